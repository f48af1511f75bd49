import { describe, expect, test } from "vitest";

import { expectAbout, lookUp, numberIn, runThrough } from "@/app/testing/explained-lines";
import { sum } from "@/lib/common/numbers";
import { itemStocks } from "@/lib/game/treasury/armoury-stock";
import { memberUses, totalUse } from "@/lib/game/treasury/armoury-use";
import { checkBalances, movementsOf } from "@/lib/game/treasury/balance-changes";

import { DEFAULT_RULES, payOf, type PayRule, type PayTerms } from "@/lib/game/treasury/pay";
import { rewardsValue } from "@/lib/game/treasury/rewards";

import { explainAttacks } from "./pay/attacks-explanation";
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

  test("explainTotal of a group names it", () => {
    expect(explainTotal(totalUse([use]), "Others").title).toBe("the value of all use, Others");
    expectAbout(lookUp(explainTotal(totalUse([use]), "Others").lines)("Value"), use.used.value);
  });

  test("explainExpected", () => {
    const { lines } = explainExpected(use);
    expectAbout(runThrough(lines.slice(0, 2)), lookUp(lines)("Expected"));
    expect(runThrough(lines.slice(0, 2))).toBe(42);
  });
});

const CACHES = {
  respect: 0,
  points: 480,
  items: [
    { id: 1118, name: "Armor Cache", count: 1 },
    { id: 1121, name: "Medium Arms Cache", count: 1 },
    { id: 1120, name: "Small Arms Cache", count: 2 },
  ],
};

test("explainIncome", () => {
  const prices = new Map([
    [1118, 315_735_155],
    [1120, 120_261_733],
    [1121, 191_822_000],
  ]);
  const { lines } = explainIncome(rewardsValue(CACHES, prices, 32_500), 32_500);
  const at = lookUp(lines);
  expectAbout(at("480 points"), 480 * 32_500);
  expectAbout(sum(lines.slice(0, -1).map(({ value }) => numberIn(value))), at("Income"));
  expectAbout(at("Income"), 763_680_621);
});

/** Two members, one of whom has an adjustment, and a dollar that isn't split. */
const payAt = (rule: PayRule, terms: PayTerms) =>
  payOf(
    [1, 2].map((memberId) => ({
      memberId,
      name: null,
      members: 1,
      warHits: memberId * 10,
      score: 0,
      chain: null,
    })),
    rule,
    terms,
    [{ memberId: 1, money: 500, reason: "" }],
  );

const PAY_TERMS = [
  { income: 763_680_621, costs: 128_191_718, keptPercent: 25 },
  { income: 5_000, costs: 0, keptPercent: 0 },
  { income: 5_000, costs: 9_000, keptPercent: 10 },
];

test.each(PAY_TERMS)("explainForMembers of $income less $costs", (terms) => {
  const { lines } = explainForMembers(payAt(DEFAULT_RULES.hits, terms), terms);
  const at = lookUp(lines);
  expectAbout(runThrough(lines.slice(0, 2)), at("Left"));
  expectAbout(Math.max(0, at("Left") + at("Faction keeps")), at("For members"));
});

test.each(
  PAY_TERMS.flatMap((terms) =>
    [DEFAULT_RULES.hits, DEFAULT_RULES.prices].map((rule) => ({ ...terms, rule })),
  ),
)("explainKept of $income less $costs, by $rule.kind", ({ rule, ...terms }) => {
  const pay = payAt(rule, terms);
  const { lines } = explainKept(pay, terms.keptPercent);
  expectAbout(
    sum(lines.slice(0, -1).map(({ value }) => numberIn(value))),
    lookUp(lines)("Faction keeps"),
  );
});

describe("attacks expected of a member who used 3 Xanax and 60 points", () => {
  const linesOf = (made: number | null) =>
    explainAttacks({ xanax: 3, energyPoints: 60 }, made).lines;

  test("add up the energy, and compare what it is enough for", () => {
    const lines = linesOf(40);
    const at = lookUp(lines);
    expectAbout(runThrough(lines.slice(0, 2)), at("Energy"));
    expectAbout(at("Energy"), 1_050);
    expectAbout(at("Energy") / 25, at("Expected, 25 energy each"));
    expectAbout(at("Expected, 25 energy each") - at("Made"), at("Short"));
  });

  test.each([42, 50])("nothing is short of %i", (made) => {
    expect(linesOf(made).map(({ label }) => label)).not.toContain("Short");
  });

  test("what was made may be unknown", () => {
    expect(linesOf(null).at(-1)).toEqual({ label: "Made", value: "–" });
  });
});
