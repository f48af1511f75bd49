import { describe, expect, test } from "vitest";

import { HOUR_MS } from "@/lib/game/time/time";

import { endAt, endRange, nextFallMs, originalTarget, targetAt, targetPercent } from "./target";

const START = Date.UTC(2026, 10, 19, 3);
const at = (hours: number) => START + hours * HOUR_MS;
const war = (target: number | null) => ({ startsAtMs: START, target });

test.each([
  [-5, 100],
  [0, 100],
  [23.99, 100],
  [24, 99],
  [24.99, 99],
  [25, 98],
  [97.44, 26],
  [122.5, 1],
  [123, 0],
  [500, 0],
])("%d hours into a war %d %% of its target is left", (hours, percent) => {
  expect(targetPercent(hours)).toBe(percent);
});

test.each([
  // Recorded: the same war, read half an hour apart.
  { hours: 107.6, target: 432, original: 2700 },
  { hours: 108.1, target: 405, original: 2700 },
  { hours: 97.44, target: 1040, original: 4000 },
  { hours: 3, target: 3600, original: 3600 },
  { hours: 3, target: 0, original: null },
  { hours: 3, target: null, original: null },
  { hours: 130, target: 5, original: null },
])("a target of $target after $hours hours was $original", ({ hours, target, original }) => {
  expect(originalTarget(war(target), at(hours))).toBe(original);
});

test("a target that was read earlier has fallen since", () => {
  expect(targetAt(war(432), at(107.6), at(108.1))).toBe(405);
  expect(targetAt(war(null), at(107.6), at(108.1))).toBeNull();
});

test.each([
  [0, 24],
  [23.5, 24],
  [24, 25],
  [31.2, 32],
  [122.5, 123],
])("after %d hours the target falls next at %d", (hours, next) => {
  expect(nextFallMs(war(1), at(hours))).toBe(at(next));
});

test("a target of nothing falls no further", () => {
  expect(nextFallMs(war(1), at(123))).toBeNull();
});

describe("the lead reaches the target", () => {
  test.each([
    { what: "at once if it is large enough", lead: 3600, perHour: 0, hours: 10 },
    { what: "between two falls", lead: 3000, perHour: 100, hours: 16 },
    // 59 % of 3,600 is 2,124: the first target below 2,140.
    { what: "as the target falls to it", lead: 2140, perHour: 0, hours: 64 },
    { what: "as it falls to just that", lead: 2124, perHour: 0, hours: 64 },
    { what: "at the very end, without any lead", lead: 0, perHour: 0, hours: 123 },
    { what: "later, as it shrinks", lead: 2000, perHour: -10, hours: 90 },
  ])("$what", ({ lead, perHour, hours }) => {
    expect(endAt(war(3600), { readAtMs: at(10), lead, perHour })).toBe(at(hours));
  });

  test("never in a war without a target", () => {
    expect(endAt(war(null), { readAtMs: at(10), lead: 100, perHour: 10 })).toBeNull();
  });
});

test("the end is between a lead that goes on growing and one that stays as it is", () => {
  const read = { readAtMs: at(20), lead: 2000 };
  expect(endRange(war(3600), read)).toEqual({
    earliestMs: at(32.76),
    latestMs: at(68),
    perHour: 100,
  });
});

test.each([
  { what: "has no target", target: null, hours: 20, lead: 100 },
  { what: "has not begun", target: 3600, hours: -1, lead: 0 },
  { what: "begins only now", target: 3600, hours: 0, lead: 100 },
  { what: "has points before it began", target: 3600, hours: -1, lead: 100 },
  { what: "is level", target: 3600, hours: 20, lead: 0 },
])("nothing is said of the end of a war that $what", ({ target, hours, lead }) => {
  expect(endRange(war(target), { readAtMs: at(hours), lead })).toBeNull();
});
