import { expect, test } from "vitest";

import { anItem } from "@/lib/game/testing/builders";

import { itemOffers } from "./item-offers";

const shop = { shop: "Docks", country: "Torn", buyPrice: 900, sellPrice: null };

test.each([
  { item: undefined, words: "its price is not known" },
  { item: anItem({ marketPrice: null }), words: "nobody trades it" },
  { item: anItem({ marketPrice: 1000 }), words: "$1,000 on the market" },
  {
    item: anItem({
      marketPrice: 1000,
      soldBy: [shop, { ...shop, shop: "Black Market", country: "Japan" }],
    }),
    words: "$1,000 on the market, $900 at Docks, $900 at Black Market in Japan",
  },
  { item: anItem({ marketPrice: null, soldBy: [shop] }), words: "$900 at Docks" },
  {
    item: anItem({ marketPrice: null, soldBy: [{ ...shop, buyPrice: null }] }),
    words: "nobody trades it",
  },
])("$words", ({ item, words }) => {
  expect(itemOffers(item)).toBe(words);
});
