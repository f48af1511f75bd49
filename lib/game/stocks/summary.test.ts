import { expect, test } from "vitest";

import { aHolding, aStock } from "@/lib/game/testing/builders";

import { benefitValues } from "./benefit-value";
import type { Holding } from "./holding";
import { positions } from "./position";
import { summarise } from "./summary";

const STOCKS = [
  aStock(),
  aStock({ id: 28, price: 200, benefit: { everyDays: 7 } }),
  aStock({ id: 2, price: 10, benefit: { kind: "passive", everyDays: 7 } }),
];
const ONE = aHolding({ shares: 300_000, countedTiers: 1 });
const NO_CASH = aHolding({ stockId: 28, shares: 50_000, countedTiers: 0 });
const PASSIVE = aHolding({ stockId: 2, shares: 1_000, countedTiers: 0 });

test.each([
  { why: "nothing held", held: [], is: [0, 0, 0, null] },
  { why: "zero shares", held: [aHolding({ shares: 0, countedTiers: 0 })], is: [0, 0, 0, null] },
  { why: "a pending tier does not pay", held: [ONE], is: [90_000_000, 0, 11_774_194, "13.08"] },
  { why: "passive only", held: [PASSIVE], is: [0, 10_000, 0, null] },
  { why: "no cash value", held: [NO_CASH], is: [10_000_000, 0, 0, "0.00"] },
  {
    why: "all three",
    held: [ONE, NO_CASH, PASSIVE],
    is: [100_000_000, 10_000, 11_774_194, "11.77"],
  },
])("$why: dividend, passive, annual, return $is", ({ held, is }) => {
  const found = summaryOf(held);
  expect([
    found.dividendValue,
    found.passiveValue,
    found.annualBenefits === null ? null : Math.round(found.annualBenefits),
    found.totalReturn?.toFixed(2) ?? null,
  ]).toEqual(is);
});

test("names the stocks behind the figures", () => {
  const found = summaryOf([ONE, NO_CASH, PASSIVE]);
  expect(found.dividend.map(({ stock }) => stock.id)).toEqual([9, 28]);
  expect(found.passive.map(({ stock }) => stock.id)).toEqual([2]);
  expect(found.benefits.map(({ stock, tiers }) => [stock.id, tiers])).toEqual([[9, 1]]);
});

test("names no stock that isn't held, and no benefit that doesn't count", () => {
  const found = summaryOf([{ ...ONE, countedTiers: 0 }, aHolding({ stockId: 2, shares: 0 })]);
  expect(found.dividend.map(({ stock }) => stock.id)).toEqual([9]);
  expect(found.passive).toEqual([]);
  expect(found.benefits).toEqual([]);
});

const POINTS = aStock({ id: 35, benefit: { everyDays: 7 } });

test.each([
  { why: "a tier counts", counted: 1, annual: null, total: null },
  { why: "no tier counts", counted: 0, annual: 0, total: 0 },
])("where points could not be read and $why, annual is $annual", ({ counted, annual, total }) => {
  const values = benefitValues([POINTS], { items: [], properties: [], points: null, own: {} });
  const held = aHolding({ stockId: 35, shares: 300_000, countedTiers: counted });
  expect(summarise(positions([POINTS], [held]).positions, values)).toMatchObject({
    dividendValue: 90_000_000,
    annualBenefits: annual,
    totalReturn: total,
  });
});

function summaryOf(held: Holding[]) {
  const values = benefitValues(STOCKS, { items: [], properties: [], points: [], own: {} });
  return summarise(positions(STOCKS, held).positions, values);
}
