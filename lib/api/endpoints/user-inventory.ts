import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { epochSecondsOrNull, type List, listOf, numberOrNull } from "@/lib/api/transport/wire";
import { sum } from "@/lib/common/numbers";
import type { InventoryCategory } from "@/lib/game/items/inventory";
import * as z from "@/lib/zod";

/** A row of the inventory: some of the player's own items of one kind. */
interface OwnItems {
  itemId: number;
  count: number;
}

/** The player's own items of one category, without the faction's. */
export interface OwnInventory extends List<OwnItems> {
  /** The time when the game built the list, up to an hour ago. Null if the game doesn't state it. */
  listedAtMs: number | null;
}

interface InventoryPage extends List<OwnItems & { isFactions: boolean }> {
  listedAtMs: number | null;
  /** The number of rows in the list. Null if the game doesn't state it. */
  total: number | null;
}

const row = z.pipe(
  z.object({ id: z.number(), amount: z.number(), faction_owned: z.nullish(z.boolean()) }),
  z.transform((wire) => ({
    itemId: wire.id,
    count: wire.amount,
    isFactions: wire.faction_owned ?? false,
  })),
);

export const userInventoryWire = z.pipe(
  z.object({
    inventory: z.object({ items: listOf(row), timestamp: epochSecondsOrNull }),
    _metadata: z.catch(z.nullish(z.object({ total: numberOrNull })), null),
  }),
  z.transform(({ inventory, _metadata }): InventoryPage => ({
    ...inventory.items,
    listedAtMs: inventory.timestamp,
    total: _metadata?.total ?? null,
  })),
);

/** The most rows that the game returns in one page. */
const PAGE_ROWS = 250;

/** More pages than any category has. Ends the loop if the API never returns a last page. */
const MAX_PAGES = 20;

/** One page of the player's items of one category. The first page is 0. */
export const ownInventoryPage = (
  session: Session,
  category: InventoryCategory,
  page: number,
  signal: AbortSignal,
) =>
  request(
    session,
    `/user/inventory?cat=${encodeURIComponent(category)}&limit=${PAGE_ROWS}&offset=${page * PAGE_ROWS}`,
    userInventoryWire,
    signal,
  );

async function readPages(
  session: Session,
  category: InventoryCategory,
  signal: AbortSignal,
): Promise<readonly InventoryPage[]> {
  const pages: InventoryPage[] = [];
  while (pages.length < MAX_PAGES) {
    const page = await ownInventoryPage(session, category, pages.length, signal);
    pages.push(page);
    const isFull = page.entries.length + page.dropped >= PAGE_ROWS;
    const isLast = page.total !== null && pages.length * PAGE_ROWS >= page.total;
    if (!isFull || isLast) break;
  }
  return pages;
}

/** The player's own items of a category. What is on the market, in the bazaar and on display aren't in the inventory. */
export function ownInventoryQuery(session: Session, category: InventoryCategory) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "inventory", category],
    queryFn: async ({ signal }): Promise<OwnInventory> => {
      const pages = await readPages(session, category, signal);
      return {
        entries: pages
          .flatMap(({ entries }) => entries)
          .filter(({ isFactions }) => !isFactions)
          .map(({ itemId, count }) => ({ itemId, count })),
        dropped: sum(pages.map(({ dropped }) => dropped)),
        listedAtMs: pages[0]?.listedAtMs ?? null,
      };
    },
  });
}
