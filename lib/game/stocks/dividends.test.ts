import { expect, test } from "vitest";

import { aHolding, aStock } from "@/lib/game/testing/builders";
import { DAY_MS } from "@/lib/game/time/time";

import { benefitValues } from "./benefit-value";
import { dividends, dividendWeeks } from "./dividends";
import type { Holding } from "./holding";
import { positions } from "./position";

const NOW = Date.UTC(2026, 10, 20, 12);
const TODAY = Date.UTC(2026, 10, 20);

const STOCKS = [
  aStock(),
  aStock({ id: 1 }),
  aStock({ id: 28, benefit: { everyDays: 7 } }),
  aStock({ id: 2, benefit: { kind: "passive", everyDays: 7 } }),
  aStock({ id: 5, benefit: { everyDays: 0 } }),
];

function dividendsOf(...held: Partial<Holding>[]) {
  const values = benefitValues(STOCKS, { items: [], properties: [], points: [], own: {} });
  return dividends(positions(STOCKS, held.map(aHolding)).positions, values, NOW);
}

test.each([
  { why: "10 of 31 days", held: {}, dueInDays: 21, dollars: 1_000_000 },
  { why: "ready", held: { isReady: true }, dueInDays: 0, dollars: 1_000_000 },
  { why: "overdue", held: { progressDays: 40 }, dueInDays: 0, dollars: 1_000_000 },
  { why: "no progress said", held: { progressDays: null }, dueInDays: null, dollars: 1_000_000 },
  { why: "the stock's own days", held: { everyDays: null }, dueInDays: 21, dollars: 1_000_000 },
  { why: "two tiers", held: { shares: 300_000, increment: 2 }, dueInDays: 21, dollars: 2_000_000 },
  { why: "one of two counted", held: { shares: 300_000 }, dueInDays: 21, dollars: 1_000_000 },
  {
    why: "pending only",
    held: { shares: 300_000, increment: 0, progressDays: null },
    dueInDays: null,
    dollars: 2_000_000,
  },
  { why: "pending, with progress", held: { increment: 0 }, dueInDays: 21, dollars: 1_000_000 },
  {
    why: "no cash value",
    held: { stockId: 28, everyDays: 7, progressDays: 3 },
    dueInDays: 4,
    dollars: null,
  },
  { why: "every 0 days", held: { stockId: 5, everyDays: 0 }, dueInDays: null, dollars: null },
])("$why: due in $dueInDays days, $dollars", ({ held, dueInDays, dollars }) => {
  expect(dividendsOf(held)).toMatchObject([
    { dueAtMs: dueInDays === null ? null : NOW + dueInDays * DAY_MS, dollars },
  ]);
});

test.each([
  { why: "passive, though ready", held: { stockId: 2, isReady: true } },
  { why: "too few shares", held: { shares: 99_999, increment: 0 } },
  { why: "zero shares", held: { shares: 0, increment: 0 } },
  { why: "no longer in the list", held: { stockId: 99 } },
])("no dividend: $why", ({ held }) => {
  expect(dividendsOf(held)).toEqual([]);
});

test("ready first, then by date, then those that do not count yet", () => {
  const found = dividendsOf(
    { increment: 0, progressDays: null },
    { stockId: 1, progressDays: 1 },
    { stockId: 28, isReady: true },
  );
  expect(found.map(({ stock }) => stock.id)).toEqual([28, 1, 9]);
});

test.each([
  { why: "ready: today and every 31 days", held: { isReady: true }, days: [0, 31, 62] },
  { why: "21 days to go", held: {}, days: [21, 52, 83] },
  { why: "not counting yet", held: { increment: 0, progressDays: null }, days: [] },
  { why: "no cash value", held: { stockId: 28, isReady: true }, days: [] },
])("weeks, $why: on days $days", ({ held, days }) => {
  const weeks = dividendWeeks(dividendsOf(held), NOW);
  const paid = weeks.flatMap(({ payments }) => payments.map(({ atMs }) => (atMs - NOW) / DAY_MS));
  expect(paid).toEqual(days);
});

test("twelve windows of seven days from midnight, with their sums", () => {
  const found = dividendsOf({ isReady: true }, { stockId: 1, progressDays: 26 });
  const weeks = dividendWeeks(found, NOW);
  expect(weeks).toHaveLength(12);
  expect(weeks[0]).toMatchObject({ startsAtMs: TODAY, total: 51_000_000 });
  expect(weeks[1]).toMatchObject({ startsAtMs: TODAY + 7 * DAY_MS, payments: [], total: 0 });
});

test("a payment at midnight is of the window that begins", () => {
  const [dividend] = dividendsOf({});
  const atMidnight = dividend ? [{ ...dividend, dueAtMs: TODAY + 7 * DAY_MS }] : [];
  expect(
    dividendWeeks(atMidnight, NOW)
      .map(({ total }) => total)
      .slice(0, 2),
  ).toEqual([0, 1_000_000]);
});
