import fc from "fast-check";
import { expect, test } from "vitest";

import { anItem } from "@/lib/game/testing/builders";

import { saleRoute } from "./sale-routes";
import { emptyShops, isProfitable, shopRows } from "./shop-rows";

const aShop = (price: number, stock = 10) => ({
  id: 101,
  name: "Sally's Sweet Shop",
  items: [{ id: 209, name: "Box of Sweet Hearts", price, stock }],
});
const rowOf = (price: number, marketPrice: number, route = "bazaar") =>
  shopRows([aShop(price)], [anItem({ id: 209, marketPrice })], saleRoute(route))[0];
const saleOf = (price: number, marketPrice: number, route?: string) =>
  rowOf(price, marketPrice, route)?.sale;

test.each([
  { price: 500, market: 1000, route: "bazaar", fee: 0, profit: 500, roi: 100, mugged: 350 },
  { price: 500, market: 1000, route: "market", fee: 50, profit: 450, roi: 90, mugged: 307 }, // 950 − 143 − 500
  { price: 500, market: 1000, route: "anonymous", fee: 150, profit: 350, roi: 70, mugged: 222 }, // 850 − 128 − 500
  { price: 100, market: 120, route: "bazaar", fee: 0, profit: 20, roi: 20, mugged: 2 },
  { price: 100, market: 120, route: "market", fee: 6, profit: 14, roi: 14, mugged: -4 }, // 114 − 18 − 100
  { price: 975, market: 742, route: "bazaar", fee: 0, profit: -233, roi: -23.897, mugged: -345 },
  { price: 75, market: 75, route: "bazaar", fee: 0, profit: 0, roi: 0, mugged: -12 },
  { price: 75, market: 79, route: "market", fee: 4, profit: 0, roi: 0, mugged: -12 },
])("bought for $price, sold for $market by $route: $profit profit", (row) => {
  const found = saleOf(row.price, row.market, row.route);
  expect(found).toMatchObject({
    marketPrice: row.market,
    fee: row.fee,
    profit: row.profit,
    afterWorstMug: row.mugged,
  });
  expect(found?.roi).toBeCloseTo(row.roi, 3);
});

test("a row says where, what, for how much and how many", () => {
  expect(rowOf(500, 1000)).toMatchObject({
    shopId: 101,
    shopName: "Sally's Sweet Shop",
    itemId: 209,
    name: "Box of Sweet Hearts",
    price: 500,
    stock: 10,
  });
});

test.each([
  { name: "an item that isn't traded", items: [anItem({ id: 209, marketPrice: null })] },
  { name: "an item that the game does not list", items: [] },
])("$name: no market value, no profit, no ROI", ({ items }) => {
  const [row] = shopRows([aShop(500)], items, saleRoute("bazaar"));
  expect(row?.sale).toBeNull();
  expect(row && isProfitable(row)).toBe(false);
});

test("what costs nothing has a profit, and no ROI", () => {
  expect(saleOf(0, 1000)).toMatchObject({ profit: 1000, roi: null });
});

test.each([
  { price: 99, isIt: true },
  { price: 100, isIt: false },
  { price: 101, isIt: false },
])("bought for $price and sold for 100 is profitable: $isIt", ({ price, isIt }) => {
  const row = rowOf(price, 100);
  expect(row && isProfitable(row)).toBe(isIt);
});

test("one item in two shops is two rows, and a shop without items is none", () => {
  const shops = [
    aShop(500),
    { ...aShop(400), id: 105 },
    { id: 109, name: "the Pawn Shop", items: [] },
  ];
  expect(shopRows(shops, [], saleRoute("bazaar")).map(({ shopId }) => shopId)).toEqual([101, 105]);
  expect(emptyShops(shops)).toEqual(["the Pawn Shop"]);
});

test("through the bazaar, profit is market value less price, and ROI its share of the price", () => {
  const dollars = fc.integer({ min: 1, max: 6_000_000_000 });
  fc.assert(
    fc.property(dollars, dollars, (price, market) => {
      const sale = saleOf(price, market);
      expect(sale?.profit).toBe(market - price);
      expect(sale?.roi).toBeCloseTo(((market - price) / price) * 100, 6);
    }),
  );
});

test("a dearer route never earns more, and a mugger never gives", () => {
  const dollars = fc.integer({ min: 1, max: 6_000_000_000 });
  fc.assert(
    fc.property(dollars, dollars, (price, market) => {
      const sales = ["bazaar", "market", "anonymous"].map((id) => saleOf(price, market, id));
      const [bazaar = 0, listed = 0, unnamed = 0] = sales.map((sale) => sale?.profit);
      expect(bazaar >= listed && listed >= unnamed).toBe(true);
      for (const sale of sales) {
        expect((sale?.afterWorstMug ?? 0) <= (sale?.profit ?? 0)).toBe(true);
      }
    }),
  );
});
