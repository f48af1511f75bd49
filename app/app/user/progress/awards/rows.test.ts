import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import { targetOf } from "@/lib/game/awards/award-progress";

import {
  type AwardRow,
  awardRows,
  filterable,
  lengthText,
  paceText,
  progressText,
  rangeText,
  soonest,
} from "./rows";

test.each([
  [546, "Receive 100 stock payouts", 409, "409 of 100"],
  [1, "Find 50 items in the city", 48, "48 of 50"],
  [245, "Achieve 1,000 hours of activity on Torn", 1_800_000, "20 d 20 h of 41 d 16 h"],
  [247, "Make $1,000,000 from a single mugging", 250_000, "$250k of $1.00m"],
  [1005, "Achieve $1,000,000,000 in total profits", 409, "$409 of $1.00b"],
  [240, "Gain 1,000,000 defense", 120_400_000, "120.4m of 1.000m"],
])("honor %i, “%s”, at %i: %s", (id, description, value, words) => {
  const award = { kind: "honor" as const, id, name: "", category: null, rarity: null };
  const target = targetOf({ ...award, description, circulation: null, isOfOldCrimes: false });
  expect(progressText({ target, value })).toBe(words);
});

test("the nearest awards are those expected within two years, whether tracked or not, soonest first", () => {
  const todayMs = Date.UTC(2026, 10, 20);
  const expectedIn = (id: number, stat: string, days: number | null) => ({
    award: {
      ...{ kind: "honor" as const, id, name: "", category: null, rarity: null },
      ...{ description: "", circulation: null, isOfOldCrimes: false },
    },
    won: null,
    target: { stat, target: 50, unit: "count" as const },
    value: 48,
    fraction: 0.96,
    projection: {
      remaining: 2,
      pace: 1,
      expectedMs: days === null ? null : todayMs + days * DAY_MS,
      needed: null,
      state: "open" as const,
    },
    range: null,
  });
  const rows = awardRows(
    [
      expectedIn(1, "xantaken", 731),
      expectedIn(2, "xantaken", 730),
      expectedIn(3, "cityfinds", 30),
      expectedIn(4, "xantaken", null),
      expectedIn(5, "xantaken", 11_000),
    ],
    ["xantaken"],
  );
  expect(soonest(rows, todayMs).map(({ award }) => award.id)).toEqual([3, 2]);
});

test("earned awards, and those over ten years off, are left out until they are asked for, or nothing else is left", () => {
  const of = (id: number, won: AwardRow["won"]): AwardRow => ({
    ...{ id: String(id), isTracked: false, won, target: null, value: null, fraction: null },
    ...{ projection: null, range: null },
    award: {
      ...{ kind: "honor" as const, id, name: "", category: null, rarity: null },
      ...{ description: "", circulation: null, isOfOldCrimes: false },
    },
  });
  const [open, won] = [of(1, null), of(2, { id: 2, atMs: 0 })];
  expect(filterable([open, won], [], 0)).toEqual([open]);
  expect(filterable([open, won], ["won"], 0)).toEqual([won]);
  expect(filterable([won], [], 0)).toEqual([won]);
  const dated = (id: number, years: number): AwardRow => ({
    ...of(id, null),
    projection: {
      ...{ remaining: 1, pace: 1, needed: null, state: "open" },
      expectedMs: Math.floor(years * 365.25) * DAY_MS,
    },
  });
  const [near, far] = [dated(3, 10), dated(4, 10.1)];
  expect(filterable([near, far, won], [], 0)).toEqual([near]);
  expect(filterable([near, far, won], ["far"], 0)).toEqual([far]);
  expect(filterable([far, won], [], 0)).toEqual([far]);
});

test.each([
  [0, "0 days"],
  [1, "1 day"],
  [60, "60 days"],
  [61, "2 months"],
  [304, "10 months"],
  [715, "23 months"],
  [731, "2 years"],
  [11_392, "31 years"],
])("%i days are %s", (days, words) => {
  expect(lengthText(days * DAY_MS)).toBe(words);
});

test.each([
  { from: 17, to: 31, words: " (17 to 31 days)" },
  { from: 50, to: 92, words: " (50 days to 3 months)" },
  { from: 1_826, to: 2_557, words: " (5 to 7 years)" },
  { from: 731, to: 800, words: "" },
  { from: 50, to: null, words: " (50 days or more)" },
])("from $from to $to days is '$words'", ({ from, to, words }) => {
  expect(rangeText(from * DAY_MS, to === null ? null : to * DAY_MS)).toBe(words);
});

test.each([
  { remaining: 796, pace: 6.6, unit: "count", says: "796 to go, 6.6 per day" },
  { remaining: 2, pace: 2 / 30, unit: "count", says: "2 to go, 1 in 15 days" },
  { remaining: 2, pace: 0.9, unit: "count", says: "2 to go, 0.9 per day" },
  { remaining: 8.2e9, pace: 8e6, unit: "dollars", says: "$8.20b to go, $8.00m per day" },
  { remaining: 7200, pace: 5400, unit: "seconds", says: "2 h 00 min to go, 1 h 30 min per day" },
  { remaining: 2, pace: 0, unit: "count", says: "" },
  { remaining: 2, pace: null, unit: "count", says: "" },
  { remaining: 0, pace: 3, unit: "count", says: "" },
] as const)("$remaining missing at $pace per day: “$says”", ({ remaining, pace, unit, says }) => {
  const projection = { remaining, pace, expectedMs: null, needed: null, state: "open" as const };
  expect(paceText({ target: { stat: "", target: 1, unit }, projection })).toBe(says);
  expect(paceText({ target: null, projection })).toBe("");
});
