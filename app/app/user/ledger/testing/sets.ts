import items from "@/lib/api/testing/fixtures/torn-items.json" with { type: "json" };

import { entry } from "./log";

const [model] = items.items;

/** The plushies by id: name, country, market value, and the number in the inventory. */
const PLUSHIES: readonly (readonly [number, string, string, number, number])[] = [
  [186, "Sheep Plushie", "Torn", 640, 118],
  [187, "Teddy Bear Plushie", "Torn", 735, 74],
  [215, "Kitten Plushie", "Torn", 730, 52],
  [258, "Jaguar Plushie", "Mexico", 15_240, 5],
  [261, "Wolverine Plushie", "Canada", 6_110, 11],
  [266, "Nessie Plushie", "United Kingdom", 26_420, 15],
  [268, "Red Fox Plushie", "United Kingdom", 27_150, 13],
  [269, "Monkey Plushie", "Argentina", 28_790, 6],
  [273, "Chamois Plushie", "Switzerland", 9_860, 6],
  [274, "Panda Plushie", "China", 58_340, 4],
  [281, "Lion Plushie", "South Africa", 69_520, 3],
  [384, "Camel Plushie", "UAE", 76_300, 12],
  [618, "Stingray Plushie", "Cayman Islands", 7_480, 8],
];

/** An item of the game that one shop sells for money. */
export const anItem = (
  id: number,
  name: string,
  type: string,
  marketPrice: number,
  shops: readonly { country: string; price: number | null }[] = [],
) => ({
  ...model,
  id,
  name,
  type,
  value: {
    ...model?.value,
    vendor: null,
    shops: shops.map(({ country, price }) => ({
      country,
      shop: "General Store",
      buy_price: price,
      sell_price: null,
    })),
    market_price: marketPrice,
  },
});

const SENET = [460, 461, 462];

/** All items of the fixture's sets. The Senet Board has no market value. */
export const SET_ITEMS = {
  items: [
    ...PLUSHIES.map(([id, name, country, price]) =>
      anItem(id, name, "Plushie", price, [{ country, price: 400 }]),
    ),
    ...SENET.map((id) => anItem(id, `Senet ${id}`, "Artifact", id === 462 ? 0 : 20_000_000)),
    anItem(1488, "Meteorite Fragment", "Artifact", 518_000),
  ],
};

const HELD = [
  ...PLUSHIES.map(([id, , , , amount]) => ({ id, amount, type: "Plushie" })),
  { id: 460, amount: 1, type: "Artifact" },
];

/** The inventory of one category, as listed at 11:12. */
export const answerInventory = ({ searchParams }: URL) => {
  const found = HELD.filter(({ type }) => type === searchParams.get("cat"));
  return {
    inventory: {
      items: found.map(({ id, amount }) => ({
        id,
        amount,
        equipped: false,
        name: "",
        faction_owned: false,
        uid: null,
      })),
      timestamp: Date.UTC(2026, 10, 20, 11, 12) / 1000,
    },
    _metadata: { links: { next: null, prev: null }, total: found.length },
  };
};

/** A point at $34,120. */
export const POINTS_MARKET = {
  pointsmarket: [
    { id: 1, quantity: 20, cost: 34_500, total_cost: 690_000 },
    { id: 2, quantity: 5, cost: 34_120, total_cost: 170_600 },
  ],
};

/** An exchange at the museum so many hours before the tests' time. */
export const exchanged = (hours: number, set: string, quantity: number, points: number) =>
  entry(7000, "Museum exchange", hours, { set, quantity, points_received: points }, "Museum");
