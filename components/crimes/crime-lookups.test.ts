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

test("without the game's list of items their value is unknown, which is not $0", () => {
  expect(itemsMoney(READ, 0)).toBe("$0");
  expect(itemsMoney(NOT_LOADED, 0)).toBe("–");
});

test("an item without a price isn't traded, unless the game's list of items is missing", () => {
  expect(unpricedText(READ)).toBe("no market value");
  expect(unpricedText(NOT_LOADED)).toBe("price unknown");
});
