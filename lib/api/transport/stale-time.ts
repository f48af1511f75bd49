/** Time before an automatic refetch, in ms: `staleTime` of all queries. */
export const STALE_TIME_MS = 60_000;
