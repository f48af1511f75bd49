import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-cooldowns.json";
import older from "@/lib/api/testing/fixtures/user-cooldowns.legacy.json";

import { cooldownsWire } from "./user-cooldowns";

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the cooldowns of $shape shape", ({ wire }) => {
  expect(cooldownsWire.parse(wire)).toEqual({
    drugSeconds: 27_122,
    medicalSeconds: 0,
    boosterSeconds: 130_277,
  });
});
