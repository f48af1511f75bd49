import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";

import { useSession } from "@/components/session/session";
import { playerProfileQuery } from "@/lib/api/endpoints/player-profile";
import { ApiError } from "@/lib/api/transport/errors";
import type { PlayerProfile } from "@/lib/game/fight/targets";

export interface OtherNames {
  names: ReadonlyMap<number, string>;
  /** The reason why the last name couldn't be loaded. */
  error: ApiError | null;
  retry: () => void;
  /** Loads the name of a player, which is one call. */
  load: (id: number) => void;
}

/** The names of players who have left, on request: reports have only their ids. */
export function useOtherNames(): OtherNames {
  const session = useSession();
  const [ids, setIds] = useState<readonly number[]>([]);
  const { names, error, retry } = useQueries({
    queries: ids.map((id) => ({ ...playerProfileQuery(session, id), staleTime: Infinity })),
    combine: combineProfiles,
  });
  return {
    names,
    error,
    retry,
    load: (id) => {
      setIds((before) => (before.includes(id) ? before : [...before, id]));
    },
  };
}

/** Stable while the responses are the same, as the library compares the results. */
const combineProfiles = (results: readonly UseQueryResult<PlayerProfile>[]) => ({
  names: new Map(results.flatMap(({ data }) => (data ? [[data.id, data.name] as const] : []))),
  error:
    results
      .map(({ data, error }) => (data === undefined ? error : null))
      .find((error) => error instanceof ApiError) ?? null,
  retry: () => {
    for (const { error, refetch } of results) if (error !== null) void refetch();
  },
});
