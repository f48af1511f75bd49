import { expect, test } from "vitest";

import current from "@/lib/api/testing/fixtures/user-gym.json";
import legacy from "@/lib/api/testing/fixtures/user-gym.legacy.json";

import { activeGymWire } from "./user-gym";

test("reads the active gym", () => {
  expect(activeGymWire.parse(current)).toEqual({ id: 12, name: "Anabolic Anomalies" });
});

test("reads the legacy shape, which has no name", () => {
  expect(activeGymWire.parse(legacy)).toEqual({ id: 12, name: null });
});

test("reports what the current shape lacks if no shape fits", () => {
  expect(activeGymWire.safeParse({}).error?.issues[0]?.path).toEqual(["gym"]);
});
