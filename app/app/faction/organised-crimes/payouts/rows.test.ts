import { expect, test } from "vitest";

import { payoutOf } from "@/lib/game/crimes/payout";
import { aCrime, aMember, aReward, slotsOf } from "@/lib/game/testing/builders";

import { inOtherRuns, moneyRows, owedRows } from "./rows";

const won = (id: number, name: string, money: number, memberIds: (number | null)[]) =>
  aCrime({
    id,
    name,
    status: "Successful",
    slots: slotsOf(...memberIds),
    rewards: aReward({ money }),
  });

const CRIMES = [
  won(1, "Pet Project", 1000, [1, 9]),
  won(2, "Bidding War", 9000, [1, null, 1]),
  won(3, "Pet Project", 3000, [1, 9]),
  won(4, "Market Forces", 0, [2]),
];
const MEMBERS = new Map([
  [1, aMember({ id: 1, name: "Alpha" })],
  [2, aMember({ id: 2, name: "Bravo" })],
]);

const rows = moneyRows(payoutOf(CRIMES, 50).members, CRIMES, MEMBERS);

test("what a member gets and from which crimes, the most money first", () => {
  expect(rows[0]).toEqual({
    memberId: 1,
    name: "Alpha",
    hasLeft: false,
    money: 4000,
    crimes: 3,
    from: [
      { crime: "Bidding War", count: 1, money: 3000 },
      { crime: "Pet Project", count: 2, money: 1000 },
    ],
  });
  expect(rows[1]).toMatchObject({ memberId: 9, name: "[9]", hasLeft: true, money: 1000 });
});

test("leaves out members who are owed nothing, and knows who is paid", () => {
  expect(owedRows(rows, [9, 2]).map(({ memberId, isPaid }) => [memberId, isPaid])).toEqual([
    [1, false],
    [9, true],
  ]);
});

test("finds crimes that are in another run too, at any percentage", () => {
  const runs = [
    { crimeIds: [1, 2], percent: 50, paidIds: [1] },
    { crimeIds: [1], percent: 80, paidIds: [1] },
  ];
  expect(inOtherRuns({ crimeIds: [1, 2], percent: 50 }, runs)).toEqual([1]);
  expect(inOtherRuns({ crimeIds: [1, 2, 3], percent: 50 }, runs)).toEqual([1, 2]);
  expect(inOtherRuns({ crimeIds: [3], percent: 50 }, runs)).toEqual([]);
});
