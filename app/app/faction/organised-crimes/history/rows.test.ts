import { expect, test } from "vitest";

import { participation } from "@/lib/game/crimes/participation";
import { rewardItemsByMember } from "@/lib/game/crimes/reward-items";
import { aCrime, aReward, slotsOf } from "@/lib/game/testing/builders";

import { memberRows, valuePerCrime } from "./rows";

const PRICES = new Map([[5, 30]]);

const won = (id: number, memberIds: (number | null)[]) =>
  aCrime({
    id,
    status: "Successful",
    executedAtMs: id * 1000,
    slots: slotsOf(...memberIds),
    rewards: aReward({ money: 1000, respect: 7, items: [{ id: 5, quantity: 2, name: null }] }),
  });
const lost = (id: number, memberIds: number[]) =>
  aCrime({ id, status: "Failure", executedAtMs: id * 1000, slots: slotsOf(...memberIds) });

test("a member’s crimes, their success, and equal shares of the rewards", () => {
  const crimes = [won(1, [1, 2]), lost(2, [2]), won(3, [2, null, 1])];
  const { members } = participation(crimes, PRICES);
  expect(memberRows(members, rewardItemsByMember(crimes, PRICES))).toEqual([
    {
      memberId: 1,
      finished: 2,
      succeeded: 2,
      successRate: 100,
      money: 833,
      respect: 5,
      itemsValue: 50,
      items: [
        {
          id: 5,
          quantity: expect.closeTo(5 / 3) as number,
          name: null,
          value: expect.closeTo(50) as number,
        },
      ],
      lastAtMs: 3000,
    },
    {
      memberId: 2,
      finished: 3,
      succeeded: 2,
      successRate: (2 / 3) * 100,
      money: 833,
      respect: 5,
      itemsValue: 50,
      items: [
        {
          id: 5,
          quantity: expect.closeTo(5 / 3) as number,
          name: null,
          value: expect.closeTo(50) as number,
        },
      ],
      lastAtMs: 3000,
    },
  ]);
});

test("without a finished crime there is no success rate", () => {
  const { members } = participation([aCrime()], new Map());
  expect(memberRows(members, new Map())).toMatchObject([
    { finished: 0, successRate: null, lastAtMs: null },
  ]);
});

test.each([
  { money: 300, itemsValue: 0, finished: 3, is: 100 },
  { money: 100, itemsValue: 0, finished: 3, is: 33 },
  { money: 0, itemsValue: 94, finished: 2, is: 47 },
  { money: 0, itemsValue: 0, finished: 2, is: 0 },
  { money: 0, itemsValue: 0, finished: 0, is: undefined },
])("$money and items of $itemsValue from $finished crimes are $is per crime", ({ is, ...row }) => {
  expect(valuePerCrime({ ...row, respect: 0 })).toBe(is);
});
