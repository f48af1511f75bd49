import { expect, test } from "vitest";

import { aCrime, aSlot } from "@/lib/game/testing/builders";

import { missingItems, shoppingList } from "./missing-items";
import type { OrganisedCrime } from "./organised-crime";

const needs = (itemId: number, memberId: number | null, isAvailable = false) =>
  aSlot({
    member: memberId === null ? null : { id: memberId, outcome: null },
    item: { id: itemId, isAvailable, isReusable: true },
  });

const listed = (crimes: OrganisedCrime[]) =>
  missingItems(crimes).map(({ crime, memberId, itemId }) => [crime.id, memberId, itemId]);

test.each([
  { why: "no crimes", crimes: [], is: [] },
  { why: "missing", crimes: [aCrime({ slots: [needs(568, 1)] })], is: [[1, 1, 568]] },
  { why: "there", crimes: [aCrime({ slots: [needs(568, 1, true)] })], is: [] },
  { why: "an empty slot", crimes: [aCrime({ slots: [needs(568, null)] })], is: [] },
  { why: "no item needed", crimes: [aCrime()], is: [] },
  { why: "finished", crimes: [aCrime({ status: "Failure", slots: [needs(568, 1)] })], is: [] },
  { why: "expired", crimes: [aCrime({ status: "Expired", slots: [needs(568, 1)] })], is: [] },
  {
    why: "unknown status",
    crimes: [aCrime({ status: "Botched", slots: [needs(568, 1)] })],
    is: [],
  },
  {
    why: "in the order of crimes and slots",
    crimes: [
      aCrime({ id: 8, status: "Recruiting", slots: [needs(71, 2), aSlot(), needs(568, 3)] }),
      aCrime({ id: 7, slots: [needs(568, 1)] }),
    ],
    is: [
      [8, 2, 71],
      [8, 3, 568],
      [7, 1, 568],
    ],
  },
])("$why: $is", ({ crimes, is }) => {
  expect(listed(crimes)).toEqual(is);
});

test("says whether the item comes back, and whose slot it is for", () => {
  const slot = needs(568, 1);
  const crime = aCrime({ slots: [slot] });
  expect(missingItems([crime])).toEqual([
    { crime, slot, memberId: 1, itemId: 568, isReusable: true },
  ]);
});

test("a line for each item, the greatest cost first, untraded items last", () => {
  const crimes = [
    aCrime({ slots: [needs(568, 1), needs(71, 2), needs(1350, 3), needs(568, 4)] }),
    aCrime({ id: 2, slots: [needs(1012, 5), needs(568, 1)] }),
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
      { itemId: 1012, quantity: 1, price: null, cost: null, memberIds: [5] },
      { itemId: 1350, quantity: 1, price: null, cost: null, memberIds: [3] },
    ],
    cost: 110,
    unpriced: 2,
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
