import fc from "fast-check";
import { expect, test } from "vitest";

import { solveKnapsack as solve, type Choice, type Limits } from "./knapsack";
import { finish } from "./testing/finish";

const solveKnapsack = (choices: readonly Choice[], limits: Limits) =>
  finish(solve(choices, limits));

const NO_LIMITS = { maxCount: Infinity, maxCost: Infinity };
const BEERS = { cost: 10, gain: 500, max: 100 };
const PEARLS = { cost: 500, gain: 2_000, max: 100 };

test.each([
  { why: "everything", limits: NO_LIMITS, counts: [100, 100] },
  {
    why: "the dearest where only the count limits",
    limits: { ...NO_LIMITS, maxCount: 100 },
    counts: [0, 100],
  },
  {
    why: "the cheapest where only the cost limits",
    limits: { ...NO_LIMITS, maxCost: 1_000 },
    counts: [100, 0],
  },
  { why: "a mixture where both do", limits: { maxCount: 100, maxCost: 5_900 }, counts: [90, 10] },
  { why: "nothing for nothing", limits: { maxCount: 100, maxCost: 0 }, counts: [0, 0] },
  { why: "no things", limits: { maxCount: 0, maxCost: 1_000 }, counts: [0, 0] },
  { why: "less than nothing", limits: { maxCount: 100, maxCost: -1 }, counts: [0, 0] },
  { why: "no number", limits: { maxCount: 100, maxCost: NaN }, counts: [0, 0] },
])("$why: $counts", ({ limits, counts }) => {
  expect(solveKnapsack([BEERS, PEARLS], limits)).toMatchObject({ counts, isExact: true });
});

test("one large item beats several small ones that pay back sooner", () => {
  const choices = [
    { cost: 60, gain: 70, max: 1 },
    { cost: 100, gain: 110, max: 1 },
  ];
  expect(solveKnapsack(choices, { maxCount: Infinity, maxCost: 100 })).toEqual({
    counts: [0, 1],
    cost: 100,
    gain: 110,
    isExact: true,
    gapBound: 0,
  });
});

test.each([
  { why: "no gain", choice: { cost: 1, gain: 0, max: 1 } },
  { why: "a loss", choice: { cost: 1, gain: -5, max: 1 } },
  { why: "a negative cost", choice: { cost: -1, gain: 5, max: 1 } },
  { why: "none of it", choice: { cost: 1, gain: 5, max: 0 } },
  { why: "no number", choice: { cost: NaN, gain: 5, max: 1 } },
  { why: "an endless gain", choice: { cost: 1, gain: Infinity, max: 1 } },
])("ignores $why", ({ choice }) => {
  expect(solveKnapsack([choice], { maxCount: 10, maxCost: 100 }).counts).toEqual([0]);
});

test("takes what costs nothing, and leaves what is endless and free", () => {
  const free = { cost: 0, gain: 5, max: 3 };
  expect(solveKnapsack([free], { maxCount: 10, maxCost: 0 }).counts).toEqual([3]);
  expect(solveKnapsack([{ ...free, max: Infinity }], NO_LIMITS).counts).toEqual([0]);
});

const limit = (max: number) => fc.oneof(fc.integer({ min: 0, max }), fc.constant(Infinity));
const choices = fc.array(
  fc.record({
    cost: fc.integer({ min: 0, max: 50 }),
    gain: fc.integer({ min: -5, max: 100 }),
    max: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 6 },
);
const limits = fc.record({ maxCount: limit(10), maxCost: limit(200) });

test("finds what trying everything finds, within the limits", () => {
  fc.assert(
    fc.property(choices, limits, (some, within) => {
      const found = solveKnapsack(some, within);
      expect(found.gain).toBe(bestOfAll(some, within));
      expect(found.cost).toBeLessThanOrEqual(within.maxCost);
      const count = found.counts.reduce((total, each) => total + each, 0);
      expect(count).toBeLessThanOrEqual(within.maxCount);
      some.forEach(({ max }, index) => {
        expect(found.counts[index]).toBeLessThanOrEqual(max);
      });
    }),
    { numRuns: 300 },
  );
});

function bestOfAll([first, ...rest]: readonly Choice[], { maxCount, maxCost }: Limits): number {
  if (!first) return 0;
  let best = 0;
  for (let count = 0; count <= Math.min(first.max, maxCount); count += 1) {
    if (count * first.cost > maxCost) break;
    const left = { maxCount: maxCount - count, maxCost: maxCost - count * first.cost };
    best = Math.max(best, count * first.gain + bestOfAll(rest, left));
  }
  return best;
}

test("a search that is cut off has many steps, so that none is long", () => {
  // All as good as each other within $10, so that no bound rules any out.
  const similar = Array.from({ length: 60 }, (_, i) => {
    const cost = 100_000 + ((i * 7_919) % 1_000_003);
    return { cost, gain: cost + 10_000 + (i % 10), max: 2 };
  });
  const within = { maxCount: 20, maxCost: 5_000_000 };
  const steps = solve(similar, within);
  let count = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) count += 1;
  expect(step.value).toEqual(solveKnapsack(similar, within));
  expect(step.value.isExact).toBe(false);
  expect(count).toBeGreaterThanOrEqual(100);
});
