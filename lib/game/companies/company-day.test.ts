import fc from "fast-check";
import { expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";

import {
  dayProfit,
  daysLeft,
  fundsLastDays,
  isBetweenReports,
  lastReportMs,
  marginOf,
  marginOfDay,
  nextTurnMs,
  orderToFill,
  reportDayMs,
} from "./company-day";
import { aProduct } from "./testing/company-facts";

const SERVICE = aProduct({ name: "Per Hour", cost: 0, inStock: 0, soldAmount: 40 });

test("profit is income minus what was sold at cost, wages and advertising", () => {
  const products = [
    aProduct({ soldAmount: 742, cost: 600 }),
    aProduct({ soldAmount: 1537, cost: 100 }),
    SERVICE,
    { ...SERVICE, soldAmount: null },
  ];
  const day = { income: 6_941_200, wages: 940_000, advertising: 445_000, products };
  expect(dayProfit(day)).toEqual({
    income: 6_941_200,
    costOfSold: 598_900,
    wages: 940_000,
    advertising: 445_000,
    profit: 4_957_300,
  });
  expect(dayProfit({ ...day, income: 0 }).profit).toBe(-1_983_900);
});

test.each([
  { part: "income", unknown: { income: null } },
  { part: "wages", unknown: { wages: null } },
  { part: "advertising", unknown: { advertising: null } },
  { part: "the stock", unknown: { products: null } },
  { part: "an amount sold", unknown: { products: [aProduct(), aProduct({ soldAmount: null })] } },
])("without $part the profit is unknown", ({ unknown }) => {
  const day = { income: 100, wages: 1, advertising: 1, products: [aProduct()] };
  expect(dayProfit({ ...day, ...unknown }).profit).toBeNull();
});

test.each([
  { product: aProduct(), days: 2, withOrders: 2 },
  { product: aProduct({ onOrder: 150 }), days: 2, withOrders: 2.5 },
  { product: aProduct({ onOrder: null }), days: 2, withOrders: 2 },
  { product: aProduct({ inStock: 0 }), days: 0, withOrders: 0 },
  { product: aProduct({ inStock: null }), days: null, withOrders: null },
  { product: aProduct({ soldAmount: 0 }), days: null, withOrders: null },
  { product: SERVICE, days: null, withOrders: null },
])("$product.inStock of $product.name last $days days", ({ product, days, withOrders }) => {
  expect(daysLeft(product)).toBe(days);
  expect(daysLeft(product, true)).toBe(withOrders);
});

test.each([
  { price: 20, cost: 5, margin: 0.75 },
  { price: 4, cost: 5, margin: -0.25 },
  { price: 20, cost: null, margin: 1 },
  { price: 0, cost: 5, margin: null },
  { price: null, cost: 5, margin: null },
])("a price of $price and a cost of $cost leave $margin", ({ price, cost, margin }) => {
  expect(marginOf({ price, cost })).toBe(margin);
});

test("the margin of a day is the worth of what was sold minus its cost", () => {
  expect(marginOfDay(aProduct())).toBe(4500);
  expect(marginOfDay(aProduct({ soldWorth: null }))).toBeNull();
  expect(marginOfDay(aProduct({ soldAmount: null }))).toBeNull();
});

test.each([
  { funds: 6_540_000, costs: 1_308_000, days: 5 },
  { funds: 0, costs: 100, days: 0 },
  { funds: 100, costs: 0, days: null },
  { funds: null, costs: 100, days: null },
  { funds: 100, costs: null, days: null },
])("$funds at $costs per day last $days days", ({ funds, costs, days }) => {
  expect(fundsLastDays(funds, costs)).toBe(days);
});

test("the order lets every item last equally long, and leaves out those that last longer", () => {
  const products = [
    aProduct({ inStock: 100, soldAmount: 100 }),
    aProduct({ inStock: 300, soldAmount: 100, cost: 10 }),
    aProduct({ inStock: 1000, soldAmount: 100 }),
    aProduct({ inStock: 50, soldAmount: 0 }),
    SERVICE,
  ];
  // 1,450 are stored. 400 more let the first two last 4 days.
  expect(orderToFill(products, 1850)).toEqual({
    pieces: [300, 100, 0, 0, 0],
    total: 400,
    cost: 2500,
    lastsDays: 4,
  });
  expect(orderToFill(products, 1000)).toMatchObject({ total: 0, cost: 0, lastsDays: null });
  expect(orderToFill(products, null)).toBeNull();
  expect(orderToFill([aProduct({ inStock: null })], 1000)).toBeNull();
});

test.each([
  { what: "services only", products: [SERVICE] },
  { what: "nothing sold", products: [aProduct({ soldAmount: 0 }), SERVICE] },
])("$what: there is nothing to order", ({ products }) => {
  const pieces = products.map(() => 0);
  expect(orderToFill(products, 9000)).toEqual({ pieces, total: 0, cost: 0, lastsDays: null });
});

test("pieces that rounding leaves go to the greatest remainders", () => {
  const products = [102, 57, 31].map((soldAmount) => aProduct({ inStock: 0, soldAmount }));
  // For a tenth of a day: 10.2, 5.7 and 3.1 pieces.
  expect(orderToFill(products, 19)).toMatchObject({ pieces: [10, 6, 3], lastsDays: 0.1 });
});

test("orders count towards the storage", () => {
  expect(orderToFill([aProduct({ inStock: 100, onOrder: 200 })], 450)).toMatchObject({
    pieces: [150],
    lastsDays: 1.5,
  });
});

const anyGoods = fc.array(
  fc.record({
    inStock: fc.nat(5000),
    onOrder: fc.nat(500),
    soldAmount: fc.integer({ min: 1, max: 900 }),
  }),
  { minLength: 1, maxLength: 8 },
);

test("an order fills the storage exactly, and no ordered item lasts shorter than another item", () => {
  fc.assert(
    fc.property(anyGoods, fc.nat(60_000), (goods, capacity) => {
      const products = goods.map((each) => aProduct(each));
      const order = orderToFill(products, capacity);
      const held = sum(goods.map(({ inStock, onOrder }) => inStock + onOrder));
      expect(order?.total).toBe(Math.max(0, capacity - held));
      const after = goods.map(
        ({ inStock, onOrder, soldAmount }, index) =>
          // A piece is the most that rounding takes.
          (inStock + onOrder + (order?.pieces[index] ?? 0) + 1) / soldAmount,
      );
      const lasts = order?.lastsDays ?? 0;
      expect(Math.min(...after)).toBeGreaterThanOrEqual(lasts - 1e-9);
    }),
  );
});

const at = (hour: number, minute = 0, day = 20) => Date.UTC(2026, 10, day, hour, minute);

test.each([
  { nowMs: at(10, 42), turn: at(18), report: at(18, 7, 19) },
  { nowMs: at(18), turn: at(18, 0, 21), report: at(18, 7, 19) },
  { nowMs: at(18, 7), turn: at(18, 0, 21), report: at(18, 7) },
  { nowMs: at(23, 59), turn: at(18, 0, 21), report: at(18, 7) },
])("at $nowMs the next day begins at $turn", ({ nowMs, turn, report }) => {
  expect(nextTurnMs(nowMs)).toBe(turn);
  expect(lastReportMs(nowMs)).toBe(report);
});

test.each([
  ["2026-11-18T18:00:00Z", "2026-11-18"],
  ["2026-11-18T18:07:02Z", "2026-11-18"],
  // An hour after midnight: late, but of the day before.
  ["2026-11-19T01:00:00Z", "2026-11-18"],
  ["2026-11-18T17:59:59Z", "2026-11-17"],
])("a report at %s is about %s", (at, day) => {
  expect(reportDayMs(Date.parse(at))).toBe(Date.parse(day));
});

test.each([
  ["2026-11-18T17:59:59Z", true],
  ["2026-11-18T18:00:00Z", false],
  ["2026-11-18T18:09:59Z", false],
  ["2026-11-18T18:10:00Z", true],
  ["2026-11-19T09:00:00Z", true],
])("what loads at %s is about one day: %s", (at, isSettled) => {
  expect(isBetweenReports(Date.parse(at))).toBe(isSettled);
});
