import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";

import { nextRound, projectGoal } from "./goal";

const TODAY = Date.UTC(2026, 10, 20);
const inDays = (days: number) => TODAY + days * DAY_MS;
const GROWS = { mayFall: false };

/** Two a day for thirty days, up to 942. */
const POINTS = [
  { dayMs: inDays(-30), value: 882 },
  { dayMs: TODAY, value: 942 },
];

const goal = (target: number, days: number | null = null) => ({
  stat: "xantaken",
  target,
  byMs: days === null ? null : inDays(days),
});

test.each([
  { why: "58 at two a day take 29 days", goal: goal(1000), remaining: 58, in: 29, state: "open" },
  { why: "a part of a day is a day", goal: goal(1001), remaining: 59, in: 30, state: "open" },
  { why: "in time", goal: goal(1000, 30), remaining: 58, in: 29, state: "on-track" },
  { why: "just in time", goal: goal(1000, 29), remaining: 58, in: 29, state: "on-track" },
  { why: "too late", goal: goal(1000, 20), remaining: 58, in: 29, state: "behind" },
  { why: "its day has come", goal: goal(1000, 0), remaining: 58, in: 29, state: "missed" },
  { why: "there already", goal: goal(942, 5), remaining: 0, in: null, state: "reached" },
  { why: "past it", goal: goal(900), remaining: 0, in: null, state: "reached" },
])("$why: $state", ({ goal: one, remaining, in: days, state }) => {
  const outlook = projectGoal(one, POINTS, GROWS, TODAY);
  expect(outlook).toMatchObject({ remaining, state, pace: 2 });
  expect(outlook?.expectedMs).toBe(days === null ? null : inDays(days));
});

test("a day must bring what is missing, divided by the days that are left", () => {
  expect(projectGoal(goal(1000, 29), POINTS, GROWS, TODAY)?.needed).toBe(2);
  expect(projectGoal(goal(1000, 10), POINTS, GROWS, TODAY)?.needed).toBe(5.8);
  expect(projectGoal(goal(1000), POINTS, GROWS, TODAY)?.needed).toBeNull();
  expect(projectGoal(goal(1000, 0), POINTS, GROWS, TODAY)?.needed).toBeNull();
  expect(projectGoal(goal(942, 9), POINTS, GROWS, TODAY)?.needed).toBeNull();
});

test("without a pace there is no date", () => {
  const level = POINTS.map((point) => ({ ...point, value: 942 }));
  expect(projectGoal(goal(1000), level, GROWS, TODAY)).toMatchObject({ pace: 0, expectedMs: null });
  const one = POINTS.slice(1);
  expect(projectGoal(goal(1000, 9), one, GROWS, TODAY)).toMatchObject({
    pace: null,
    expectedMs: null,
    state: "open",
  });
  expect(projectGoal(goal(1000), [], GROWS, TODAY)).toBeNull();
});

test("what was set back has no pace", () => {
  const back = [{ dayMs: inDays(-30), value: 950 }, ...POINTS.slice(1)];
  expect(projectGoal(goal(1000), back, GROWS, TODAY)?.expectedMs).toBeNull();
});

test.each([
  [1, 2],
  [942, 1_000],
  [1_000, 1_500],
  [2_418, 2_500],
  [1_372_000_000, 1_500_000_000],
  [16_800_000_000, 20_000_000_000],
  [0, null],
  [-5, null],
])("the next round number after %i is %s", (value, round) => {
  expect(nextRound(value)).toBe(round);
});
