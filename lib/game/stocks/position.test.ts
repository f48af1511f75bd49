import { expect, test } from "vitest";

import { aHolding, aStock } from "@/lib/game/testing/builders";

import {
  listedTiers,
  nextTier,
  ownership,
  positions,
  sharesForTiers,
  sharesOfTier,
  tierCost,
  tierFraction,
  tierStatus,
} from "./position";

const STOCKS = [aStock({ id: 9 }), aStock({ id: 1 })];

test("one position for every stock, in the list's order", () => {
  const held = [aHolding({ stockId: 1, shares: 300_000 })];
  expect(positions(STOCKS, held).positions).toMatchObject([
    { stock: { id: 9 }, holding: null, shares: 0, value: 0, activeTiers: 0, pendingTiers: 0 },
    { stock: { id: 1 }, shares: 300_000, value: 90_000_000, activeTiers: 1, pendingTiers: 1 },
  ]);
});

test("a stock that is no longer listed is reported while shares are held", () => {
  const held = [aHolding({ stockId: 98 }), aHolding({ stockId: 99, shares: 0 })];
  expect(positions(STOCKS, held).unlisted).toEqual([aHolding({ stockId: 98 })]);
});

test("a stock that the list or the holdings name twice counts once", () => {
  const twice = [aStock(), aStock()];
  const { positions: all, unlisted } = positions(twice, [
    aHolding({ shares: 5 }),
    aHolding({ shares: 7 }),
    aHolding({ stockId: 99, shares: 1 }),
    aHolding({ stockId: 99, shares: 2 }),
  ]);
  expect(all.map(({ shares }) => shares)).toEqual([7]);
  expect(unlisted.map(({ shares }) => shares)).toEqual([2]);
});

test.each([
  { tier: 1, own: 100_000, total: 100_000, cost: 30_000_000 },
  { tier: 2, own: 200_000, total: 300_000, cost: 60_000_000 },
  { tier: 3, own: 400_000, total: 700_000, cost: 120_000_000 },
  { tier: 5, own: 1_600_000, total: 3_100_000, cost: 480_000_000 },
])("tier $tier: $own shares of its own, $total in all, $cost", ({ tier, own, total, cost }) => {
  expect(sharesOfTier(100_000, tier)).toBe(own);
  expect(sharesForTiers(100_000, tier)).toBe(total);
  expect(tierCost(aStock(), tier)).toBe(cost);
});

test.each([
  { why: "$30 m doubles 11 times below $100 bn", stock: aStock(), listed: 12 },
  { why: "exactly $100 bn", stock: aStock({ price: 1_000_000 }), listed: 1 },
  { why: "just over $100 bn", stock: aStock({ price: 1_000_001 }), listed: 0 },
  { why: "price 0", stock: aStock({ price: 0 }), listed: 0 },
  { why: "requirement 0", stock: aStock({ benefit: { requirement: 0 } }), listed: 0 },
  { why: "passive", stock: aStock({ benefit: { kind: "passive" } }), listed: 1 },
  { why: "the game stops stock 29 at ten", stock: aStock({ id: 29, price: 1 }), listed: 10 },
])("$why: $listed listed tiers", ({ stock, listed }) => {
  expect(listedTiers(stock)).toBe(listed);
});

const PASSIVE = aStock({ benefit: { kind: "passive" } });

const FREE = aStock({ benefit: { requirement: 0 } });

test.each([
  { why: "just under a tier", stock: aStock(), shares: 99_999, countedTiers: 0, is: [0, 0] },
  { why: "bought, not counted", stock: aStock(), shares: 700_000, countedTiers: 0, is: [0, 3] },
  { why: "sold below the count", stock: aStock(), shares: 50_000, countedTiers: 1, is: [1, 0] },
  { why: "share test", stock: aStock(), shares: 99_999, countedTiers: undefined, is: [0, 0] },
  { why: "share test", stock: aStock(), shares: 100_000, countedTiers: undefined, is: [1, 0] },
  { why: "share test", stock: aStock(), shares: 400_000, countedTiers: undefined, is: [3, 0] },
  { why: "passive", stock: PASSIVE, shares: 500_000, countedTiers: 3, is: [1, 0] },
  { why: "passive, not counted", stock: PASSIVE, shares: 500_000, countedTiers: 0, is: [0, 1] },
  {
    why: "passive, share test",
    stock: PASSIVE,
    shares: 500_000,
    countedTiers: undefined,
    is: [1, 0],
  },
  { why: "passive, too few", stock: PASSIVE, shares: 99_999, countedTiers: undefined, is: [0, 0] },
  { why: "requirement 0", stock: FREE, shares: 100, countedTiers: undefined, is: [0, 0] },
  { why: "requirement 0, counted", stock: FREE, shares: 100, countedTiers: 1, is: [1, 0] },
  { why: "no shares", stock: aStock(), shares: 0, countedTiers: undefined, is: [0, 0] },
])("$why: $shares shares, the game counts $countedTiers tiers: counted, pending $is", (row) => {
  const holding = aHolding({ shares: row.shares, countedTiers: row.countedTiers });
  const { activeTiers, pendingTiers } = ownership(row.stock, holding);
  expect([activeTiers, pendingTiers]).toEqual(row.is);
});

test("nothing counts without a holding", () => {
  expect(ownership(aStock(), undefined)).toEqual({ activeTiers: 0, pendingTiers: 0 });
});

test.each([
  { tier: 1, status: "Active" },
  { tier: 2, status: "Active" },
  { tier: 3, status: "Pending" },
  { tier: 4, status: "Inactive" },
])("of two counted tiers and a pending one, tier $tier is $status", ({ tier, status }) => {
  expect(tierStatus({ activeTiers: 2, pendingTiers: 1 }, tier)).toBe(status);
});

test.each([
  { shares: 0, tier: 1, part: 0 },
  { shares: 62_000, tier: 1, part: 0.62 },
  { shares: 100_000, tier: 1, part: 1 },
  { shares: 99_999, tier: 2, part: 0 },
  { shares: 150_000, tier: 2, part: 0.25 },
  { shares: 900_000, tier: 2, part: 1 },
])("$shares shares are $part of tier $tier", ({ shares, tier, part }) => {
  expect(tierFraction(aStock(), shares, tier)).toBe(part);
});

test("no part of a tier without a requirement", () => {
  expect(tierFraction(FREE, 100, 1)).toBe(0);
});

test.each([
  { why: "a passive stock whose block is complete", stock: PASSIVE, shares: 100_000 },
  { why: "a tier over $100 bn", stock: aStock({ price: 1_000_000 }), shares: 100_000 },
  { why: "price 0", stock: aStock({ price: 0 }), shares: 0 },
  { why: "requirement 0", stock: FREE, shares: 0 },
])("no next tier: $why", ({ stock, shares }) => {
  expect(nextTier(stock, shares)).toBeNull();
});

test("a passive stock's next tier is its one block", () => {
  expect(nextTier(PASSIVE, 40_000)).toEqual({
    tier: 1,
    missingShares: 60_000,
    missingCost: 18_000_000,
    ownCost: 30_000_000,
  });
});
