import { describe, expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import { anOwnAttack } from "@/lib/game/testing/builders";

import {
  encountersBy,
  fightEstimate,
  isOldFigure,
  type SpyReport,
  statsEstimate,
  statsLimit,
} from "./estimate";
import type { OwnAttack } from "./own-attacks";

const NOW = Date.UTC(2026, 10, 20, 12);
const ME = 1;
const me = { id: ME, factionId: 9001, name: "Alpha", level: 90 };
const them = { id: 201, factionId: null, name: "Korna", level: 94 };
/** The player's score today; it was less before. */
const OWN = 72_238;
const scoreAt = (atMs: number) => (atMs >= NOW - DAY_MS ? OWN : 72_187);
const context = { scoreAt, nowMs: NOW };

const mine = (fairFight: number, daysAgo: number, changes: Partial<OwnAttack> = {}) =>
  anOwnAttack({
    attacker: me,
    defender: them,
    endedAtMs: NOW - daysAgo * DAY_MS,
    fairFight,
    ...changes,
  });
const theirs = (fairFight: number, daysAgo: number, changes: Partial<OwnAttack> = {}) =>
  mine(fairFight, daysAgo, { attacker: them, defender: me, ...changes });
const lost = (daysAgo: number) => mine(1, daysAgo, { result: "Lost", respectGain: 0 });

const spy = (changes: Partial<SpyReport> = {}): SpyReport => ({
  targetId: 201,
  atMs: NOW - 41 * DAY_MS,
  stats: { strength: 1e8, defense: 4e8, speed: 1e8, dexterity: 1e8 },
  total: 7e8,
  ...changes,
});
/** Of the spy's figures: three times 10,000 and 20,000. */
const SPIED = 50_000;

const known = (attacks: readonly OwnAttack[], reports: readonly SpyReport[] = []) =>
  encountersBy(attacks, reports, ME).get(201);
const estimate = (attacks: readonly OwnAttack[], reports: readonly SpyReport[] = []) =>
  fightEstimate(94, known(attacks, reports), context);

describe("what the next attack brings", () => {
  test("is read from the player's own last attack, with its age", () => {
    const next = estimate([mine(1.9, 9), mine(2.41, 3), mine(2, 5)]);
    expect(next).toMatchObject({
      source: "own attack",
      atMs: NOW - 3 * DAY_MS,
      fairFight: { least: 2.41, most: 2.41 },
      strength: { bound: "about", unlimited: 2.41, difficulty: "easy" },
      isNeverFought: false,
      isLostLast: false,
    });
    expect(next.strength?.scoreRatio.toFixed(2)).toBe("0.53");
    expect(next.respect.least.toFixed(2)).toBe("3.54");
    expect(next.respect.most).toBe(next.respect.least);
    expect(next.respectIfMugged.least.toFixed(2)).toBe("2.66");
    expect(next.respectIfMugged.most.toFixed(2)).toBe("2.66");
  });

  test("is anything the game allows of somebody who was never fought, or only won", () => {
    for (const next of [estimate([]), estimate([lost(1)])]) {
      expect(next).toMatchObject({
        source: null,
        atMs: null,
        fairFight: { least: 1, most: 3 },
        strength: null,
      });
      expect(next.respect.least.toFixed(2)).toBe("1.47");
      expect(next.respect.most.toFixed(2)).toBe("4.41");
      expect(next.respectIfMugged.least.toFixed(2)).toBe("1.10");
      expect(next.respectIfMugged.most.toFixed(2)).toBe("3.31");
    }
  });

  test("a fair fight of 3 is moderate or harder", () => {
    expect(estimate([mine(3, 4)])).toMatchObject({
      fairFight: { least: 3, most: 3 },
      strength: { bound: "at least", scoreRatio: 0.75, difficulty: "moderate" },
    });
  });

  test("a fair fight of 1 is very easy, and the score hardly anything", () => {
    const { strength } = estimate([mine(1, 31)]);
    expect(strength).toMatchObject({ bound: "at most", difficulty: "very easy" });
    expect(strength?.scoreRatio.toFixed(2)).toBe("0.00");
  });

  test.each([
    { what: "won last", attacks: [lost(5), mine(2, 3)], is: false },
    { what: "lost last", attacks: [mine(2, 5), lost(3)], is: true },
    {
      what: "a stalemate since",
      attacks: [lost(5), mine(1, 3, { result: "Stalemate", respectGain: 0 })],
      is: false,
    },
    { what: "beaten by them since", attacks: [mine(2, 5), theirs(2, 3)], is: false },
    { what: "only lost", attacks: [lost(5)], is: true },
  ])("$what: $is", ({ attacks, is }) => {
    expect(estimate(attacks).isLostLast).toBe(is);
  });

  test.each([
    { what: "won", attacks: [mine(2, 3)], is: false },
    { what: "lost", attacks: [lost(3)], is: false },
    { what: "attacked by them", attacks: [theirs(2, 3)], is: true },
    { what: "nothing", attacks: [], is: true },
  ])("$what: never fought is $is", ({ attacks, is }) => {
    expect(estimate(attacks, [spy()]).isNeverFought).toBe(is);
  });

  test("a loss says nothing of how fair the fight is: the one before counts", () => {
    expect(estimate([mine(2.88, 5), lost(3)])).toMatchObject({
      atMs: NOW - 5 * DAY_MS,
      fairFight: { least: 2.88, most: 2.88 },
    });
  });

  test("without an own attack it follows from theirs, by the player's score of that day", () => {
    const then = (atMs: number) => (atMs === NOW ? OWN : 72_153);
    const encounters = known([theirs(2.6, 5), theirs(2, 9)]);
    const next = fightEstimate(94, encounters, { scoreAt: then, nowMs: NOW });
    expect(next).toMatchObject({
      source: "their attack",
      atMs: NOW - 5 * DAY_MS,
      fairFight: { least: 3, most: 3 },
      strength: { bound: "about", difficulty: "may be impossible" },
    });
    expect(next.strength?.unlimited.toFixed(2)).toBe("5.44");
    expect(next.strength?.scoreRatio.toFixed(2)).toBe("1.66");
    expect(next.respectIfMugged.least.toFixed(2)).toBe("3.31");
  });

  test("of theirs the limits of the game leave a range", () => {
    // They had at most 4/3 of the player's score: everything is possible.
    expect(estimate([theirs(3, 0)])).toMatchObject({
      fairFight: { least: 1, most: 3 },
      strength: { bound: "at most", difficulty: null },
    });
    expect(estimate([theirs(1, 0)])).toMatchObject({
      fairFight: { least: 3, most: 3 },
      strength: { bound: "at least", difficulty: "may be impossible" },
    });
  });

  // At a limit their score is at most 4/3 of the player's of that day, or at least 533 times it.
  test.each([
    { bound: "at most", fair: 3, own: 10_000, least: "1.00", most: "1.49" },
    { bound: "at most", fair: 3, own: OWN, least: "1.00", most: "3.00" },
    { bound: "at least", fair: 1, own: 100, least: "2.97", most: "3.00" },
    { bound: "at least", fair: 1, own: 10, least: "1.20", most: "3.00" },
    { bound: "about", fair: 2, own: 10_000, least: "1.98", most: "1.98" },
  ])("attacked at $fair with $own: $least to $most today", ({ bound, fair, own, least, most }) => {
    const scores = (atMs: number) => (atMs === NOW ? OWN : own);
    const next = fightEstimate(94, known([theirs(fair, 5)]), { scoreAt: scores, nowMs: NOW });
    expect(next.strength?.bound).toBe(bound);
    expect(next.fairFight.least.toFixed(2)).toBe(least);
    expect(next.fairFight.most.toFixed(2)).toBe(most);
  });

  test("of several reports, attacks and answers in any order the newest counts", () => {
    const old = { ...spy().stats, strength: 1 };
    const reports = [spy(), spy({ atMs: NOW - 90 * DAY_MS, stats: old })];
    expect(estimate([], reports).atMs).toBe(NOW - 41 * DAY_MS);
    expect(estimate([], reports.toReversed()).atMs).toBe(NOW - 41 * DAY_MS);
    const attacks = [theirs(2, 3), theirs(2.2, 9), theirs(2.4, 5)];
    expect(estimate(attacks).atMs).toBe(NOW - 3 * DAY_MS);
    expect(estimate(attacks.toReversed()).atMs).toBe(NOW - 3 * DAY_MS);
  });

  test("without any attack it follows from a spy report and today's score", () => {
    const next = estimate([], [spy({ atMs: NOW - 90 * DAY_MS, stats: spy().stats }), spy()]);
    expect(next).toMatchObject({
      source: "spy report",
      atMs: NOW - 41 * DAY_MS,
      strength: { bound: "about", difficulty: "moderate" },
    });
    expect(next.fairFight.least).toBeCloseTo(1 + ((8 / 3) * SPIED) / OWN, 6);
  });

  test.each(["strength", "defense", "speed", "dexterity"] as const)(
    "a spy who didn't see the %s says nothing of a fight",
    (stat) => {
      const report = spy({ stats: { ...spy().stats, [stat]: null } });
      expect(estimate([], [report]).source).toBeNull();
    },
  );

  test("own attacks come before theirs, and theirs before the spy", () => {
    expect(estimate([mine(2, 9), theirs(2, 1)], [spy()]).source).toBe("own attack");
    expect(estimate([theirs(2, 1)], [spy()]).source).toBe("their attack");
  });

  test.each([
    { what: "nowhere", score: () => null },
    { what: "today alone", score: (atMs: number) => (atMs === NOW ? OWN : null) },
    { what: "then alone", score: (atMs: number) => (atMs === NOW ? null : OWN) },
  ])("with the own score known $what, their attack says nothing", ({ score }) => {
    const context = { scoreAt: score, nowMs: NOW };
    expect(fightEstimate(94, known([theirs(2, 5)]), context).source).toBeNull();
  });

  test("without the own score a spy says nothing of a fight, an own attack all the same", () => {
    const blind = { scoreAt: () => null, nowMs: NOW };
    expect(fightEstimate(94, known([], [spy()]), blind).source).toBeNull();
    expect(fightEstimate(94, known([mine(2, 3)]), blind).source).toBe("own attack");
  });
});

test("hidden attackers and fights of others are left out, and everybody has their own", () => {
  const other = { ...them, id: 202 };
  const all = encountersBy(
    [
      mine(2, 5),
      mine(3, 1, { defender: other }),
      mine(3, 1, { defender: null }),
      theirs(2, 5, { attacker: null }),
      theirs(2, 4, { attacker: other, defender: them }),
      theirs(1, 4, { attacker: { ...them, id: 203 }, result: "Lost", respectGain: 0 }),
    ],
    [spy({ targetId: 204 })],
    ME,
  );
  expect([...all.keys()]).toEqual([201, 202, 204]);
  expect(all.get(202)?.ownAttack?.fairFight).toBe(3);
  expect(all.get(201)).toMatchObject({ theirAttack: null, spyReport: null });
  expect(all.get(204)).toMatchObject({ lastAttack: null, ownAttack: null, theirAttack: null });
});

describe("stats together", () => {
  const stats = (attacks: readonly OwnAttack[], reports: readonly SpyReport[] = []) =>
    statsEstimate(known(attacks, reports), scoreAt);

  test("an own attack gives a range, by the player's score of that day", () => {
    const estimated = stats([mine(2.41, 3)]);
    expect(estimated).toMatchObject({
      source: "own attack",
      atMs: NOW - 3 * DAY_MS,
      bound: "about",
    });
    expect(Math.round(estimated?.score ?? 0)).toBe(38_169);
    expect(((estimated?.total?.least ?? 0) / 1e6).toFixed(1)).toBe("364.2");
    expect(((estimated?.total?.most ?? 0) / 1e6).toFixed(1)).toBe("529.8");
  });

  test("at the game's limits there is no range", () => {
    expect(stats([mine(3, 4)])).toMatchObject({ bound: "at least", total: null });
    expect(stats([mine(1, 31)])).toMatchObject({ bound: "at most", total: null });
  });

  test("at the limits of their attacks there is none either", () => {
    expect(stats([theirs(3, 4)])).toMatchObject({ bound: "at most", total: null });
    expect(stats([theirs(1, 4)])).toMatchObject({ bound: "at least", total: null });
  });

  test.each([
    { bound: "at least", limit: 100_000_000 },
    { bound: "at most", limit: 145_454_545 },
    { bound: "about", limit: null },
    { bound: "exactly", limit: null },
  ] as const)("a score of $bound 20,000 limits the total to $limit", ({ bound, limit }) => {
    const found = statsLimit({ bound, score: 20_000 });
    expect(found === null ? null : Math.round(found)).toBe(limit);
    expect(statsLimit({ bound, score: null })).toBeNull();
  });

  test("without the own score of its day, an own attack leaves it to theirs", () => {
    const later = (atMs: number) => (atMs === NOW - 2 * DAY_MS ? OWN : null);
    const estimated = statsEstimate(known([mine(2, 3), theirs(2, 2)]), later);
    expect(estimated).toMatchObject({ source: "their attack", atMs: NOW - 2 * DAY_MS });
    expect(estimated?.score).toBeCloseTo(OWN / 0.375, 6);
  });

  test("a spy report comes first, then own attacks, then theirs", () => {
    expect(stats([mine(2, 3), theirs(2, 2)], [spy()])).toEqual({
      source: "spy report",
      atMs: NOW - 41 * DAY_MS,
      bound: "exactly",
      score: SPIED,
      total: { least: 7e8, most: 7e8 },
    });
    expect(stats([mine(2, 3), theirs(2, 2)])?.source).toBe("own attack");
    expect(stats([theirs(2.6, 2)])).toMatchObject({ source: "their attack", bound: "about" });
  });

  test("a spy who saw all four saw the total, and one who saw a part did not", () => {
    const partial = { ...spy().stats, speed: null };
    expect(stats([], [spy({ total: null })])?.total).toEqual({ least: 7e8, most: 7e8 });
    expect(stats([], [spy({ stats: partial })])).toMatchObject({
      score: null,
      total: { least: 7e8 },
    });
    expect(stats([], [spy({ stats: partial, total: null })])).toBeNull();
    expect(stats([mine(2, 3)], [spy({ stats: partial, total: null })])?.source).toBe("own attack");
  });

  test("a newer report that says less leaves an older one in place for what it doesn't say", () => {
    const partial = { ...spy().stats, speed: null };
    const full = spy();
    const atMs = NOW - DAY_MS;
    const nothing = spy({ atMs, stats: partial, total: null });
    expect(stats([], [full, nothing])).toMatchObject({ atMs: full.atMs, score: SPIED });
    expect(estimate([], [full, nothing])).toMatchObject({ source: "spy report", atMs: full.atMs });

    const totalAlone = spy({ atMs, stats: partial, total: 8e8 });
    expect(stats([], [full, totalAlone])).toMatchObject({ atMs, total: { least: 8e8, most: 8e8 } });
    expect(estimate([], [full, totalAlone])).toMatchObject({
      source: "spy report",
      atMs: full.atMs,
    });
  });

  test("nothing is known of somebody never met, or without the own score", () => {
    expect(statsEstimate(undefined, scoreAt)).toBeNull();
    expect(stats([lost(3)])).toBeNull();
    expect(statsEstimate(known([mine(2, 3), theirs(2, 3)]), () => null)).toBeNull();
  });
});

test("a figure is old after 14 days", () => {
  expect(isOldFigure(NOW - 14 * DAY_MS, NOW)).toBe(false);
  expect(isOldFigure(NOW - 14 * DAY_MS - 1, NOW)).toBe(true);
});
