import fc from "fast-check";
import { expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";

import { balanceGroups } from "./balances";

const balance = (memberId: number, money: number, points = 0) => ({ memberId, money, points });

const BALANCES = [
  balance(1, 5_000),
  balance(2, -240),
  balance(3, -1_700, 30),
  balance(4, 0, 12),
  balance(5, 0),
  balance(6, 1_000),
  balance(7, 4_000),
  balance(8, 0),
  balance(9, 0, 7),
  balance(10, -700),
  balance(11, 0, 20),
];

const MEMBERS = new Set([1, 2, 3, 4, 5, 10]);

test("members, those who owe money, and those who have left", () => {
  expect(balanceGroups(BALANCES, MEMBERS)).toEqual({
    members: { count: 6, money: 2_360, points: 42, withPoints: 2 },
    negative: [balance(3, -1_700, 30), balance(10, -700), balance(2, -240)],
    others: { count: 3, money: 5_000, points: 12, withPoints: 1 },
    former: [balance(7, 4_000), balance(6, 1_000), balance(11, 0, 20), balance(9, 0, 7)],
  });
});

test("nobody has left as far as is known while the members aren't", () => {
  const groups = balanceGroups(BALANCES, null);
  expect(groups.former).toBeNull();
  expect(groups.members).toMatchObject({ count: 11, money: 7_360 });
});

test("negative and other balances are all of the members'", () => {
  const some = fc.uniqueArray(
    fc.record({
      memberId: fc.integer({ min: 1, max: 30 }),
      money: fc.integer({ min: -1_000, max: 1_000 }),
      points: fc.integer({ min: 0, max: 50 }),
    }),
    { selector: ({ memberId }) => memberId },
  );
  fc.assert(
    fc.property(some, fc.uniqueArray(fc.integer({ min: 1, max: 30 })), (balances, ids) => {
      const { members, negative, others, former } = balanceGroups(balances, new Set(ids));
      expect(sum(negative.map(({ money }) => money)) + others.money).toBe(members.money);
      expect(negative.length + others.count).toBe(members.count);
      const gone = (former ?? []).map(({ money }) => money);
      expect(members.money + sum(gone)).toBe(sum(balances.map(({ money }) => money)));
    }),
  );
});
