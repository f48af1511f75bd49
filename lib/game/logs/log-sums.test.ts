import { expect, test } from "vitest";

import type { Flow } from "./log-entry";
import { logTotals, sumsByDay, sumsByType } from "./log-sums";
import { aLogEntry } from "./testing/a-log-entry";

const at = (iso: string) => Date.parse(`2026-11-${iso}Z`);

const row = (typeId: number, atMs: number, flow: Partial<Flow>) => ({
  entry: aLogEntry({ type: { id: typeId, title: `Type ${typeId}` }, atMs }),
  flow: { money: 0, isInternalTransfer: false, items: 0, ...flow },
});

/** Bought 20 items for $1,000, sold 15 of them for $1,500, and a bank deposit; the day before, something unknown. */
const ROWS = [
  row(1226, at("20T23:59:59"), { money: 1_500, items: -15 }),
  row(5450, at("20T00:00:01"), { isInternalTransfer: true }),
  row(4200, at("20T00:00:00"), { money: -1_000, items: 20 }),
  row(7777, at("19T23:59:59"), { money: null, items: null }),
  row(4200, at("19T08:00:00"), { money: -250, items: 5 }),
];

test("of all: what came, what went, and what we cannot tell", () => {
  expect(logTotals(ROWS)).toEqual({
    entries: 5,
    moneyIn: 1_500,
    moneyOut: 1_250,
    net: 250,
    itemsIn: 25,
    itemsOut: 15,
    unclear: 1,
    internalTransfers: 1,
  });
  expect(logTotals([])).toMatchObject({ entries: 0, moneyIn: 0, moneyOut: 0, net: 0 });
});

test("by type: each once, with its latest entry", () => {
  const sums = sumsByType(ROWS);
  expect(sums.map(({ typeId, entries, net }) => [typeId, entries, net])).toEqual([
    [1226, 1, 1_500],
    [5450, 1, 0],
    [4200, 2, -1_250],
    [7777, 1, 0],
  ]);
  expect(sums[2]).toMatchObject({ title: "Type 4200", latestAtMs: at("20T00:00:00") });
  expect(sums[3]).toMatchObject({ unclear: 1, moneyIn: 0, moneyOut: 0 });
});

test("by day of the game, which begins at 00:00 UTC", () => {
  expect(
    sumsByDay(ROWS).map(({ startsAtMs, entries, moneyIn, moneyOut }) => [
      startsAtMs,
      entries,
      moneyIn,
      moneyOut,
    ]),
  ).toEqual([
    [at("20T00:00:00"), 3, 1_500, 1_000],
    [at("19T00:00:00"), 2, 0, 250],
  ]);
});

test("50,000 entries come to the sums of their parts", () => {
  const many = Array.from({ length: 50_000 }, (_, i) =>
    row(i % 40, at("20T00:00:00") - i * 60_000, { money: i % 2 === 0 ? 10 : -4 }),
  );
  const total = { moneyIn: 250_000, moneyOut: 100_000, net: 150_000 };
  expect(logTotals(many)).toMatchObject(total);
  for (const sums of [sumsByType(many), sumsByDay(many)]) {
    expect(sums.reduce((sum, { net }) => sum + net, 0)).toBe(total.net);
    expect(sums.reduce((sum, { entries }) => sum + entries, 0)).toBe(50_000);
  }
});
