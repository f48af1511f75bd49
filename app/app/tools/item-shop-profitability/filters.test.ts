import { expect, test } from "vitest";

import { ALL } from "@/components/window/choice";
import { saleRoute } from "@/lib/game/shops/sale-routes";
import { shopRows } from "@/lib/game/shops/shop-rows";
import { anItem } from "@/lib/game/testing/builders";

import { type Only, filterRows, shopChoices } from "./filters";

const ROWS = shopRows(
  [
    { id: 107, name: "docks", items: [{ id: 1, name: "Edge Cruiser", price: 10, stock: 0 }] },
    {
      id: 101,
      name: "Sally's Sweet Shop",
      items: [
        { id: 2, name: "Sweet Hearts", price: 10, stock: 5 },
        { id: 3, name: "Lollipop", price: 10, stock: 5 },
        { id: 4, name: "Bon Bons", price: 10, stock: 5 },
      ],
    },
  ],
  [
    anItem({ id: 1, marketPrice: 20 }),
    anItem({ id: 2, marketPrice: 11 }),
    anItem({ id: 3, marketPrice: 9 }),
  ],
  saleRoute("bazaar"),
);

const none: readonly Only[] = [];

test.each([
  { view: {}, names: ["Edge Cruiser", "Sweet Hearts", "Lollipop", "Bon Bons"] },
  { view: { text: " sweet" }, names: ["Sweet Hearts", "Lollipop", "Bon Bons"] },
  { view: { text: "LOLLI" }, names: ["Lollipop"] },
  { view: { text: "Docks" }, names: ["Edge Cruiser"] },
  { view: { text: "flux" }, names: [] },
  { view: { shop: "107" }, names: ["Edge Cruiser"] },
  { view: { only: ["profitable"] as const }, names: ["Edge Cruiser", "Sweet Hearts"] },
  { view: { only: ["stock"] as const }, names: ["Sweet Hearts", "Lollipop", "Bon Bons"] },
  { view: { only: ["profitable", "stock"] as const }, names: ["Sweet Hearts"] },
  { view: { shop: "101", text: "bon" }, names: ["Bon Bons"] },
])("$view shows $names", ({ view, names }) => {
  const shown = filterRows(ROWS, { text: "", shop: ALL, only: none, ...view });
  expect(shown.map(({ name }) => name)).toEqual(names);
});

test("“All shops” comes first, then the shops from A to Z", () => {
  expect(shopChoices(ROWS)).toEqual([
    ["all", "All shops"],
    ["107", "Docks"],
    ["101", "Sally's Sweet Shop"],
  ]);
});
