import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/faction-balance.json";
import older from "@/lib/api/testing/fixtures/faction-balance.legacy.json";

import { factionBalanceWire } from "./faction-balance";

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the balances of $shape shape", ({ wire }) => {
  expect(factionBalanceWire.parse(wire)).toEqual({
    entries: [
      { memberId: 3000001, money: 412_850_000, points: 1240 },
      { memberId: 3000002, money: 1_204_350_000, points: 0 },
      { memberId: 3000004, money: 0, points: 55 },
      { memberId: 3000099, money: -4, points: 0 },
    ],
    dropped: 0,
  });
});

test.each([
  { balance: { members: [] } },
  { balance: { members: {} } },
  { balance: { members: null } },
  { balance: {} },
  { donations: [] },
  { donations: {} },
])("%j is nobody with a balance", (wire) => {
  expect(factionBalanceWire.parse(wire)).toEqual({ entries: [], dropped: 0 });
});

test("an answer of no known shape says what it lacks", () => {
  expect(factionBalanceWire.safeParse({}).error?.issues[0]?.path).toEqual(["balance"]);
});

test.each([null, undefined, "", "Alpha"])("a record whose id is %j is no balance", (id) => {
  const donations = [{ ...older.donations["3000001"], id }];
  expect(factionBalanceWire.parse({ donations })).toEqual({ entries: [], dropped: 1 });
});

test("a broken record costs that record only", () => {
  const members = live.balance.members.with(1, {
    ...live.balance.members[0],
    money: "lots",
  } as never);
  const { entries, dropped } = factionBalanceWire.parse({ balance: { members } });
  expect(entries.map(({ memberId }) => memberId)).toEqual([3000001, 3000004, 3000099]);
  expect(dropped).toBe(1);
});
