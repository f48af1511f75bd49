import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import { aDividend } from "@/lib/game/testing/builders";

import { dividendWeeks } from "./dividends";

const NOW = Date.UTC(2026, 10, 20, 12);
const TODAY = Date.UTC(2026, 10, 20);

/** Every 31 days, $1,000,000. */
const dueIn = (days: number | null) =>
  aDividend({ dueAtMs: days === null ? null : NOW + days * DAY_MS });

test.each([
  { why: "ready: today and every 31 days", dividend: dueIn(0), days: [0, 31, 62] },
  { why: "21 days to go", dividend: dueIn(21), days: [21, 52, 83] },
  { why: "not counting yet", dividend: dueIn(null), days: [] },
  { why: "no cash value", dividend: { ...dueIn(0), dollars: null }, days: [] },
  { why: "every 0 days", dividend: { ...dueIn(0), everyDays: 0 }, days: [] },
])("$why: on days $days", ({ dividend, days }) => {
  const weeks = dividendWeeks([dividend], NOW);
  const paid = weeks.flatMap(({ payments }) => payments.map(({ atMs }) => (atMs - NOW) / DAY_MS));
  expect(paid).toEqual(days);
});

test("twelve windows of seven days from midnight, with their sums", () => {
  const weeks = dividendWeeks([dueIn(0), { ...dueIn(5), dollars: 50_000_000 }], NOW);
  expect(weeks).toHaveLength(12);
  expect(weeks[0]).toMatchObject({ startsAtMs: TODAY, total: 51_000_000 });
  expect(weeks[1]).toMatchObject({ startsAtMs: TODAY + 7 * DAY_MS, payments: [], total: 0 });
});

test("the payments of a week are in the order of their days", () => {
  const weeks = dividendWeeks([dueIn(5), dueIn(0), dueIn(3)], NOW);
  const days = weeks[0]?.payments.map(({ atMs }) => (atMs - NOW) / DAY_MS);
  expect(days).toEqual([0, 3, 5]);
});

test.each([
  { why: "at midnight", dueAtMs: TODAY + 7 * DAY_MS, totals: [0, 1_000_000] },
  { why: "just before it", dueAtMs: TODAY + 7 * DAY_MS - 1, totals: [1_000_000, 0] },
])("a payment $why is of the right window", ({ dueAtMs, totals }) => {
  const weeks = dividendWeeks([aDividend({ dueAtMs })], NOW);
  expect(weeks.slice(0, 2).map(({ total }) => total)).toEqual(totals);
});
