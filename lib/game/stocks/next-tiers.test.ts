import { expect, test } from "vitest";

import { aHolding, aStock } from "@/lib/game/testing/builders";

import { benefitValues } from "./benefit-value";
import { nextTiers } from "./next-tiers";
import { positions } from "./position";

function nextOf(stocks = [aStock()], shares = 0, own = {}) {
  const values = benefitValues(stocks, { items: [], properties: [], points: [], own });
  return nextTiers(positions(stocks, [aHolding({ shares })]).positions, values);
}

test.each([
  { shares: 0, tier: 1, days: 930, roi: "39.25" },
  { shares: 90_000, tier: 1, days: 93, roi: "39.25" },
  { shares: 100_000, tier: 2, days: 1_860, roi: "19.62" },
  { shares: 250_000, tier: 2, days: 465, roi: "19.62" },
])("with $shares shares tier $tier pays back in $days days", ({ shares, tier, days, roi }) => {
  const [row] = nextOf([aStock()], shares);
  expect(row).toMatchObject({ tier, shares, paybackDays: days });
  expect(row?.roi.toFixed(2)).toBe(roi);
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
