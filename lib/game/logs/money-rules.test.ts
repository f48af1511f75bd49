import { expect, test } from "vitest";

import { flowOf, moneyRules, movesBetweenOwnAccounts, namesSumsOnly } from "./flow";

const of = (typeId: number, field: string, dollars: number) =>
  flowOf(typeId, [{ name: field, value: { kind: "money", dollars } }]).money;

// One type of entry for each field that tells a gain.
test.each([
  [4312, "bidPrice"],
  [6706, "bountyReward"],
  [1104, "cost"],
  [1113, "costTotal"],
  [4322, "finalPrice"],
  [4810, "money"],
  [5720, "moneyGained"],
  [6736, "moneyGiven"],
  [6407, "moneyIncreased"],
  [8155, "moneyMugged"],
  [6221, "pay"],
  [8395, "pot"],
  [8741, "refund"],
  [5937, "rent"],
  [6300, "saleValue"],
  [4210, "totalValue"],
  [8411, "value"],
  [8355, "winnings"],
  [8455, "withdrawn"],
  [5511, "worth"],
])("what type %i brings is in %s", (typeId, field) => {
  expect(of(typeId, field, 250)).toBe(250);
  expect(of(typeId, "another", 250)).toBeNull();
});

// And one for each field that tells a loss.
test.each([
  [8350, "bet"],
  [8301, "betAmount"],
  [4310, "bidPrice"],
  [6001, "cost"],
  [4200, "costTotal"],
  [5970, "donated"],
  [1100, "fee"],
  [6204, "feePaid"],
  [8740, "joinFee"],
  [4800, "money"],
  [6726, "moneyDeposited"],
  [9030, "moneyLost"],
  [8156, "moneyMugged"],
  [5936, "rent"],
  [5920, "upkeepPaid"],
  [8410, "value"],
  [5510, "worth"],
])("what type %i costs is in %s", (typeId, field) => {
  expect(of(typeId, field, 250)).toBe(-250);
  expect(of(typeId, "another", 250)).toBeNull();
});

test.each([
  1101, 1212, 1300, 4400, 4442, 4480, 5001, 5925, 5941, 6701, 6738, 6810, 8311, 8398, 8415, 8453,
  8461,
])("type %i only names a sum", (typeId) => {
  expect(namesSumsOnly(typeId)).toBe(true);
  expect(of(typeId, "money", 250)).toBe(0);
});

test.each([
  ["the offshore bank", 2380, 2381],
  ["the bank", 5450, 5451],
  ["the vault", 5850, 5851],
  ["the piggy bank", 6010, 6011],
  ["the funds of the company", 6284, 6285],
])("money to %s and back stays the player's own", (_, there, back) => {
  expect([there, back].map(movesBetweenOwnAccounts)).toEqual([true, true]);
  expect([there, back].map((typeId) => of(typeId, "money", 250))).toEqual([0, 0]);
});

test("nothing is known of a type of later days", () => {
  expect(moneyRules(99_999)).toEqual([]);
  expect(namesSumsOnly(99_999)).toBe(false);
  expect(movesBetweenOwnAccounts(99_999)).toBe(false);
});
