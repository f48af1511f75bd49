import { expect, test } from "vitest";

import { aHolding, aStock } from "@/lib/game/testing/builders";

import { analyse, isPurchased } from "./analysis";
import { benefitValues } from "./benefit-value";
import type { Holding } from "./holding";
import { positions } from "./position";
import type { Stock } from "./stock";

function rowsOf(stocks: Stock[], holdings: Holding[] = [], own = {}) {
  const values = benefitValues(stocks, { items: [], properties: [], points: [], own });
  return analyse(positions(stocks, holdings).positions, values);
}

test("lists every tier down to 1 %, ROI highest first", () => {
  expect(rowsOf([aStock()]).map(({ tier, roi }) => [tier, roi.toFixed(2)])).toEqual([
    [1, "39.25"],
    [2, "19.62"],
    [3, "9.81"],
    [4, "4.91"],
    [5, "2.45"],
    [6, "1.23"],
  ]);
});

test("the tiers of stocks mix by their ROI", () => {
  const dear = aStock({ id: 6, price: 150, benefit: { requirement: 500_000 } });
  const rows = rowsOf([aStock(), dear]).slice(0, 3);
  expect(rows.map(({ stock, tier }) => [stock.id, tier])).toEqual([
    [6, 1],
    [9, 1],
    [6, 2],
  ]);
});

// $100 × 365 ÷ 365 days a year, of 1 share at the price.
test.each([
  { price: 10_000, listed: 1, why: "exactly 1 %" },
  { price: 10_001, listed: 0, why: "under 1 %" },
])("a return of $why: $listed row", ({ price, listed }) => {
  const stock = aStock({ price, benefit: { requirement: 1, everyDays: 365 } });
  expect(rowsOf([stock], [], { 9: 100 })).toHaveLength(listed);
});

test.each([
  { why: "price 0", stock: aStock({ price: 0 }) },
  { why: "requirement 0", stock: aStock({ benefit: { requirement: 0 } }) },
  { why: "every 0 days", stock: aStock({ benefit: { everyDays: 0 } }) },
  { why: "passive", stock: aStock({ benefit: { kind: "passive" } }) },
  { why: "without cash value", stock: aStock({ id: 28 }) },
])("no row: $why", ({ stock }) => {
  expect(rowsOf([stock])).toEqual([]);
});

test("status, part and purchased of each tier", () => {
  const rows = rowsOf([aStock()], [aHolding({ shares: 400_000, countedTiers: 1 })]);
  expect(rows.slice(0, 4).map((row) => [row.status, row.fraction, isPurchased(row)])).toEqual([
    ["Active", 1, true],
    ["Pending", 1, true],
    ["Inactive", 0.25, false],
    ["Inactive", 0, false],
  ]);
});

test("the annual benefit is that of all tiers up to this one", () => {
  expect(
    rowsOf([aStock()])
      .map((row) => Math.round(row.annualBenefit))
      .slice(0, 2),
  ).toEqual([11_774_194, 23_548_387]);
});
