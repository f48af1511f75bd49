import { expect, test } from "vitest";

import { anItem } from "@/lib/game/testing/builders";

import { itemsMoney, rewardText, unpricedText } from "./crime-lookups";

const READ = { items: new Map([[206, anItem({ id: 206, name: "Xanax" })]]) };
const NOT_LOADED = { items: new Map() };

test.each([
  { lookups: READ, item: { id: 206, quantity: 2, name: null }, words: "2 × Xanax" },
  { lookups: READ, item: { id: 206, quantity: 1, name: null }, words: "Xanax" },
  { lookups: READ, item: { id: 206, quantity: 2 / 3, name: null }, words: "0.67 × Xanax" },
  { lookups: READ, item: { id: 7, quantity: 1, name: null }, words: "Item [7]" },
  {
    lookups: NOT_LOADED,
    item: { id: 206, quantity: 1_000, name: null },
    words: "1,000 × Item [206]",
  },
  { lookups: NOT_LOADED, item: { id: 206, quantity: 1, name: "Xanax" }, words: "Xanax" },
])("a reward is $words", ({ lookups, item, words }) => {
  expect(rewardText(lookups, item)).toBe(words);
});

test.each([
  { lookups: READ, dollars: 0, unpriced: 0, words: "$0" },
  { lookups: READ, dollars: 5_000, unpriced: 0, words: "$5,000" },
  { lookups: READ, dollars: 5_000, unpriced: 2, words: "at least $5,000" },
  { lookups: READ, dollars: 0, unpriced: 2, words: "no market value" },
  // Without the game's list of items their value is unknown, which is not $0.
  { lookups: NOT_LOADED, dollars: 0, unpriced: 2, words: "–" },
])("$dollars dollars and $unpriced items without a price: $words", (row) => {
  expect(itemsMoney(row.lookups, row.dollars, row.unpriced)).toBe(row.words);
});

test("an item without a price isn't traded, unless the game's list of items is missing", () => {
  expect(unpricedText(READ)).toBe("no market value");
  expect(unpricedText(NOT_LOADED)).toBe("price unknown");
});
