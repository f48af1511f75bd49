import { expect, test } from "vitest";

import { benefitValues } from "@/lib/game/stocks/benefit-value";
import { positions } from "@/lib/game/stocks/position";
import { analyse } from "@/lib/game/stocks/returns";
import { aHolding, aStock } from "@/lib/game/testing/builders";

import { benefitTypes, filterTiers } from "./analysis-filters";

const stocks = [
  aStock({ id: 9, acronym: "TCT", name: "The Torn City Times", price: 300 }),
  aStock({ id: 28, acronym: "EVL", name: "Evil Ducks Candy Corp", price: 100 }),
  aStock({ id: 35, acronym: "PTS", name: "PointLess", price: 80 }),
];
const rowsWith = (own: Record<number, number>) => {
  const values = benefitValues(stocks, {
    items: [],
    properties: [],
    points: [{ id: 1, price: 30_000, quantity: 1 }],
    own,
  });
  const owned = positions(stocks, [aHolding()]);
  return analyse(owned.positions, values).filter(({ tier }) => tier <= 2);
};
const rows = rowsWith({});
const all = { text: "", types: [], withPurchased: true };
type Filter = Partial<Parameters<typeof filterTiers>[1]>;
const shown = (filter: Filter, of = rows) =>
  filterTiers(of, { ...all, ...filter })
    .map(({ stock, tier }) => `${stock.acronym} ${tier}`)
    .toSorted();

test.each<{ filter: Filter; tiers: string[] }>([
  { filter: {}, tiers: ["PTS 1", "PTS 2", "TCT 1", "TCT 2"] },
  { filter: { withPurchased: false }, tiers: ["PTS 1", "PTS 2", "TCT 2"] },
  { filter: { text: "tct" }, tiers: ["TCT 1", "TCT 2"] },
  { filter: { text: " Times " }, tiers: ["TCT 1", "TCT 2"] },
  { filter: { text: "xyz" }, tiers: [] },
  { filter: { types: ["Volatile"] }, tiers: ["PTS 1", "PTS 2"] },
  {
    filter: { types: ["Fixed", "Volatile"], text: "t" },
    tiers: ["PTS 1", "PTS 2", "TCT 1", "TCT 2"],
  },
  { filter: { types: ["Random"] }, tiers: [] },
])("$filter shows $tiers", ({ filter, tiers }) => {
  expect(shown(filter)).toEqual(tiers);
});

test("“Your value” is a choice once the player has set a value, and shows the tiers that it applies to", () => {
  const types = ["Fixed", "Random", "Variable", "Volatile"];
  expect(benefitTypes(rows).map(([type]) => type)).toEqual(types);
  // EVL has no cash value; TCT has one, which the player's replaces.
  const valued = rowsWith({ 28: 2_000_000, 9: 1_500_000 });
  expect(benefitTypes(valued).map(([, text]) => text)).toEqual([...types, "Your value"]);
  expect(shown({ types: ["Own"] }, valued)).toEqual(["EVL 1", "EVL 2", "TCT 1", "TCT 2"]);
  expect(shown({ types: ["Fixed"] }, valued)).toEqual(["TCT 1", "TCT 2"]);
});
