import fc from "fast-check";
import { expect, test } from "vitest";

import { pointsByPosition, positionPoints, statPoints } from "./position-points";

test.each([
  { stat: 0, required: 1000, points: 0 },
  { stat: -500, required: 1000, points: 0 },
  { stat: 500, required: 1000, points: 22 },
  { stat: 999, required: 1000, points: 44 },
  { stat: 1000, required: 1000, points: 45 },
  // 5 × log2(1.5) = 2.9
  { stat: 1500, required: 1000, points: 47 },
  { stat: 2000, required: 1000, points: 50 },
  { stat: 4000, required: 1000, points: 55 },
  { stat: 32_000, required: 1000, points: 70 },
  { stat: 9000, required: 0, points: 0 },
])("$stat of $required required gives $points points", ({ stat, required, points }) => {
  expect(statPoints(stat, required)).toBe(points);
});

test("the primary and the secondary stat add up, and the third one counts for nothing", () => {
  const required = { manualLabor: 8000, intelligence: 0, endurance: 4000 };
  expect(
    positionPoints({ manualLabor: 16_000, intelligence: 99_000, endurance: 2000 }, required),
  ).toBe(50 + 22);
});

test("of several positions the one with the most points comes first, and equal ones keep their order", () => {
  const aPosition = (name: string, manualLabor: number) => ({
    name,
    description: "",
    ability: null,
    required: { manualLabor, intelligence: 0, endurance: 0 },
    gains: { manualLabor: 0, intelligence: 0, endurance: 0 },
  });
  const positions = [
    aPosition("Manager", 4000),
    aPosition("Cleaner", 1000),
    aPosition("Trainer", 8000),
    aPosition("Clerk", 1000),
  ];
  const stats = { manualLabor: 4000, intelligence: 0, endurance: 0 };
  expect(pointsByPosition(stats, positions)).toEqual([
    { name: "Cleaner", points: 55 },
    { name: "Clerk", points: 55 },
    { name: "Manager", points: 45 },
    { name: "Trainer", points: 22 },
  ]);
});

test("more of a stat never gives fewer points, and a higher requirement never more", () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 1, max: 500_000 }), (one, other, required) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(statPoints(less, required)).toBeLessThanOrEqual(statPoints(more, required));
      expect(statPoints(more, required)).toBeGreaterThanOrEqual(statPoints(more, required * 2));
    }),
  );
});
