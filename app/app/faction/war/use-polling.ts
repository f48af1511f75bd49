import { type QueryKey, useQuery, type UseQueryOptions } from "@tanstack/react-query";

import { callQueue } from "@/components/session/session";
import type { ApiError } from "@/lib/api/transport/errors";
import { pollDelay } from "@/lib/api/transport/polling";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { gameTime } from "@/lib/store/preferences/game-clock";
import { warPollingStore } from "@/lib/store/preferences/page-settings";

/** A query that is updated while the page is visible. */
export interface PolledQuery<T> {
  data: T | undefined;
  error: ApiError | null;
  /** The game's time of the answer; 0 before it. */
  fetchedAtMs: number;
  isFetching: boolean;
  refetch: () => void;
}

/**
 * Updates a query at an interval while the tab is visible. Each query is polled in one place on the page, so that no timer is
 * doubled; a tab that slept updates once when it is back.
 */
export function usePolling<T, Key extends QueryKey>(
  query: UseQueryOptions<T, ApiError, T, Key>,
  everyMs: number,
  enabled = true,
): PolledQuery<T> {
  const { isOn, slower: slowdown } = useStoredValue(warPollingStore);
  const isLive = isOn && enabled;
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery({
    ...query,
    enabled,
    staleTime: everyMs,
    refetchOnWindowFocus: isLive,
    refetchInterval: ({ state }) =>
      isLive &&
      pollDelay({
        everyMs,
        slowdown,
        callsUsed: callQueue.callsUsed(),
        hasFailed: state.error !== null,
      }),
  });
  return {
    data,
    error,
    fetchedAtMs: dataUpdatedAt && gameTime(dataUpdatedAt),
    isFetching,
    refetch: () => void refetch(),
  };
}
