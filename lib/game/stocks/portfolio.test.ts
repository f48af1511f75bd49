import { expect, test } from "vitest";

import { aHolding, aStock } from "@/lib/game/testing/builders";

import { portfolio } from "./portfolio";

const lot = (shares: number, price: number, id = 1) => ({ id, shares, price, atMs: id });

// 100 shares at $300.
test.each([
  { why: "one lot", lots: [lot(100, 200)], is: [20_000, 200, 10_000, 50, 0] },
  { why: "a loss", lots: [lot(100, 400)], is: [40_000, 400, -10_000, -25, 0] },
  { why: "two lots", lots: [lot(50, 100), lot(50, 200, 2)], is: [15_000, 150, 15_000, 100, 0] },
  { why: "some unexplained", lots: [lot(40, 200)], is: [8_000, 200, 4_000, 50, 60] },
  { why: "no lot", lots: [], is: [null, null, null, null, 100] },
  { why: "lots of more than are held", lots: [lot(150, 200)], is: [null, 200, null, null, 0] },
  { why: "a lot that cost nothing", lots: [lot(100, 0)], is: [0, 0, 30_000, null, 0] },
  { why: "a lot of zero shares", lots: [lot(0, 200)], is: [null, null, null, null, 100] },
])("$why: cost, average, profit, percent, unexplained $is", ({ lots, is }) => {
  const [row] = portfolio([aStock()], [aHolding({ shares: 100, purchases: lots })]).rows;
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
      aHolding({ shares: 100, purchases: [lot(100, 200)] }),
      aHolding({ stockId: 1, shares: 100, purchases: [] }),
      aHolding({ stockId: 2, shares: 0 }),
      aHolding({ stockId: 99, shares: 5 }),
    ],
  );
  expect(found).toMatchObject({ value: 120_000, cost: 20_000, profit: 10_000, empty: 1 });
  expect(found.rows.map(({ position, share }) => [position.stock.id, share])).toEqual([
    [1, 0.75],
    [9, 0.25],
  ]);
  expect(found.unlisted.map(({ stockId }) => stockId)).toEqual([99]);
});

test("lots newest first, each with its own profit", () => {
  const purchases = [lot(10, 100), lot(20, 400, 2)];
  const [row] = portfolio([aStock()], [aHolding({ shares: 30, purchases })]).rows;
  expect(row?.lots).toMatchObject([
    { id: 2, cost: 8_000, value: 6_000, profit: -2_000, profitPercent: -25 },
    { id: 1, cost: 1_000, value: 3_000, profit: 2_000, profitPercent: 200 },
  ]);
});

test("price 0 is no division by zero", () => {
  const [row] = portfolio([aStock({ price: 0 })], [aHolding({ shares: 100 })]).rows;
  expect(row).toMatchObject({ share: 0, position: { value: 0 } });
});

test("nothing held", () => {
  expect(portfolio([aStock()], [])).toMatchObject({ rows: [], value: 0, cost: 0, profit: 0 });
});
