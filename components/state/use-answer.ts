import { type QueryKey, useQuery, type UseQueryOptions } from "@tanstack/react-query";

import { ApiError } from "@/lib/api/errors";
import { gameTime } from "@/lib/store/game-clock";

/** What a call gave that the page can do without. */
export interface Answer<T> {
  /** Undefined until the game has said. Stays when a later call fails. */
  data: T | undefined;
  /** Why the game has not said; null too while it is on its way. */
  error: ApiError | null;
  /** The game's time of the answer in epoch milliseconds; 0 before it. */
  readAtMs: number;
  retry: () => void;
}

/** A call that may fail alone: the page stands without it. */
export function useAnswer<Fetched, T = Fetched, Key extends QueryKey = QueryKey>(
  query: UseQueryOptions<Fetched, ApiError, T, Key>,
): Answer<T> {
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...query,
    retryOnMount: false,
    // A fault of ours, which no retry mends: the fallback page takes it.
    throwOnError: (thrown) => !(thrown instanceof ApiError),
  });
  return {
    data,
    error: data === undefined ? error : null,
    readAtMs: dataUpdatedAt && gameTime(dataUpdatedAt),
    retry: () => void refetch(),
  };
}
