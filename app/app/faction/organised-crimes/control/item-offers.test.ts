import { expect, test } from "vitest";

import { anItem } from "@/lib/game/testing/builders";

import { shopOffers } from "./missing-items";

const shop = { shop: "Docks", country: "Torn", buyPrice: 900, sellPrice: null };

test.each([
  { soldBy: [], words: "" },
  {
    soldBy: [shop, { ...shop, shop: "Black Market", country: "Japan" }],
    words: "$900 at Docks, $900 at Black Market in Japan",
  },
  { soldBy: [{ ...shop, buyPrice: null }], words: "" },
])("where shops sell an item: $words", ({ soldBy, words }) => {
  expect(shopOffers(anItem({ soldBy }))).toBe(words);
});
