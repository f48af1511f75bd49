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
} from "@/lib/api/transport/wire";
import type { CityShop, ShopItem } from "@/lib/game/shops/shop-rows";
import * as z from "@/lib/zod";

const shopItem = z.pipe(
  z.object({
    id: numericId,
    name: z.string(),
    price: z.number(),
    stock: z.nullish(z.object({ current: numberOrNull })),
    in_stock: numberOrNull,
  }),
  z.transform((wire): ShopItem => ({
    id: wire.id,
    name: wire.name,
    price: wire.price,
    stock: wire.stock?.current ?? wire.in_stock ?? 0,
  })),
);

/** The current list of items, and the legacy `inventory`: a map by id, absent if a shop sells nothing. */
const cityShop = z.pipe(
  z.object({
    id: numericId,
    name: z.string(),
    items: listOf(shopItem),
    inventory: listOf(shopItem),
  }),
  z.transform(({ id, name, items, inventory }): Nested<CityShop> => ({
    record: { id, name, items: [...items.entries, ...inventory.entries] },
    dropped: items.dropped + inventory.dropped,
  })),
);

export const cityShopsWire = z.object({ cityshops: listOfNested(cityShop) });

/** The shops of Torn City with their current stock. */
export function cityShopsQuery(session: Session) {
  return queryOptions({
    queryKey: ["game", "torn", "cityshops"],
    meta: NEVER_EMPTY,
    queryFn: async ({ signal }) =>
      (await request(session, "/torn/cityshops", cityShopsWire, signal)).cityshops,
  });
}
