import { queryOptions } from "@tanstack/react-query";

import { PAGE_SIZE } from "@/lib/api/history/timeline";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import { idOrNull, type List, listOf } from "@/lib/api/transport/wire";
import type { ArmouryItem } from "@/lib/game/week/armoury";
import * as z from "@/lib/zod";

const item = z.pipe(
  z.object({
    id: z.number(),
    name: z.string(),
    amount: z.number(),
    loaned: z.nullish(z.object({ id: idOrNull, name: z.string() })),
  }),
  z.transform((wire): ArmouryItem => ({
    itemId: wire.id,
    name: wire.name,
    count: wire.amount,
    holder: wire.loaned?.id ? { id: wire.loaned.id, name: wire.loaned.name } : null,
  })),
);

export const factionInventoryWire = z.pipe(
  z.object({ inventory: listOf(item) }),
  z.transform(({ inventory }) => inventory),
);

/** The categories whose items can be on loan. */
export const LENT = ["weapons", "armor", "temporary", "utilities"] as const;
export type Lent = (typeof LENT)[number];

/** More than any armoury has: stops if the API never returns a last page. */
const MAX_PAGES = 20;

/** One page of the armoury's items of one category, the first is 0. */
export const inventoryPage = (
  session: Session,
  category: Lent,
  page: number,
  signal: AbortSignal,
) =>
  request(
    session,
    `/faction/inventory?cat=${category}&limit=${PAGE_SIZE}&offset=${page * PAGE_SIZE}`,
    factionInventoryWire,
    signal,
  );

/** Fetches the armoury's items of one category, page by page. */
async function readInventory(
  session: Session,
  category: Lent,
  signal: AbortSignal,
): Promise<List<ArmouryItem>> {
  const entries: ArmouryItem[] = [];
  let dropped = 0;
  for (let page = 0; page < MAX_PAGES; page++) {
    const read = await inventoryPage(session, category, page, signal);
    entries.push(...read.entries);
    dropped += read.dropped;
    if (read.entries.length + read.dropped < PAGE_SIZE) break;
  }
  return { entries, dropped };
}

/** The armoury's items of one category, and who holds those on loan. */
export function inventoryQuery(session: Session, category: Lent) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "inventory", category],
    queryFn: ({ signal }) => readInventory(session, category, signal),
  });
}
