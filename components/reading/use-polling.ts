import { type QueryKey, useQuery, type UseQueryOptions } from "@tanstack/react-query";

import { callQueue } from "@/components/session/session";
import type { ApiError } from "@/lib/api/transport/errors";
import { pollDelay } from "@/lib/api/transport/polling";
import { isStale } from "@/lib/api/transport/query-client";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { pollingStore } from "@/lib/store/preferences/page-settings";

import { useAnswerTime } from "./use-optional-query";

/** A query that is updated while the page is visible. */
export interface PolledQuery<T> {
  data: T | undefined;
  error: ApiError | null;
  /** The game's time of the response in epoch milliseconds; 0 before it. */
  fetchedAtMs: number;
  isFetching: boolean;
  refetch: () => void;
}

/**
 * Polls a query while the tab is visible, at an interval that may depend on its data. Poll each query in only one place on the
 * page, so that it has a single timer. A tab that slept updates once when it wakes up.
 */
export function usePolling<T, Key extends QueryKey>(
  query: UseQueryOptions<T, ApiError, T, Key>,
  everyMs: number | ((data: T | undefined) => number),
  enabled = true,
): PolledQuery<T> {
  const polled = usePollingOptions();
  const { data, error, dataUpdatedAt, isFetching, refetch } = useQuery(
    polled(query, everyMs, enabled),
  );
  return {
    data,
    error,
    fetchedAtMs: useAnswerTime(dataUpdatedAt),
    isFetching,
    refetch: () => void refetch(),
  };
}

/** Returns a function that adds the options of `usePolling` to a query, for several queries at once. */
export function usePollingOptions() {
  const { isOn, slowdown } = useStoredValue(pollingStore);
  return <T, Key extends QueryKey>(
    query: UseQueryOptions<T, ApiError, T, Key>,
    everyMs: number | ((data: T | undefined) => number),
    enabled = true,
  ): UseQueryOptions<T, ApiError, T, Key> => {
    const isLive = isOn && enabled;
    const intervalOf = (answer: T | undefined) =>
      typeof everyMs === "number" ? everyMs : everyMs(answer);
    return {
      ...query,
      enabled,
      staleTime: ({ state }) => intervalOf(state.data),
      // A query that has just failed waits for its interval, or for the player.
      retryOnMount: isStale,
      refetchOnWindowFocus: isLive,
      refetchInterval: ({ state }) =>
        isLive &&
        pollDelay({
          everyMs: intervalOf(state.data),
          slowdown,
          callsUsed: callQueue.callsUsed(),
          hasFailed: state.error !== null,
        }),
    };
  };
}
