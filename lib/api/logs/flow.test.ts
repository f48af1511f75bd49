import { expect, test } from "vitest";

import type { LogField, LogValue } from "@/lib/game/logs/log-entry";

import {
  flowOf,
  itemRules,
  itemsStay,
  moneyRules,
  movesBetweenOwnAccounts,
  namesSumsOnly,
  trainingGains,
} from "./flow";

const money = (name: string, dollars: number): LogField => ({
  name,
  value: { kind: "money", dollars },
});

const items = (name: string, ...counts: number[]): LogField => ({
  name,
  value: { kind: "items", items: counts.map((count, i) => ({ id: i + 1, count })) },
});

const count = (name: string, many: number): LogField => ({
  name,
  value: { kind: "count", count: many },
});

test.each<{ what: string; type: number; fields: LogField[]; came: number; items?: number }>([
  {
    what: "100 Sweet Hearts bought in the city for $500 each",
    type: 4200,
    fields: [items("item", 100), money("costEach", 500), money("costTotal", 50_000)],
    came: -50_000,
    items: 100,
  },
  {
    what: "28 plushies sold on the market: the total is already without the fee",
    type: 1113,
    fields: [money("fee", 101_446), items("items", 28), money("costTotal", 1_927_462)],
    came: 1_927_462,
    items: -28,
  },
  {
    what: "252 items sold in the bazaar",
    type: 1226,
    fields: [items("items", 252), money("costEach", 61_061), money("costTotal", 15_387_372)],
    came: 15_387_372,
    items: -252,
  },
  {
    what: "600 points sold",
    type: 5011,
    fields: [count("quantity", 600), money("costEach", 34_642), money("costTotal", 20_785_200)],
    came: 20_785_200,
  },
  { what: "a spin of the Wheel of Awesome", type: 8370, fields: [money("cost", 1e6)], came: -1e6 },
  { what: "money from the wheel", type: 8374, fields: [money("money", 2_500)], came: 2_500 },
  {
    what: "slots that won $1.2m on a stake of $100,000",
    type: 8300,
    fields: [money("betAmount", 100_000), money("wonAmount", 1_200_000)],
    came: 1_100_000,
  },
  { what: "slots that lost", type: 8301, fields: [money("betAmount", 100_000)], came: -100_000 },
  { what: "a mug", type: 8155, fields: [money("moneyMugged", 8_012)], came: 8_012 },
  { what: "to be mugged", type: 8156, fields: [money("moneyMugged", 8_012)], came: -8_012 },
  { what: "a dividend in money", type: 5531, fields: [money("money", 5e7)], came: 5e7 },
  { what: "a dividend in items", type: 5530, fields: [items("item", 1)], came: 0, items: 1 },
  { what: "a wage", type: 6221, fields: [money("pay", 0), count("jobPoints", 10)], came: 0 },
  { what: "a bounty placed", type: 6700, fields: [money("cost", 1_515_000)], came: -1_515_000 },
  { what: "money sent", type: 4800, fields: [money("money", 2e7)], came: -2e7 },
  { what: "money received", type: 4810, fields: [money("money", 1e7)], came: 1e7 },
  { what: "xanax taken", type: 2290, fields: [items("item", 1)], came: 0, items: -1 },
  {
    what: "an item gained by a crime",
    type: 9020,
    fields: [items("itemsGained", 2)],
    came: 0,
    items: 2,
  },
  {
    what: "a wallet opened: it is gone, what was in it came",
    type: 2405,
    fields: [items("item", 1), items("items", 1, 2), money("money", 10)],
    came: 10,
    items: 2,
  },
  {
    what: "a hunt that cost more than it brought",
    type: 6020,
    fields: [money("cost", 900), money("income", 400)],
    came: -500,
  },
  { what: "a train in the gym", type: 5302, fields: [count("energyUsed", 25)], came: 0 },
  { what: "a type of later days that names no money", type: 99_999, fields: [], came: 0 },
  { what: "one that names $0", type: 99_999, fields: [money("money", 0)], came: 0 },
])("$what: $came dollars", ({ type, fields, came, items: itemsCame = 0 }) => {
  expect(flowOf(type, fields)).toEqual({
    money: came,
    isInternalTransfer: false,
    items: itemsCame,
  });
});

test.each([
  { what: "points put on the market", type: 5000, fields: [money("priceTotal", 2e7)] },
  { what: "money put into a trade", type: 4442, fields: [money("money", 3e8)] },
  { what: "what the other puts into a trade", type: 4480, fields: [money("money", 3e8)] },
  {
    what: "a share of a crime, which the faction keeps",
    type: 6795,
    fields: [money("balanceChange", 1e6)],
  },
  { what: "faction money that the player gave", type: 6735, fields: [money("moneyGiven", 1e6)] },
  { what: "an item put up for sale", type: 1110, fields: [items("items", 1), money("price", 226)] },
  {
    what: "a lost hand, whose stake went when it was dealt",
    type: 8354,
    fields: [money("bet", 5)],
  },
])("$what moves nothing yet", ({ type, fields }) => {
  expect(flowOf(type, fields)).toEqual({ money: 0, isInternalTransfer: false, items: 0 });
});

test.each([
  { what: "an investment", type: 5450, fields: [money("amount", 1.48e8), money("worth", 1.5e8)] },
  { what: "its return", type: 5451, fields: [money("amount", 1.5e8)] },
  { what: "a deposit in the vault", type: 5850, fields: [money("deposited", 5e6)] },
])("$what moves between the player’s own accounts: neither in nor out", ({ type, fields }) => {
  expect(flowOf(type, fields)).toEqual({ money: 0, isInternalTransfer: true, items: 0 });
});

test.each([
  { what: "money in a type that we do not know", type: 99_999, fields: [money("money", 5)] },
  { what: "money in another field than the type’s", type: 8155, fields: [money("reward", 5)] },
  { what: "slots that won, without their stake", type: 8300, fields: [money("wonAmount", 5)] },
])("$what is left open", ({ type, fields }) => {
  expect(flowOf(type, fields).money).toBeNull();
});

test("items of a type that we do not know are left open", () => {
  expect(flowOf(99_999, [items("item", 3)])).toEqual({
    money: 0,
    isInternalTransfer: false,
    items: null,
  });
});

const moneyIn = (typeId: number, field: string, dollars: number) =>
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
  expect(moneyIn(typeId, field, 250)).toBe(250);
  expect(moneyIn(typeId, "another", 250)).toBeNull();
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
  expect(moneyIn(typeId, field, 250)).toBe(-250);
  expect(moneyIn(typeId, "another", 250)).toBeNull();
});

test.each([
  1101, 1212, 1300, 4400, 4442, 4480, 5001, 5925, 5941, 6701, 6738, 6810, 8311, 8398, 8415, 8453,
  8461,
])("type %i only names a sum", (typeId) => {
  expect(namesSumsOnly(typeId)).toBe(true);
  expect(moneyIn(typeId, "money", 250)).toBe(0);
});

test.each([
  ["the offshore bank", 2380, 2381],
  ["the bank", 5450, 5451],
  ["the vault", 5850, 5851],
  ["the piggy bank", 6010, 6011],
  ["the funds of the company", 6284, 6285],
])("money to %s and back stays the player's own", (_, there, back) => {
  expect([there, back].map(movesBetweenOwnAccounts)).toEqual([true, true]);
  expect([there, back].map((typeId) => moneyIn(typeId, "money", 250))).toEqual([0, 0]);
});

test("nothing is known of a type of later days", () => {
  expect(moneyRules(99_999)).toEqual([]);
  expect(namesSumsOnly(99_999)).toBe(false);
  expect(movesBetweenOwnAccounts(99_999)).toBe(false);
});

const itemsIn = (typeId: number, ...fields: string[]) =>
  flowOf(
    typeId,
    fields.map((name) => ({ name, value: { kind: "items", items: [{ id: 206, count: 3 }] } })),
  ).items;

test.each([
  { what: "bought on the market", type: 1112, field: "items", items: 3 },
  { what: "bought in a shop", type: 4200, field: "item", items: 3 },
  { what: "sent by another player", type: 4103, field: "items", items: 3 },
  { what: "a dividend", type: 5530, field: "item", items: 3 },
  { what: "gained by an older crime", type: 5725, field: "itemGained", items: 3 },
  { what: "gained by a crime", type: 9020, field: "itemsGained", items: 3 },
  { what: "what was in a wallet", type: 2405, field: "items", items: 3 },
  { what: "the wallet itself", type: 2405, field: "item", items: -3 },
  { what: "sold on the market", type: 1113, field: "items", items: -3 },
  { what: "sent to another player", type: 4102, field: "item", items: -3 },
  { what: "Xanax taken", type: 2290, field: "item", items: -3 },
  { what: "lost in a crime", type: 9163, field: "itemsLost", items: -3 },
  { what: "used in a crime", type: 9304, field: "itemsUsed", items: -3 },
])("$what, type $type: $items in $field", ({ type, field, items }) => {
  expect(itemsIn(type, field)).toBe(items);
  expect(itemsIn(type, "another")).toBeNull();
});

test.each([1110, 1222, 1300, 4482, 4700, 6730])("items of type %i stay whose they are", (type) => {
  expect(itemsStay(type)).toBe(true);
  expect(itemsIn(type, "item", "items")).toBe(0);
});

test("nothing is known of a type of later days", () => {
  expect(itemRules(99_999)).toEqual([]);
  expect(itemsStay(99_999)).toBe(false);
});

const gainsOf = (name: string, value: LogValue) =>
  trainingGains([
    { name: "trains", value: { kind: "count", count: 10 } },
    { name, value },
  ]);

test.each([
  ["strengthIncreased", { strength: 120.5 }],
  ["defenseIncreased", { defense: 120.5 }],
  ["speedIncreased", { speed: 120.5 }],
  ["dexterityIncreased", { dexterity: 120.5 }],
  ["happyUsed", {}],
])("an entry with %s says %o", (name, expected) => {
  expect(gainsOf(name, { kind: "count", count: 120.5 })).toEqual(expected);
});

test("a text is no gain", () => {
  expect(gainsOf("speedIncreased", { kind: "text", text: "a lot" })).toEqual({});
});
