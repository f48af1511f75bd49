import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import { anOwnAttack } from "@/lib/game/testing/builders";

import {
  attackerScore,
  battleScore,
  battleStatsIn,
  defenderScore,
  difficultyOf,
  fairFight,
  fairFightOf,
  newestFairFights,
  ownScores,
  scoreRatio,
  totalStats,
  unlimitedFairFight,
} from "./fair-fight";

test("the score is the sum of the four square roots", () => {
  expect(battleScore({ strength: 1, defense: 4, speed: 9, dexterity: 16 })).toBe(10);
  const own = {
    strength: 412_600_000,
    defense: 398_100_000,
    speed: 441_000_000,
    dexterity: 120_400_000,
  };
  expect(Math.round(battleScore(own))).toBe(72_238);
});

test.each([
  { theirs: 0, own: 100, fair: 1, unlimited: 1 },
  { theirs: 37.5, own: 100, fair: 2, unlimited: 2 },
  { theirs: 75, own: 100, fair: 3, unlimited: 3 },
  { theirs: 100, own: 100, fair: 3, unlimited: 1 + 8 / 3 },
])("a score of $theirs against $own is a fair fight of $fair", ({ theirs, own, ...is }) => {
  expect(fairFight(theirs, own)).toBeCloseTo(is.fair, 9);
  expect(unlimitedFairFight(theirs, own)).toBeCloseTo(is.unlimited, 9);
});

test.each([
  { fair: 2.41, own: 72_187, bound: "about", score: 38_169 },
  { fair: 2, own: 100_000, bound: "about", score: 37_500 },
  { fair: 3, own: 100_000, bound: "at least", score: 75_000 },
  { fair: 1, own: 1_000_000, bound: "at most", score: 1_875 },
])("$fair by $own says that they have $bound $score", ({ fair, own, bound, score }) => {
  const estimate = defenderScore(fair, own);
  expect(estimate.bound).toBe(bound);
  expect(Math.round(estimate.score)).toBe(score);
});

test.each([
  { fair: 2.6, own: 72_153, bound: "about", score: 120_255 },
  { fair: 2, own: 37_500, bound: "about", score: 100_000 },
  { fair: 3, own: 75_000, bound: "at most", score: 100_000 },
  { fair: 1, own: 1_875, bound: "at least", score: 1_000_000 },
])("attacked at $fair with $own, they have $bound $score", ({ fair, own, bound, score }) => {
  const estimate = attackerScore(fair, own);
  expect(estimate.bound).toBe(bound);
  expect(Math.round(estimate.score)).toBe(score);
});

test("a score goes to a fair fight and back, from either side", () => {
  const scores = fc.double({ min: 10, max: 1e6, noNaN: true });
  const fractions = fc.double({ min: 0.01, max: 0.74, noNaN: true });
  fc.assert(
    fc.property(scores, fractions, (attacker, fraction) => {
      const defender = attacker * fraction;
      const fair = fairFight(defender, attacker);
      expect(defenderScore(fair, attacker).score / defender).toBeCloseTo(1, 6);
      expect(attackerScore(fair, defender).score / attacker).toBeCloseTo(1, 6);
    }),
  );
});

test("the stats lie between a quarter of the score’s square and that by 2.75", () => {
  const { least, most } = totalStats(38_169);
  expect((least / 1e6).toFixed(1)).toBe("364.2");
  expect((most / 1e6).toFixed(1)).toBe("529.8");
  const equal = { strength: 5e6, defense: 5e6, speed: 5e6, dexterity: 5e6 };
  expect(totalStats(battleScore(equal)).least).toBeCloseTo(20e6, 0);
});

test.each([
  [1, "very easy"],
  [1.49, "very easy"],
  [1.5, "easy"],
  [2.49, "easy"],
  [2.5, "moderate"],
  [3.49, "moderate"],
  [3.5, "difficult"],
  [4.49, "difficult"],
  [4.5, "may be impossible"],
  [5.44, "may be impossible"],
])("%f is %s", (unlimited, difficulty) => {
  expect(difficultyOf(unlimited)).toBe(difficulty);
});

test.each([
  { what: "a win that paid", changes: {}, is: 2.41 },
  {
    what: "a loss: the game writes 1 for every target",
    changes: { result: "Lost", respectGain: 0 },
    is: null,
  },
  { what: "a stalemate", changes: { result: "Stalemate", respectGain: 0 }, is: null },
  { what: "a win that paid nothing", changes: { respectGain: 0 }, is: null },
  {
    what: "a loss with respect, which the game shouldn’t send",
    changes: { result: "Lost" },
    is: null,
  },
  { what: "one that doesn’t say it", changes: { fairFight: null }, is: null },
  { what: "one below the game's 1", changes: { fairFight: 0 }, is: null },
  { what: "a win over somebody far weaker", changes: { fairFight: 1 }, is: 1 },
])("$what has a fair fight of $is", ({ changes, is }) => {
  expect(fairFightOf(anOwnAttack(changes))).toBe(is);
});

test("the newest attack on each player that says it counts", () => {
  const other = { id: 202, factionId: null, name: "Grilia", level: 38 };
  const on = (endedAtMs: number, changes = {}) => anOwnAttack({ endedAtMs, ...changes });
  const newest = on(3 * DAY_MS);
  const attacks = [
    on(DAY_MS),
    newest,
    on(2 * DAY_MS),
    on(4 * DAY_MS, { result: "Lost", respectGain: 0, fairFight: 1 }),
    on(4 * DAY_MS, { defender: null }),
    on(DAY_MS, { defender: other, fairFight: 1.2 }),
  ];
  const newestById = newestFairFights(attacks);
  expect([...newestById].map(([id, attack]) => [id, attack.fairFight])).toEqual([
    [201, 2.41],
    [202, 1.2],
  ]);
  expect(newestById.get(201)).toBe(newest);
});

test("of two attacks at the same time the first counts", () => {
  const [first, second] = [anOwnAttack({ fairFight: 2 }), anOwnAttack({ fairFight: 3 })];
  expect([...newestFairFights([first, second]).values()]).toEqual([first]);
});

test.each([
  [2.41, "0.53"],
  [1.87, "0.33"],
  [1.21, "0.08"],
  [3, "0.75"],
  [5.44, "1.67"],
])("without the limit, a fair fight of %f is %s of the own score", (unlimited, ratio) => {
  expect(scoreRatio(unlimited).toFixed(2)).toBe(ratio);
});

test("battle stats are known if all four are", () => {
  const stats = { strength: 1, defense: 2, speed: 3, dexterity: 0 };
  expect(battleStatsIn({ ...stats, xantaken: 9 })).toEqual(stats);
  for (const stat of Object.keys(stats)) {
    expect(battleStatsIn({ ...stats, [stat]: null })).toBeNull();
    expect(battleStatsIn({ ...stats, [stat]: undefined })).toBeNull();
  }
});

describe("the own score", () => {
  const NOW = Date.UTC(2026, 10, 20, 12);
  const stats = (each: number) => ({ strength: each, defense: each, speed: each, dexterity: each });
  const TODAY = Date.UTC(2026, 10, 20);
  const history = {
    [TODAY - 4 * DAY_MS]: stats(4),
    [TODAY - 3 * DAY_MS]: { ...stats(25), speed: null },
    [TODAY - DAY_MS]: stats(9),
    [TODAY - 9 * DAY_MS]: stats(1),
  };
  const score = ownScores(history, stats(16), NOW);

  test.each([
    { what: "at the beginning of a day that was read", atMs: TODAY - 4 * DAY_MS, is: 8 },
    { what: "nearer to that day", atMs: TODAY - 2.6 * DAY_MS, is: 8 },
    { what: "nearer to the next one read", atMs: TODAY - 2.4 * DAY_MS, is: 12 },
    { what: "nearer to that day than to now", atMs: TODAY - 0.3 * DAY_MS, is: 12 },
    { what: "nearer to now", atMs: TODAY - 0.2 * DAY_MS, is: 16 },
    { what: "now", atMs: NOW, is: 16 },
    { what: "before all", atMs: TODAY - 99 * DAY_MS, is: 4 },
  ])("$what is $is", ({ atMs, is }) => {
    expect(score(atMs)).toBe(is);
  });

  test("without days is that of now, without that the last day's, without either unknown", () => {
    expect(ownScores({}, stats(16), NOW)(TODAY - DAY_MS)).toBe(16);
    expect(ownScores(history, null, NOW)(TODAY + DAY_MS)).toBe(12);
    expect(ownScores({}, {}, NOW)(TODAY)).toBeNull();
  });
});
