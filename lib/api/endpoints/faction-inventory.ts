import { queryOptions } from "@tanstack/react-query";

import { PAGE_SIZE } from "@/lib/api/history/timeline";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import {
  epochSecondsOrNull,
  idOrNull,
  type List,
  listOf,
  numberOrNull,
} from "@/lib/api/transport/wire";
import { sum } from "@/lib/common/numbers";
import type { ArmouryItem } from "@/lib/game/treasury/armoury-stock";
import * as z from "@/lib/zod";

/** A row of items of one kind, with the ids of the copies if each copy is distinct, such as a weapon. */
interface ArmouryRow extends ArmouryItem {
  copyIds: readonly string[];
}

/** The items of one category. */
export interface ArmouryInventory extends List<ArmouryItem> {
  /** The time when the game built the list, up to an hour ago. Null if the game doesn't state it. */
  listedAtMs: number | null;
}

interface ArmouryPage extends ArmouryInventory {
  entries: readonly ArmouryRow[];
  /** The number of rows in the list. Null if the game doesn't state it. */
  total: number | null;
}

const row = z.pipe(
  z.object({
    id: z.number(),
    name: z.string(),
    amount: z.number(),
    uids: z.catch(z.nullish(z.array(z.union([z.number(), z.string()]))), null),
    loaned: z.nullish(z.object({ id: idOrNull, name: z.string() })),
  }),
  z.transform((wire): ArmouryRow => ({
    itemId: wire.id,
    name: wire.name,
    count: wire.amount,
    holder: wire.loaned?.id ? { id: wire.loaned.id, name: wire.loaned.name } : null,
    copyIds: (wire.uids ?? []).map(String),
  })),
);

export const factionInventoryWire = z.pipe(
  z.object({
    inventory: listOf(row),
    inventory_timestamp: epochSecondsOrNull,
    _metadata: z.catch(z.nullish(z.object({ total: numberOrNull })), null),
  }),
  z.transform(({ inventory, inventory_timestamp: listedAtMs, _metadata }): ArmouryPage => ({
    ...inventory,
    listedAtMs,
    total: _metadata?.total ?? null,
  })),
);

/** The categories of the armoury, in the game's order. */
export const ARMOURY_CATEGORIES = [
  "weapons",
  "armor",
  "temporary",
  "medical",
  "consumables",
  "drugs",
  "boosters",
  "utilities",
  "loot",
] as const;
export type ArmouryCategory = (typeof ARMOURY_CATEGORIES)[number];

/** More pages than any armoury has. Ends the loop if the API never returns a last page. */
const MAX_PAGES = 20;

/** One page of the armoury's items of one category. The first page is 0. */
export const inventoryPage = (
  session: Session,
  category: ArmouryCategory,
  page: number,
  signal: AbortSignal,
) =>
  request(
    session,
    `/faction/inventory?cat=${category}&limit=${PAGE_SIZE}&offset=${page * PAGE_SIZE}`,
    factionInventoryWire,
    signal,
  );

/** The game rebuilds the list of the armoury every hour. Pages from two lists repeat some rows and skip others. */
const MAX_ATTEMPTS = 3;

/** Fetches the armoury's items of one category, page by page. Starts again if the pages come from different lists. */
async function readInventory(
  session: Session,
  category: ArmouryCategory,
  signal: AbortSignal,
): Promise<ArmouryInventory> {
  for (let attempt = 1; ; attempt += 1) {
    const pages = await readPages(session, category, signal);
    const isOneList = new Set(pages.map(({ listedAtMs }) => listedAtMs)).size === 1;
    if (isOneList || attempt === MAX_ATTEMPTS) {
      return {
        entries: mergedRows(pages),
        dropped: sum(pages.map(({ dropped }) => dropped)),
        listedAtMs: pages[0]?.listedAtMs ?? null,
      };
    }
  }
}

async function readPages(
  session: Session,
  category: ArmouryCategory,
  signal: AbortSignal,
): Promise<readonly ArmouryPage[]> {
  const pages: ArmouryPage[] = [];
  const seen = new Set<string>();
  while (pages.length < MAX_PAGES) {
    const page = await inventoryPage(session, category, pages.length, signal);
    pages.push(page);
    const isFull = page.entries.length + page.dropped >= PAGE_SIZE;
    const isLast = page.total !== null && pages.length * PAGE_SIZE >= page.total;
    // The game may link to further pages without end, which repeat the last one.
    const ids = page.entries.flatMap(idsOf);
    const isRepeated = ids.every((id) => seen.has(id));
    for (const id of ids) seen.add(id);
    if (!isFull || isLast || isRepeated || page.listedAtMs !== pages[0]?.listedAtMs) break;
  }
  return pages;
}

/**
 * Merges pages so that each copy counts once, and each row once for items without copies. A page may repeat rows of the previous
 * one.
 */
function mergedRows(pages: readonly ArmouryPage[]): readonly ArmouryItem[] {
  const seen = new Set<string>();
  return pages.flatMap(({ entries }) => {
    const rows = entries.map((row) => ({ ...row, ids: idsOf(row) }));
    const added = rows.flatMap(({ ids, itemId, name, count, holder }) => {
      const repeated = ids.filter((id) => seen.has(id)).length;
      return repeated === ids.length ? [] : [{ itemId, name, count: count - repeated, holder }];
    });
    for (const { ids } of rows) for (const id of ids) seen.add(id);
    return added;
  });
}

/** The ids of the copies. Without copies, an id for the only row of this item and this holder. */
const idsOf = ({ itemId, holder, copyIds }: ArmouryRow) =>
  copyIds.length > 0 ? copyIds : [`${itemId} of ${holder?.id ?? "the armoury"}`];

/** The armoury's items of one category, the holders of those on loan, and the time of the list. */
export function inventoryQuery(session: Session, category: ArmouryCategory) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "inventory", category],
    queryFn: ({ signal }) => readInventory(session, category, signal),
  });
}
