import { describe, expect, test } from "vitest";

import { expectAbout, lookUp, numberIn, runThrough } from "@/app/testing/explained-lines";
import { sum } from "@/lib/common/numbers";
import { itemStocks } from "@/lib/game/treasury/armoury-stock";
import { memberUses, totalUse } from "@/lib/game/treasury/armoury-use";
import { checkBalances, movementsOf } from "@/lib/game/treasury/balance-changes";

import { DEFAULT_RULES, payOf, type PayRule, type PayTerms } from "@/lib/game/treasury/pay";
import { rewardsValue } from "@/lib/game/treasury/rewards";

import { explainStock } from "./armoury/explanation";
import { explainBalance } from "./funds/explanation";
import { explainExpected, explainTotal, explainUse } from "./use/explanation";
import { explainForMembers, explainIncome, explainKept } from "./pay/explanation";

test("explainStock", () => {
  const rows = [
    { itemId: 206, name: "Xanax", count: 38, holder: null },
    { itemId: 256, name: "Tear Gas", count: 10, holder: { id: 2, name: "Quill" } },
  ];
  const prices = new Map([
    [206, 871_858],
    [256, 48_188],
  ]);
  const { lines } = explainStock([
    { category: "drugs", stocks: itemStocks(rows.slice(0, 1), prices) },
    { category: "temporary", stocks: itemStocks(rows.slice(1), prices) },
    { category: "loot", stocks: null },
  ]);
  const at = lookUp(lines);
  expectAbout(at("Drugs"), 38 * 871_858);
  expectAbout(at("Drugs") + at("Temporary"), at("In all"));
});

test("explainBalance", () => {
  const marrow = { id: 1, name: "Marrow" };
  const bramble = { id: 2, name: "Bramble" };
  const movements = movementsOf([
    { id: "c", atMs: 3, kind: "moneyDeposited", player: bramble, money: 50 },
    { id: "b", atMs: 2, kind: "moneyGiven", by: marrow, to: bramble, money: 25_000 },
    {
      ...{ id: "a", atMs: 1, kind: "balanceChanged", by: marrow, of: bramble, crimeId: null },
      ...{ fromMoney: 3_861, toMoney: 31_266, change: 27_405, isCrimeShare: false },
    },
  ]);
  const [check] = checkBalances(movements, new Map([[2, 1_316]]), 9);
  const lines = check ? explainBalance(check).lines : [];
  const at = lookUp(lines);
  expectAbout(runThrough(lines.slice(0, -3)), at("News says"));
  expectAbout(at("Balance now") - at("News says"), at("Not matched"));
  expectAbout(at("Not matched"), -5_000);
});

describe("the use of a member", () => {
  const prices = {
    items: new Map([
      ["Xanax", { type: "Drug", price: 839_702 }],
      ["Smoke Grenade", { type: "Temporary", price: 79_362 }],
      ["Dog Treats", { type: "Other", price: null }],
    ]),
    point: 32_500,
  };
  const player = { id: 1, name: "Flint" };
  const line = { id: "", atMs: 0 };
  const [use] = memberUses(
    [
      { ...line, kind: "used", player, item: "Xanax", count: 3 },
      { ...line, kind: "refilled", player, bar: "energy", points: 60 },
      { ...line, kind: "refilled", player, bar: "nerve", points: 30 },
      { ...line, kind: "used", player, item: "Dog Treats", count: 2 },
      { ...line, kind: "itemDeposited", player, item: "Smoke Grenade", count: 12 },
    ],
    prices,
  );
  if (use === undefined) throw new Error("There is one.");

  test("explainUse", () => {
    const { lines } = explainUse(use);
    const at = lookUp(lines);
    expectAbout(at("3 × Xanax") + at("90 points"), at("Value"));
    expectAbout(at("Value"), use.used.value);
    expectAbout(at("12 × Smoke Grenade, deposited"), use.deposited.value);
    expect(lines.find(({ label }) => label === "2 × Dog Treats")?.value).toBe("–");
  });

  test("explainTotal", () => {
    const { lines } = explainTotal(totalUse([use, use]));
    const at = lookUp(lines);
    expectAbout(at("Xanax: 6") + at("Points: 180"), at("Value"));
    expectAbout(at("Value"), 2 * use.used.value);
    expect(lines.find(({ label }) => label === "Other: 4")?.value).toBe("–");
  });

  test("explainExpected", () => {
    const { lines } = explainExpected(use);
    expectAbout(runThrough(lines.slice(0, 2)), lookUp(lines)("Expected"));
    expect(runThrough(lines.slice(0, 2))).toBe(42);
  });
});
