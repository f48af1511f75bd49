import { expect, test } from "vitest";

import { aStock } from "@/lib/game/testing/builders";

import { type Benefit, filterStocks, searchStocks, sortStocks } from "./filters";

const stocks = [
  aStock({
    id: 9,
    acronym: "TCT",
    name: "The Torn City Times",
    price: 300,
    marketCap: 5_000,
    investors: 20,
  }),
  aStock({
    id: 2,
    acronym: "TCI",
    name: "Torn City Investments",
    benefit: { kind: "passive" },
    price: 900,
    marketCap: null,
    investors: null,
  }),
  aStock({ id: 6, acronym: "GRN", name: "Grain", price: 400, marketCap: 7_000, investors: 10 }),
];

const OWNED = new Map([
  [6, { value: 0 }],
  [2, { value: 1_000_000 }],
]);

test.each([
  { sort: "listed", order: ["TCT", "TCI", "GRN"] },
  { sort: "name", order: ["GRN", "TCT", "TCI"] },
  { sort: "price", order: ["TCI", "GRN", "TCT"] },
  { sort: "owned", order: ["TCI", "GRN", "TCT"] },
  { sort: "cap", order: ["GRN", "TCT", "TCI"] },
  { sort: "investors", order: ["TCT", "GRN", "TCI"] },
] as const)("sorted by $sort: $order", ({ sort, order }) => {
  expect(sortStocks(stocks, sort, OWNED).map(({ acronym }) => acronym)).toEqual(order);
});

test.each<{ text: string; benefit: Benefit | ""; shown: string[] }>([
  { text: "", benefit: "", shown: ["TCT", "TCI", "GRN"] },
  { text: "tc", benefit: "", shown: ["TCT", "TCI"] },
  { text: "GRAI", benefit: "", shown: ["GRN"] },
  { text: "city", benefit: "passive", shown: ["TCI"] },
  { text: "", benefit: "active", shown: ["TCT", "GRN"] },
  { text: "nothing", benefit: "", shown: [] },
  { text: "grian", benefit: "", shown: ["GRN"] },
  { text: "invesments", benefit: "", shown: ["TCI"] },
  { text: "invesments", benefit: "active", shown: [] },
])('"$text" and "$benefit" show $shown', ({ text, benefit, shown }) => {
  const { found } = searchStocks(filterStocks(stocks, benefit), text);
  expect(found.map(({ acronym }) => acronym)).toEqual(shown);
});
