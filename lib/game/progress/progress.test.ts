import { describe, expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";

import { planHistoryRequests, planSpanRequests } from "./request-plan";
import {
  bestChange,
  dailyChanges,
  perDay,
  spanTo,
  statChange,
  type StatPoint,
  toSeries,
  weeklyChanges,
} from "./series";
import { STATISTIC_KINDS, STAT_GROUPS, type Statistic } from "./stat-groups";
import { moveToFront, statisticsOf } from "./statistics";

const TODAY = Date.UTC(2026, 10, 20);

const ago = (days: number) => TODAY - days * DAY_MS;

/** Values by how many days ago. */
const points = (values: Readonly<Record<number, number>>): readonly StatPoint[] =>
  Object.entries(values)
    .map(([days, value]) => ({ dayMs: ago(Number(days)), value }))
    .sort((a, b) => a.dayMs - b.dayMs);

const GROWS = { mayFall: false };

const MAY_FALL = { mayFall: true };

test.each([
  { why: "oldest first", values: { 3: 100, 2: 104, 1: 104, 0: 111 }, is: [4, 0, 7] },
  { why: "a day with one end is left out", values: { 4: 90, 2: 104, 1: 107 }, is: [3] },
  { why: "a fall was a reset", values: { 2: 100, 1: 2, 0: 5 }, is: [null, 3] },
  { why: "one reading is no change", values: { 0: 111 }, is: [] },
])("the changes of single days: $why", ({ values, is }) => {
  expect(dailyChanges(points(values), GROWS).map(({ amount }) => amount)).toEqual(is);
});

describe("a change over a week", () => {
  test.each([
    { why: "between the two ends", values: { 7: 100, 3: 160, 0: 170 }, is: 70, aDay: 10 },
    { why: "the day before stands in for an end", values: { 8: 90, 0: 170 }, is: 80, aDay: 10 },
    { why: "the day after does, too", values: { 7: 100, 1: 160 }, is: 60, aDay: 10 },
    { why: "nothing gained is nothing", values: { 7: 100, 0: 100 }, is: 0, aDay: 0 },
    { why: "a gap is no zero", values: { 5: 100, 0: 170 }, is: undefined, aDay: undefined },
    { why: "one reading is no change", values: { 0: 170 }, is: undefined, aDay: undefined },
    { why: "nor is a new account's first", values: {}, is: undefined, aDay: undefined },
  ])("$why", ({ values, is, aDay }) => {
    const change = statChange(points(values), spanTo(TODAY, "week"), GROWS);
    expect(change?.amount).toBe(is);
    expect(change === null ? undefined : perDay(change)).toBe(aDay);
  });

  test("what only grows was set back if it fell in between, whatever the ends say", () => {
    const values = points({ 7: 100, 4: 20, 0: 170 });
    const change = statChange(values, spanTo(TODAY, "week"), GROWS);
    expect(change).toMatchObject({ amount: null });
    expect(change && perDay(change)).toBeNull();
    expect(statChange(values, spanTo(TODAY, "week"), MAY_FALL)).toMatchObject({ amount: 70 });
  });

  test.each([
    { why: "before the span", values: { 9: 200, 7: 100, 3: 150, 0: 170 }, days: 7, is: 70 },
    { why: "after the span", values: { 9: 90, 7: 100, 3: 150, 0: 20 }, days: 9, is: 60 },
  ])("a fall $why sets nothing back", ({ values, days, is }) => {
    const span = { fromMs: ago(days), toMs: days === 7 ? TODAY : ago(3) };
    expect(statChange(points(values), span, GROWS)?.amount).toBe(is);
  });

  test("one value used for both ends is no change", () => {
    const span = { fromMs: ago(2), toMs: TODAY };
    expect(statChange(points({ 1: 100 }), span, GROWS)).toBeNull();
  });

  test("what may fall loses", () => {
    const change = statChange(points({ 7: 100, 0: 30 }), spanTo(TODAY, "week"), MAY_FALL);
    expect(change?.amount).toBe(-70);
  });

  test("a leap day is a day like any other", () => {
    const toMs = Date.UTC(2028, 2, 1);
    const leap = [
      { dayMs: Date.UTC(2028, 1, 23), value: 0 },
      { dayMs: toMs, value: 7 },
    ];
    const change = statChange(leap, spanTo(toMs, "week"), GROWS);
    expect(change && perDay(change)).toBe(1);
  });
});

test("a year is 52 weeks", () => {
  expect(spanTo(TODAY, "year").fromMs).toBe(ago(52 * 7));
  expect(spanTo(TODAY, "month").fromMs).toBe(ago(30));
});

describe("the weeks", () => {
  const values = points({ 28: 0, 21: 50, 14: 60, 7: 160, 0: 170 });

  test("are those of seven days up to the last midnight, the newest first", () => {
    expect(weeklyChanges(values, TODAY, GROWS).map(({ amount }) => amount)).toEqual([
      10, 100, 10, 50,
    ]);
    expect(weeklyChanges([], TODAY, GROWS)).toEqual([]);
  });

  test("the best one gained most; if none gained anything, there is none", () => {
    expect(bestChange(weeklyChanges(values, TODAY, GROWS))).toMatchObject({ amount: 100 });
    expect(bestChange(weeklyChanges(points({ 7: 5, 0: 5 }), TODAY, GROWS))).toBeNull();
    expect(bestChange([])).toBeNull();
    const alike = weeklyChanges(points({ 14: 0, 7: 50, 0: 100 }), TODAY, GROWS);
    expect(bestChange(alike)?.to.dayMs).toBe(TODAY);
  });

  test("a week with a gap at an end is left out", () => {
    const gap = points({ 28: 0, 21: 50, 7: 160, 0: 170 });
    expect(weeklyChanges(gap, TODAY, GROWS).map(({ amount }) => amount)).toEqual([10, 50]);
  });

  test("together they are the difference of the ends, whatever the values", () => {
    let seed = 7;
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    for (let round = 0; round < 200; round++) {
      const weeks = 1 + Math.floor(random() * 60);
      const any = Array.from({ length: weeks + 1 }, (_, back) => ({
        dayMs: ago((weeks - back) * 7),
        value: Math.floor((random() - 0.5) * 1e9),
      }));
      const sum = weeklyChanges(any, TODAY, MAY_FALL).reduce(
        (total, { amount }) => total + (amount ?? 0),
        0,
      );
      expect(sum).toBe((any.at(-1)?.value ?? 0) - (any[0]?.value ?? 0));
    }
  });
});

test("a series leaves out the days without a value, oldest first", () => {
  const history = {
    [ago(1)]: { xantaken: 5 },
    [ago(3)]: { xantaken: 2 },
    [ago(2)]: { xantaken: null },
  };
  expect(toSeries(history, "xantaken")).toEqual(points({ 3: 2, 1: 5 }));
  expect(toSeries(history, "networth")).toEqual([]);
});

describe("what is read", () => {
  const TWELVE = Array.from({ length: 12 }, (_, at) => `stat${at}`);
  const ten = TWELVE.slice(0, 10);

  test("30 days of the first ten, the newest first, then of the next; a year only on request", () => {
    const plan = planHistoryRequests({}, TWELVE, TODAY, false);
    expect(plan).toHaveLength(62);
    expect(plan[0]).toEqual({ dayMs: TODAY, stats: ten });
    expect(plan[30]).toEqual({ dayMs: ago(30), stats: ten });
    expect(plan[31]).toEqual({ dayMs: TODAY, stats: ["stat10", "stat11"] });
    const year = planHistoryRequests({}, ten, TODAY, true);
    expect(year).toHaveLength(31 + 48);
    expect(year.at(-1)?.dayMs).toBe(ago(364));
  });

  test("40 statistics of a year take some 330 calls", () => {
    const forty = Array.from({ length: 40 }, (_, at) => `stat${at}`);
    expect(planHistoryRequests({}, forty, TODAY, true)).toHaveLength(316);
  });

  test("known statistics aren't requested again; a new one is requested alone", () => {
    const known = Object.fromEntries(ten.map((stat) => [stat, null]));
    const history = Object.fromEntries(
      Array.from({ length: 31 }, (_, age) => [String(ago(age)), known]),
    );
    expect(planHistoryRequests(history, ten, TODAY, false)).toEqual([]);
    const changed = [...ten.slice(0, 9), "stat11"];
    expect(planHistoryRequests(history, changed, TODAY, false)[0]).toEqual({
      dayMs: TODAY,
      stats: ["stat11"],
    });
  });
});

test("each statistic is offered once, under a title of its own, and read by its name", () => {
  const titles = STAT_GROUPS.flatMap(({ statistics }) => statistics.map(({ title }) => title));
  expect(titles.filter((title) => !/^[A-Z]/.test(title))).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
  const names = STAT_GROUPS.flatMap(({ statistics }) => statistics.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(statisticsOf(["xantaken", "gone", "networth"]).map(({ title }) => title)).toEqual([
    "Xanax",
    "Net worth",
  ]);
});

/** The exceptions: statistics of another kind than "habit", those that may fall, and their units. */
const BY_KIND = {
  "Battle stats": "totalstats strength defense speed dexterity",
  "Working stats": "totalworkingstats manuallabor intelligence endurance",
  "Net worth":
    "networth networthstockmarket networthitems networthproperties networthbank networthcayman networthvault networthpoints networthbazaar networthitemmarket networthdisplaycase networthcompany networthwallet networthauctionhouse networthbookie networthenlistedcars networthpiggybank networthpending networthloan networthunpaidfees investamount",
  Skills:
    "searchforcashskill bootleggingskill graffitiskill shopliftingskill pickpocketingskill cardskimmingskill burglaryskill hustlingskill disposalskill crackingskill forgeryskill scammingskill arsonskill reviveskill huntingskill racingskill",
  "Records and streaks":
    "highestbeaten bestkillstreak bestdamage largestmug currentkillstreak elo bestactivestreak activestreak banktimeleft",
};
const words = (text: string) => text.split(" ").toSorted();
const namesWhere = (is: (statistic: Statistic) => boolean) =>
  STAT_GROUPS.flatMap(({ statistics }) => statistics.filter(is).map(({ name }) => name)).toSorted();

test.each(Object.entries(BY_KIND))("%s are drawn as they are", (title, names) => {
  expect(namesWhere(({ kind }) => kind === title)).toEqual(words(names));
  expect(STATISTIC_KINDS).toContain(title);
});

test("what may fall, and no more", () => {
  const others = "currentkillstreak elo activestreak banktimeleft meritsbought stocknetprofits";
  const falls = `${BY_KIND["Battle stats"]} ${BY_KIND["Net worth"]} ${others}`;
  expect(namesWhere(({ mayFall }) => mayFall)).toEqual(words(falls));
});

test.each([
  ["seconds", "territorytime timeplayed timespenttraveling banktimeleft"],
  [
    "dollars",
    `${BY_KIND["Net worth"]} moneymugged largestmug totalbountyspent totalbountyreward receivedbountyvalue peopleboughtspent rehabcost bazaarprofit stockprofits stocklosses stockfees stocknetprofits moneyinvested investedprofit`,
  ],
  ["strength", `${BY_KIND["Battle stats"]} ${BY_KIND["Working stats"]}`],
])("what is in %s, and no more", (unit, names) => {
  expect(namesWhere((statistic) => statistic.unit === unit)).toEqual(words(names));
});

test("a pace takes two days of ten statistics each, and asks for nothing that is known", () => {
  const twelve = Array.from({ length: 12 }, (_, at) => `stat${at}`);
  const history = { [ago(30)]: { stat10: 1, stat11: null } };
  expect(planSpanRequests(history, twelve, TODAY, "month")).toEqual([
    { dayMs: TODAY, stats: twelve.slice(0, 10) },
    { dayMs: ago(30), stats: twelve.slice(0, 10) },
    { dayMs: TODAY, stats: ["stat10", "stat11"] },
  ]);
});

test.each([
  [
    "one more comes first, and the last makes room",
    ["a", "b", "c", "e"],
    ["e", "a", "b", "c", "d"],
  ],
  ["one less goes to the end, and the next takes its place", ["a", "c"], ["a", "c", "d", "e", "b"]],
  ["the same stays as it is", ["a", "b", "c"], ["a", "b", "c", "d", "e"]],
])("%s", (_, chosen, after) => {
  expect(moveToFront(["a", "b", "c", "d", "e"], 3, chosen)).toEqual(after);
});
