import { expect, test } from "vitest";

import { aCrime, aReward, slotsOf } from "@/lib/game/testing/builders";

import { summarise } from "./summary";

const PAID = { percentage: 80, paidAtMs: 5_000 };
const XANAX = { id: 206, quantity: 2, name: "Xanax" };
const BADGE = { id: 1350, quantity: 1, name: null };

const WON = aCrime({
  status: "Successful",
  executedAtMs: 2_000,
  rewards: aReward({ money: 100, respect: 7, items: [XANAX, BADGE], payout: PAID }),
});
const WON_UNPAID = aCrime({
  status: "Successful",
  executedAtMs: 1_000,
  rewards: aReward({ money: 40, respect: 3 }),
});
const LOST = aCrime({ status: "Failure", createdAtMs: 3_000 });
const EXPIRED = aCrime({ status: "Expired", slots: slotsOf(null, null), createdAtMs: 9_000 });

test("no crimes: nothing, and no success rate", () => {
  expect(summarise([], new Map())).toEqual({
    byStatus: [
      { status: "Recruiting", count: 0 },
      { status: "Planning", count: 0 },
      { status: "Successful", count: 0 },
      { status: "Failure", count: 0 },
      { status: "Expired", count: 0 },
    ],
    finished: 0,
    succeeded: 0,
    successRate: null,
    money: 0,
    respect: 0,
    itemsValue: 0,
    unpriced: 0,
    paid: { crimes: 0, money: 0 },
    firstAtMs: null,
    lastAtMs: null,
  });
});

test("success, rewards, payments and times are those of finished crimes", () => {
  const crimes = [WON, EXPIRED, LOST, aCrime(), WON_UNPAID, { ...WON, rewards: null }];
  expect(summarise(crimes, new Map([[206, 800]]))).toMatchObject({
    finished: 4,
    succeeded: 3,
    successRate: 75,
    money: 140,
    respect: 10,
    itemsValue: 1_600,
    unpriced: 1,
    paid: { crimes: 1, money: 100 },
    firstAtMs: 1_000,
    lastAtMs: 3_000,
  });
});

test.each([
  { why: "expired", crimes: [EXPIRED] },
  { why: "open", crimes: [aCrime(), aCrime({ status: "Recruiting" })] },
  { why: "of an unknown status", crimes: [{ ...WON, status: "Botched" }] },
])("crimes that are $why have no success rate", ({ crimes }) => {
  expect(summarise(crimes, new Map())).toMatchObject({
    finished: 0,
    successRate: null,
    money: 0,
    firstAtMs: null,
  });
});

test("statuses in the order of a crime’s life, words of later days last and by the alphabet", () => {
  const statuses = ["Stalled", "Failure", "Botched", "Recruiting", "Stalled", "Expired", "Failure"];
  const { byStatus } = summarise(
    statuses.map((status) => aCrime({ status })),
    new Map(),
  );
  expect(byStatus.map(({ status, count }) => [status, count])).toEqual([
    ["Recruiting", 1],
    ["Planning", 0],
    ["Successful", 0],
    ["Failure", 2],
    ["Expired", 1],
    ["Botched", 1],
    ["Stalled", 2],
  ]);
});
