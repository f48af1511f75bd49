import fc from "fast-check";
import { expect, test } from "vitest";

import { finish } from "@/lib/common/testing/finish";

import * as best100 from "./best-100";
import type { ShopRow } from "./shop-rows";

const bestPurchases = (...args: Parameters<typeof best100.bestPurchases>) =>
  finish(best100.bestPurchases(...args));

const aRow = (name: string, price: number, profit: number | null, stock: number): ShopRow => ({
  shopId: 101,
  shopName: "Sally's Sweet Shop",
  itemId: 209,
  name,
  price,
  stock,
  sale:
    profit === null
      ? null
      : {
          marketPrice: price + profit,
          fee: 0,
          profit,
          roi: (profit / price) * 100,
          afterWorstMug: 0,
        },
});

// Hearts earn $500 each for $500, mugs $90 for $10, hammers lose $5, pins aren't traded.
const HEARTS = aRow("Hearts", 500, 500, 60);
const MUGS = aRow("Mugs", 10, 90, 1000);
const HAMMERS = aRow("Hammers", 75, -5, 1000);
const PINS = aRow("Pins", 5, null, 1000);
const SHOP = [PINS, HAMMERS, MUGS, HEARTS];

const ANY = Number.POSITIVE_INFINITY;

test.each([
  { name: "all 100 left", items: 100, cash: ANY, buys: "60 Hearts, 40 Mugs", profit: 33_600 },
  { name: "58 left", items: 58, cash: ANY, buys: "58 Hearts", profit: 29_000 },
  { name: "1 left", items: 1, cash: ANY, buys: "1 Hearts", profit: 500 },
  { name: "none left", items: 0, cash: ANY, buys: "", profit: 0 },
  { name: "no cash", items: 100, cash: 0, buys: "", profit: 0 },
  { name: "$1,000 for 100", items: 100, cash: 1000, buys: "100 Mugs", profit: 9000 },
  { name: "$1,490", items: 100, cash: 1490, buys: "99 Mugs, 1 Hearts", profit: 9410 },
  { name: "$1,489", items: 100, cash: 1489, buys: "98 Mugs, 1 Hearts", profit: 9320 },
  { name: "$9", items: 100, cash: 9, buys: "", profit: 0 },
  { name: "$500 for 1", items: 1, cash: 500, buys: "1 Hearts", profit: 500 },
  { name: "$499 for 1", items: 1, cash: 499, buys: "1 Mugs", profit: 90 },
  { name: "$1,000 for 2", items: 2, cash: 1000, buys: "2 Hearts", profit: 1000 },
  { name: "$999 for 2", items: 2, cash: 999, buys: "1 Hearts, 1 Mugs", profit: 590 },
])("$name: $buys, $profit profit", ({ items, cash, buys, profit }) => {
  const best = bestPurchases(SHOP, { items, cash });
  expect(best.purchases.map(({ row, quantity }) => `${quantity} ${row.name}`).join(", ")).toBe(
    buys,
  );
  expect(best.profit).toBe(profit);
});

test("totals are the sums of the list", () => {
  const best = bestPurchases(SHOP, { items: 100, cash: ANY });
  expect(best).toMatchObject({ items: 100, cost: 30_400, profit: 33_600, isExact: true });
  expect(best.purchases).toMatchObject([
    { quantity: 60, cost: 30_000, profit: 30_000 },
    { quantity: 40, cost: 400, profit: 3600 },
  ]);
});

test.each([
  { name: "sold out", row: aRow("Hearts", 500, 500, 0) },
  { name: "a loss", row: HAMMERS },
  { name: "no profit", row: aRow("Even", 75, 0, 10) },
  { name: "it isn't traded", row: PINS },
])("$name: not bought", ({ row }) => {
  expect(bestPurchases([row], { items: 100, cash: ANY }).purchases).toEqual([]);
});

test("what costs nothing is taken first where nothing earns more", () => {
  const free = aRow("Free", 0, 1000, 3);
  const best = bestPurchases([free, MUGS], { items: 5, cash: 10 });
  expect(best).toMatchObject({ items: 4, cost: 10, profit: 3090 });
});

const anyRow = fc
  .record({
    price: fc.integer({ min: 1, max: 500_000_000 }),
    profit: fc.option(fc.integer({ min: -1_000_000, max: 100_000_000 })),
    stock: fc.integer({ min: 0, max: 2000 }),
  })
  .map(({ price, profit, stock }) => aRow("Any", price, profit, stock));

test("never beyond the allowance, the cash or the stock of a shop, and never at a loss", () => {
  fc.assert(
    fc.property(
      fc.array(anyRow, { maxLength: 8 }),
      fc.integer({ min: 0, max: 100 }),
      fc.option(fc.nat(10_000_000_000), { nil: ANY }),
      (rows, items, cash) => {
        const best = bestPurchases(rows, { items, cash });
        const sum = (field: "quantity" | "cost" | "profit") =>
          best.purchases.reduce((total, purchase) => total + purchase[field], 0);
        expect(sum("quantity")).toBe(best.items);
        expect(sum("cost")).toBe(best.cost);
        expect(sum("profit")).toBe(best.profit);
        expect(best.items).toBeLessThanOrEqual(items);
        expect(best.cost).toBeLessThanOrEqual(cash);
        for (const { row, quantity, profit } of best.purchases) {
          expect(quantity).toBeLessThanOrEqual(row.stock);
          expect(profit).toBeGreaterThan(0);
        }
      },
    ),
    { numRuns: 50 },
  );
});

/** Every way to buy, tried one by one. */
function bestByTrying(rows: readonly ShopRow[], items: number, cash: number): number {
  const [first, ...others] = rows;
  if (first === undefined) return 0;
  let best = 0;
  for (let n = 0; n <= Math.min(first.stock, items) && n * first.price <= cash; n += 1) {
    const profit =
      n * (first.sale?.profit ?? 0) + bestByTrying(others, items - n, cash - n * first.price);
    best = Math.max(best, profit);
  }
  return best;
}

test("no other list earns more", () => {
  const smallRow = fc
    .record({
      price: fc.integer({ min: 1, max: 50 }),
      profit: fc.integer({ min: -5, max: 40 }),
      stock: fc.integer({ min: 0, max: 4 }),
    })
    .map(({ price, profit, stock }) => aRow("Any", price, profit, stock));
  fc.assert(
    fc.property(
      fc.array(smallRow, { maxLength: 5 }),
      fc.integer({ min: 0, max: 8 }),
      fc.nat(200),
      (rows, items, cash) => {
        const best = bestPurchases(rows, { items, cash });
        expect(bestByTrying(rows, items, cash)).toBeLessThanOrEqual(best.profit + best.gapBound);
        if (best.isExact) expect(best.profit).toBe(bestByTrying(rows, items, cash));
      },
    ),
    { numRuns: 100 },
  );
});
