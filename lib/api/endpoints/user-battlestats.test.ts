import { expect, test } from "vitest";

import current from "@/lib/api/testing/fixtures/user-battlestats.json";
import legacy from "@/lib/api/testing/fixtures/user-battlestats.legacy.json";

import { battleStatsWire } from "./user-battlestats";

test.each([
  { shape: "current", wire: current },
  { shape: "legacy", wire: legacy },
])("reads the battle stats in the $shape shape", ({ wire }) => {
  expect(battleStatsWire.parse(wire)).toEqual({
    strength: 41_260,
    defense: 39_810,
    speed: 44_100.5,
    dexterity: 12_040,
  });
});

test("reports what the current shape lacks if no shape fits", () => {
  expect(battleStatsWire.safeParse({}).error?.issues[0]?.path).toEqual(["battlestats"]);
});
