import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";

import { completedWeeks } from "./span";
import { weekTotal, averageTrend, memberTrend } from "./weekly-trend";

const SPANS = completedWeeks(Date.UTC(2026, 10, 20), 3);
const [third, second, first] = SPANS.map(({ toMs }) => toMs);
const start = (first ?? 0) - 7 * DAY_MS;

/** Xanax at the ends of the three weeks, the oldest first; null is not read. */
const taken = (...ends: (number | null)[]) =>
  Object.fromEntries(
    [start, first, second, third].flatMap((dayMs, at) => {
      const xantaken = ends[at] ?? null;
      return xantaken === null ? [] : [[String(dayMs), { xantaken }]];
    }),
  );

test("a member's weeks, oldest first, with the best, the worst and the average", () => {
  const weeks = memberTrend(taken(10, 24, 24, 45), SPANS, "xantaken");
  expect(weeks.weeks.map(({ gain }) => gain)).toEqual([14, 0, 21]);
  expect(weeks.best?.span.toMs).toBe(third);
  expect(weeks.worst?.span.toMs).toBe(second);
  expect(weeks.average).toBeCloseTo(35 / 3);
});

test("of weeks that are alike the first is the best and the worst", () => {
  const { best, worst } = memberTrend(taken(0, 7, 14, 21), SPANS, "xantaken");
  expect([best?.span.toMs, worst?.span.toMs]).toEqual([first, first]);
});

test("no week is known: there is no best, no worst and no average", () => {
  const none = { weeks: [], best: null, worst: null, average: null };
  expect(memberTrend({}, SPANS, "xantaken")).toEqual(none);
});

test.each([
  {
    why: "an end that isn't read leaves a gap on both its sides",
    ends: [10, 24, null, 45],
    is: [14],
  },
  { why: "a statistic that was set back is a gap", ends: [10, 24, 3, 5], is: [14, 2] },
  { why: "nothing read", ends: [], is: [] },
])("$why", ({ ends, is }) => {
  const { weeks } = memberTrend(taken(...ends), SPANS, "xantaken");
  expect(weeks.map(({ gain }) => gain)).toEqual(is);
});

test("all together: the average of those who are known in each week, and their sum", () => {
  const all = [taken(0, 10, 20, 30), taken(null, null, 0, 20), {}].map((days) =>
    memberTrend(days, SPANS, "xantaken"),
  );
  expect(averageTrend(all, SPANS).weeks.map(({ gain }) => gain)).toEqual([10, 10, 15]);
  expect(SPANS.map((span) => weekTotal(all, span))).toEqual([
    { sum: 30, members: 2 },
    { sum: 10, members: 1 },
    { sum: 10, members: 1 },
  ]);
});

test("a week without values is a gap for everyone", () => {
  const all = [taken(0, 10), taken(null, null, 0, 20), taken(5, 7)].map((days) =>
    memberTrend(days, SPANS, "xantaken"),
  );
  expect(averageTrend(all, SPANS).weeks.map(({ span, gain }) => [span.toMs, gain])).toEqual([
    [first, 6],
    [third, 20],
  ]);
});

test("a year of a hundred members: each week is the sum of theirs", () => {
  const spans = completedWeeks(Date.UTC(2026, 10, 20), 52);
  const ends = [...new Set(spans.flatMap(({ fromMs, toMs }) => [fromMs, toMs]))].sort(
    (a, b) => a - b,
  );
  const member = (id: number) =>
    Object.fromEntries(ends.map((dayMs, at) => [dayMs, { xantaken: at * (id % 30) }]));
  const members = Array.from({ length: 100 }, (_, id) => member(id));
  const all = members.map((days) => memberTrend(days, spans, "xantaken"));
  const sums = spans.map((span) => weekTotal(all, span).sum);
  expect(sums).toEqual(Array<number>(52).fill(1_350));
});
