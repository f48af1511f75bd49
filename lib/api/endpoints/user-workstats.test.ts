import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-workstats.json";
import older from "@/lib/api/testing/fixtures/user-workstats.legacy.json";

import { workStatsWire } from "./user-workstats";

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the working stats of $shape shape", ({ wire }) => {
  expect(workStatsWire.parse(wire)).toEqual({
    manualLabor: 51_234,
    intelligence: 88_120,
    endurance: 40_011,
  });
});

test("an answer of no known shape says what it lacks", () => {
  expect(workStatsWire.safeParse({}).error?.issues[0]?.path).toEqual(["workstats"]);
});
