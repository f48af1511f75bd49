import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import { aHolding, aStock } from "@/lib/game/testing/builders";

import { benefitValues } from "./benefit-value";
import { dividends, dueDividends, readyDividends } from "./dividends";
import { positions } from "./position";
import type { Holding } from "./stock";

const NOW = Date.UTC(2026, 10, 20, 12);

const STOCKS = [
  aStock(),
  aStock({ id: 1 }),
  aStock({ id: 28, benefit: { everyDays: 7 } }),
  aStock({ id: 2, benefit: { kind: "passive", everyDays: 7 } }),
  aStock({ id: 5, benefit: { everyDays: 0 } }),
];

function dividendsOf(...held: Partial<Holding>[]) {
  const values = benefitValues(STOCKS, { items: [], properties: [], points: [], own: {} });
  const read = { nowMs: NOW, fetchedAtMs: NOW };
  return dividends(positions(STOCKS, held.map(aHolding)).positions, values, read);
}

test.each([
  { why: "10 of 31 days", held: {}, dueInDays: 21, dollars: 1_000_000 },
  { why: "ready", held: { isReady: true }, dueInDays: 0, dollars: 1_000_000 },
  { why: "overdue", held: { progressDays: 40 }, dueInDays: 0, dollars: 1_000_000 },
  { why: "no progress said", held: { progressDays: null }, dueInDays: null, dollars: 1_000_000 },
  { why: "the stock's own days", held: { everyDays: null }, dueInDays: 21, dollars: 1_000_000 },
  {
    why: "two tiers",
    held: { shares: 300_000, countedTiers: 2 },
    dueInDays: 21,
    dollars: 2_000_000,
  },
  { why: "one of two counted", held: { shares: 300_000 }, dueInDays: 21, dollars: 1_000_000 },
  {
    why: "pending only",
    held: { shares: 300_000, countedTiers: 0, progressDays: null },
    dueInDays: null,
    dollars: 2_000_000,
  },
  { why: "pending, with progress", held: { countedTiers: 0 }, dueInDays: 21, dollars: 1_000_000 },
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
  { why: "counted", held: {}, tiers: 1, uncounted: 0, isPending: false },
  {
    why: "one of two counted",
    held: { shares: 300_000 },
    tiers: 1,
    uncounted: 1,
    isPending: false,
  },
  {
    why: "none counted yet",
    held: { shares: 300_000, countedTiers: 0 },
    tiers: 2,
    uncounted: 0,
    isPending: true,
  },
])(
  "$why: $tiers tiers, pending $isPending, $uncounted more",
  ({ held, tiers, uncounted, isPending }) => {
    expect(dividendsOf(held)).toMatchObject([{ tiers, uncountedTiers: uncounted, isPending }]);
  },
);

test.each([
  { why: "passive, though ready", held: { stockId: 2, isReady: true } },
  { why: "too few shares", held: { shares: 99_999, countedTiers: 0 } },
  { why: "zero shares", held: { shares: 0, countedTiers: 0 } },
  { why: "no longer in the list", held: { stockId: 99 } },
])("no dividend: $why", ({ held }) => {
  expect(dividendsOf(held)).toEqual([]);
});

const MIDNIGHT = Date.UTC(2026, 10, 21);
const MINUTE = 60_000;
const dayOf = (ms: number | null | undefined) => new Date(ms ?? NaN).toISOString().slice(0, 10);

test.each([
  { why: "a minute before 00:00 UTC", nowMs: MIDNIGHT - MINUTE, held: {}, due: "2026-12-11" },
  { why: "a minute after it", nowMs: MIDNIGHT + MINUTE, held: {}, due: "2026-12-11" },
  {
    why: "two days after it was due",
    nowMs: MIDNIGHT + 2 * DAY_MS,
    held: { progressDays: 31 },
    due: "2026-11-23",
  },
  {
    why: "ready, a minute after",
    nowMs: MIDNIGHT + MINUTE,
    held: { isReady: true },
    due: "2026-11-21",
  },
])("read on 20 November, 10 of 31 days; $why: due on $due", ({ nowMs, held, due }) => {
  const all = positions(STOCKS, [aHolding(held)]).positions;
  const [dividend] = dueDividends(all, { nowMs, fetchedAtMs: MIDNIGHT - 2 * MINUTE });
  expect(dayOf(dividend?.dueAtMs)).toBe(due);
});

test.each([
  { why: "on the day before", passed: 30, nowMs: MIDNIGHT - 1, isReady: false },
  {
    why: "from 00:00 UTC of the day on which it is due",
    passed: 30,
    nowMs: MIDNIGHT,
    isReady: true,
  },
  { why: "with a day to go", passed: 29, nowMs: MIDNIGHT + DAY_MS - 1, isReady: false },
  { why: "with that day begun", passed: 29, nowMs: MIDNIGHT + DAY_MS, isReady: true },
  { why: "where the game doesn't count", passed: null, nowMs: MIDNIGHT + DAY_MS, isReady: false },
])(
  "read on 20 November, $passed of 31 days; ready $why: $isReady",
  ({ passed, nowMs, isReady }) => {
    const held = positions(STOCKS, [aHolding({ progressDays: passed })]).positions;
    expect(dueDividends(held, { nowMs, fetchedAtMs: MIDNIGHT - 2 * MINUTE })).toMatchObject([
      { isReady },
    ]);
  },
);

test.each([
  { why: "nothing", held: [], is: [[], 0, 0] },
  { why: "nothing ready", held: [{}], is: [[], 0, 0] },
  { why: "one of two", held: [{ isReady: true }, { stockId: 1 }], is: [[9], 1_000_000, 0] },
  {
    why: "one without a cash value",
    held: [{ isReady: true }, { stockId: 28, isReady: true }],
    is: [[9, 28], 1_000_000, 1],
  },
  { why: "none with a cash value", held: [{ stockId: 28, isReady: true }], is: [[28], null, 1] },
])("ready, $why: stocks, dollars, without value $is", ({ held, is }) => {
  const ready = readyDividends(dividendsOf(...held));
  expect([ready.dividends.map(({ stock }) => stock.id), ready.dollars, ready.withoutValue]).toEqual(
    is,
  );
});

test("ready first, then by date, then those that do not count yet", () => {
  const found = dividendsOf(
    { countedTiers: 0, progressDays: null },
    { stockId: 1, progressDays: 1 },
    { stockId: 28, isReady: true },
  );
  expect(found.map(({ stock }) => stock.id)).toEqual([28, 1, 9]);
});

test("dividends of one day are listed by acronym, in whatever order the stocks come", () => {
  const stocks = ["GRN", "TCT", "LAG"].map((acronym, id) => aStock({ id, acronym }));
  const held = positions(
    stocks,
    stocks.map(({ id }) => aHolding({ stockId: id })),
  ).positions;
  const clock = { nowMs: NOW, fetchedAtMs: NOW };
  for (const listed of [held, held.toReversed()]) {
    const found = dueDividends(listed, clock).map(({ stock }) => stock.acronym);
    expect(found).toEqual(["GRN", "LAG", "TCT"]);
  }
});
