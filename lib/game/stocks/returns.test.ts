import fc from "fast-check";
import { expect, test } from "vitest";

import { aHolding, aStock } from "@/lib/game/testing/builders";

import { benefitValues } from "./benefit-value";
import { nextTier, ownership, positions, tierCost } from "./position";
import {
  analyse,
  annualBenefit,
  isPurchased,
  nextTiers,
  paybackDays,
  roi,
  savingDays,
  summarise,
} from "./returns";
import type { Holding, Stock } from "./stock";

// Requirement 100,000, price $300, pays $1,000,000 every 31 days.
const STOCK = aStock();

test.each([
  { shares: 0, countedTiers: 0, counted: 0, pending: 0, missing: 100_000, cost: 30_000_000 },
  { shares: 100_000, countedTiers: 1, counted: 1, pending: 0, missing: 200_000, cost: 60_000_000 },
  { shares: 100_000, countedTiers: 0, counted: 0, pending: 1, missing: 200_000, cost: 60_000_000 },
  { shares: 250_000, countedTiers: 1, counted: 1, pending: 0, missing: 50_000, cost: 60_000_000 },
  { shares: 300_000, countedTiers: 2, counted: 2, pending: 0, missing: 400_000, cost: 120_000_000 },
  { shares: 300_000, countedTiers: 1, counted: 1, pending: 1, missing: 400_000, cost: 120_000_000 },
  {
    shares: 200_000,
    countedTiers: undefined,
    counted: 2,
    pending: 0,
    missing: 100_000,
    cost: 60_000_000,
  },
])(
  "$shares shares, the game counts $countedTiers tiers: $counted counted, $pending pending, $missing more",
  ({ shares, countedTiers, counted, pending, missing, cost }) => {
    const held = ownership(STOCK, aHolding({ shares, countedTiers }));
    expect(held).toEqual({ activeTiers: counted, pendingTiers: pending });
    expect(nextTier(STOCK, shares)).toMatchObject({
      missingShares: missing,
      missingCost: missing * 300,
      ownCost: cost,
    });
  },
);

test.each([
  { tier: 1, percent: 39.25, annual: 11_774_194 },
  { tier: 2, percent: 19.62, annual: 23_548_387 },
  { tier: 3, percent: 9.81, annual: 35_322_581 },
])("tier $tier returns $percent %, $annual a year with all tiers", ({ tier, percent, annual }) => {
  expect(roi(1_000_000, 31, tierCost(STOCK, tier))).toBeCloseTo(percent, 1);
  expect(roi(1_000_000, 31, tierCost(STOCK, tier)).toFixed(2)).toBe(percent.toFixed(2));
  expect(Math.round(annualBenefit(1_000_000, 31, tier))).toBe(annual);
});

test.each([
  { dollars: 1_000_000, everyDays: 31, cost: 30_000_000, days: 930 },
  { dollars: 7_000, everyDays: 7, cost: 365_000, days: 365 },
  { dollars: 1_000_000, everyDays: 31, cost: 0, days: 0 },
  { dollars: 0, everyDays: 31, cost: 1, days: Infinity },
])("$dollars every $everyDays days return $cost in $days days", (row) => {
  expect(paybackDays(row.dollars, row.everyDays, row.cost)).toBe(row.days);
});

test("ROI halves with each tier", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000 }),
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 20 }),
      (price, requirement, tier) => {
        const stock = aStock({ price, benefit: { requirement } });
        const one = roi(1_000_000, 31, tierCost(stock, tier));
        expect(roi(1_000_000, 31, tierCost(stock, tier + 1))).toBeCloseTo(one / 2, 9);
      },
    ),
  );
});

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

test("only a tier bought in part has a missing part: its cost, and the return on that", () => {
  // Tier 3 takes 400,000 shares at $300, of which 100,000 are bought: $90m are missing, which return 9.81 % ÷ 0.75.
  const rows = rowsOf([aStock()], [aHolding({ shares: 400_000, countedTiers: 1 })]);
  expect(
    rows.slice(0, 4).map(({ missing }) => missing && [missing.cost, missing.roi.toFixed(2)]),
  ).toEqual([null, null, [90_000_000, "13.08"], null]);
});

test("the annual benefit is that of all tiers up to this one", () => {
  expect(
    rowsOf([aStock()])
      .map((row) => Math.round(row.annualBenefit))
      .slice(0, 2),
  ).toEqual([11_774_194, 23_548_387]);
});

function nextOf(stocks = [aStock()], shares = 0, own = {}) {
  const values = benefitValues(stocks, { items: [], properties: [], points: [], own });
  return nextTiers(positions(stocks, [aHolding({ shares })]).positions, values);
}

test.each([
  { shares: 0, tier: 1, days: 930, roi: "39.25", ofMissing: "39.25" },
  { shares: 90_000, tier: 1, days: 93, roi: "39.25", ofMissing: "392.47" },
  { shares: 100_000, tier: 2, days: 1_860, roi: "19.62", ofMissing: "19.62" },
  { shares: 250_000, tier: 2, days: 465, roi: "19.62", ofMissing: "78.49" },
])("with $shares shares tier $tier pays back in $days days", (expected) => {
  const { shares, tier, days, roi, ofMissing } = expected;
  const [row] = nextOf([aStock()], shares);
  expect(row).toMatchObject({ tier, shares, paybackDays: days });
  expect(row?.roi.toFixed(2)).toBe(roi);
  expect(row?.roiOfMissing.toFixed(2)).toBe(ofMissing);
  expect(Math.round(row?.annualGain ?? 0)).toBe(11_774_194);
});

test("shortest payback first", () => {
  const better = aStock({ id: 1 });
  expect(nextOf([aStock(), better]).map(({ stock }) => stock.id)).toEqual([1, 9]);
});

test.each([
  { why: "worth nothing", stock: aStock(), own: { 9: 0 } },
  { why: "without cash value", stock: aStock({ id: 28 }), own: {} },
  { why: "passive", stock: aStock({ benefit: { kind: "passive" } }), own: {} },
  { why: "price 0", stock: aStock({ price: 0 }), own: {} },
])("no next tier: $why", ({ stock, own }) => {
  expect(nextOf([stock], 0, own)).toEqual([]);
});

const STOCKS = [
  aStock(),
  aStock({ id: 28, price: 200, benefit: { everyDays: 7 } }),
  aStock({ id: 2, price: 10, benefit: { kind: "passive", everyDays: 7 } }),
];

const ONE = aHolding({ shares: 300_000, countedTiers: 1 });

const NO_CASH = aHolding({ stockId: 28, shares: 50_000, countedTiers: 0 });

const PASSIVE = aHolding({ stockId: 2, shares: 1_000, countedTiers: 0 });

test.each([
  { why: "nothing held", held: [], is: [0, 0, 0, null] },
  { why: "zero shares", held: [aHolding({ shares: 0, countedTiers: 0 })], is: [0, 0, 0, null] },
  { why: "a pending tier does not pay", held: [ONE], is: [90_000_000, 0, 11_774_194, "13.08"] },
  { why: "passive only", held: [PASSIVE], is: [0, 10_000, 0, null] },
  { why: "no cash value", held: [NO_CASH], is: [10_000_000, 0, 0, "0.00"] },
  {
    why: "all three",
    held: [ONE, NO_CASH, PASSIVE],
    is: [100_000_000, 10_000, 11_774_194, "11.77"],
  },
])("$why: dividend, passive, annual, return $is", ({ held, is }) => {
  const found = summaryOf(held);
  expect([
    found.dividendValue,
    found.passiveValue,
    found.annualBenefits === null ? null : Math.round(found.annualBenefits),
    found.totalReturn?.toFixed(2) ?? null,
  ]).toEqual(is);
});

test("names the stocks behind the figures", () => {
  const found = summaryOf([ONE, NO_CASH, PASSIVE]);
  expect(found.dividend.map(({ stock }) => stock.id)).toEqual([9, 28]);
  expect(found.passive.map(({ stock }) => stock.id)).toEqual([2]);
  expect(found.benefits.map(({ stock, tiers }) => [stock.id, tiers])).toEqual([[9, 1]]);
});

test("names no stock that isn't held, and no benefit that doesn't count", () => {
  const found = summaryOf([{ ...ONE, countedTiers: 0 }, aHolding({ stockId: 2, shares: 0 })]);
  expect(found.dividend.map(({ stock }) => stock.id)).toEqual([9]);
  expect(found.passive).toEqual([]);
  expect(found.benefits).toEqual([]);
});

const POINTS = aStock({ id: 35, benefit: { everyDays: 7 } });

test.each([
  { why: "a tier counts", counted: 1, annual: null, total: null },
  { why: "no tier counts", counted: 0, annual: 0, total: 0 },
])("where points could not be read and $why, annual is $annual", ({ counted, annual, total }) => {
  const values = benefitValues([POINTS], { items: [], properties: [], points: null, own: {} });
  const held = aHolding({ stockId: 35, shares: 300_000, countedTiers: counted });
  expect(summarise(positions([POINTS], [held]).positions, values)).toMatchObject({
    dividendValue: 90_000_000,
    annualBenefits: annual,
    totalReturn: total,
  });
});

function summaryOf(held: Holding[]) {
  const values = benefitValues(STOCKS, { items: [], properties: [], points: [], own: {} });
  return summarise(positions(STOCKS, held).positions, values);
}

test.each([
  { missing: 200, perYear: 365, days: 200 },
  { missing: 73_000_000, perYear: 36_500_000, days: 730 },
  { missing: 0, perYear: 0, days: 0 },
  { missing: -5, perYear: null, days: 0 },
  { missing: 200, perYear: 0, days: null },
  { missing: 200, perYear: null, days: null },
])("benefits of $perYear a year pay $missing in $days days", ({ missing, perYear, days }) => {
  expect(savingDays(missing, perYear)).toBe(days);
});
