import { expect, test } from "vitest";

import { aHolding, aStock } from "@/lib/game/testing/builders";

import { portfolio } from "./portfolio";

const bought = (shares: number, price: number, id = 1) => ({ id, shares, price, atMs: id });

// 100 shares at $300.
test.each([
  { why: "one purchase", purchases: [bought(100, 200)], is: [20_000, 200, 10_000, 50, 0] },
  { why: "a loss", purchases: [bought(100, 400)], is: [40_000, 400, -10_000, -25, 0] },
  {
    why: "two purchases",
    purchases: [bought(50, 100), bought(50, 200, 2)],
    is: [15_000, 150, 15_000, 100, 0],
  },
  { why: "some unexplained", purchases: [bought(40, 200)], is: [8_000, 200, 4_000, 50, 60] },
  { why: "no purchase", purchases: [], is: [null, null, null, null, 100] },
  {
    why: "purchases of more than are held",
    purchases: [bought(150, 200)],
    is: [null, 200, null, null, 0],
  },
  { why: "a purchase that cost nothing", purchases: [bought(100, 0)], is: [0, 0, 30_000, null, 0] },
  {
    why: "a purchase of zero shares",
    purchases: [bought(0, 200)],
    is: [null, null, null, null, 100],
  },
])("$why: cost, average, profit, percent, unexplained $is", ({ purchases, is }) => {
  const [row] = portfolio([aStock()], [aHolding({ shares: 100, purchases })]).rows;
  expect([
    row?.cost,
    row?.averagePrice,
    row?.profit,
    row?.profitPercent,
    row?.unexplainedShares,
  ]).toEqual(is);
});

test("the sums, the parts, and what is left out", () => {
  const found = portfolio(
    [aStock(), aStock({ id: 1, price: 900 }), aStock({ id: 2 })],
    [
      aHolding({ shares: 100, purchases: [bought(100, 200)] }),
      aHolding({ stockId: 1, shares: 100, purchases: [] }),
      aHolding({ stockId: 2, shares: 0 }),
      aHolding({ stockId: 99, shares: 5 }),
    ],
  );
  expect(found).toMatchObject({ value: 120_000, cost: 20_000, profit: 10_000, empty: 1 });
  expect(found.profitPercent).toBe(50);
  expect(found.rows.map(({ position, fraction }) => [position.stock.id, fraction])).toEqual([
    [1, 0.75],
    [9, 0.25],
  ]);
  expect(found.unlisted.map(({ stockId }) => stockId)).toEqual([99]);
});

test("purchases newest first, each with its own profit", () => {
  const purchases = [bought(10, 100), bought(20, 400, 2)];
  const [row] = portfolio([aStock()], [aHolding({ shares: 30, purchases })]).rows;
  expect(row?.purchases).toMatchObject([
    { id: 2, cost: 8_000, value: 6_000, profit: -2_000, profitPercent: -25 },
    { id: 1, cost: 1_000, value: 3_000, profit: 2_000, profitPercent: 200 },
  ]);
});

test("a purchase without a known time comes last", () => {
  const unknown = { ...bought(10, 100, 9), atMs: null };
  const purchases = [bought(10, 100, 1), unknown, bought(10, 100, 3), bought(10, 100, 2)];
  const [row] = portfolio([aStock()], [aHolding({ shares: 40, purchases })]).rows;
  expect(row?.purchases.map(({ id }) => id)).toEqual([3, 2, 1, 9]);
});

test("price 0 is no division by zero", () => {
  const [row] = portfolio([aStock({ price: 0 })], [aHolding({ shares: 100 })]).rows;
  expect(row).toMatchObject({ fraction: 0, position: { value: 0 } });
});

// 100 shares at $300, and as many at $900.
test.each([
  { why: "both bought at $200", first: 200, second: 200, is: [40_000, 80_000, 200, 120, 79_880] },
  { why: "one purchase listed", first: 200, second: null, is: [20_000, 10_000, 50, 30, 9_970] },
  { why: "a loss", first: 400, second: null, is: [40_000, -10_000, -25, 30, -10_030] },
  { why: "bought for nothing", first: 0, second: null, is: [0, 30_000, null, 30, 29_970] },
  { why: "no purchase listed", first: null, second: null, is: [null, null, null, null, null] },
])("$why: cost, profit, percent, sale fee, profit after it $is", ({ first, second, is }) => {
  const purchasesAt = (price: number | null) => (price === null ? [] : [bought(100, price)]);
  const found = portfolio(
    [aStock(), aStock({ id: 1, price: 900 })],
    [
      aHolding({ shares: 100, purchases: purchasesAt(first) }),
      aHolding({ stockId: 1, shares: 100, purchases: purchasesAt(second) }),
    ],
  );
  const { cost, profit, profitPercent, saleFee, profitAfterFee } = found;
  expect([cost, profit, profitPercent, saleFee, profitAfterFee]).toEqual(is);
});

test("nothing held: nothing is known of cost and profit", () => {
  expect(portfolio([aStock()], [])).toMatchObject({ rows: [], value: 0, cost: null, profit: null });
});
