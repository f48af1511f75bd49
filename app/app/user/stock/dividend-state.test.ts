import { expect, test } from "vitest";

import { dueDividends } from "@/lib/game/stocks/dividends";
import { portfolio } from "@/lib/game/stocks/portfolio";
import type { Holding } from "@/lib/game/stocks/stock";
import { aHolding, aStock } from "@/lib/game/testing/builders";

import { dividendStates, readyFirst } from "./dividend-state";

const NOW = Date.UTC(2026, 10, 20, 12);
const ACTIVE = aStock();
const PASSIVE = aStock({ benefit: { kind: "passive" } });

function stateOf(stock: typeof ACTIVE, held: Partial<Holding>) {
  const { rows } = portfolio([stock], [aHolding(held)]);
  const due = dueDividends(
    rows.map(({ position }) => position),
    { nowMs: NOW, fetchedAtMs: NOW },
  );
  return dividendStates(rows, due).get(stock.id);
}

const PENDING = { countedTiers: 0, progressDays: null };

// 10 of 31 days; the first tier needs 100,000 shares.
test.each([
  { stock: ACTIVE, held: { isReady: true }, text: "Ready to collect", fraction: 1 },
  { stock: ACTIVE, held: {}, text: "Day 10 of 31, due Fri 11 Dec", fraction: 10 / 31 },
  { stock: ACTIVE, held: { progressDays: null }, text: "Active", fraction: 1 },
  { stock: ACTIVE, held: PENDING, text: "Pending", fraction: 0.5 },
  { stock: ACTIVE, held: { countedTiers: 0 }, text: "Pending, day 10 of 31", fraction: 10 / 31 },
  { stock: ACTIVE, held: { ...PENDING, shares: 50_000 }, text: "No benefit yet", fraction: 0.5 },
  { stock: PASSIVE, held: { isReady: true }, text: "Benefit active", fraction: 1 },
  { stock: PASSIVE, held: PENDING, text: "Benefit pending", fraction: 0.5 },
  { stock: PASSIVE, held: { ...PENDING, shares: 25_000 }, text: "No benefit yet", fraction: 0.25 },
])("$text: $fraction of the moon", ({ stock, held, text, fraction }) => {
  const isReady = text === "Ready to collect";
  expect(stateOf(stock, held)).toEqual({ text, fraction, isReady });
});

test("what is ready to collect comes first, then the most valuable", () => {
  const held = [
    { stockId: 1, shares: 4_000_000 },
    { stockId: 2, shares: 1_000_000, isReady: true },
    { stockId: 3, shares: 3_000_000 },
    { stockId: 4, shares: 2_000_000, isReady: true },
  ];
  const { rows } = portfolio(
    held.map(({ stockId }) => aStock({ id: stockId })),
    held.map((holding) => aHolding(holding)),
  );
  const due = dueDividends(
    rows.map(({ position }) => position),
    { nowMs: NOW, fetchedAtMs: NOW },
  );
  const ordered = readyFirst(rows, dividendStates(rows, due));
  expect(ordered.map(({ position }) => position.stock.id)).toEqual([4, 2, 1, 3]);
});
