import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";

import { countSet, type MuseumSet, readySets } from "./sets";

/** The plushies with their market values, and the number that the player holds. */
const PLUSHIES: readonly (readonly [name: string, price: number, held: number])[] = [
  ["Lion", 69_520, 3],
  ["Panda", 58_340, 4],
  ["Jaguar", 15_240, 5],
  ["Monkey", 28_790, 6],
  ["Chamois", 9_860, 6],
  ["Stingray", 7_480, 8],
  ["Wolverine", 6_110, 11],
  ["Camel", 76_300, 12],
  ["Red Fox", 27_150, 13],
  ["Nessie", 26_420, 15],
  ["Kitten", 730, 52],
  ["Teddy Bear", 735, 74],
  ["Sheep", 640, 118],
];
/** In another order than that of scarcity. */
const SET: MuseumSet = {
  name: "Plushies",
  points: 10,
  items: PLUSHIES.map((_, index) => (index * 5) % PLUSHIES.length),
};
const POINT = 34_120;

const heldOf = (item: number) => PLUSHIES[item]?.[2] ?? null;
const priceOf = (item: number) => PLUSHIES[item]?.[1] ?? null;
const nameOf = (item: number) => PLUSHIES[item]?.[0];

describe("thirteen plushies of which the Lion is the scarcest", () => {
  const count = countSet(SET, heldOf, priceOf, POINT);

  test("make three sets, and the items are in the order of scarcity, then of price", () => {
    expect(count?.complete).toBe(3);
    expect(count?.items.map(({ item }) => nameOf(item))).toEqual(PLUSHIES.map(([name]) => name));
  });

  test("the fourth is worth completing by $26,777", () => {
    expect(count?.next).toEqual({
      number: 4,
      needed: 13,
      onHand: 12,
      missing: 1,
      pointsValue: 341_200,
      missingCost: 69_520,
      othersValue: 244_903,
      gain: 26_777,
      verdict: "worth completing",
    });
  });

  test("the ready sets bring $90,755 more than their 39 items", () => {
    expect(readySets(count === null ? [] : [count], POINT)).toEqual({
      sets: 3,
      points: 30,
      items: 39,
      pointsValue: 1_023_600,
      itemsValue: 932_845,
      gain: 90_755,
    });
  });
});

const A_PAIR: MuseumSet = { name: "Coins", points: 2, items: [1, 2] };

test.each([
  { what: "worth it by a dollar", point: 196, held: [1, 0], gain: 1, verdict: "worth completing" },
  { what: "no gain", point: 195.5, held: [1, 0], gain: 0, verdict: "buy points instead" },
  {
    what: "points that cost less",
    point: 100,
    held: [0, 0],
    gain: -100,
    verdict: "buy points instead",
  },
  { what: "unknown point price", point: null, held: [0, 0], gain: null, verdict: "unknown" },
])("the next set of two items: $what", ({ point, held, gain, verdict }) => {
  const [one = 0, other = 0] = held;
  const prices = held[0] === 1 ? [100, 296] : [100, 200];
  const count = countSet(
    A_PAIR,
    (item) => (item === 1 ? one : other),
    (item) => prices[item - 1] ?? null,
    point,
  );
  expect(count?.next).toMatchObject({ gain, verdict });
});

test.each([
  { what: "missing", held: 0, values: { missingCost: null, othersValue: 0 } },
  { what: "on hand", held: 1, values: { missingCost: 200, othersValue: null } },
])("an item without a market value that is $what makes the gain unknown", ({ held, values }) => {
  const count = countSet(
    A_PAIR,
    (item) => (item === 1 ? held : 0),
    (item) => (item === 1 ? null : 200),
    1_000,
  );
  expect(count?.next).toMatchObject({
    ...{ gain: null, verdict: "unknown", pointsValue: 2_000 },
    ...values,
  });
});

test("a complete set with an item without a market value has no value to compare", () => {
  const count = countSet(
    A_PAIR,
    () => 1,
    (item) => (item === 1 ? null : 200),
    1_000,
  );
  expect(readySets(count === null ? [] : [count], 1_000)).toMatchObject({
    sets: 1,
    pointsValue: 2_000,
    itemsValue: null,
    gain: null,
  });
});

test("without the price of a point, what the ready sets bring is unknown", () => {
  const count = countSet(SET, heldOf, priceOf, null);
  expect(readySets(count === null ? [] : [count], null)).toMatchObject({
    points: 30,
    pointsValue: null,
    itemsValue: 932_845,
    gain: null,
  });
});

test("the scarcest item comes first, and equals in the order of their ids", () => {
  const set = { name: "Coins", points: 2, items: [3, 1, 4, 2] };
  const count = countSet(
    set,
    (item) => (item === 4 ? 0 : 1),
    () => 5,
    1,
  );
  expect(count?.items.map(({ item }) => item)).toEqual([4, 1, 2, 3]);
});

test("an item whose number is unknown leaves the set uncounted", () => {
  expect(
    countSet(
      A_PAIR,
      (item) => (item === 1 ? 5 : null),
      () => 1,
      1,
    ),
  ).toBeNull();
  expect(
    countSet(
      { ...A_PAIR, items: [] },
      () => 1,
      () => 1,
      1,
    ),
  ).toBeNull();
});

test.each([{ items: [2, 1, 1] }, { items: [1, 1, 2] }])(
  "an item that is listed twice is needed twice: $items",
  ({ items }) => {
    const set = { name: "Senet", points: 2_000, items };
    const countOf = (held: number) =>
      countSet(
        set,
        (item) => (item === 1 ? held : 9),
        () => 100,
        1,
      );
    expect(countOf(4)?.next).toMatchObject({ missing: 2, missingCost: 200 });
    expect(countOf(5)).toMatchObject({
      complete: 2,
      completeValue: 570,
      items: [
        { item: 1, needed: 2, missing: 1 },
        { item: 2, needed: 1, missing: 0 },
      ],
      next: { needed: 3, onHand: 2, missing: 1, missingCost: 100, othersValue: 190 },
    });
  },
);

test("without a set nothing is ready, and nothing is lost", () => {
  expect(readySets([], 34_120)).toMatchObject({ sets: 0, points: 0, items: 0, gain: 0 });
});

test("whatever is held, one item at least is missing for the next set, and the sum is the gain", () => {
  const pile = fc.record({
    needed: fc.integer({ min: 1, max: 5 }),
    held: fc.nat(60),
    price: fc.nat(1e6),
  });
  fc.assert(
    fc.property(
      fc.array(pile, { minLength: 1, maxLength: 13 }),
      fc.integer({ min: 1, max: 1e5 }),
      (piles, point) => {
        const items = piles.flatMap(({ needed }, index) => Array<number>(needed).fill(index));
        const count = countSet(
          { name: "A set", points: 10, items },
          (item) => piles[item]?.held ?? null,
          (item) => piles[item]?.price ?? null,
          point,
        );
        if (count === null) throw new Error("It is known");
        const { complete, next } = count;
        expect(next.missing).toBeGreaterThan(0);
        expect(next.onHand + next.missing).toBe(next.needed);
        for (const { held, needed, missing } of count.items) {
          expect(held).toBeGreaterThanOrEqual(complete * needed);
          // With what is missing, the next set is complete.
          expect(Math.floor((held + missing) / needed)).toBeGreaterThanOrEqual(complete + 1);
        }
        expect(next.gain).toBe(
          (next.pointsValue ?? 0) - (next.missingCost ?? 0) - (next.othersValue ?? 0),
        );
        const ready = readySets([count], point);
        expect(ready.items).toBe(sum(piles.map(({ needed }) => needed * complete)));
      },
    ),
  );
});
