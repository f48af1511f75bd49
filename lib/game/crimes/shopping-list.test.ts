import { expect, test } from "vitest";

import { aCrime, aSlot } from "@/lib/game/testing/builders";

import { missingItems } from "./organised-crime";
import { shoppingList } from "./shopping-list";

const needs = (itemId: number, memberId: number) =>
  aSlot({
    member: { id: memberId, outcome: null },
    item: { id: itemId, isAvailable: false, isReusable: true },
  });

test("a line for each item, the greatest cost first, untraded items last", () => {
  const crimes = [
    aCrime({ slots: [needs(568, 1), needs(71, 2), needs(1350, 3), needs(568, 4)] }),
    aCrime({ id: 2, slots: [needs(1012, 5), needs(568, 1), needs(1012, 6)] }),
  ];
  const prices = new Map([
    [568, 20],
    [71, 50],
    [1012, null],
  ]);
  expect(shoppingList(missingItems(crimes), prices)).toEqual({
    items: [
      { itemId: 568, quantity: 3, price: 20, cost: 60, memberIds: [1, 4] },
      { itemId: 71, quantity: 1, price: 50, cost: 50, memberIds: [2] },
      { itemId: 1012, quantity: 2, price: null, cost: null, memberIds: [5, 6] },
      { itemId: 1350, quantity: 1, price: null, cost: null, memberIds: [3] },
    ],
    cost: 110,
    unpriced: 3,
  });
});

test.each([
  { first: [568, 20], second: [71, 50], order: [71, 568] },
  { first: [71, 50], second: [568, 20], order: [71, 568] },
  { first: [568, null], second: [71, 0], order: [71, 568] },
  { first: [71, null], second: [568, 0], order: [568, 71] },
  { first: [568, 20], second: [71, 20], order: [71, 568] },
] as const)("$first before $second are listed as $order", ({ first, second, order }) => {
  const crime = aCrime({ slots: [needs(first[0], 1), needs(second[0], 2)] });
  const { items } = shoppingList(missingItems([crime]), new Map([first, second]));
  expect(items.map(({ itemId }) => itemId)).toEqual(order);
});

test("nothing missing: nothing to buy", () => {
  expect(shoppingList([], new Map())).toEqual({ items: [], cost: 0, unpriced: 0 });
});
