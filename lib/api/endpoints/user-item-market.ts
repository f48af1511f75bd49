import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { type List, listOf, numberOrNull } from "@/lib/api/transport/wire";
import type { OwnListing } from "@/lib/game/ledger/listings";
import * as z from "@/lib/zod";

const listing = z.pipe(
  z.object({
    id: z.number(),
    price: z.number(),
    average_price: numberOrNull,
    amount: z.number(),
    is_anonymous: z.nullish(z.boolean()),
    item: z.object({ id: z.number(), name: z.string() }),
  }),
  z.transform((wire): OwnListing => ({
    id: wire.id,
    itemId: wire.item.id,
    name: wire.item.name,
    amount: wire.amount,
    price: wire.price,
    averagePrice: wire.average_price,
    isAnonymous: wire.is_anonymous ?? false,
  })),
);

interface ListingsPage extends List<OwnListing> {
  /** True if the list continues after this page. */
  hasMore: boolean;
}

export const userItemMarketWire = z.pipe(
  z.object({
    itemmarket: listOf(listing),
    _metadata: z.catch(
      z.nullish(z.object({ links: z.nullish(z.object({ next: z.nullish(z.string()) })) })),
      null,
    ),
  }),
  z.transform(({ itemmarket, _metadata }): ListingsPage => ({
    ...itemmarket,
    hasMore: Boolean(_metadata?.links?.next),
  })),
);

/** One page of the player's listings, from the `offset`th on. */
export const ownListingsPage = (session: Session, offset: number, signal: AbortSignal) =>
  request(session, `/user/itemmarket?offset=${offset}`, userItemMarketWire, signal);

/** More pages than any player has. Ends the loop if the API never returns a last page. */
const MAX_PAGES = 10;

/** The player's listings on the item market. */
export function ownListingsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "itemmarket"],
    queryFn: async ({ signal }): Promise<List<OwnListing>> => {
      const entries: OwnListing[] = [];
      let dropped = 0;
      for (let page = 0; page < MAX_PAGES; page += 1) {
        const found = await ownListingsPage(session, entries.length + dropped, signal);
        entries.push(...found.entries);
        dropped += found.dropped;
        if (!found.hasMore || found.entries.length === 0) break;
      }
      return { entries, dropped };
    },
  });
}
