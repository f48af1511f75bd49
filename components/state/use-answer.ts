import { type QueryKey, useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError } from "@/lib/api/errors";
import { isOld } from "@/lib/api/query-client";
import { gameTime } from "@/lib/store/game-clock";

/** What a call gave that the page can do without. */
export interface Answer<T> {
  /** Undefined until the game has said. Stays when a later call fails. */
  data: T | undefined;
  /** Why the game has not said: stays while it is asked again; null while it is asked for the first time. */
  error: ApiError | null;
  /** The game's time of the answer in epoch milliseconds; 0 before it. */
  readAtMs: number;
  retry: () => void;
}

/** A call that may fail alone: the page stands without it. */
export function useAnswer<Fetched, T = Fetched, Key extends QueryKey = QueryKey>(
  query: UseQueryOptions<Fetched, ApiError, T, Key>,
): Answer<T> {
  const { data, error, errorUpdateCount, dataUpdatedAt, refetch } = useQuery({
    ...query,
    retryOnMount: isOld,
    // A fault of ours, which no retry mends: the fallback page takes it.
    throwOnError: (thrown) => !(thrown instanceof ApiError),
  });
  // The library forgets why a call failed as soon as it is made again: all that stands by it would flicker.
  const [lastError, setLastError] = useState(error);
  if (error !== null && error !== lastError) setLastError(error);
  const hasFailed = data === undefined && errorUpdateCount > 0;
  return {
    data,
    error: hasFailed ? (error ?? lastError) : null,
    readAtMs: dataUpdatedAt && gameTime(dataUpdatedAt),
    retry: () => void refetch(),
  };
}
