import fc from "fast-check";
import { expect, test } from "vitest";

import { fallenBelow, newlyNegative, stockLevels } from "./notices";

const XANAX = 206;
const GAS = 256;

const levelsOf = (
  stock: Readonly<Record<number, number>>,
  minimums: Readonly<Record<string, number>>,
  isWhole = true,
) =>
  stockLevels(
    Object.entries(stock).map(([id, inStock]) => ({
      itemId: Number(id),
      name: `Item ${id}`,
      inStock,
    })),
    minimums,
    isWhole,
  );

const fallen = (...levels: readonly ReturnType<typeof levelsOf>[]) => {
  const [before = new Map(), now = new Map()] = levels;
  return fallenBelow(before, now).map(({ itemId }) => itemId);
};

test.each([
  { from: 100, to: 99, isTold: true },
  { from: 120, to: 0, isTold: true },
  { from: 99, to: 98, isTold: false },
  { from: 99, to: 100, isTold: false },
  { from: 120, to: 100, isTold: false },
])("from $from to $to of a minimum of 100: $isTold", ({ from, to, isTold }) => {
  const minimums = { [XANAX]: 100 };
  const [before, now] = [
    levelsOf({ [XANAX]: from }, minimums),
    levelsOf({ [XANAX]: to }, minimums),
  ];
  expect(fallen(before, now)).toEqual(isTold ? [XANAX] : []);
});

test("an item that isn't listed any more counts as 0, but only if the whole armoury was read", () => {
  const minimums = { [GAS]: 5 };
  const before = levelsOf({ [GAS]: 9 }, minimums);
  expect(fallenBelow(before, levelsOf({}, minimums))).toEqual([
    { itemId: GAS, name: `Item ${GAS}`, inStock: 0, minimum: 5 },
  ]);
  expect(fallen(before, levelsOf({}, minimums, false))).toEqual([]);
});

test("an item that isn't listed has no name of its own", () => {
  expect(levelsOf({}, { [GAS]: 5 }).get(GAS)).toMatchObject({ name: "", inStock: 0 });
});

test("an item whose stock wasn't known before is no news", () => {
  expect(fallen(new Map(), levelsOf({ [XANAX]: 1 }, { [XANAX]: 100 }))).toEqual([]);
});

test("a minimum that the player raises is no news", () => {
  const before = levelsOf({ [XANAX]: 100 }, { [XANAX]: 100 });
  expect(fallen(before, levelsOf({ [XANAX]: 100 }, { [XANAX]: 150 }))).toEqual([]);
});

test("the same stock twice is never news", () => {
  const record = fc.dictionary(fc.integer({ min: 1, max: 9 }).map(String), fc.nat(20));
  fc.assert(
    fc.property(record, record, fc.boolean(), (stock, minimums, isWhole) => {
      const levels = levelsOf(stock, minimums, isWhole);
      expect(fallen(levels, levels)).toEqual([]);
    }),
  );
});

const balance = (memberId: number, money: number) => ({ memberId, money, points: 0 });

test("balances that have become negative, the largest debt first", () => {
  const before = [balance(1, 500), balance(2, -10), balance(3, 0)];
  const now = [
    balance(1, -5),
    balance(2, -900),
    balance(3, -70),
    balance(4, -60),
    balance(5, 0),
    balance(6, 9),
  ];
  expect(newlyNegative(before, now).map(({ memberId }) => memberId)).toEqual([3, 4, 1]);
  expect(newlyNegative(now, before)).toEqual([]);
});
