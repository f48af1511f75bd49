import fc from "fast-check";
import { expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";
import { DAY_MS } from "@/lib/common/time";
import { aCrime, aReward, slotsOf } from "@/lib/game/testing/builders";

import type { CrimePayout, OrganisedCrime } from "./organised-crime";
import {
  amountOwed,
  earnings,
  isUnpaid,
  lastPaidShare,
  membersShareOf,
  owedNow,
  payoutOf,
  payoutRemainder,
  settledAtMs,
  type Split,
} from "./payout";
import { someCrimes } from "./testing/some-crimes";

const won = (
  id: number,
  money: number,
  memberIds: (number | null)[],
  payout: CrimePayout | null = null,
) =>
  aCrime({
    id,
    status: "Successful",
    slots: slotsOf(...memberIds),
    rewards: aReward({ money, payout }),
  });

const paid = (percentage: number | null): CrimePayout => ({ percentage, paidAtMs: null });

test.each([
  { money: 1_000, percent: 100, members: [1, 2, 3], each: 333, kept: 1 },
  { money: 1_000, percent: 80, members: [1, 2], each: 400, kept: 200 },
  { money: 1_000, percent: 80, members: [1, 2, 3], each: 266, kept: 202 },
  { money: 1_000, percent: 80, members: [1, null], each: 400, kept: 600 },
  { money: 1_000, percent: 0, members: [1, 2], each: 0, kept: 1_000 },
  { money: 1_000, percent: 64.1, members: [1], each: 641, kept: 359 },
  { money: 2_000, percent: 13.333, members: [1], each: 266, kept: 1_734 },
  { money: 0, percent: 80, members: [1, 2], each: 0, kept: 0 },
])("$percent % of $money over $members: $each each, $kept kept", (row) => {
  const found = payoutOf([won(7, row.money, row.members)], row.percent);
  expect(found).toEqual({
    members: row.members
      .filter((memberId) => memberId !== null)
      .map((memberId) => ({
        memberId,
        money: row.each,
        crimes: [{ crimeId: 7, money: row.each }],
      })),
    kept: row.kept,
    total: row.money,
  });
});

test("the share of an invalid slot stays with the faction", () => {
  const crime = { ...won(7, 900, [1, 2]), unreadSlots: 1 };
  const { members, kept } = payoutOf([crime], 100);
  expect(members.map(({ money }) => money)).toEqual([300, 300]);
  expect(kept).toBe(300);
});

test("adds up the crimes of a member; two slots in one crime are two shares", () => {
  const crimes = [won(7, 900, [1, 2, 1]), won(8, 100, [2])];
  expect(payoutOf(crimes, 50)).toEqual({
    members: [
      { memberId: 1, money: 300, crimes: [{ crimeId: 7, money: 300 }] },
      {
        memberId: 2,
        money: 200,
        crimes: [
          { crimeId: 7, money: 150 },
          { crimeId: 8, money: 50 },
        ],
      },
    ],
    kept: 500,
    total: 1_000,
  });
});

test.each([
  { why: "no crimes", crimes: [] },
  { why: "a failure", crimes: [aCrime({ status: "Failure" })] },
  { why: "expired", crimes: [aCrime({ status: "Expired" })] },
  { why: "an unknown status", crimes: [{ ...won(7, 900, [1]), status: "Botched" }] },
])("$why: nobody is due anything", ({ crimes }) => {
  expect(payoutOf(crimes, 100)).toEqual({ members: [], kept: 0, total: 0 });
});

test("a success with unknown rewards, or without slots, pays nobody", () => {
  const crimes = [{ ...won(7, 0, [1]), rewards: null }, won(8, 100, [])];
  expect(payoutOf(crimes, 100)).toEqual({
    members: [{ memberId: 1, money: 0, crimes: [{ crimeId: 7, money: 0 }] }],
    kept: 100,
    total: 100,
  });
});

const MIXED = [
  won(1, 1_000, [1, 2], paid(80)),
  won(2, 1_000, [1, 3], paid(50)),
  won(3, 1_000, [1, 2]),
  won(4, 1_000, [4], paid(null)),
  won(5, 0, [4], paid(80)),
  aCrime({ status: "Failure", slots: slotsOf(1) }),
];

test.each([
  { split: "equal", money: [1_500, 1_000, 500, 1_000], kept: 0, unpaid: 0 },
  { split: "paid", money: [650, 400, 250, 0], kept: 2_700, unpaid: 2 },
] satisfies { split: Split; [more: string]: unknown }[])(
  "earnings, $split: $money, $kept kept, $unpaid crimes unpaid",
  ({ split, money, kept, unpaid }) => {
    const found = earnings(MIXED, split);
    expect(found.members.map(({ memberId }) => memberId)).toEqual([1, 2, 3, 4]);
    expect(found.members.map((member) => member.money)).toEqual(money);
    expect(found).toMatchObject({ kept, unpaid, total: 4_000 });
  },
);

test("what members get and what is kept is all money, whatever the percentage", () => {
  const percents = fc.double({ min: 0, max: 100, noNaN: true });
  fc.assert(
    fc.property(someCrimes, percents, (crimes, percent) => {
      for (const found of [
        payoutOf(crimes, percent),
        earnings(crimes, "equal"),
        earnings(crimes, "paid"),
      ]) {
        const { members, kept, total } = found;
        expect(sum(members.map(({ money }) => money)) + kept).toBe(total);
        expect(kept).toBeGreaterThanOrEqual(0);
        for (const member of members) {
          expect(sum(member.crimes.map(({ money }) => money))).toBe(member.money);
          expect(Number.isInteger(member.money)).toBe(true);
        }
      }
    }),
  );
});

const DONE = Date.UTC(2026, 10, 18, 9);
const DAY = Date.UTC(2026, 10, 20);

const paidOn = (id: number, daysAgo: number | null, percentage: number | null, money = 1_000) =>
  won(id, money, [1], { percentage, paidAtMs: daysAgo === null ? null : DAY - daysAgo * DAY_MS });

test.each([
  { what: "nothing was paid", crimes: [won(1, 1_000, [1])], last: null },
  {
    what: "the newest payout counts, in whatever order they come",
    crimes: [paidOn(1, 3, 85), paidOn(2, 1, 80), paidOn(3, 2, 90.5)],
    last: 80,
  },
  {
    what: "items are paid out otherwise",
    crimes: [paidOn(1, 3, 80), paidOn(2, 1, 90, 0)],
    last: 80,
  },
  { what: "no share is named", crimes: [paidOn(1, 3, 80), paidOn(2, 1, null)], last: 80 },
  { what: "nothing went to members", crimes: [paidOn(1, 3, 80), paidOn(2, 1, 0)], last: 80 },
  { what: "the time isn't known", crimes: [paidOn(1, null, 70), paidOn(2, 9, 80)], last: 80 },
  { what: "only that is known", crimes: [paidOn(1, null, 70)], last: 70 },
])("the share last paid in the game, if $what: $last", ({ crimes, last }) => {
  expect(lastPaidShare(crimes)).toBe(last);
  expect(membersShareOf(null, crimes)).toBe(last ?? 100);
  expect(membersShareOf(64.5, crimes)).toBe(64.5);
});

test("owed now: the unpaid among the latest crimes, however old, and of the last 30 days", () => {
  const terms = { membersShare: 100, settled: { crimes: { 6: DAY }, upTo: [] } };
  const done = (id: number, daysAgo: number, payout: CrimePayout | null = null) => ({
    ...won(id, 1_000, [1], payout),
    executedAtMs: DAY - daysAgo * DAY_MS,
  });
  const latest = [done(1, 2), done(2, 37), done(3, 3, paid(80)), done(6, 4)];
  const loaded = [done(1, 2), done(4, 29.9), done(5, 31), done(7, 10, paid(80))];
  const ids = owedNow(latest, loaded, terms, DAY).map(({ id }) => id);
  expect(ids.sort((a, b) => a - b)).toEqual([1, 2, 4]);
});

const NOTHING = { crimes: {}, upTo: [] };

const unpaidCrime = (changes: Partial<OrganisedCrime> = {}) =>
  aCrime({
    id: 7,
    status: "Successful",
    executedAtMs: DONE,
    slots: slotsOf(1, 2),
    rewards: aReward({ money: 1_000 }),
    ...changes,
  });

const item = { id: 206, quantity: 2, name: null };

const paidOut = { percentage: 80, paidAtMs: DONE };

test.each<{ what: string; crime: OrganisedCrime; share?: number; owed: number }>([
  { what: "money that nobody has paid", crime: unpaidCrime(), owed: 1_000 },
  { what: "the members' share of it", crime: unpaidCrime(), share: 80, owed: 800 },
  { what: "all of which the faction keeps", crime: unpaidCrime(), share: 0, owed: 0 },
  {
    what: "items and no money",
    crime: unpaidCrime({ rewards: aReward({ money: 0, items: [item] }) }),
    owed: 0,
  },
  {
    what: "money that the game has paid out",
    crime: unpaidCrime({ rewards: aReward({ payout: paidOut }) }),
    owed: 0,
  },
  { what: "no rewards", crime: unpaidCrime({ rewards: null }), owed: 0 },
  { what: "nobody in its slots", crime: unpaidCrime({ slots: slotsOf(null, null) }), owed: 0 },
  { what: "a failure", crime: unpaidCrime({ status: "Failure" }), owed: 0 },
])("a crime with $what owes $owed", ({ crime, share = 100, owed }) => {
  const terms = { membersShare: share, settled: NOTHING };
  expect(amountOwed(crime, terms)).toBe(owed);
  expect(isUnpaid(crime, terms)).toBe(owed > 0);
});

test.each([
  { what: "nothing", settled: NOTHING, at: null },
  { what: "the crime", settled: { crimes: { 7: 5 }, upTo: [] }, at: 5 },
  { what: "another crime", settled: { crimes: { 8: 5 }, upTo: [] }, at: null },
  {
    what: "all up to a later day",
    settled: { crimes: {}, upTo: [{ untilMs: DONE + 1, atMs: 6 }] },
    at: 6,
  },
  {
    what: "all up to its own time",
    settled: { crimes: {}, upTo: [{ untilMs: DONE, atMs: 6 }] },
    at: null,
  },
])("with $what marked as settled it was settled at $at", ({ settled, at }) => {
  expect(settledAtMs(unpaidCrime(), settled)).toBe(at);
  expect(isUnpaid(unpaidCrime(), { membersShare: 100, settled })).toBe(at === null);
});

test.each([
  { money: 105_250_000, percent: 80, slots: 6, remainder: 2 },
  { money: 1_000, percent: 80, slots: 4, remainder: 0 },
  { money: 1_000_003, percent: 100, slots: 3, remainder: 1 },
  // 64.1 % of $1,001 is $641.641: $641 are divided.
  { money: 1_001, percent: 64.1, slots: 2, remainder: 1 },
  { money: 1_000, percent: 0, slots: 3, remainder: 0 },
  { money: 0, percent: 100, slots: 0, remainder: 0 },
])(
  "$percent % of $money for $slots slots leaves $remainder",
  ({ money, percent, slots, remainder }) => {
    const crime = aCrime({
      status: "Successful",
      slots: slotsOf(...Array<number>(slots).fill(1)),
      rewards: aReward({ money }),
    });
    expect(payoutRemainder(crime, percent)).toBe(remainder);
  },
);
