import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";

import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import {
  ARMOURY_CATEGORIES,
  type ArmouryCategory,
  type ArmouryInventory,
  inventoryQuery,
} from "@/lib/api/endpoints/faction-inventory";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { ApiError } from "@/lib/api/transport/errors";
import { sum } from "@/lib/common/numbers";
import type { Item } from "@/lib/game/items/item";
import { type ItemStock, itemStocks } from "@/lib/game/treasury/armoury-stock";

/** The items of one category. */
export interface CategoryStock {
  category: ArmouryCategory;
  /** Null if the call failed, or hasn't been answered yet. */
  stocks: readonly ItemStock[] | null;
}

/** The armoury, category by category, at market value. */
export function useArmoury() {
  const session = useSession();
  const armoury = useQueries({
    queries: ARMOURY_CATEGORIES.map((category) => ({
      ...inventoryQuery(session, category),
      // A bug, which no retry fixes: the fallback page handles it.
      throwOnError: (thrown: ApiError) => !(thrown instanceof ApiError),
    })),
    combine: combineInventories,
  });
  const items = useOptionalQuery(itemsQuery(session));
  const known = useMemo(
    () => new Map((items.data?.entries ?? []).map((item): [number, Item] => [item.id, item])),
    [items.data],
  );
  const { lists, rows } = armoury;
  const stock = useMemo(() => {
    const prices = new Map(
      [...known].flatMap(([id, { marketPrice }]) =>
        marketPrice === null ? [] : [[id, marketPrice] as const],
      ),
    );
    const categories = ARMOURY_CATEGORIES.map((category, index): CategoryStock => {
      const data = lists[index];
      return { category, stocks: data ? itemStocks(data.entries, prices) : null };
    });
    return { categories, stocks: itemStocks(rows, prices) };
  }, [lists, rows, known]);
  return { armoury, items, known, ...stock };
}

/** The lists that have loaded so far. The result is the same until one of them changes. */
function combineInventories(results: readonly UseQueryResult<ArmouryInventory>[]) {
  const lists = results.map(({ data }) => data);
  const times = lists.flatMap((list) => list?.listedAtMs ?? []);
  return {
    lists,
    rows: lists.flatMap((list) => list?.entries ?? []),
    /** The calls that have been answered, or have failed. */
    settled: results.filter(
      ({ data, errorUpdateCount }) => data !== undefined || errorUpdateCount > 0,
    ).length,
    /** True if every row of every category could be read. */
    isWhole: lists.every((list) => list?.dropped === 0),
    dropped: sum(lists.map((list) => list?.dropped ?? 0)),
    /** The time of the oldest list. Null if the game states none. */
    listedAtMs: times.length === 0 ? null : Math.min(...times),
    failed: ARMOURY_CATEGORIES.filter((_, index) => results[index]?.isLoadingError),
    error: results.find(({ isLoadingError }) => isLoadingError)?.error ?? null,
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}
