import { queryOptions } from "@tanstack/react-query";

import { NEVER_EMPTY } from "@/lib/api/history/query-persister";
import { request } from "@/lib/api/transport/client";
import type { Session } from "@/lib/api/transport/session";
import {
  listOf,
  listOfNested,
  type Nested,
  numberOrNull,
  numericId,
  textOrNull,
} from "@/lib/api/transport/wire";
import type { Item, ItemShop } from "@/lib/game/items/item";
import * as z from "@/lib/zod";

const prices = { buy_price: numberOrNull, sell_price: numberOrNull };

const shop = z.pipe(
  z.object({ country: z.string(), shop: z.string(), ...prices }),
  z.transform((wire): ItemShop => ({
    country: wire.country,
    shop: wire.shop,
    buyPrice: wire.buy_price,
    sellPrice: wire.sell_price,
  })),
);

/** The game writes 0 for an item that isn't traded. */
const marketPrice = z.pipe(
  numberOrNull,
  z.transform((price) => (price === 0 ? null : price)),
);

/** Before the list of shops existed, an item had a single `vendor`, with the prices beside it. */
const value = z.pipe(
  z.object({
    market_price: marketPrice,
    shops: listOf(shop),
    vendor: z.nullish(z.object({ country: z.string(), name: z.string() })),
    ...prices,
  }),
  z.transform(({ shops, vendor, ...wire }) => ({
    marketPrice: wire.market_price,
    soldBy:
      vendor && shops.entries.length === 0
        ? [
            {
              country: vendor.country,
              shop: vendor.name,
              buyPrice: wire.buy_price,
              sellPrice: wire.sell_price,
            },
          ]
        : shops.entries,
    dropped: shops.dropped,
  })),
);

/** The current list and the legacy map by id. The map has one price for all shops and does not name them. */
const item = z.pipe(
  z.object({
    id: numericId,
    name: z.string(),
    description: z.nullish(z.string()),
    type: z.nullish(z.string()),
    sub_type: textOrNull,
    weapon_type: textOrNull,
    is_tradable: z.nullish(z.boolean()),
    tradeable: z.nullish(z.boolean()),
    is_found_in_city: z.nullish(z.boolean()),
    value: z.nullish(value),
    market_value: marketPrice,
    effect: textOrNull,
    requirement: textOrNull,
    circulation: numberOrNull,
    image: textOrNull,
  }),
  z.transform((wire): Nested<Item> => ({
    record: {
      id: wire.id,
      name: wire.name,
      description: wire.description ?? "",
      type: wire.type ?? "",
      subType: wire.sub_type ?? wire.weapon_type,
      isTradable: wire.is_tradable ?? wire.tradeable ?? true,
      isFoundInCity: wire.is_found_in_city ?? false,
      marketPrice: wire.value?.marketPrice ?? wire.market_value,
      effect: wire.effect,
      requirement: wire.requirement,
      circulation: wire.circulation,
      imageUrl: wire.image,
      soldBy: wire.value?.soldBy ?? [],
    },
    dropped: wire.value?.dropped ?? 0,
  })),
);

export const itemsWire = z.object({ items: listOfNested(item) });

/** Every kind of item. */
export function itemsQuery(session: Session) {
  return queryOptions({
    queryKey: ["game", "torn", "items"],
    meta: NEVER_EMPTY,
    queryFn: async ({ signal }) => (await request(session, "/torn/items", itemsWire, signal)).items,
  });
}
