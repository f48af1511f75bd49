import type { QueryKey, UseQueryOptions } from "@tanstack/react-query";

import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import type { ApiError } from "@/lib/api/transport/errors";
import type { List } from "@/lib/api/transport/wire";
import { type CityShopPurchase, itemsBoughtSince } from "@/lib/game/shops/daily-purchases";

export interface PurchasesToday extends Pick<OptionalResult<unknown>, "error" | "retry"> {
  /** Null until the game has answered. */
  count: number | null;
}

/** How many items the player has bought that day, by a query for its purchases. The page works without it. */
export function usePurchasesToday<Fetched, Key extends QueryKey>(
  query: UseQueryOptions<Fetched, ApiError, List<CityShopPurchase>, Key>,
  dayStartMs: number,
): PurchasesToday {
  const { data, error, retry } = useOptionalQuery(query);
  const count = data === undefined ? null : itemsBoughtSince(data.entries, dayStartMs);
  return { count, error, retry };
}
