import { NOW } from "@/lib/api/testing/answers";

/**
 * A city whose figures can be checked by hand. Item: shop, price, stock, market value (null: the game does not list
 * the item).
 */
const SHOPS = [
  {
    id: 100,
    name: "Big Al's Gun Shop",
    items: [
      { id: 1, name: "Hammer", type: "Melee", price: 75, stock: 998, market: 60 },
      { id: 14, name: "Ruger 22/45", type: "Secondary", price: 975, stock: 0, market: 1950 },
    ],
  },
  {
    id: 101,
    name: "Sally's Sweet Shop",
    items: [
      { id: 209, name: "Sweet Hearts", type: "Candy", price: 500, stock: 60, market: 1000 },
      { id: 310, name: "Lollipop", type: "Candy", price: 25, stock: 300, market: 0 },
      { id: 36, name: "Chocolate Bars", type: "Candy", price: 20, stock: 7, market: null },
    ],
  },
  {
    id: 103,
    name: "bits 'n' bobs",
    items: [
      { id: 180, name: "Bottle of Beer", type: "Alcohol", price: 10, stock: 1000, market: 100 },
    ],
  },
  {
    id: 105,
    name: "super store",
    items: [
      { id: 61, name: "Parachute", type: "Other", price: 30_000, stock: 12, market: 41_000 },
      { id: 172, name: "Gasoline", type: "Other", price: 190, stock: 50, market: 190 },
    ],
  },
  { id: 109, name: "the Pawn Shop", items: [] },
];

const traded = SHOPS.flatMap(({ items }) => items).filter(({ market }) => market !== null);

export const cityShops = {
  cityshops: SHOPS.map(({ id, name, items }) => ({
    id,
    name,
    items: items.map((item) => ({
      id: item.id,
      name: item.name,
      price: item.price,
      stock: { current: item.stock, default: 1000 },
    })),
  })),
};

export const cityShopsOlder = {
  cityshops: Object.fromEntries(
    SHOPS.map(({ id, name, items }) => [
      id,
      items.length === 0 ? { name } : { name, inventory: byId(items.map(olderShopItem)) },
    ]),
  ),
};

export const items = {
  items: traded.map(({ id, name, type, market }) => ({
    id,
    name,
    type,
    value: { market_price: market },
  })),
};

export const itemsOlder = {
  items: byId(
    traded.map(({ id, name, type, market }) => [id, { name, type, market_value: market }]),
  ),
};

function olderShopItem({ id, name, type, price, stock }: (typeof traded)[number]) {
  return [id, { name, type, price, in_stock: stock }] as const;
}

function byId(records: readonly (readonly [number, object])[]) {
  return Object.fromEntries(records);
}

interface Purchase {
  quantity?: number;
  /** Time before now, an hour by default. */
  hoursAgo?: number;
}

const purchases = (list: readonly Purchase[]) =>
  list.map(({ quantity, hoursAgo = 1 }, i) => ({
    id: `buy${i}`,
    timestamp: NOW / 1000 - hoursAgo * 3600,
    data: { area: 101, item: 209, cost_each: 500, ...(quantity !== undefined && { quantity }) },
  }));

/** The purchases of a player in city shops, as the log lists them. */
export const log = (...list: Purchase[]) => ({
  log: purchases(list).map((entry) => ({
    ...entry,
    details: { id: 4200, title: "Item shop buy", category: "Shops" },
    params: [],
  })),
});

export const logOlder = (...list: Purchase[]) => ({
  log: Object.fromEntries(
    purchases(list).map(({ id, ...entry }) => [
      id,
      { ...entry, log: 4200, title: "Item shop buy", category: "Shops", params: [] },
    ]),
  ),
});

/** A day on which the player has bought 42 items. */
export const CITY = {
  "/torn/items": items,
  "/torn/cityshops": cityShops,
  "/user/log": log({ quantity: 42 }),
};
