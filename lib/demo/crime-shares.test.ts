import { expect, test } from "vitest";

import { factionCrimesWire } from "@/lib/api/endpoints/faction-crimes";
import { sum } from "@/lib/common/numbers";
import { participation } from "@/lib/game/crimes/participation";
import { earnings } from "@/lib/game/crimes/payout";
import { divideRewards } from "@/lib/game/crimes/reward-share";

import { allCrimes, ask } from "./testing/ask";

const { entries: crimes, dropped } = factionCrimesWire.parse({ crimes: allCrimes() }).crimes;

/** The game writes 0 for an item that isn't traded. */
const prices = new Map(
  ask("/torn/items").items.map(({ id, value }) => [id, value.market_price || null]),
);
const KEYS = ["money", "respect", "itemsValue"] as const;

test("every crime is read", () => {
  expect([crimes.length, dropped]).toEqual([300, 0]);
});

test("of every crime each member gets the whole dollars that divide, and the remainder is left", () => {
  let divided = 0;
  for (const crime of crimes) {
    const shares = divideRewards(crime, prices);
    expect(shares === null).toBe(crime.status !== "Successful");
    if (shares === null || crime.rewards === null) continue;
    divided += 1;
    const slots = crime.slots.length;
    const { money, respect, items } = crime.rewards;
    const itemsValue = sum(items.map(({ id, quantity }) => (prices.get(id) ?? 0) * quantity));
    expect(shares.total).toEqual({ money, respect, itemsValue });
    expect(shares.remainder).toEqual({
      money: money % slots,
      respect: respect % slots,
      itemsValue: itemsValue % slots,
    });
    for (const key of KEYS) {
      expect(shares.perSlot[key] * slots + shares.remainder[key]).toBe(shares.total[key]);
    }
    const unpriced = items.filter(({ id }) => !prices.get(id));
    expect(shares.unpriced).toEqual(unpriced);
  }
  expect(divided).toBeGreaterThan(100);
});

test("a member whose role is unknown gets what the others get", () => {
  const crime = crimes.find(
    ({ slots, rewards }) => rewards && slots.some(({ position }) => position === ""),
  );
  const { members } = earnings(crime ? [crime] : [], "equal");
  expect(members).toHaveLength(crime?.slots.length ?? NaN);
  expect(new Set(members.map(({ money }) => money)).size).toBe(1);
});

test("the members' shares and what is left over add up to all that the crimes brought", () => {
  const { members, undivided, total } = participation(crimes, prices);
  const rewards = crimes.flatMap((crime) => crime.rewards ?? []);
  expect(total.money).toBe(sum(rewards.map(({ money }) => money)));
  expect(total.respect).toBe(sum(rewards.map(({ respect }) => respect)));
  for (const key of KEYS) {
    expect(sum(members.map((member) => member[key])) + undivided[key]).toBe(total[key]);
  }
});

test("equal earnings are the shares of the money; what was paid out is less", () => {
  const shares = new Map(
    participation(crimes, prices).members.map(({ memberId, money }) => [memberId, money]),
  );
  const equal = earnings(crimes, "equal");
  for (const { memberId, money } of equal.members) expect(money).toBe(shares.get(memberId));
  const paid = earnings(crimes, "paid");
  expect(paid.total).toBe(equal.total);
  expect(paid.kept).toBeGreaterThan(equal.kept);
  expect(sum(paid.members.map(({ money }) => money)) + paid.kept).toBe(paid.total);
});
