import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/torn-city-shops.json";
import older from "@/lib/api/testing/fixtures/torn-city-shops.legacy.json";

import { cityShopsWire } from "./torn-city-shops";

const read = (wire: unknown) => cityShopsWire.parse(wire).cityshops;

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the shops of $shape shape, one with nothing to sell among them", ({ wire }) => {
  expect(read(wire)).toEqual({
    entries: [
      {
        id: 100,
        name: "Big Al's Gun Shop",
        items: [
          { id: 1, name: "Hammer", price: 75, stock: 998 },
          { id: 14, name: "Ruger 22/45", price: 975, stock: 0 },
        ],
      },
      {
        id: 101,
        name: "Sally's Sweet Shop",
        items: [{ id: 209, name: "Box of Sweet Hearts", price: 500, stock: 4210 }],
      },
      { id: 109, name: "the Pawn Shop", items: [] },
    ],
    dropped: 0,
  });
});

test("a broken item and a broken shop cost themselves only, and are counted", () => {
  const [first, second] = live.cityshops;
  const items = first?.items.with(0, { ...first.items[0], price: null } as never);
  const { entries, dropped } = read({ cityshops: [{ ...first, items }, { id: 7 }, second] });
  expect(entries.map((shop) => shop.items.map(({ id }) => id))).toEqual([[14], [209]]);
  expect(dropped).toBe(2);
});
