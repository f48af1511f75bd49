import { expect, test } from "vitest";

import { comparePeriods, changePercent, previousSpan } from "./period-comparison";

const DAY_MS = 24 * 60 * 60_000;
const SPAN = { fromMs: Date.UTC(2026, 10, 13), toMs: Date.UTC(2026, 10, 20) };

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
  const days = Object.fromEntries(
    [10, 24, 27].map((xantaken, week) => [
      String(SPAN.fromMs + (week - 1) * 7 * DAY_MS),
      { xantaken },
    ]),
  );
  expect(comparePeriods(days, SPAN)).toEqual(xanax(14, 3));
});
