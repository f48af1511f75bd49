import { describe, expect, test } from "vitest";

import { reportRows, rewardsWorth, type SharedBy, warPayout } from "./report";

const member = (id: number, hits: number, respect: number) => ({
  id,
  name: `Player${id}`,
  level: 50,
  hits,
  respect,
});

const MEMBERS = [member(1, 60, 600), member(2, 30, 200), member(3, 10, 200), member(4, 0, 0)];

/** A side with these members, and totals that match them. */
const sideOf = (members: readonly ReturnType<typeof member>[]) => ({
  members,
  unreadMembers: 0,
  score: members.reduce((sum, { respect }) => sum + respect, 0),
  hits: members.reduce((sum, { hits }) => sum + hits, 0),
});

test.each([
  { by: "respect", keptPercent: 10, money: [540, 180, 180, 0], kept: 100 },
  { by: "hits", keptPercent: 10, money: [540, 270, 90, 0], kept: 100 },
  { by: "equal", keptPercent: 0, money: [334, 333, 333, 0], kept: 0 },
] as const)(
  "$1,000 by $by, of which the faction keeps $keptPercent %",
  ({ by, keptPercent, money, kept }) => {
    const found = reportRows(sideOf(MEMBERS), { total: 1_000, by, keptPercent }, [2]);
    expect(found.rows.map((row) => row.money)).toEqual(money);
    expect(found.kept).toBe(kept);
    expect(found.missing).toBeNull();
    expect(found.rows.map((row) => row.fraction)).toEqual([0.6, 0.2, 0.2, 0]);
    expect(found.rows.filter(({ isPaid }) => isPaid).map(({ id }) => id)).toEqual([2]);
  },
);

test("a side that did nothing has no shares, and the faction keeps the money", () => {
  const division = { total: 1_000, by: "respect", keptPercent: 0 } as const;
  expect(reportRows(sideOf([member(4, 0, 0)]), division, [])).toMatchObject({
    rows: [{ fraction: null, money: 0 }],
    kept: 1_000,
  });
});

describe("two of four members are invalid; they made 40 of 100 hits and 400 of 1,000 respect", () => {
  const side = {
    ...sideOf(MEMBERS),
    members: [member(1, 60, 600), member(4, 0, 0)],
    unreadMembers: 2,
  };

  test.each([
    { by: "respect", keptPercent: 10, money: [540, 0], aside: 360 },
    { by: "hits", keptPercent: 10, money: [540, 0], aside: 360 },
    { by: "equal", keptPercent: 0, money: [334, 0], aside: 666 },
  ] as const)("$aside of $1,000 by $by are set aside for them", ({ by, keptPercent, ...is }) => {
    const { rows, kept, missing } = reportRows(side, { total: 1_000, by, keptPercent }, []);
    expect(rows.map(({ money }) => money)).toEqual(is.money);
    expect(rows.map(({ fraction }) => fraction)).toEqual([0.6, 0]);
    expect(missing).toEqual({ count: 2, hits: 40, respect: 400, money: is.aside });
    expect(kept + is.aside + is.money[0]).toBe(1_000);
  });

  test("without the faction's hits theirs are unknown, but their respect is known", () => {
    const division = { total: 1_000, by: "respect", keptPercent: 0 } as const;
    const { missing } = reportRows({ ...side, hits: null }, division, []);
    expect(missing).toEqual({ count: 2, hits: null, respect: 400, money: 400 });
  });

  test("totals below those of the other members leave them nothing", () => {
    const division = { total: 1_000, by: "hits", keptPercent: 0 } as const;
    const { missing } = reportRows({ ...side, hits: 59, score: 599 }, division, []);
    expect(missing).toEqual({ count: 2, hits: 0, respect: 0, money: 0 });
  });
});

test("rewards are worth their market value; what has none is counted apart", () => {
  const items = [
    { id: 1121, name: "Medium Arms Cache", count: 2 },
    { id: 9, name: "A new cache", count: 3 },
  ];
  expect(rewardsWorth({ items }, new Map([[1121, 300]]))).toEqual({ value: 600, unknown: 3 });
});

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
