import { expect, test } from "vitest";

import { aStock } from "@/lib/game/testing/builders";

import { type Benefit, filterStocks, searchStocks } from "./filters";

const stocks = [
  aStock({ id: 9, acronym: "TCT", name: "The Torn City Times" }),
  aStock({ id: 2, acronym: "TCI", name: "Torn City Investments", benefit: { kind: "passive" } }),
  aStock({ id: 6, acronym: "GRN", name: "Grain" }),
];

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
