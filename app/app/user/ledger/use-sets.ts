import { usePrefetchQuery, useQueries, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";

import type { MissingPart } from "@/components/feedback/failed-calls";
import { useOptionalSuspenseQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { pointsMarketQuery } from "@/lib/api/endpoints/market-points";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { museumQuery } from "@/lib/api/endpoints/torn-museum";
import { type OwnInventory, ownInventoryQuery } from "@/lib/api/endpoints/user-inventory";
import { type Exchanges, exchangesQuery } from "@/lib/api/logs/museum-exchanges";
import { ApiError } from "@/lib/api/transport/errors";
import type { Item } from "@/lib/game/items/item";
import { type InventoryCategory, inventoryCategory } from "@/lib/game/items/inventory";
import { type HeldCounts, readySets, type ReadySets } from "@/lib/game/ledger/sets";
import { pointPrice } from "@/lib/game/stocks/benefit-value";

import { setRows, type SetRow } from "./set-rows";

/** The museum's sets and what the player has of them. */
export interface PlayerSets {
  /** Undefined if the museum's sets can't be loaded. */
  rows: readonly SetRow[] | undefined;
  ready: ReadySets;
  /** In dollars; null if unknown. */
  pointPrice: number | null;
  /** Undefined if the log can't be loaded. */
  exchanges: Exchanges | undefined;
  /** The time of the inventory; null if unknown. */
  listedAtMs: number | null;
  /** True while the inventory loads. */
  isLoading: boolean;
  missing: readonly MissingPart[];
}

export function usePlayerSets(): PlayerSets {
  const session = useSession();
  usePrefetchQuery(museumQuery(session));
  usePrefetchQuery(itemsQuery(session));
  usePrefetchQuery(pointsMarketQuery(session));
  usePrefetchQuery(exchangesQuery(session));
  const museum = useOptionalSuspenseQuery(museumQuery(session));
  const items = useOptionalSuspenseQuery(itemsQuery(session));
  const points = useOptionalSuspenseQuery(pointsMarketQuery(session));
  const exchanges = useOptionalSuspenseQuery(exchangesQuery(session));
  const byId = useMemo(
    () => new Map(items.data?.entries.map((item): [number, Item] => [item.id, item])),
    [items.data],
  );
  const sets = museum.data?.entries;
  const categories = useMemo(() => {
    const all = (sets ?? []).flatMap((set) => set.items);
    return [...new Set(all.flatMap((id) => inventoryCategory(byId.get(id)?.type ?? "") ?? []))];
  }, [sets, byId]);
  const inventory = useQueries({
    queries: categories.map((category) => ({
      ...ownInventoryQuery(session, category),
      // A bug, which no retry fixes: the fallback page handles it.
      throwOnError: (thrown: ApiError) => !(thrown instanceof ApiError),
    })),
    combine: combineLists,
  });
  const price = useMemo(() => pointPrice(points.data?.entries ?? []), [points.data]);
  const { lists } = inventory;
  const rows = useMemo(() => {
    const heldOf = heldIn(byId, new Map(categories.map((category, at) => [category, lists[at]])));
    return sets && setRows(sets, byId, heldOf, price);
  }, [sets, byId, categories, lists, price]);
  const ready = useMemo(
    () =>
      readySets(
        (rows ?? []).flatMap(({ count }) => count ?? []),
        price,
      ),
    [rows, price],
  );
  return {
    rows,
    ready,
    pointPrice: price,
    exchanges: exchanges.data,
    listedAtMs: inventory.listedAtMs,
    isLoading: inventory.isLoading,
    missing: [
      { ...museum, path: "torn/museum", text: "Couldn’t load the museum’s sets." },
      {
        ...items,
        path: "torn/items",
        text: "Couldn’t load items and their market values, so sets can’t be counted.",
      },
      {
        error: inventory.error,
        retry: inventory.retry,
        path: "user/inventory",
        text: "Couldn’t load your inventory, so sets can’t be counted. Prices and exchanges stay.",
      },
      {
        ...points,
        path: "market/pointsmarket",
        text: "Couldn’t load the points market. What sets bring shows –.",
      },
      { ...exchanges, path: "user/log", text: "Couldn’t load your exchanges from your log." },
    ],
  };
}

/** The lists of all categories. The result is the same until one of them changes. */
function combineLists(results: readonly UseQueryResult<OwnInventory>[]) {
  const times = results.flatMap(({ data }) => data?.listedAtMs ?? []);
  return {
    lists: results.map(({ data }) => data),
    isLoading: results.some(
      ({ data, errorUpdateCount }) => data === undefined && errorUpdateCount === 0,
    ),
    listedAtMs: times.length === 0 ? null : Math.min(...times),
    error: apiErrorOf(results.find(({ isLoadingError }) => isLoadingError)?.error),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}

const apiErrorOf = (error: Error | null | undefined) => (error instanceof ApiError ? error : null);

/** The number of an item in the lists. A list with rows that can't be read says nothing about an item that it lacks. */
function heldIn(
  items: ReadonlyMap<number, Item>,
  lists: ReadonlyMap<InventoryCategory, OwnInventory | undefined>,
): HeldCounts {
  const counts = new Map<number, number>();
  for (const list of lists.values()) {
    for (const { itemId, count } of list?.entries ?? []) {
      counts.set(itemId, (counts.get(itemId) ?? 0) + count);
    }
  }
  return (id) => {
    const category = inventoryCategory(items.get(id)?.type ?? "");
    const list = category === null ? undefined : lists.get(category);
    if (list === undefined) return null;
    return counts.get(id) ?? (list.dropped === 0 ? 0 : null);
  };
}
