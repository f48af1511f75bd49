import { expect, test } from "vitest";

import { anItem, aPointsListing, aProperty, aStock } from "@/lib/game/testing/builders";

import { benefitValues, isNotLoaded, type Prices } from "./benefit-value";
import type { Benefit } from "./stock";

function valueOf(id: number, prices: Partial<Prices> = {}, benefit: Partial<Benefit> = {}) {
  const all = { items: [], properties: [], points: [], own: {}, ...prices };
  return benefitValues([aStock({ id, benefit })], all).get(id);
}

test.each([
  [1, 50_000_000],
  [5, 12_000_000],
  [6, 4_000_000],
  [9, 1_000_000],
  [10, 80_000_000],
  [12, 25_000_000],
])("stock %i pays a fixed $%i", (id, dollars) => {
  expect(valueOf(id)).toEqual({ type: "Fixed", dollars, source: { kind: "fixed" } });
});

test.each([
  [4, 368],
  [7, 365],
  [15, 367],
  [16, 370],
  [17, 369],
  [18, 366],
  [19, 364],
  [24, 818],
  [32, 817],
])("stock %i pays item %i at its market price", (id, itemId) => {
  const items = [anItem({ id: itemId, name: "Item", marketPrice: 123_456 })];
  expect(valueOf(id, { items })).toEqual({
    type: "Variable",
    dollars: 123_456,
    source: { kind: "item", item: { id: itemId, name: "Item", price: 123_456 } },
  });
});

test.each([
  { what: "items", prices: { items: null }, without: [4, 7, 15, 16, 17, 18, 19, 24, 31, 32] },
  { what: "properties", prices: { properties: null }, without: [22] },
  { what: "points", prices: { points: null }, without: [35] },
])("without $what, the stocks that pay in them have a value that is not read", (row) => {
  const stocks = Array.from({ length: 36 }, (_, id) => aStock({ id }));
  const all = { items: [], properties: [], points: [], own: {}, ...row.prices };
  const values = benefitValues(stocks, all);
  expect(stocks.map(({ id }) => id).filter((id) => isNotLoaded(values.get(id)))).toEqual(
    row.without,
  );
  const own = Object.fromEntries(row.without.map((id) => [id, 5]));
  const owned = benefitValues(stocks, { ...all, own });
  expect(row.without.map((id) => owned.get(id))).toEqual(
    row.without.map(() => expect.objectContaining({ dollars: 5 }) as unknown),
  );
});

test.each([
  { why: "is missing", items: [] },
  { why: "is not traded", items: [anItem({ id: 370, name: "Drug Pack", marketPrice: null })] },
])("no value where the item $why", ({ items }) => {
  const noValue = { type: null, reason: "no item price", itemName: "Drug Pack" };
  expect(valueOf(16, { items })).toEqual(noValue);
});

test.each([
  [4, "Lawyer's Business Card"],
  [7, "Box of Medical Supplies"],
  [15, "Feathery Hotel Coupon"],
  [16, "Drug Pack"],
  [17, "Lottery Voucher"],
  [18, "Erotic DVD"],
  [19, "Box of Grenades"],
  [24, "Six-Pack of Energy Drink"],
  [32, "Six-Pack of Alcohol"],
])("stock %i pays %s, which is named where it has no price", (id, itemName) => {
  expect(valueOf(id)).toEqual({ type: null, reason: "no item price", itemName });
});

test("the clothing cache is the mean of the caches that have a price", () => {
  const items = [
    anItem({ id: 1057, marketPrice: 10 }),
    anItem({ id: 1112, marketPrice: 20 }),
    anItem({ id: 1117, marketPrice: 60 }),
    anItem({ id: 1113, marketPrice: null }),
    anItem({ id: 1118, marketPrice: 1_000 }),
  ];
  const [first, second, last] = [1057, 1112, 1117].map((id, at) => ({
    ...{ id, name: "Bottle of Beer" },
    price: [10, 20, 60][at],
  }));
  expect(valueOf(31, { items })).toEqual({
    type: "Variable",
    dollars: 30,
    source: { kind: "mean of items", items: [first, second, last] },
  });
  expect(valueOf(31)).toEqual({ type: null, reason: "no item price" });
});

const COSTS: [string, number][] = [
  ["Trailer", 5_000],
  ["Apartment", 25_000],
  ["Semi-Detached House", 75_000],
  ["Detached House", 300_000],
  ["Beach House", 500_000],
  ["Chalet", 750_000],
  ["Villa", 1_250_000],
  ["Penthouse", 2_000_000],
  ["Mansion", 3_000_000],
  ["Ranch", 15_000_000],
  ["Palace", 65_000_000],
  ["Castle", 200_000_000],
  ["Private Island", 500_000_000],
];

test.each([
  { why: "the 13 types", costs: COSTS, dollars: 45_456_057.69 },
  {
    why: "others do not count",
    costs: [...COSTS, ["Shack", 9e9] as const],
    dollars: 45_456_057.69,
  },
  { why: "only those found", costs: COSTS.slice(0, 2), dollars: 11_250 },
  {
    why: "only with a cost",
    costs: [...COSTS.slice(0, 2), ["Chalet", 0] as const],
    dollars: 11_250,
  },
])("random property, $why: $dollars", ({ costs, dollars }) => {
  const properties = costs.map(([name, cost]) => aProperty({ name, cost }));
  const value = valueOf(22, { properties });
  expect(value).toMatchObject({ type: "Random", source: { kind: "properties", factor: 0.75 } });
  expect(value?.type === null ? 0 : value?.dollars).toBeCloseTo(dollars, 2);
});

test("no property costs", () => {
  const properties = [aProperty({ cost: null })];
  expect(valueOf(22, { properties })).toEqual({ type: null, reason: "no property costs" });
});

test("100 points at the lowest cost", () => {
  const points = [31_000, 30_500, 0, 32_000].map((price) => aPointsListing({ price }));
  expect(valueOf(35, { points })).toEqual({
    type: "Volatile",
    dollars: 3_050_000,
    source: { kind: "points", count: 100, cost: 30_500 },
  });
  expect(valueOf(35)).toEqual({ type: null, reason: "no points offered" });
});

test.each([
  [27, "not sellable"],
  [28, "not sellable"],
  [29, "not sellable"],
  [33, "not sellable"],
  [36, "unknown benefit"],
])("stock %i: %s", (id, reason) => {
  expect(valueOf(id)).toEqual({ type: null, reason });
});

test.each([0, -1, NaN])("every %d days: never pays, whatever the own value", (everyDays) => {
  const never = { type: null, reason: "never pays" };
  expect(valueOf(9, { own: { 9: 5 } }, { everyDays })).toEqual(never);
});

test("passive stocks have no entry", () => {
  expect(valueOf(9, {}, { kind: "passive" })).toBeUndefined();
});

test.each([
  { id: 9, type: "Fixed" },
  { id: 16, type: "Variable" },
  { id: 31, type: "Variable" },
  { id: 22, type: "Random" },
  { id: 35, type: "Volatile" },
  { id: 28, type: "Own" },
  { id: 36, type: "Own" },
])("an own value of stock $id is $type", ({ id, type }) => {
  const value = { type, dollars: 0, source: { kind: "own" } };
  expect(valueOf(id, { own: { [id]: 0 } })).toEqual(value);
});

test.each([-1, NaN, Infinity])("an own value of %d is none", (own) => {
  expect(valueOf(9, { own: { 9: own } })).toMatchObject({ dollars: 1_000_000 });
});
