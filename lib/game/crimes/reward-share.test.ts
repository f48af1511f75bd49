import fc from "fast-check";
import { expect, test } from "vitest";

import { aCrime, aReward, slotsOf } from "@/lib/game/testing/builders";

import { isFilled } from "./organised-crime";
import { divideRewards, type ItemPrices, type RewardShare } from "./reward-share";
import { PRICES, someCrimes } from "./testing/some-crimes";

const share = (money: number, respect = 0, itemsValue = 0): RewardShare => ({
  money,
  respect,
  itemsValue,
});

test.each([
  { why: "divides", money: 900, members: [1, 2, 3], each: 300, remainder: 0 },
  { why: "a remainder stays", money: 1_000, members: [1, 2, 3], each: 333, remainder: 1 },
  {
    why: "so does the share of an empty slot",
    money: 900,
    members: [1, null, 3],
    each: 300,
    remainder: 300,
  },
  { why: "both", money: 1_000, members: [1, null, 3], each: 333, remainder: 334 },
  { why: "less than a dollar each", money: 2, members: [1, 2, 3], each: 0, remainder: 2 },
  { why: "nobody there", money: 900, members: [null, null], each: 450, remainder: 900 },
  { why: "no slots", money: 900, members: [], each: 0, remainder: 900 },
  { why: "one member, two slots", money: 900, members: [1, 1, 2], each: 300, remainder: 0 },
  { why: "nothing", money: 0, members: [1, 2], each: 0, remainder: 0 },
])(
  "$why: $money over $members: $each each, $remainder left",
  ({ money, members, each, remainder }) => {
    const crime = aCrime({ slots: slotsOf(...members), rewards: aReward({ money, respect: 0 }) });
    expect(divideRewards(crime, new Map())).toMatchObject({
      total: share(money),
      perSlot: share(each),
      remainder: share(remainder),
    });
  },
);

test("the share of an invalid slot is part of the remainder, in money and in items", () => {
  const items = [{ id: 1, quantity: 3, name: null }];
  const crime = aCrime({
    slots: slotsOf(1, 2),
    unreadSlots: 1,
    rewards: aReward({ money: 900, items }),
  });
  expect(divideRewards(crime, PRICES)).toMatchObject({
    perSlot: { money: 300, itemsValue: 1_000_000 },
    remainder: { money: 300, itemsValue: 1_000_000 },
    itemsPerSlot: [{ id: 1, quantity: 1 }],
  });
});

test.each([
  { respect: 10, each: 3, remainder: 1 },
  { respect: 12.5, each: 4, remainder: 0.5 },
  { respect: 0.25, each: 0, remainder: 0.25 },
])(
  "$respect respect over three slots: $each each, $remainder left",
  ({ respect, each, remainder }) => {
    const crime = aCrime({ slots: slotsOf(1, 2, 3), rewards: aReward({ money: 0, respect }) });
    expect(divideRewards(crime, new Map())).toMatchObject({
      perSlot: share(0, each),
      remainder: share(0, remainder),
    });
  },
);

const BOX = { id: 364, quantity: 2, name: "Box of Grenades" };
const BADGE = { id: 1350, quantity: 3, name: null };

test.each([
  {
    why: "both traded",
    prices: [
      [364, 100],
      [1350, 50],
    ],
    value: 350,
    each: 87,
    remainder: 2,
    unpriced: [],
  },
  {
    why: "one that isn't traded",
    prices: [
      [364, 100],
      [1350, null],
    ],
    value: 200,
    each: 50,
    remainder: 0,
    unpriced: [BADGE],
  },
  {
    why: "one that no list has",
    prices: [[1350, 50]],
    value: 150,
    each: 37,
    remainder: 2,
    unpriced: [BOX],
  },
  { why: "none traded", prices: [], value: 0, each: 0, remainder: 0, unpriced: [BOX, BADGE] },
] satisfies { prices: [number, number | null][]; [more: string]: unknown }[])(
  "items, $why: worth $value, $each each of four, $remainder left",
  ({ prices, value, each, remainder, unpriced }) => {
    const rewards = aReward({ money: 0, respect: 0, items: [BOX, BADGE] });
    const crime = aCrime({ slots: slotsOf(1, 2, 3, 4), rewards });
    expect(divideRewards(crime, new Map(prices) satisfies ItemPrices)).toEqual({
      total: share(0, 0, value),
      perSlot: share(0, 0, each),
      remainder: share(0, 0, remainder),
      unpriced,
      itemsPerSlot: [
        { id: 364, quantity: 0.5 },
        { id: 1350, quantity: 0.75 },
      ],
    });
  },
);

test("no slots: no fractions of items", () => {
  const crime = aCrime({ slots: [], rewards: aReward({ items: [BOX] }) });
  expect(divideRewards(crime, new Map([[364, 100]]))).toMatchObject({
    perSlot: share(0),
    remainder: share(1_000_000, 10, 200),
    itemsPerSlot: [],
  });
});

test("where nothing is known of rewards, nothing is divided", () => {
  expect(divideRewards(aCrime({ status: "Successful", rewards: null }), new Map())).toBeNull();
});

test("the shares of the members and what is left are the rewards, to the dollar", () => {
  fc.assert(
    fc.property(someCrimes, (crimes) => {
      for (const crime of crimes) {
        const divided = divideRewards(crime, PRICES);
        expect(divided === null).toBe(crime.rewards === null);
        if (divided === null) continue;
        const filled = crime.slots.filter(isFilled).length;
        for (const key of ["money", "respect", "itemsValue"] as const) {
          expect(Number.isInteger(divided.perSlot[key])).toBe(true);
          expect(divided.perSlot[key] * filled + divided.remainder[key]).toBe(divided.total[key]);
          // Nobody loses a whole dollar to rounding.
          const empty = divided.perSlot[key] * (crime.slots.length - filled);
          if (crime.slots.length > 0) {
            expect(divided.remainder[key] - empty).toBeLessThan(crime.slots.length);
          }
        }
      }
    }),
  );
});
