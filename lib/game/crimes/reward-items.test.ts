import { expect, test } from "vitest";

import { aCrime, aReward, slotsOf } from "@/lib/game/testing/builders";

import type { RewardItem } from "./organised-crime";
import { rewardItems, rewardItemsByMember } from "./reward-items";

const PRICES = new Map([
  [206, 800],
  [364, 1_000],
]);

const won = (memberIds: (number | null)[], items: RewardItem[], status = "Successful") =>
  aCrime({ status, slots: slotsOf(...memberIds), rewards: aReward({ items }) });

const CRIMES = [
  won([1, 2, null], [{ id: 206, quantity: 3, name: null }]),
  won(
    [1, 1],
    [
      { id: 206, quantity: 1, name: "Xanax" },
      { id: 1485, quantity: 1, name: null },
      { id: 364, quantity: 5, name: "Box of Grenades" },
    ],
  ),
  won([1], [{ id: 364, quantity: 9, name: null }], "Planning"),
  aCrime({ status: "Failure" }),
];

test("the items of all finished crimes together, the most valuable first, without a price last", () => {
  expect(rewardItems(CRIMES, PRICES)).toEqual([
    { id: 364, quantity: 5, name: "Box of Grenades", value: 5_000 },
    { id: 206, quantity: 4, name: "Xanax", value: 3_200 },
    { id: 1485, quantity: 1, name: null, value: null },
  ]);
  expect(rewardItems([], PRICES)).toEqual([]);
});

test("a member's are in equal parts for all slots, two slots of one crime are two parts", () => {
  const byMember = rewardItemsByMember(CRIMES, PRICES);
  expect(byMember.get(1)?.map(({ id, quantity, value }) => [id, quantity, value])).toEqual([
    [364, 5, 5_000],
    [206, 2, 1_600],
    [1485, 1, null],
  ]);
  expect(byMember.get(2)).toEqual([{ id: 206, quantity: 1, name: null, value: 800 }]);
});

test("an invalid slot has its part of the items", () => {
  const crime = { ...won([1, 2], [{ id: 206, quantity: 3, name: null }]), unreadSlots: 1 };
  expect(rewardItemsByMember([crime], PRICES).get(1)).toMatchObject([{ id: 206, quantity: 1 }]);
});

test.each([
  { first: [206, 800], second: [364, 1_000], order: [364, 206] },
  { first: [364, 1_000], second: [206, 800], order: [364, 206] },
  { first: [364, null], second: [206, 0], order: [206, 364] },
  { first: [206, null], second: [364, 0], order: [364, 206] },
  { first: [364, null], second: [206, null], order: [206, 364] },
] as const)(
  "of items worth $first and $second, the order is $order",
  ({ first, second, order }) => {
    const one = won(
      [1],
      [
        { id: first[0], quantity: 1, name: null },
        { id: second[0], quantity: 1, name: null },
      ],
    );
    expect(rewardItems([one], new Map([first, second])).map(({ id }) => id)).toEqual(order);
  },
);
