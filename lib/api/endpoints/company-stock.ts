import { queryOptions } from "@tanstack/react-query";

import { withTimestamp } from "@/lib/api/transport/api-config";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { type List, listOf, numberOrNull } from "@/lib/api/transport/wire";
import type { Product } from "@/lib/game/companies/company-day";
import * as z from "@/lib/zod";

/** The current list and the legacy map by name, so the name arrives as the `id`. */
const product = z.pipe(
  z.object({
    id: z.union([z.number(), z.string()]),
    name: z.nullish(z.string()),
    cost: numberOrNull,
    rrp: numberOrNull,
    price: numberOrNull,
    in_stock: numberOrNull,
    on_order: numberOrNull,
    sold_amount: numberOrNull,
    sold_worth: numberOrNull,
  }),
  z.transform((wire): Product => ({
    name: wire.name ?? String(wire.id),
    cost: wire.cost,
    rrp: wire.rrp,
    price: wire.price,
    inStock: wire.in_stock,
    onOrder: wire.on_order,
    soldAmount: wire.sold_amount,
    soldWorth: wire.sold_worth,
  })),
);

export const companyStockWire = z.pipe(
  z.object({ stock: listOf(product), company_stock: listOf(product) }),
  z.transform(({ stock, company_stock: older }): List<Product> => ({
    entries: [...stock.entries, ...older.entries],
    dropped: stock.dropped + older.dropped,
  })),
);

/** All that the player's company sells, with the last day's sales, bypassing the game's own cache. It may be empty. */
export function companyStockQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "company", "stock"],
    queryFn: ({ signal }) =>
      request(session, withTimestamp("/company/stock"), companyStockWire, signal),
  });
}
