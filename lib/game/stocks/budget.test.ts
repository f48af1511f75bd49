import fc from "fast-check";
import { expect, test } from "vitest";

import { finish } from "@/lib/common/testing/finish";
import { aHolding, aStock } from "@/lib/game/testing/builders";

import { benefitValues } from "./benefit-value";
import * as budget from "./budget";
import { positions } from "./position";
import { nextTiers } from "./returns";
import type { Stock } from "./stock";

const planPurchases = (...args: Parameters<typeof budget.planPurchases>) =>
  finish(budget.planPurchases(...args));
const findSwaps = (...args: Parameters<typeof budget.findSwaps>) =>
  finish(budget.findSwaps(...args));

function market(stocks: Stock[], held: Record<number, number> = {}, own = {}) {
  const holdings = Object.entries(held).map(([id, shares]) =>
    aHolding({ stockId: Number(id), shares, countedTiers: undefined }),
  );
  const values = benefitValues(stocks, { items: [], properties: [], points: [], own });
  return [positions(stocks, holdings).positions, values] as const;
}

// $1 m every 31 days for $30 m, $60 m…; $4 m for $150 m, $300 m…
const STOCKS = [aStock(), aStock({ id: 6, benefit: { requirement: 500_000 } })];

test.each([
  { budget: 29_999_999, buys: [], remaining: 29_999_999 },
  { budget: 30_000_000, buys: ["9:1"], remaining: 0 },
  { budget: 90_000_000, buys: ["9:1", "9:2"], remaining: 0 },
  { budget: 150_000_000, buys: ["6:1"], remaining: 0 },
  { budget: 180_000_000, buys: ["9:1", "6:1"], remaining: 0 },
  { budget: 479_000_000, buys: ["6:1", "6:2"], remaining: 29_000_000 },
  { budget: 480_000_000, buys: ["9:1", "6:1", "6:2"], remaining: 0 },
  { budget: 0, buys: [], remaining: 0 },
  { budget: -1, buys: [], remaining: 0 },
  { budget: NaN, buys: [], remaining: 0 },
  { budget: Infinity, buys: [], remaining: 0 },
])("$budget buys $buys", ({ budget, buys, remaining }) => {
  const plan = planPurchases(...market(STOCKS), budget);
  const found = plan.tiers.map(({ stock, tier }) => `${String(stock.id)}:${String(tier)}`);
  expect(found.toSorted()).toEqual(buys.toSorted());
  expect(plan).toMatchObject({ remaining, isExact: true, gapBound: 0 });
});

test("buys the cheapest payback first, and only the missing shares", () => {
  const plan = planPurchases(...market(STOCKS, { 9: 50_000 }), 225_000_000);
  expect(plan.tiers).toMatchObject([
    { tier: 1, shares: 50_000, cost: 15_000_000, paybackDays: 465 },
    { tier: 1, shares: 500_000, cost: 150_000_000 },
    { tier: 2, shares: 200_000, cost: 60_000_000 },
  ]);
  expect(plan).toMatchObject({ spent: 225_000_000, remaining: 0 });
});

test.each([
  {
    why: "tier 3 of $120 m for a first tier of $30 m",
    held: { 9: 700_000 },
    to: ["12"],
  },
  { why: "a first tier that nothing beats", held: { 12: 100_000 }, to: [] },
  { why: "shares short of a tier", held: { 9: 99_999 }, to: [] },
  { why: "nothing held", held: {}, to: [] },
])("better elsewhere: $why", ({ held, to }) => {
  const found = findSwaps(...market([aStock(), aStock({ id: 12 })], held));
  expect(found.map(({ plan }) => String(plan.tiers[0]?.stock.id))).toEqual(to);
});

test("no budget buys a tier over $100 bn", () => {
  const plan = planPurchases(...market([aStock()]), 1e12);
  expect(plan.tiers.map(({ tier }) => tier)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  // $30 m, doubled eleven times: the thirteenth tier would be $122.88 bn.
  expect(plan.spent).toBe(30_000_000 * 4_095);
});

// Stock 100 costs $3 m, $6 m… and pays $600,000, stock 2 is passive, and the value of 36 is unknown.
const CHEAP = aStock({ id: 100, benefit: { requirement: 10_000 } });
const OTHERS = [aStock({ id: 2, benefit: { kind: "passive" } }), aStock({ id: 36 })];

test.each([
  { why: "a tier of $30 m", held: { 9: 100_000 }, sells: [9] },
  { why: "half a tier", held: { 9: 50_000 }, sells: [] },
  { why: "a passive stock, and one without a value", held: { 2: 1e6, 36: 1e6 }, sells: [] },
])("$why is sold for several that cost less: $sells", ({ held, sells }) => {
  const found = findSwaps(...market([aStock(), CHEAP, ...OTHERS], held, { 100: 600_000 }));
  expect(found.map(({ stock }) => stock.id)).toEqual(sells);
});

test.each([
  { pays: 500_000, sells: [] },
  { pays: 500_001, sells: [9] },
])("three that pay $pays a year for one that pays $1,500,000: $sells", ({ pays, sells }) => {
  const stocks = [aStock(), CHEAP].map((stock) => ({
    ...stock,
    benefit: { ...stock.benefit, everyDays: 365 },
  }));
  const own = { 9: 1_500_000, 100: pays };
  const found = findSwaps(...market(stocks, { 9: 100_000 }, own));
  expect(found.map(({ stock }) => stock.id)).toEqual(sells);
});

test("the fee is missing where it comes to the dollar", () => {
  const other = aStock({ id: 100 });
  const values = { 100: 5_000_000 };
  const dear = market([aStock(), other], { 9: 100_000 }, values);
  expect(findSwaps(...dear)).toEqual([]);
  const cheaper = market([aStock(), { ...other, price: 299.7 }], { 9: 100_000 }, values);
  expect(findSwaps(...cheaper)).toMatchObject([{ plan: { spent: 29_970_000, remaining: 0 } }]);
});

test("what a sale brings isn't put into the same stock", () => {
  // One share short of the second tier.
  const all = market([aStock(), CHEAP], { 9: 299_999 }, { 100: 600_000 });
  const [found] = findSwaps(...all);
  expect(found?.plan.tiers.map(({ stock, tier }) => [stock.id, tier])).toEqual([
    [100, 1],
    [100, 2],
    [100, 3],
  ]);
});

test("the greatest gain comes first", () => {
  // For $30 m three tiers of stock 100, for $6 m one of them: stock 8 returns least, and gains least.
  const stocks = [aStock({ id: 7 }), aStock({ id: 8, benefit: { requirement: 20_000 } }), aStock()];
  const held = { 7: 100_000, 8: 20_000, 9: 100_000 };
  const own = { 7: 900_000, 8: 100_000, 9: 700_000, 100: 600_000 };
  const found = findSwaps(...market([...stocks, CHEAP], held, own));
  expect(found.map(({ stock }) => stock.id)).toEqual([9, 7, 8]);
});

test("of more than fifty held stocks those that return least are weighed", () => {
  const many = Array.from({ length: 50 }, (_, i) => aStock({ id: 1_000 + i }));
  // It pays twice as much as the others, for three times their price.
  const least = aStock({ id: 2_000, benefit: { requirement: 300_000 } });
  const stocks = [...many, least];
  const held = Object.fromEntries(stocks.map(({ id, benefit }) => [id, benefit.requirement]));
  const own = Object.fromEntries(many.map(({ id }) => [id, 1_000_000]));
  const values = { ...own, 2_000: 2_000_000, 100: 600_000 };
  const found = findSwaps(...market([...stocks, CHEAP], held, values));
  expect(found.map(({ stock }) => stock.id)).toContain(2_000);
});

test("sells the last tier less the fee of 0.1 %", () => {
  const [found] = findSwaps(...market([aStock(), aStock({ id: 12 })], { 9: 700_000 }));
  expect(found).toMatchObject({ tier: 3, shares: 400_000, fee: 120_000, proceeds: 119_880_000 });
  // Two tiers of $25 m in place of one of $1 m, every 31 days: $588,709,677.42 less $11,774,193.55, each to the dollar as on screen.
  expect(found?.netGain).toBe(588_709_677 - 11_774_194);
});

const someStocks = fc.array(
  fc.record({
    price: fc.integer({ min: 10, max: 2_000 }),
    requirement: fc.integer({ min: 1, max: 50 }).map((n) => n * 100_000),
    own: fc.integer({ min: 0, max: 50_000_000 }),
    shares: fc.integer({ min: 0, max: 5_000_000 }),
  }),
  { maxLength: 8 },
);

test("never overspends and never loses to buying the shortest payback again and again", () => {
  fc.assert(
    fc.property(someStocks, fc.integer({ min: 0, max: 20_000_000_000 }), (figures, budget) => {
      const stocks = figures.map(({ price, requirement }, index) =>
        aStock({ id: 100 + index, price, benefit: { requirement } }),
      );
      const held = Object.fromEntries(figures.map(({ shares }, index) => [100 + index, shares]));
      const own = Object.fromEntries(figures.map((figure, index) => [100 + index, figure.own]));
      const plan = planPurchases(...market(stocks, held, own), budget);
      expect(plan.spent).toBeLessThanOrEqual(budget);
      expect(plan.remaining).toBeGreaterThanOrEqual(0);
      expect(plan.annualGain).toBeGreaterThan(greedily(stocks, held, own, budget) - 1);
    }),
    { numRuns: 40 },
  );
});

function greedily(stocks: Stock[], held: Record<number, number>, own: object, budget: number) {
  const shares = { ...held };
  let left = budget;
  let gain = 0;
  for (;;) {
    const next = nextTiers(...market(stocks, shares, own)).find((row) => row.missingCost <= left);
    if (!next) return gain;
    shares[next.stock.id] = next.shares + next.missingShares;
    left -= next.missingCost;
    gain += next.annualGain;
  }
}

test("of 1,000 held stocks, each is not weighed against all others", () => {
  const stocks = Array.from({ length: 1_000 }, (_, i) =>
    aStock({ id: 1_000 + i, benefit: { requirement: 50_000 + i * 500 } }),
  );
  const own = Object.fromEntries(stocks.map(({ id }) => [id, 1_000_000]));
  const held = Object.fromEntries(stocks.map(({ id }) => [id, 2_000_000]));
  const [all, values] = market(stocks, held, own);
  let looks = 0;
  const counted = new Map(values);
  counted.get = (id) => {
    looks += 1;
    return values.get(id);
  };
  const switches = findSwaps(all, counted);
  expect(switches.length).toBeLessThanOrEqual(50);
  expect(looks).toBeLessThan(10_000);
});
