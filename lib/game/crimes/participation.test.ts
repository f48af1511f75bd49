import fc from "fast-check";
import { expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";
import { aCrime, aReward, aSlot, slotsOf } from "@/lib/game/testing/builders";

import type { CrimeRewards, OrganisedCrime } from "./organised-crime";
import { participation } from "./participation";
import { PRICES, someCrimes } from "./testing/some-crimes";

const succeeded = (memberIds: (number | null)[], rewards: Partial<CrimeRewards> | null = {}) =>
  aCrime({
    status: "Successful",
    slots: slotsOf(...memberIds),
    rewards: rewards && aReward({ respect: 0, ...rewards }),
  });

const failed = (...memberIds: number[]) =>
  aCrime({ status: "Failure", slots: slotsOf(...memberIds) });

/** Of each member: id, crimes, succeeded, failed, money. */
const figures = (crimes: OrganisedCrime[]) =>
  participation(crimes, new Map()).members.map((member) => [
    member.memberId,
    member.crimes,
    member.succeeded,
    member.failed,
    member.money,
  ]);

test.each([
  { why: "no crimes", crimes: [], is: [] },
  {
    why: "two share, one is in both",
    crimes: [succeeded([1, 2], { money: 100 }), succeeded([1, 3], { money: 60 })],
    is: [
      [1, 2, 2, 0, 80],
      [2, 1, 1, 0, 50],
      [3, 1, 1, 0, 30],
    ],
  },
  {
    why: "a failure counts and brings nothing",
    crimes: [succeeded([1, 2], { money: 100 }), failed(1)],
    is: [
      [1, 2, 1, 1, 50],
      [2, 1, 1, 0, 50],
    ],
  },
  {
    why: "two slots of one member are one crime and two shares",
    crimes: [succeeded([1, 1, 2], { money: 90 })],
    is: [
      [1, 1, 1, 0, 60],
      [2, 1, 1, 0, 30],
    ],
  },
  {
    why: "a success whose rewards are not known",
    crimes: [succeeded([1], null)],
    is: [[1, 1, 1, 0, 0]],
  },
  { why: "only under way", crimes: [aCrime({ slots: slotsOf(1, null) })], is: [[1, 0, 0, 0, 0]] },
  { why: "expired", crimes: [aCrime({ status: "Expired", slots: slotsOf(1, null) })], is: [] },
  {
    why: "a word of later days",
    crimes: [aCrime({ status: "Botched", slots: slotsOf(1), rewards: aReward() })],
    is: [],
  },
  {
    why: "a crime of the first generation with an unknown name",
    crimes: [
      {
        ...succeeded([1, 2], { money: 50 }),
        name: "Bomb threat",
        difficulty: null,
        slots: [1, 2].map((id) =>
          aSlot({ position: "", passRate: null, member: { id, outcome: null } }),
        ),
      },
    ],
    is: [
      [1, 1, 1, 0, 25],
      [2, 1, 1, 0, 25],
    ],
  },
])("$why: $is", ({ crimes, is }) => {
  expect(figures(crimes)).toEqual(is);
});

test("money, respect and items, what does not divide and what has no price", () => {
  const items = [
    { id: 206, quantity: 1, name: "Xanax" },
    { id: 1350, quantity: 2, name: null },
  ];
  const prices = new Map([[206, 800_000]]);
  const crimes = [
    succeeded([1, 2, null], { money: 1_000, respect: 11 }),
    succeeded([1, 2, 3], { money: 0, respect: 9, items }),
  ];
  expect(participation(crimes, prices)).toMatchObject({
    members: [
      { memberId: 1, money: 333, respect: 6, itemsValue: 266_666 },
      { memberId: 2, money: 333, respect: 6, itemsValue: 266_666 },
      { memberId: 3, money: 0, respect: 3, itemsValue: 266_666 },
    ],
    undivided: { money: 334, respect: 5, itemsValue: 2 },
    total: { money: 1_000, respect: 20, itemsValue: 800_000 },
    unpriced: 1,
  });
});

test.each([
  { outcome: "Injured", status: "Successful", hurt: 1 },
  { outcome: "Jailed", status: "Failure", hurt: 1 },
  { outcome: "Hospitalized", status: "Failure", hurt: 1 },
  { outcome: "Failed", status: "Failure", hurt: 0 },
  { outcome: "Successful", status: "Successful", hurt: 0 },
  { outcome: "Vanished", status: "Failure", hurt: 0 },
  { outcome: null, status: "Failure", hurt: 0 },
  { outcome: "Injured", status: "Planning", hurt: 0 },
])("$outcome in a crime that is $status: hurt $hurt times", ({ outcome, status, hurt }) => {
  const crime = aCrime({ status, slots: [aSlot({ member: { id: 1, outcome } })] });
  expect(participation([crime], new Map()).members).toMatchObject([{ memberId: 1, hurt }]);
});

test("a member of two slots who is hurt in one of them is hurt once", () => {
  const slots = ["Successful", "Jailed"].map((outcome) => aSlot({ member: { id: 1, outcome } }));
  const crime = aCrime({ status: "Failure", slots });
  expect(participation([crime], new Map()).members).toMatchObject([{ memberId: 1, hurt: 1 }]);
});

test.each([
  { why: "the latest, in whatever order", times: [2_000, 3_000, 1_000], lastAtMs: 3_000 },
  { why: "created, if its execution has no time", times: [null], lastAtMs: 500 },
  { why: "none", times: [], lastAtMs: null },
])("the last crime is $why: $lastAtMs", ({ times, lastAtMs }) => {
  const done = times.map((executedAtMs) => ({ ...failed(1), createdAtMs: 500, executedAtMs }));
  const underWay = aCrime({ createdAtMs: 9_000, slots: slotsOf(1) });
  expect(participation([...done, underWay], new Map()).members).toMatchObject([
    { lastAtMs, isUnderWay: true },
  ]);
});

test("a member is under way in an open crime only", () => {
  const crimes = [
    aCrime({ status: "Recruiting", slots: slotsOf(1, null) }),
    aCrime({ status: "Planning", slots: slotsOf(2) }),
    failed(2, 3),
  ];
  expect(
    participation(crimes, new Map()).members.map((member) => [member.memberId, member.isUnderWay]),
  ).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ]);
});

test("what the members got and what was not divided are all rewards, to the dollar", () => {
  fc.assert(
    fc.property(someCrimes, (crimes) => {
      const { members, undivided, total } = participation(crimes, PRICES);
      for (const key of ["money", "respect", "itemsValue"] as const) {
        expect(sum(members.map((member) => member[key])) + undivided[key]).toBe(total[key]);
        expect(undivided[key]).toBeGreaterThanOrEqual(0);
      }
      for (const member of members) {
        expect(member.succeeded + member.failed).toBe(member.crimes);
      }
    }),
  );
});
