import fc from "fast-check";
import { expect, test } from "vitest";

import { aHolding, aStock } from "@/lib/game/testing/builders";

import { annualBenefit, paybackDays, roi } from "./roi";
import { nextTier, ownership, tierCost } from "./tiers";

// Requirement 100,000, price $300, pays $1,000,000 every 31 days.
const STOCK = aStock();

test.each([
  { shares: 0, told: 0, counted: 0, pending: 0, missing: 100_000, cost: 30_000_000 },
  { shares: 100_000, told: 1, counted: 1, pending: 0, missing: 200_000, cost: 60_000_000 },
  { shares: 100_000, told: 0, counted: 0, pending: 1, missing: 200_000, cost: 60_000_000 },
  { shares: 250_000, told: 1, counted: 1, pending: 0, missing: 50_000, cost: 60_000_000 },
  { shares: 300_000, told: 2, counted: 2, pending: 0, missing: 400_000, cost: 120_000_000 },
  { shares: 300_000, told: 1, counted: 1, pending: 1, missing: 400_000, cost: 120_000_000 },
  {
    shares: 200_000,
    told: undefined,
    counted: 2,
    pending: 0,
    missing: 100_000,
    cost: 60_000_000,
  },
])(
  "$shares shares, the game told of $told: $counted counted, $pending pending, $missing more",
  ({ shares, told, counted, pending, missing, cost }) => {
    const held = ownership(STOCK, aHolding({ shares, countedTiers: told }));
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
