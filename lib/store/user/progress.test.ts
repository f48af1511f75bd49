import { afterEach, expect, test } from "vitest";

import { removeGoal, goalsStore, setGoal, trackedStatsStore } from "./progress";

const XANAX = { stat: "xantaken", target: 1000, byMs: null };

afterEach(() => {
  goalsStore.clear();
  trackedStatsStore.clear();
});

test("a goal is kept until it is dropped", () => {
  setGoal(XANAX);
  setGoal({ ...XANAX, target: 2000 });
  removeGoal(XANAX);
  expect(goalsStore.get()).toEqual([{ ...XANAX, target: 2000 }]);
});

test("the same number with another date replaces it", () => {
  const byMs = Date.UTC(2026, 11, 31);
  setGoal(XANAX);
  setGoal({ ...XANAX, byMs });
  expect(goalsStore.get()).toEqual([{ ...XANAX, byMs }]);
});

test("at most 50 are stored: the oldest is dropped", () => {
  for (let target = 1; target <= 51; target++) setGoal({ ...XANAX, target });
  expect(goalsStore.get()).toHaveLength(50);
  expect(goalsStore.get()[0]?.target).toBe(2);
});

test.each([
  { what: "a list of some", raw: '["xantaken",null,{}]', tracked: ["xantaken"] },
  { what: "a player's empty list", raw: "[]", tracked: [] },
  { what: "a list without any name", raw: "[1,null,{}]", tracked: trackedStatsStore.fallback },
])("$what tracks $tracked.length stats", ({ raw, tracked }) => {
  localStorage.setItem("trackedStats", raw);
  expect(trackedStatsStore.get()).toEqual(tracked);
});
