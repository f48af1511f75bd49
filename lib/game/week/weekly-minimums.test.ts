import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";

import { exemptionsAt, topBy, unmetMinimums, minimumsFor } from "./weekly-minimums";

const TODAY = Date.UTC(2026, 10, 20);
const SPAN = { fromMs: TODAY - 7 * DAY_MS, toMs: TODAY };

test.each([
  [{ timeplayed: 3599 }, [{ stat: "timeplayed", gain: 3599, minimum: 3600 }]],
  [{ timeplayed: 3600 }, []],
  [{}, []],
])("%j below an hour: %j", (gains, expected) => {
  expect(unmetMinimums(gains, { timeplayed: 3600 }, SPAN)).toEqual(expected);
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
    expect(unmetMinimums(least, week, span)).toEqual([]);
    const { xantaken, timeplayed } = least;
    const less = { xantaken: xantaken - 1, timeplayed: timeplayed - 1 };
    expect(unmetMinimums(less, week, span)).toEqual([
      { stat: "xantaken", gain: xantaken - 1, minimum: xantaken },
      { stat: "timeplayed", gain: timeplayed - 1, minimum: timeplayed },
    ]);
    expect(unmetMinimums({ organizedcrimes: 0 }, week, span).map((below) => below.minimum)).toEqual(
      least.organizedcrimes === 0 ? [] : [least.organizedcrimes],
    );
  },
);

test("finds the member who did most, or nobody if nobody did any", () => {
  const rows = [{ gains: { xantaken: 3 } }, { gains: { xantaken: 41 } }, { gains: {} }];
  expect(topBy(rows, "xantaken")?.gain).toBe(41);
  expect(topBy(rows, "revives")).toBeUndefined();
});

test.each([
  { position: "Member", lines: { timeplayed: 3600, xantaken: 14 } },
  { position: "Council", lines: { timeplayed: 25_200, xantaken: 14 } },
  { position: "", lines: { timeplayed: 3600, xantaken: 14 } },
])("the lines of '$position'", ({ position, lines }) => {
  const all = { "": { timeplayed: 3600, xantaken: 14 }, Council: { timeplayed: 25_200 } };
  expect(minimumsFor(all, position)).toEqual(lines);
});

test("nobody has lines where none are drawn", () => {
  expect(minimumsFor({}, "Member")).toEqual({});
});

/** A day of November 2026; the last seven days are those from 13 to 20, when it is 20 November. */
const day = (date: number) => Date.UTC(2026, 10, date);

test.each([
  // The last seven days, which end today.
  { exempt: [[20, 27]], span: [13, 20], is: true, why: "who goes away today" },
  { exempt: [[21, 28]], span: [13, 20], is: false, why: "who goes away tomorrow" },
  { exempt: [[10, 20]], span: [13, 20], is: true, why: "who is back today, after all of it" },
  { exempt: [[17, 20]], span: [13, 20], is: false, why: "who is back today, after 3 of 7 days" },
  { exempt: [[16, 20]], span: [13, 20], is: true, why: "who is back today, after 4 of 7 days" },
  { exempt: [[10, 13]], span: [13, 20], is: false, why: "who was away before" },
  // A week that is over: what began later changes nothing.
  { exempt: [[20, 27]], span: [9, 16], is: false, why: "who goes away today" },
  { exempt: [[15, 27]], span: [9, 16], is: false, why: "who went away on its last day" },
  { exempt: [[12, 27]], span: [9, 16], is: true, why: "who went away on its fourth day" },
  { exempt: [[1, 10]], span: [9, 16], is: false, why: "who came back on its second day" },
  { exempt: [[1, 13]], span: [9, 16], is: true, why: "who came back on its fifth day" },
  // An even number of days: half of them is enough.
  { exempt: [[10, 12]], span: [10, 14], is: true, why: "2 of 4 days" },
  { exempt: [[10, 11]], span: [10, 14], is: false, why: "1 of 4 days" },
  // Several: their days count together, and none of them twice.
  {
    exempt: [
      [9, 11],
      [13, 15],
    ],
    span: [9, 16],
    is: true,
    why: "2 and 2 of 7 days",
  },
  {
    exempt: [
      [9, 12],
      [10, 12],
    ],
    span: [9, 16],
    is: false,
    why: "the same 3 of 7 days twice",
  },
  {
    exempt: [
      [13, 16],
      [9, 10],
    ],
    span: [9, 16],
    is: true,
    why: "3 and 1 of 7 days, in any order",
  },
  {
    exempt: [[null, 13]],
    span: [9, 16],
    is: true,
    why: "until the fifth day, since when isn't known",
  },
  {
    exempt: [[null, 10]],
    span: [9, 16],
    is: false,
    why: "until the second, since when isn't known",
  },
  { exempt: [], span: [9, 16], is: false, why: "nobody" },
])("on 20 November, from $span.0 to $span.1: $why is exempt: $is", ({ exempt, span, is }) => {
  const all = exempt.map(([from, until]) => ({
    fromMs: typeof from === "number" ? day(from) : null,
    untilMs: day(until ?? 0),
    reason: "Holiday",
  }));
  const [from = 0, to = 0] = span;
  const at = { fromMs: day(from), toMs: day(to) };
  expect(exemptionsAt({ 7: all }, 7, at, TODAY)).toEqual(is ? all : []);
  expect(exemptionsAt({ 7: all }, 8, at, TODAY)).toEqual([]);
});

test("named are those that reach into the span, and one of today", () => {
  const [long, before, within, today] = [
    [1, 5],
    [1, 14],
    [16, 19],
    [20, 27],
  ].map(([from = 0, until = 0]) => ({ fromMs: day(from), untilMs: day(until), reason: "" }));
  const all = [long, before, within, today].flatMap((one) => one ?? []);
  expect(exemptionsAt({ 7: all }, 7, SPAN, TODAY)).toEqual([before, within, today]);
});
