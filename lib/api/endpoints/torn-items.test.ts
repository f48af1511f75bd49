import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/torn-items.json";
import older from "@/lib/api/testing/fixtures/torn-items.legacy.json";

import { itemsWire } from "./torn-items";

const read = (wire: unknown) => itemsWire.parse(wire).items;

test("reads an item with its shops", () => {
  expect(read(live).entries[0]).toEqual({
    id: 206,
    name: "Xanax",
    description: "A sedative with a kick.",
    type: "Drug",
    subType: null,
    isTradable: true,
    isFoundInCity: false,
    marketPrice: 871_858,
    effect: "Increases energy by 250.",
    requirement: null,
    circulation: 7_406_697,
    imageUrl: "https://www.torn.com/images/items/206/large.png",
    soldBy: [{ country: "Japan", shop: "Black Market", buyPrice: 760_000, sellPrice: null }],
  });
});

test("reads the one vendor of an item that does not yet list its shops", () => {
  expect(read(live).entries[1]).toMatchObject({
    subType: "Pistol",
    soldBy: [{ country: "Torn", shop: "Big Al's Gun Shop", buyPrice: 975, sellPrice: 650 }],
  });
});

test("reads a price over 2^32, and one of 0 as none", () => {
  expect(read(live).entries.slice(2)).toMatchObject([
    { name: "Armalite M-15A4", marketPrice: 5_100_000_000, effect: null, soldBy: [] },
    {
      name: "Ceremonial Mug",
      marketPrice: null,
      isTradable: false,
      circulation: null,
      imageUrl: null,
    },
  ]);
});

test("reads the same from the older shape, which has no shops and no city", () => {
  const { entries, dropped } = read(older);
  const expected = read(live).entries.map((item) => ({
    ...item,
    isFoundInCity: false,
    soldBy: [],
  }));
  expect(dropped).toBe(0);
  expect(new Map(entries.map((item) => [item.id, item]))).toEqual(
    new Map(expected.map((item) => [item.id, item])),
  );
});

test("an item with only its id and name is still an item", () => {
  expect(read({ items: [{ id: 1, name: "Hammer", value: null, someday: 1 }] }).entries).toEqual([
    {
      id: 1,
      name: "Hammer",
      description: "",
      type: "",
      subType: null,
      isTradable: true,
      isFoundInCity: false,
      marketPrice: null,
      effect: null,
      requirement: null,
      circulation: null,
      imageUrl: null,
      soldBy: [],
    },
  ]);
});

test("a broken shop costs that shop only, and is counted", () => {
  const [xanax] = live.items;
  const value = { ...xanax?.value, shops: [{ country: "Japan" }, ...(xanax?.value.shops ?? [])] };
  const { entries, dropped } = read({ items: [{ ...xanax, value }] });
  expect(entries[0]?.soldBy).toHaveLength(1);
  expect(dropped).toBe(1);
});

test("a broken record costs that record only", () => {
  const items = live.items.with(1, { ...live.items[0], name: null } as never);
  const { entries, dropped } = read({ items });
  expect(entries.map(({ id }) => id)).toEqual([206, 399, 1485]);
  expect(dropped).toBe(1);
});
