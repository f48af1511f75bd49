import {
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from "@tanstack/react-query";
import { useState } from "react";

import { useGameTime } from "@/components/window/use-now";
import { ApiError } from "@/lib/api/transport/errors";
import { isStale } from "@/lib/api/transport/query-client";

/** The result of a query that the page can do without. */
export interface OptionalResult<T> {
  /** Undefined until the first response. It stays when a later call fails. */
  data: T | undefined;
  /** The reason why there is no data. It stays during a retry; null during the first attempt. */
  error: ApiError | null;
  /** True if a call after that of `data` has failed. */
  isOutdated: boolean;
  /** The game's time of the response in epoch milliseconds; 0 before it. */
  fetchedAtMs: number;
  retry: () => void;
}

/**
 * `useOptionalQuery` that suspends during the first attempt, for data whose arrival would shift the page's layout. Request
 * several queries with `usePrefetchQuery` first, or they load one after another.
 */
export function useOptionalSuspenseQuery<Fetched, T = Fetched, Key extends QueryKey = QueryKey>(
  query: UseQueryOptions<Fetched, ApiError, T, Key>,
): OptionalResult<T> {
  const state = useQueryClient().getQueryState(query.queryKey);
  // After a failure the library would throw, and a retry must not remove the page.
  const suspending = { ...query, suspense: (state?.errorUpdateCount ?? 0) === 0 };
  return useOptionalQuery(suspending);
}

/** A query whose failure leaves the page as it is, since the page works without it. */
export function useOptionalQuery<Fetched, T = Fetched, Key extends QueryKey = QueryKey>(
  query: UseQueryOptions<Fetched, ApiError, T, Key>,
): OptionalResult<T> {
  const { data, error, errorUpdateCount, dataUpdatedAt, refetch } = useQuery({
    ...query,
    retryOnMount: isStale,
    // A bug, which no retry fixes: the fallback page handles it.
    throwOnError: (thrown) => !(thrown instanceof ApiError),
  });
  const fetchedAtMs = useAnswerTime(dataUpdatedAt);
  // The library clears the error as soon as the call is made again, which would make everything that depends on it flicker.
  const [lastError, setLastError] = useState(error);
  if (error !== null && error !== lastError) setLastError(error);
  const hasFailed = data === undefined && errorUpdateCount > 0;
  return {
    data,
    error: hasFailed ? (error ?? lastError) : null,
    isOutdated: data !== undefined && error !== null,
    fetchedAtMs,
    retry: () => void refetch(),
  };
}

/**
 * The game's time of a response; 0 before it. It is rounded to the nearest second, since the game counts in whole seconds:
 * otherwise an event that ends at 12:15 would end at 12:14 if the round trip had been a little shorter.
 */
export function useAnswerTime(dataUpdatedAt: number): number {
  const gameTimeOf = useGameTime();
  return dataUpdatedAt && Math.round(gameTimeOf(dataUpdatedAt) / 1000) * 1000;
}
