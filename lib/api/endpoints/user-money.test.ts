import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-money.json";
import older from "@/lib/api/testing/fixtures/user-money.legacy.json";

import { moneyWire } from "./user-money";

test("reads cash and investment of today's shape", () => {
  expect(moneyWire.parse(live)).toEqual({
    cashInHand: 412_000,
    investment: { amount: 1_250_000_000, endsAtMs: 1_795_435_200_000, secondsLeft: null },
    factionBalance: { money: 5_200_000, points: 0 },
  });
});

test("reads them of the older shape, which counts seconds", () => {
  expect(moneyWire.parse(older)).toEqual({
    cashInHand: 412_000,
    investment: { amount: 1_250_000_000, endsAtMs: null, secondsLeft: 259_200 },
    factionBalance: null,
  });
});

test.each([
  { case: "null", wire: { money: { ...live.money, city_bank: null } } },
  { case: "nothing", wire: { money: { ...live.money, city_bank: undefined } } },
  { case: "an amount of 0", wire: { ...older, city_bank: { amount: 0, time_left: 0 } } },
])("no investment: $case", ({ wire }) => {
  expect(moneyWire.parse(wire)).toMatchObject({ cashInHand: 412_000, investment: null });
});

test.each([undefined, null, {}, { money: "lots", points: 1 }])(
  "a balance with the faction that is %j is unknown",
  (faction) => {
    const wire = { money: { ...live.money, faction } };
    expect(moneyWire.parse(wire)).toMatchObject({ cashInHand: 412_000, factionBalance: null });
  },
);

test("an empty response is invalid", () => {
  expect(moneyWire.safeParse({}).error?.issues[0]?.path).toEqual(["money"]);
});
