import { useQueries, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";

import { type BackfillControls, useBackfill } from "@/components/reading/use-backfill";
import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { chainReportQuery } from "@/lib/api/endpoints/faction-chain-report";
import { chainsQuery } from "@/lib/api/endpoints/faction-chains";
import type { List } from "@/lib/api/transport/wire";
import { chainHits } from "@/lib/game/treasury/chain-hits";
import { type ChainReport, chainsDuring, type PastChain } from "@/lib/game/war/chain-report";

/** The game lists this many of the last chains. */
const LISTED_CHAINS = 100;

export interface ChainHits {
  /** The list of the last chains. */
  list: OptionalResult<List<PastChain>>;
  /** The number of chains that are over and had hits in the period; null until the list has loaded. */
  chains: number | null;
  /** A time within the period before which chains aren't in the list; null if all are. */
  listedFromMs: number | null;
  /** A member's hits; null until all reports have loaded. */
  hitsOf: ((memberId: number) => number | null) | null;
  /** Loads a report for each chain, once the player starts it. */
  backfill: BackfillControls;
}

/**
 * Each member's hits in the chains since a time, from the chains' reports, which are public. They load on request: a busy faction
 * has a hundred chains a month.
 * @param fromMs null to load nothing, not even the list
 */
export function useChainHits(fromMs: number | null): ChainHits {
  const session = useSession();
  const client = useQueryClient();
  const list = useOptionalQuery({ ...chainsQuery(session), enabled: fromMs !== null });
  const entries = list.data?.entries ?? null;
  const since = useMemo(
    () =>
      fromMs === null || entries === null
        ? null
        : chainsDuring(entries, { startsAtMs: fromMs, endedAtMs: Infinity }),
    [entries, fromMs],
  );
  const reports = useQueries({
    queries: (since ?? []).map(({ id }) => ({ ...chainReportQuery(session, id), enabled: false })),
    combine: loadedReports,
  });
  const jobs = useMemo(
    () =>
      since
        ?.filter((_, index) => reports[index] === undefined)
        .map(({ id }) => ({ id: String(id), chainId: id })) ?? null,
    [since, reports],
  );
  const backfill = useBackfill({
    jobs,
    isStarted: false,
    fetchJob: async ({ chainId }) => {
      await client.query({ ...chainReportQuery(session, chainId), staleTime: "static" });
      return undefined;
    },
  });
  return {
    list,
    chains: since?.length ?? null,
    listedFromMs: fromMs === null || entries === null ? null : listedFrom(list.data, fromMs),
    hitsOf: useMemo(() => {
      const loaded = reports.flatMap((report) => report ?? []);
      return loaded.length === since?.length ? chainHits(loaded) : null;
    }, [reports, since]),
    backfill,
  };
}

/** The same array as long as the reports are the same, as the library compares the results. */
const loadedReports = (results: readonly UseQueryResult<ChainReport>[]) =>
  results.map(({ data }) => data);

/** The end of the oldest chain of a full list, if the period began before it. */
function listedFrom(list: List<PastChain> | undefined, fromMs: number): number | null {
  if (list === undefined || list.entries.length + list.dropped < LISTED_CHAINS) return null;
  const oldestMs = Math.min(...list.entries.map(({ endedAtMs }) => endedAtMs));
  return oldestMs > fromMs ? oldestMs : null;
}
