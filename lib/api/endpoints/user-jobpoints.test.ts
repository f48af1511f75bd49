import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-jobpoints.json" with { type: "json" };
import older from "@/lib/api/testing/fixtures/user-jobpoints.legacy.json" with { type: "json" };

import { jobPointsWire } from "./user-jobpoints";

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the job points of $shape shape", ({ wire }) => {
  const { companies, city } = jobPointsWire.parse(wire);
  expect(companies).toHaveLength(2);
  expect(companies).toContainEqual({ typeId: 8, name: "Candle Shop", points: 143 });
  expect(companies).toContainEqual({ typeId: 3, name: "Flower Shop", points: 62 });
  expect(city).toContainEqual({ job: "army", points: 84 });
});

test("a player without any company has none", () => {
  const jobpoints = { jobs: { army: 0 }, companies: [] };
  expect(jobPointsWire.parse({ jobpoints })).toEqual({
    companies: [],
    city: [{ job: "army", points: 0 }],
  });
});

test("an unreadable company makes all unknown, since its points would seem to be 0", () => {
  const jobpoints = { ...live.jobpoints, companies: [{ company: { id: 8 }, points: 5 }] };
  expect(jobPointsWire.safeParse({ jobpoints }).success).toBe(false);
});
