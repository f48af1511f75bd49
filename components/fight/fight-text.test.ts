import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import type { StatsEstimate } from "@/lib/game/fight/estimate";

import {
  agedDifficultyText,
  difficultyText,
  figureAge,
  obstacleText,
  rangeText,
  statsText,
  whenText,
} from "./fight-text";

const NOW = Date.UTC(2026, 10, 20, 12);

test("a range reads as a range, one figure as one", () => {
  expect(rangeText({ least: 3.543, most: 3.543 })).toBe("3.54");
  expect(rangeText({ least: 1.28, most: 3.84 })).toBe("1.28–3.84");
});

const strength = (given: object) => ({
  strength: {
    bound: "about" as const,
    unlimited: 2.41,
    scoreRatio: 0.53,
    difficulty: "easy" as const,
    ...given,
  },
});

test.each([
  [strength({}), "Easy", "Easy"],
  [strength({ bound: "at least", difficulty: "moderate" }), "Moderate or harder", "Moderate+"],
  [strength({ difficulty: "may be impossible" }), "May be impossible", "May be impossible"],
  [
    strength({ bound: "at least", difficulty: "may be impossible" }),
    "May be impossible",
    "May be impossible",
  ],
  [strength({ bound: "at most", difficulty: "very easy" }), "Very easy", "Very easy"],
  [
    strength({ bound: "at most", difficulty: "moderate" }),
    "Moderate or easier",
    "Moderate or easier",
  ],
  [strength({ difficulty: null }), "Unknown", "Unknown"],
  [{ strength: null }, "Unknown", "Unknown"],
])("difficulty %#", (estimate, long, short) => {
  expect(difficultyText(estimate)).toBe(long);
  expect(difficultyText(estimate, true)).toBe(short);
});

test.each([
  [14, "Easy"],
  [15, "Easy, old"],
])("a difficulty from %i days ago", (days, text) => {
  const estimate = { ...strength({ bound: "at least" }), atMs: NOW - days * DAY_MS };
  expect(agedDifficultyText(estimate, NOW)).toBe(text.replace("Easy", "Easy+"));
  expect(agedDifficultyText(estimate, NOW, false)).toBe(text.replace("Easy", "Easy or harder"));
});

test("what is unknown isn't old", () => {
  const unknown = strength({ bound: "at most", difficulty: null });
  expect(agedDifficultyText({ ...unknown, atMs: NOW - 99 * DAY_MS }, NOW)).toBe("Unknown");
  expect(agedDifficultyText({ strength: null, atMs: null }, NOW)).toBe("Unknown");
});

test.each([
  [0, "today"],
  [1, "1 day"],
  [14, "14 days"],
  [15, "15 days, old"],
])("a figure of %i days ago", (days, text) => {
  expect(figureAge(NOW - days * DAY_MS, NOW)).toBe(text);
});

const stats = (given: Partial<StatsEstimate>): StatsEstimate => ({
  source: "own attack",
  atMs: NOW,
  bound: "about",
  score: 38_169,
  total: { least: 364_200_000, most: 529_800_000 },
  ...given,
});
const fought = { isNeverFought: false, strength: strength({}).strength };

test.each([
  [stats({}), fought, "360m–530m"],
  [
    stats({ bound: "exactly", total: { least: 168_200_000, most: 168_200_000 } }),
    fought,
    "168.2m, spy report",
  ],
  [
    stats({
      atMs: NOW - 15 * DAY_MS,
      bound: "exactly",
      total: { least: 168_200_000, most: 168_200_000 },
    }),
    fought,
    "168.2m, old spy report",
  ],
  [
    // 4 stats of 90m each have a score of 37,947.
    stats({ bound: "at least", total: null, score: 4 * Math.sqrt(90_000_000) }),
    { isNeverFought: false, strength: strength({ scoreRatio: 0.75 }).strength },
    "at least 360m",
  ],
  [
    stats({ bound: "at most", total: null, score: Math.sqrt(2.75 * 520_000_000) }),
    { isNeverFought: false, strength: strength({ scoreRatio: 1.33 }).strength },
    "at most 520m",
  ],
  [
    stats({ bound: "at most", total: null }),
    { isNeverFought: false, strength: strength({ scoreRatio: 0.002 }).strength },
    "hardly any",
  ],
  [stats({ bound: "at least", total: null }), { isNeverFought: false, strength: null }, "–"],
  [null, { isNeverFought: true, strength: null }, "never fought"],
  [null, { isNeverFought: false, strength: null }, "–"],
])("total stats %#", (given, estimate, text) => {
  expect(statsText(given, estimate, { hasAttacks: true, attacksFromMs: null, nowMs: NOW })).toBe(
    text,
  );
});

test("a player who isn't in the loaded attacks may have been fought before them", () => {
  const context = { hasAttacks: true, attacksFromMs: Date.UTC(2026, 9, 18), nowMs: NOW };
  const unknown = { isNeverFought: true, strength: null };
  expect(statsText(null, unknown, context)).toBe("no fight on record (since 18 Oct)");
  expect(statsText(stats({}), fought, context)).toBe("360m–530m");
  expect(statsText(null, { ...unknown, isNeverFought: false }, context)).toBe("–");
});

test("without the player's attacks nobody is known never to have been fought", () => {
  const context = { hasAttacks: false, attacksFromMs: null, nowMs: NOW };
  expect(statsText(null, { isNeverFought: true, strength: null }, context)).toBe("–");
  expect(statsText(stats({}), { ...fought, isNeverFought: true }, context)).toBe("360m–530m");
});

const UNTIL = NOW + 15 * 60_000;

test.each([
  ["flight", "You’re travelling until 12:15", "on landing at 12:15"],
  ["hospital", "You’re in hospital until 12:15", "on release at 12:15"],
  ["jail", "You’re in jail until 12:15", "on release at 12:15"],
] as const)("%s with a known end", (kind, text, when) => {
  expect(obstacleText({ kind, untilMs: UNTIL }, NOW)).toBe(text);
  expect(whenText({ kind, untilMs: UNTIL }, NOW)).toBe(when);
});

test.each([
  ["flight", "You’re travelling: you can’t attack anybody"],
  ["federal jail", "You’re in federal jail: you can’t attack anybody"],
  ["abroad", "You’re abroad: you can’t attack players in Torn"],
  ["unknown location", "Your location is unknown, so nobody counts as ready"],
] as const)("%s without an end", (kind, text) => {
  expect(obstacleText({ kind, untilMs: null }, NOW)).toBe(text);
  expect(whenText({ kind, untilMs: null }, NOW)).toBe("now");
});

test("a figure from yesterday evening isn’t from today", () => {
  expect(figureAge(NOW - 13 * 3_600_000, NOW)).toBe("1 day");
  expect(figureAge(NOW - 11 * 3_600_000, NOW)).toBe("today");
});
