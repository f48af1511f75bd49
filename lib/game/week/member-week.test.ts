import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import {
  emptyDailyStats,
  daysToStore,
  isFetched,
  statsNear,
} from "@/lib/game/history/stat-history";

import {
  changePercent,
  comparePeriods,
  gainOf,
  memberWeek,
  PERSONAL_STATS,
  previousSpan,
  totalGains,
} from "./member-week";
import { completedWeeks, lastSevenDays, spanOfDays, weekStartMs } from "./span";

const TODAY = Date.UTC(2026, 10, 20);

const SPAN = { fromMs: TODAY - 7 * DAY_MS, toMs: TODAY };

const NONE = emptyDailyStats(PERSONAL_STATS);

const HERE = { daysInFaction: 100 };

test("the last seven days end with the last midnight, and weeks run from Monday to Monday", () => {
  const now = Date.UTC(2026, 10, 20, 13, 5);
  expect(lastSevenDays(now)).toEqual(SPAN);
  expect(completedWeeks(now, 2)).toEqual([
    { fromMs: Date.UTC(2026, 10, 9), toMs: Date.UTC(2026, 10, 16) },
    { fromMs: Date.UTC(2026, 10, 2), toMs: Date.UTC(2026, 10, 9) },
  ]);
  expect(completedWeeks(Date.UTC(2026, 10, 16), 1)[0]?.toMs).toBe(Date.UTC(2026, 10, 16));
});

test.each([
  ["a Friday", Date.UTC(2026, 10, 20, 12), Date.UTC(2026, 10, 16)],
  ["Monday 00:00", Date.UTC(2026, 10, 16), Date.UTC(2026, 10, 16)],
  ["just before", Date.UTC(2026, 10, 16) - 1, Date.UTC(2026, 10, 9)],
  ["the epoch's first Sunday", Date.UTC(1970, 0, 4), Date.UTC(1969, 11, 29)],
])("the week of %s", (_, atMs, startMs) => {
  expect(weekStartMs(atMs)).toBe(startMs);
});

test.each([
  ["xantaken", 100, 114, 14],
  ["xantaken", 100, 100, 0],
  ["xantaken", 114, 3, undefined],
  ["networth", 500, 200, -300],
  ["xantaken", null, 14, undefined],
  ["xantaken", 14, undefined, undefined],
] as const)("%s from %s to %s: %s", (stat, from, to, gain) => {
  expect(gainOf(stat, from, to)).toBe(gain);
});

const both = { [SPAN.fromMs]: { xantaken: 5 }, [SPAN.toMs]: { xantaken: 9 } };

test.each([
  ["both ends", HERE, both, "compared"],
  ["joined five days ago", { daysInFaction: 5 }, both, "joined"],
  ["joined as it began", { daysInFaction: 7 }, both, "compared"],
  ["not known since when", { daysInFaction: null }, both, "compared"],
  ["only the beginning was asked", HERE, { [SPAN.fromMs]: NONE }, "unfetched"],
  ["only the end was asked", HERE, { [SPAN.toMs]: NONE }, "unfetched"],
  ["the beginning alone", HERE, { [SPAN.fromMs]: { xantaken: 5 } }, "unfetched"],
  ["the end alone", HERE, { [SPAN.toMs]: { xantaken: 9 } }, "unfetched"],
  ["requested, without values", HERE, { [SPAN.fromMs]: NONE, [SPAN.toMs]: NONE }, "hidden"],
] as const)("%s", (_, member, history, state) => {
  expect(memberWeek(member, history, SPAN, TODAY).state).toBe(state);
});

const A_DAY = { fromMs: TODAY - DAY_MS, toMs: TODAY };
const SIX_DAYS = { fromMs: TODAY - 6 * DAY_MS, toMs: TODAY };

test.each([
  ["a day, its beginning not loaded", A_DAY, { [TODAY]: 9 }, "unfetched", undefined],
  ["a day, its end not loaded", A_DAY, { [A_DAY.fromMs]: 5 }, "unfetched", undefined],
  ["a day, both ends", A_DAY, { [A_DAY.fromMs]: 5, [TODAY]: 9 }, "compared", 4],
  [
    "a day whose beginning the game answered with the day before it",
    A_DAY,
    { [A_DAY.fromMs - DAY_MS]: 3, [A_DAY.fromMs]: null, [TODAY]: 9 },
    "hidden",
    undefined,
  ],
  [
    "six days, of the beginning only the day after it",
    SIX_DAYS,
    { [SIX_DAYS.fromMs + DAY_MS]: 5, [TODAY]: 9 },
    "unfetched",
    undefined,
  ],
  [
    "a week, of the beginning only the day after it",
    SPAN,
    { [SPAN.fromMs + DAY_MS]: 5, [TODAY]: 9 },
    "compared",
    4,
  ],
] as const)(
  "a day beside an end stands for it in a week only: %s",
  (_, span, days, state, gain) => {
    const history = Object.fromEntries(
      Object.entries(days).map(([dayMs, xantaken]) => [dayMs, { ...NONE, xantaken }]),
    );
    const week = memberWeek(HERE, history, span, TODAY);
    expect([week.state, week.gains.xantaken]).toEqual([state, gain]);
  },
);

test.each([
  ...["timeplayed", "xantaken", "refills", "attackswon", "rankedwarhits", "revives"],
  ...["organizedcrimes", "traveltimes", "respectforfaction", "networth"],
  ...["gymenergy", "medicalitemsused", "drugoverdoses", "criminaloffences"],
])("%s is compared, by the game's name for it, and summed up", (stat) => {
  const history = { [SPAN.fromMs]: { [stat]: 5 }, [SPAN.toMs]: { [stat]: 9 } };
  const { gains } = memberWeek(HERE, history, SPAN, TODAY);
  expect(gains).toEqual({ [stat]: 4 });
  expect(totalGains([gains, gains])).toEqual({ [stat]: 8 });
});

test("a total is the sum of the members; a statistic that nobody has is absent", () => {
  expect(totalGains([{ xantaken: 4 }, { xantaken: 3, refills: 1 }, {}])).toEqual({
    xantaken: 7,
    refills: 1,
  });
});

test("an answer of the day asked for is kept whole, with what it lacks as null", () => {
  const kept = daysToStore(SPAN.fromMs, { [SPAN.fromMs]: { xantaken: 5 } }, TODAY, PERSONAL_STATS);
  expect(kept).toEqual({ [SPAN.fromMs]: { ...NONE, xantaken: 5 } });
  expect(isFetched(kept, SPAN.fromMs, PERSONAL_STATS)).toBe(true);
});

test("an answer of the day before stands for the day asked for, which isn't asked again", () => {
  const dayBefore = SPAN.fromMs - DAY_MS;
  const history = daysToStore(SPAN.fromMs, { [dayBefore]: { xantaken: 5 } }, TODAY, PERSONAL_STATS);
  expect(isFetched(history, SPAN.fromMs, PERSONAL_STATS)).toBe(true);
  expect(statsNear(history, SPAN.fromMs, PERSONAL_STATS)).toEqual({ xantaken: 5 });
});

test("a new day without values, or with those of the day before, is requested again", () => {
  expect(daysToStore(TODAY, { [TODAY]: {} }, TODAY, PERSONAL_STATS)).toEqual({});
  const dayBefore = daysToStore(
    TODAY,
    { [TODAY - DAY_MS]: { xantaken: 5 } },
    TODAY,
    PERSONAL_STATS,
  );
  expect(isFetched(dayBefore, TODAY, PERSONAL_STATS)).toBe(false);
});

test("an answer of quite another day says nothing about the day asked for", () => {
  const other = SPAN.fromMs - 30 * DAY_MS;
  const history = daysToStore(SPAN.fromMs, { [other]: { xantaken: 5 } }, TODAY, PERSONAL_STATS);
  expect(isFetched(history, SPAN.fromMs, PERSONAL_STATS)).toBe(false);
  expect(statsNear(history, SPAN.fromMs, PERSONAL_STATS)).toBeUndefined();
});

test("energy trained in a week is the difference of two snapshots, each at most a day from its end", () => {
  const trained = (dayMs: number, energy: number) => ({ [dayMs]: { gymenergy: energy } });
  const within = { ...trained(SPAN.fromMs + DAY_MS, 1_000), ...trained(SPAN.toMs, 4_500) };
  expect(memberWeek(HERE, within, SPAN, TODAY)).toEqual({
    state: "unfetched",
    gains: { gymenergy: 3_500 },
  });
  const startedLate = { ...trained(SPAN.fromMs + 2 * DAY_MS, 1_000), ...trained(SPAN.toMs, 4_500) };
  expect(memberWeek(HERE, startedLate, SPAN, TODAY).gains).toEqual({});

  const aDay = { fromMs: SPAN.toMs - DAY_MS, toMs: SPAN.toMs };
  expect(memberWeek(HERE, trained(SPAN.toMs, 4_500), aDay, TODAY).gains).toEqual({});
});

test("the other sums of the faction are compared like the energy", () => {
  const at = (dayMs: number, stats: object) => ({ [dayMs]: { ...stats } });
  const history = {
    ...at(SPAN.fromMs, { medicalitemsused: 40, drugoverdoses: 3, criminaloffences: 9_000 }),
    ...at(SPAN.toMs, { medicalitemsused: 52, drugoverdoses: 3 }),
  };
  expect(memberWeek(HERE, history, SPAN, TODAY).gains).toEqual({
    medicalitemsused: 12,
    drugoverdoses: 0,
  });
});

test.each([
  { days: "both", first: 10, last: 3, is: [10, 2] },
  { days: "one and the same", first: 3, last: 3, is: [3, 2] },
  { days: "the first alone", first: 10, last: null, is: [10, 3] },
  { days: "the first alone, three days ago", first: 3, last: null, is: [3, 0] },
  { days: "the last alone", first: null, last: 3, is: [9, 2] },
  { days: "neither", first: null, last: null, is: [7, 0] },
  { days: "today as the last, which isn't over", first: 10, last: 0, is: [10, 0] },
  { days: "the last before the first", first: 3, last: 10, is: null },
  { days: "today alone", first: 0, last: 0, is: null },
])("a span of $days", ({ first, last, is }) => {
  const ago = (days: number | null) => (days === null ? null : TODAY - days * DAY_MS);
  const [from, to] = is ?? [];
  expect(spanOfDays(ago(first), ago(last), TODAY + DAY_MS / 2)).toEqual(
    is && { fromMs: ago(from ?? 0), toMs: ago(to ?? 0) },
  );
});

const xanax = (before: number | undefined, now: number | undefined) => ({
  previous: before === undefined ? {} : { xantaken: before },
  current: now === undefined ? {} : { xantaken: now },
});

test("the span before is as long and ends as this one begins", () => {
  expect(previousSpan(SPAN)).toEqual({ fromMs: SPAN.fromMs - 7 * DAY_MS, toMs: SPAN.fromMs });
});

test.each([
  { why: "fallen", members: [xanax(100, 82)], is: -18 },
  { why: "of all together", members: [xanax(10, 20), xanax(30, 20)], is: 0 },
  {
    why: "who isn't known in both is in neither",
    members: [xanax(10, 20), xanax(undefined, 90)],
    is: 100,
  },
  {
    why: "nor who is only known before",
    members: [xanax(10, 20), xanax(30, undefined)],
    is: 100,
  },
  { why: "nothing before", members: [xanax(0, 20)], is: null },
  { why: "nobody known", members: [xanax(undefined, undefined)], is: null },
  { why: "nobody", members: [], is: null },
])("$why: $is", ({ members, is }) => {
  expect(changePercent(members, "xantaken")).toBe(is);
});

test("three ends of a member's days make both spans", () => {
  const history = Object.fromEntries(
    [10, 24, 27].map((xantaken, week) => [
      String(SPAN.fromMs + (week - 1) * 7 * DAY_MS),
      { xantaken },
    ]),
  );
  expect(comparePeriods(history, SPAN)).toEqual(xanax(14, 3));
});
