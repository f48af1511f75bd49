import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/game/time/time";

import { excuseAt, mostOf, shortfalls, yardsticksFor } from "./yardsticks";

const TODAY = Date.UTC(2026, 10, 20);
const SPAN = { fromMs: TODAY - 7 * DAY_MS, toMs: TODAY };

test.each([
  [{ timeplayed: 3599 }, [{ stat: "timeplayed", gain: 3599, least: 3600 }]],
  [{ timeplayed: 3600 }, []],
  [{}, []],
])("%j below an hour: %j", (gains, expected) => {
  expect(shortfalls(gains, { timeplayed: 3600 }, SPAN)).toEqual(expected);
});

// At 14 Xanax, 7 hours of play and one organised crime in seven days.
test.each([
  { days: 1, xantaken: 2, timeplayed: 3_600, organizedcrimes: 0 },
  { days: 3, xantaken: 6, timeplayed: 3 * 3_600, organizedcrimes: 0 },
  { days: 7, xantaken: 14, timeplayed: 7 * 3_600, organizedcrimes: 1 },
  { days: 10, xantaken: 20, timeplayed: 10 * 3_600, organizedcrimes: 1 },
  { days: 13.5, xantaken: 27, timeplayed: 13.5 * 3_600, organizedcrimes: 1 },
  { days: 14, xantaken: 28, timeplayed: 14 * 3_600, organizedcrimes: 2 },
  { days: 30, xantaken: 60, timeplayed: 30 * 3_600, organizedcrimes: 4 },
])(
  "over $days days the minimum is $xantaken Xanax and $organizedcrimes crimes",
  ({ days, ...least }) => {
    const week = { xantaken: 14, timeplayed: 7 * 3_600, organizedcrimes: 1 };
    const span = { fromMs: TODAY - days * DAY_MS, toMs: TODAY };
    expect(shortfalls(least, week, span)).toEqual([]);
    const { xantaken, timeplayed } = least;
    const less = { xantaken: xantaken - 1, timeplayed: timeplayed - 1 };
    expect(shortfalls(less, week, span)).toEqual([
      { stat: "xantaken", gain: xantaken - 1, least: xantaken },
      { stat: "timeplayed", gain: timeplayed - 1, least: timeplayed },
    ]);
    expect(shortfalls({ organizedcrimes: 0 }, week, span).map((below) => below.least)).toEqual(
      least.organizedcrimes === 0 ? [] : [least.organizedcrimes],
    );
  },
);

test("who did most; nobody, where nobody did any", () => {
  const rows = [{ gains: { xantaken: 3 } }, { gains: { xantaken: 41 } }, { gains: {} }];
  expect(mostOf(rows, "xantaken")?.gain).toBe(41);
  expect(mostOf(rows, "revives")).toBeUndefined();
});

test.each([
  { position: "Member", lines: { timeplayed: 3600, xantaken: 14 } },
  { position: "Council", lines: { timeplayed: 25_200, xantaken: 14 } },
  { position: "", lines: { timeplayed: 3600, xantaken: 14 } },
])("the lines of '$position'", ({ position, lines }) => {
  const all = { "": { timeplayed: 3600, xantaken: 14 }, Council: { timeplayed: 25_200 } };
  expect(yardsticksFor(all, position)).toEqual(lines);
});

test("nobody has lines where none are drawn", () => {
  expect(yardsticksFor({}, "Member")).toEqual({});
});

const WEEK_AGO = SPAN.fromMs;

test.each([
  { from: "today", fromMs: TODAY, untilMs: TODAY + 7 * DAY_MS, thisWeek: false, lastMonth: false },
  { from: "yesterday", fromMs: TODAY - DAY_MS, untilMs: TODAY, thisWeek: true, lastMonth: false },
  { from: "a week ago", fromMs: WEEK_AGO, untilMs: TODAY, thisWeek: true, lastMonth: false },
  {
    from: "two weeks ago, to within the week",
    fromMs: TODAY - 14 * DAY_MS,
    untilMs: WEEK_AGO + DAY_MS,
    thisWeek: true,
    lastMonth: false,
  },
  {
    from: "two weeks ago, to the week's first day",
    fromMs: TODAY - 14 * DAY_MS,
    untilMs: WEEK_AGO,
    thisWeek: false,
    lastMonth: false,
  },
  {
    from: "last month on",
    fromMs: TODAY - 33 * DAY_MS,
    untilMs: TODAY + DAY_MS,
    thisWeek: true,
    lastMonth: true,
  },
  {
    from: "a day that isn't known, as before it was kept",
    fromMs: null,
    untilMs: TODAY,
    thisWeek: true,
    lastMonth: true,
  },
])(
  "exempt from $from: this week $thisWeek, last month's $lastMonth",
  ({ fromMs, untilMs, ...is }) => {
    const exemption = { fromMs, untilMs, reason: "Holiday" };
    const monthAgo = { fromMs: TODAY - 37 * DAY_MS, toMs: TODAY - 30 * DAY_MS };
    expect(excuseAt({ 7: exemption }, 7, SPAN)).toEqual(is.thisWeek ? exemption : null);
    expect(excuseAt({ 7: exemption }, 7, monthAgo)).toEqual(is.lastMonth ? exemption : null);
    expect(excuseAt({ 7: exemption }, 8, SPAN)).toBeNull();
  },
);
