import { describe, expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import type { StatHistory } from "@/lib/game/history/stat-history";

import type { Award } from "./award";
import { awardProgress, requiredStats, targetOf, TARGETS } from "./award-progress";

const TODAY = Date.UTC(2026, 10, 20);

const honor = (id: number, description: string): Award => ({
  kind: "honor",
  id,
  name: "An honor",
  description,
  category: null,
  rarity: null,
  circulation: null,
  isOfOldCrimes: false,
});

const CITY_FINDS = honor(1, "Find 50 items in the city");

/** Values of a statistic by how many days ago. */
const historyOf = (stat: string, values: Readonly<Record<number, number>>): StatHistory =>
  Object.fromEntries(
    Object.entries(values).map(([ago, value]) => [TODAY - Number(ago) * DAY_MS, { [stat]: value }]),
  );

const progressTo = (award: Award, history: StatHistory, wonIds: readonly number[] = []) => {
  const won = [{ kind: award.kind, entries: wonIds.map((id) => ({ id, atMs: null })) }];
  return awardProgress([award], won, history, TODAY)[0];
};

describe("what an award asks for", () => {
  test.each([
    ["the number as the game writes it", CITY_FINDS, 50],
    ["thousands", honor(7, "Use 5,000 medical items"), 5_000],
    ["hours", honor(245, "Achieve 1,000 hours of activity on Torn"), 3_600_000],
    ["days", honor(549, "Spend 7 days in the air"), 604_800],
    ["one, without a number", honor(527, "Use a stat enhancer"), 1],
  ])("%s", (_, award, target) => {
    expect(targetOf(award)?.target).toBe(target);
  });

  test.each([
    ["the game names another number by now", honor(1, "Find 60 items in the city")],
    ["the table doesn't know it", honor(999_999, "Find 50 items in the city")],
    ["it is of the old crimes", { ...CITY_FINDS, isOfOldCrimes: true }],
    ["medals have ids of their own", { ...CITY_FINDS, kind: "medal" as const }],
  ])("nothing that we know where %s", (_, award) => {
    expect(targetOf(award)).toBeNull();
    expect(progressTo(award, historyOf("cityfinds", { 0: 48 }))).toMatchObject({
      target: null,
      fraction: null,
    });
  });

  test.each([
    ["pieces", CITY_FINDS, "count"],
    ["seconds", honor(245, "Achieve 1,000 hours of activity on Torn"), "seconds"],
    ["dollars", honor(247, "Mug somebody for $1,000,000"), "dollars"],
    ["dollars", honor(236, "Collect $10,000,000 in bounties"), "dollars"],
    ["strength", honor(240, "Gain 1,000,000 defense"), "strength"],
    ["pieces, however much each is worth", honor(546, "Receive 100 stock payouts"), "count"],
    ["pieces, where nobody can follow it", honor(534, "Drink 500 bottles"), "count"],
  ])("it is counted in %s", (_, award, unit) => {
    expect(targetOf(award)?.unit).toBe(unit);
  });

  test.each([
    {
      unit: "dollars",
      stats: ["largestmug", "networth", "stocklosses", "stockprofits", "totalbountyreward"],
    },
    { unit: "seconds", stats: ["timeplayed", "timespenttraveling"] },
    {
      unit: "strength",
      stats: [
        ...["defense", "dexterity", "endurance", "intelligence", "manuallabor", "speed"],
        ...["strength", "totalstats"],
      ],
    },
  ])("of all statistics that awards count, these are in $unit", ({ unit, stats }) => {
    const all = (["honor", "medal"] as const).flatMap((kind) =>
      [...TARGETS[kind]].map(([id, { target }]) => targetOf({ ...honor(id, `${target}`), kind })),
    );
    const found = all.flatMap((each) => (each?.unit === unit ? [each.stat] : []));
    expect([...new Set(found)].toSorted()).toEqual(stats);
  });

  test("one is not meant where the game names another number", () => {
    expect(targetOf(honor(527, "Use 5 stat enhancers"))).toBeNull();
  });

  test.each([
    { kind: "honor", awards: 163, statistics: 102 },
    { kind: "medal", awards: 177, statistics: 21 },
  ] as const)("no $kind has got lost: $awards of $statistics statistics", (row) => {
    const all = [...TARGETS[row.kind].values()];
    expect(all).toHaveLength(row.awards);
    expect(new Set(all.map(({ stat }) => stat)).size).toBe(row.statistics);
  });

  test("every statistic of the table is one that the game knows, and every number can be reached", () => {
    const all = Object.values(TARGETS).flatMap((byId) => [...byId.values()]);
    for (const { stat, target } of all) {
      expect(stat).toMatch(/^[a-z0-9]+$/);
      expect(target).toBeGreaterThan(0);
    }
  });
});

describe("how near", () => {
  test.each([
    { why: "2 to go at 0.2 a day", values: { 0: 48, 30: 42 }, fraction: 0.96, inDays: 10 },
    { why: "no pace, no date", values: { 0: 48 }, fraction: 0.96, inDays: undefined },
    { why: "nothing in 30 days", values: { 0: 48, 30: 48 }, fraction: 0.96, inDays: undefined },
    { why: "reached, but not won yet", values: { 0: 51, 30: 42 }, fraction: 1, inDays: undefined },
    {
      why: "set back in between",
      values: { 0: 48, 10: 60, 30: 42 },
      fraction: 0.96,
      inDays: undefined,
    },
    { why: "not read", values: {}, fraction: null, inDays: undefined },
  ])("$why", ({ values, fraction, inDays }) => {
    const found = progressTo(CITY_FINDS, historyOf("cityfinds", values));
    expect(found?.fraction).toBe(fraction);
    const expectedMs = found?.projection?.expectedMs ?? undefined;
    expect(expectedMs && (expectedMs - TODAY) / DAY_MS).toBe(inDays);
  });

  test("a range from the fastest and the slowest of four weeks", () => {
    // A week each: 7, 14, 7, 3; 10 to go.
    const history = historyOf("cityfinds", { 30: 5, 28: 9, 21: 12, 14: 19, 7: 33, 0: 40 });
    const { fromMs, toMs } = progressTo(CITY_FINDS, history)?.range ?? {};
    expect(((fromMs ?? 0) - TODAY) / DAY_MS).toBe(5);
    expect(((toMs ?? 0) - TODAY) / DAY_MS).toBe(24);
  });

  test("no end if a week brought nothing, and no range if a week is unknown", () => {
    const still = historyOf("cityfinds", { 30: 5, 28: 9, 21: 9, 14: 19, 7: 33, 0: 40 });
    expect(progressTo(CITY_FINDS, still)?.range).toMatchObject({ toMs: null });
    const gap = historyOf("cityfinds", { 30: 5, 7: 33, 0: 40 });
    expect(progressTo(CITY_FINDS, gap)?.range).toBeNull();
  });

  test("weeks before the last four count no more", () => {
    // A week each: 20, then 1, 3, 10, 6; 10 to go.
    const history = historyOf("cityfinds", { 35: 0, 30: 5, 28: 20, 21: 21, 14: 24, 7: 34, 0: 40 });
    expect(progressTo(CITY_FINDS, history)?.range).toEqual({
      fromMs: TODAY + 7 * DAY_MS,
      toMs: TODAY + 70 * DAY_MS,
    });
  });

  test("no range if none of the four weeks brought anything", () => {
    const history = historyOf("cityfinds", { 30: 5, 28: 40, 21: 40, 14: 40, 7: 40, 0: 40 });
    expect(progressTo(CITY_FINDS, history)).toMatchObject({
      projection: { remaining: 10 },
      range: null,
    });
  });

  test("networth may fall for a week, and counts go up alone", () => {
    const medal = { ...honor(89, "Reach a networth of $100,000"), kind: "medal" as const };
    const fell = { 30: 10_000, 28: 20_000, 21: 15_000, 14: 40_000, 7: 60_000, 0: 80_000 };
    // 25,000 in the best week; 20,000 to go.
    expect(progressTo(medal, historyOf("networth", fell))?.range).toEqual({
      fromMs: TODAY + 6 * DAY_MS,
      toMs: null,
    });
    const bottles = honor(534, "Drink 500 bottles");
    const setBack = historyOf(targetOf(bottles)?.stat ?? "", { 30: 42, 10: 60, 0: 48 });
    expect(progressTo(bottles, setBack)?.projection).toMatchObject({
      remaining: 452,
      expectedMs: null,
    });
  });

  test.each([
    { stat: "bestkillstreak", award: honor(15, "Achieve a kill streak of 10"), values: [4, 8] },
    { stat: "bestdamage", award: honor(740, "Deal 5,000 damage"), values: [2_000, 4_000] },
    { stat: "largestmug", award: honor(247, "Mug $1,000,000"), values: [4e5, 8e5] },
  ])("the most ever done at once has no pace: $stat", ({ stat, award, values: [then, now] }) => {
    const weekly = { 30: then, 28: then, 21: then, 14: then, 7: then, 0: now };
    const found = progressTo(award, historyOf(stat, weekly as Record<number, number>));
    expect(found).toMatchObject({
      fraction: 0.8,
      range: null,
      projection: { pace: null, expectedMs: null },
    });
  });

  test("a loss is no part of an award", () => {
    const medal = { ...honor(89, "Reach a networth of $100,000"), kind: "medal" as const };
    expect(progressTo(medal, historyOf("networth", { 0: -50_000 }))).toMatchObject({ fraction: 0 });
  });

  test("an earned award needs no date, and its statistic isn't requested", () => {
    const found = progressTo(CITY_FINDS, historyOf("cityfinds", { 0: 70, 30: 60 }), [1]);
    expect(found).toMatchObject({ won: { id: 1 }, projection: null });
    const other = honor(11, "Travel 100 times");
    const won = [{ kind: "honor" as const, entries: [{ id: 1, atMs: null }] }];
    expect(requiredStats([CITY_FINDS, other], won)).toEqual(["traveltimes"]);
    expect(requiredStats([other, CITY_FINDS, other], [])).toEqual(["cityfinds", "traveltimes"]);
    const medals = [{ kind: "medal" as const, entries: [{ id: 1, atMs: null }] }];
    expect(requiredStats([CITY_FINDS], medals)).toEqual(["cityfinds"]);
  });
});

test("the present value counts if the last 00:00 is known, and the pace stays that of whole days", () => {
  const history = historyOf("cityfinds", { 30: 10, 0: 40 });
  const award = (now?: Readonly<Record<string, number>>, known = history) =>
    awardProgress([CITY_FINDS], [], known, TODAY, now)[0];
  expect(award()).toMatchObject({ value: 40, projection: { remaining: 10, pace: 1 } });
  expect(award({ cityfinds: 44 })).toMatchObject({
    value: 44,
    fraction: 0.88,
    projection: { remaining: 6, pace: 1, expectedMs: TODAY + 6 * DAY_MS },
  });
  expect(award({ cityfinds: 50 })).toMatchObject({ fraction: 1, projection: { state: "reached" } });
  const old = historyOf("cityfinds", { 31: 10, 1: 40 });
  expect(award({ cityfinds: 44 }, old)).toMatchObject({ value: 40, projection: { remaining: 10 } });
});
