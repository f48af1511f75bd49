import fc from "fast-check";
import { expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";
import type { ArmouryItem } from "./armoury-stock";

import { itemStocks, missingOf, restockList, restockTotals, stockTotals } from "./armoury-stock";

const XANAX = 206;
const TEAR_GAS = 256;
const CUTLASS = 614;

const row = (
  itemId: number,
  name: string,
  count: number,
  holder: ArmouryItem["holder"] = null,
) => ({
  itemId,
  name,
  count,
  holder,
});

const QUILL = { id: 2, name: "Quill" };
const JUNO = { id: 3, name: "Juno" };

const PRICES = new Map([
  [XANAX, 840_000],
  [TEAR_GAS, 48_188],
]);

const ROWS = [
  row(XANAX, "Xanax", 38),
  row(TEAR_GAS, "Tear Gas", 10, QUILL),
  row(TEAR_GAS, "Tear Gas", 146),
  row(TEAR_GAS, "Tear Gas", 9, JUNO),
  row(TEAR_GAS, "Tear Gas", 3, JUNO),
  row(CUTLASS, "Naval Cutlass", 3),
];

test("the rows of an item are added up, with those on loan apart", () => {
  expect(itemStocks(ROWS, PRICES)).toEqual([
    {
      itemId: XANAX,
      name: "Xanax",
      inStock: 38,
      onLoan: 0,
      borrowers: [],
      price: 840_000,
      value: 31_920_000,
    },
    {
      itemId: TEAR_GAS,
      name: "Tear Gas",
      inStock: 146,
      onLoan: 22,
      borrowers: [
        { ...JUNO, count: 12 },
        { ...QUILL, count: 10 },
      ],
      price: 48_188,
      value: 8_095_584,
    },
    {
      itemId: CUTLASS,
      name: "Naval Cutlass",
      inStock: 3,
      onLoan: 0,
      borrowers: [],
      price: null,
      value: null,
    },
  ]);
});

test.each([
  { order: "as listed", rows: (rows: readonly ArmouryItem[]) => rows },
  { order: "backwards", rows: (rows: readonly ArmouryItem[]) => rows.toReversed() },
])("the most valuable comes first, then by name, unpriced items last: rows $order", ({ rows }) => {
  const listed = [
    row(1, "Axe", 1),
    row(2, "Wine", 2),
    row(3, "Paper", 1),
    row(4, "Xanax", 1),
    row(5, "Beer", 2),
    row(6, "Bat", 1),
  ];
  const prices = new Map([
    [2, 5],
    [3, 1],
    [4, 800_000],
    [5, 5],
  ]);
  const names = itemStocks(rows(listed), prices).map(({ name }) => name);
  expect(names).toEqual(["Xanax", "Beer", "Wine", "Paper", "Axe", "Bat"]);
});

test("of the borrowers the one with the most copies comes first, then by name", () => {
  const rows = [{ id: 4, name: "Ash" }, QUILL, JUNO].map((holder, index) =>
    row(TEAR_GAS, "Tear Gas", index === 0 ? 1 : 3, holder),
  );
  const [stock] = itemStocks(rows, PRICES);
  expect(stock?.borrowers.map(({ name }) => name)).toEqual(["Juno", "Quill", "Ash"]);
});

test("an item of which everything is lent has no row of the armoury", () => {
  const [stock] = itemStocks([row(TEAR_GAS, "Tear Gas", 4, QUILL)], PRICES);
  expect(stock).toMatchObject({ inStock: 0, onLoan: 4, value: 192_752 });
});

test("totals leave out items without a price, and count them", () => {
  expect(stockTotals(itemStocks(ROWS, PRICES))).toEqual({
    items: 3,
    inStock: 187,
    onLoan: 22,
    value: 40_015_584,
    unpriced: 1,
  });
});

const KNOWN = new Map([
  [XANAX, { name: "Xanax", price: 840_000 }],
  [532, { name: "Can of Red Cow", price: 1_814_931 }],
  [7, { name: "Paper", price: 1 }],
]);

test("what is below its minimum, the most costly first, loans not counted", () => {
  const minimums = { [XANAX]: 100, [TEAR_GAS]: 150, [CUTLASS]: 5, 7: 1, 532: 20, 999: 1 };
  const rows = restockList(itemStocks(ROWS, PRICES), minimums, true, KNOWN);
  expect(rows).toEqual([
    row_(XANAX, "Xanax", 38, 100, 62, 840_000, 52_080_000),
    row_(532, "Can of Red Cow", 0, 20, 20, 1_814_931, 36_298_620),
    row_(TEAR_GAS, "Tear Gas", 146, 150, 4, 48_188, 192_752),
    row_(7, "Paper", 0, 1, 1, 1, 1),
    row_(999, "[999]", 0, 1, 1, null, null),
    row_(CUTLASS, "Naval Cutlass", 3, 5, 2, null, null),
  ]);
  expect(restockTotals(rows)).toEqual({ missing: 90, cost: 88_571_373, unpriced: 2 });
});

function row_(
  itemId: number,
  name: string,
  inStock: number,
  minimum: number,
  missing: number,
  price: number | null,
  cost: number | null,
) {
  return { itemId, name, inStock, minimum, missing, price, cost };
}

test("an item that isn't listed is out of stock only if the whole armoury was read", () => {
  expect(restockList([], { [XANAX]: 5 }, false, KNOWN)).toEqual([]);
  expect(restockList([], { [XANAX]: 5 }, true, KNOWN)).toMatchObject([{ missing: 5 }]);
});

test("a cost is unknown, not nothing, where no item has a price", () => {
  const rows = restockList(itemStocks(ROWS, new Map()), { [XANAX]: 40 }, true, new Map());
  expect(restockTotals(rows)).toEqual({ missing: 2, cost: null, unpriced: 1 });
  expect(restockTotals([])).toEqual({ missing: 0, cost: null, unpriced: 0 });
});

test.each([
  { inStock: 38, minimum: 100, missing: 62 },
  { inStock: 100, minimum: 100, missing: 0 },
  { inStock: 101, minimum: 100, missing: 0 },
  { inStock: 0, minimum: 1, missing: 1 },
])(
  "$inStock in stock with a minimum of $minimum lack $missing",
  ({ inStock, minimum, missing }) => {
    expect(missingOf({ itemId: 7, inStock }, { 7: minimum })).toBe(missing);
  },
);

test("no minimum lacks nothing, also of an impossible stock", () => {
  expect(missingOf({ itemId: 7, inStock: -3 }, {})).toBe(0);
  expect(missingOf({ itemId: 7, inStock: -3 }, { 7: 2 })).toBe(2);
  expect(missingOf({ itemId: 7, inStock: 0 }, {})).toBe(0);
});

const someRows = fc.array(
  fc.record({
    itemId: fc.integer({ min: 1, max: 6 }),
    name: fc.constant("Item"),
    count: fc.integer({ min: 1, max: 50 }),
    holder: fc.option(fc.record({ id: fc.integer({ min: 1, max: 4 }), name: fc.constant("Ash") })),
  }),
);

const somePrices = fc.uniqueArray(
  fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 1_000 })),
  { selector: ([id]) => id },
);

test("nothing is lost: stock and loans are all copies, whatever the order of the rows", () => {
  fc.assert(
    fc.property(someRows, somePrices, (rows, prices) => {
      const stocks = itemStocks(rows, new Map(prices));
      const { inStock, onLoan } = stockTotals(stocks);
      expect(inStock + onLoan).toBe(sum(rows.map(({ count }) => count)));
      const reversed = itemStocks(rows.toReversed(), new Map(prices));
      expect(stockTotals(reversed)).toEqual(stockTotals(stocks));
      const lent = stocks.flatMap(({ borrowers }) => borrowers.map(({ count }) => count));
      expect(sum(lent)).toBe(onLoan);
    }),
  );
});

test("who buys the list has each minimum, and costs only fall down the list", () => {
  const someMinimums = fc.dictionary(
    fc.integer({ min: 1, max: 8 }).map(String),
    fc.integer({ min: 1, max: 90 }),
  );
  fc.assert(
    fc.property(someRows, somePrices, someMinimums, (rows, prices, minimums) => {
      const stocks = itemStocks(rows, new Map(prices));
      const list = restockList(stocks, minimums, true, new Map());
      for (const [id, minimum] of Object.entries(minimums)) {
        const before = stocks.find(({ itemId }) => String(itemId) === id)?.inStock ?? 0;
        const bought = list.find(({ itemId }) => String(itemId) === id)?.missing ?? 0;
        expect(before + bought).toBe(Math.max(before, minimum));
      }
      const costs = list.map(({ cost }) => cost ?? -1);
      expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    }),
  );
});
