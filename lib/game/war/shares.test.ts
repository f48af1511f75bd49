import { describe, expect, test } from "vitest";

import { type SharedBy, warPayout } from "./shares";

const FOUGHT = [
  { memberId: 1, hits: 10, respect: 60.5 },
  { memberId: 2, hits: 5, respect: 20.25 },
  { memberId: 3, hits: 0, respect: 0 },
  { memberId: 4, hits: 1, respect: 19.25 },
];

test.each([
  { by: "respect", keptPercent: 0, total: 100, money: [61, 20, 0, 19], kept: 0 },
  { by: "hits", keptPercent: 0, total: 100, money: [63, 31, 0, 6], kept: 0 },
  { by: "equal", keptPercent: 0, total: 100, money: [34, 33, 0, 33], kept: 0 },
  { by: "equal", keptPercent: 10, total: 101, money: [30, 30, 0, 30], kept: 11 },
  { by: "equal", keptPercent: 100, total: 100, money: [0, 0, 0, 0], kept: 100 },
  { by: "hits", keptPercent: 0, total: 0, money: [0, 0, 0, 0], kept: 0 },
  { by: "equal", keptPercent: 0, total: 2, money: [1, 1, 0, 0], kept: 0 },
] as const)("$total by $by, the faction keeps $keptPercent %", ({ money, kept, ...how }) => {
  const payout = warPayout(FOUGHT, how);
  expect(payout.members.map((member) => member.money)).toEqual(money);
  expect(payout.kept).toBe(kept);
});

test.each([
  { hits: [1, 5, 10], total: 100, money: [6, 31, 63] }, // 6.25, 31.25 and 62.5
  { hits: [5, 1], total: 10, money: [8, 2] }, // 8.33 and 1.67
  { hits: [1, 0, 1, 1], total: 100, money: [34, 0, 33, 33] }, // as much each: the first in the list
])("a dollar that $hits hits leave goes to who lost most of it: $money", ({ hits, ...row }) => {
  const fought = hits.map((count, memberId) => ({ memberId, hits: count, respect: 0 }));
  const { members } = warPayout(fought, { total: row.total, by: "hits", keptPercent: 0 });
  expect(members.map(({ money }) => money)).toEqual(row.money);
});

test("nobody fought: the faction keeps it", () => {
  expect(warPayout([], { total: 500, by: "hits", keptPercent: 20 })).toEqual({
    members: [],
    kept: 500,
  });
});

describe("the shares add up to the dollar", () => {
  const many = Array.from({ length: 97 }, (_, memberId) => ({
    memberId,
    hits: (memberId * 7) % 13,
    respect: ((memberId * 37) % 101) + 0.37,
  }));
  test.each(["respect", "hits", "equal"] as SharedBy[])("by %s", (by) => {
    for (const total of [1, 99, 1_234_567, 98_765_432_101]) {
      for (const keptPercent of [0, 7, 33.3, 99]) {
        const { members, kept } = warPayout(many, { total, by, keptPercent });
        const given = members.reduce((sum, { money }) => sum + money, 0);
        expect(given + kept).toBe(total);
        expect(members.every(({ money }) => Number.isInteger(money) && money >= 0)).toBe(true);
      }
    }
  });
});
