import { useQuery } from "@tanstack/react-query";

import { shopBuysQuery } from "@/lib/api/endpoints/user-log";
import { ApiError } from "@/lib/api/errors";
import type { Session } from "@/lib/api/session";
import { boughtSince } from "@/lib/game/shops/bought-today";

export interface BoughtToday {
  /** Null until the game has said. */
  count: number | null;
  /** Why the game has not said; null too while it is on its way. */
  error: ApiError | null;
  retry: () => void;
}

/** How many items the player has bought that day. The page stands without it. */
export function useBoughtToday(session: Session, dayStartMs: number): BoughtToday {
  const { data, error, refetch } = useQuery({
    ...shopBuysQuery(session, dayStartMs),
    retryOnMount: false,
    // A fault of ours, which no retry mends: the fallback page takes it.
    throwOnError: (thrown) => !(thrown instanceof ApiError),
  });
  return {
    count: data === undefined ? null : boughtSince(data.entries, dayStartMs),
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
