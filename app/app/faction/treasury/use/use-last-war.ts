import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";

import { useOwnFaction } from "@/components/faction/use-own-faction";
import type { MissingPart } from "@/components/feedback/failed-calls";
import {
  useOptionalQuery,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { chainReportQuery } from "@/lib/api/endpoints/faction-chain-report";
import { chainsQuery } from "@/lib/api/endpoints/faction-chains";
import { rankedWarsQuery } from "@/lib/api/endpoints/faction-ranked-wars";
import { warReportQuery } from "@/lib/api/endpoints/faction-war-report";
import { ApiError } from "@/lib/api/transport/errors";
import { type Contribution, warContributions } from "@/lib/game/treasury/contributions";
import { chainsDuring } from "@/lib/game/war/chain-report";
import { sidesOf } from "@/lib/game/war/ranked-war";

/** The faction's last ranked war that is over. */
export interface LastWar {
  startsAtMs: number;
  endedAtMs: number;
  enemy: string;
}

interface LastWarResult {
  /** Null if there was none, or if the wars can't be loaded. */
  war: LastWar | null;
  /** The members' contributions to it; null until its report has loaded. */
  contributions: readonly Contribution[] | null;
  missing: readonly MissingPart[];
}

/** The last war, and what its report and the reports of its chains say of each member. @param isOn false to load no reports */
export function useLastWar(isOn: boolean): LastWarResult {
  const session = useSession();
  const factionId = useOwnFaction()?.id ?? null;
  const wars = useOptionalSuspenseQuery(rankedWarsQuery(session));
  const last = wars.data?.entries.find(({ endedAtMs }) => endedAtMs !== null);
  const endedAtMs = last?.endedAtMs ?? null;
  const war = useMemo(
    () =>
      last === undefined || endedAtMs === null
        ? null
        : {
            startsAtMs: last.startsAtMs,
            endedAtMs,
            enemy: sidesOf(last, factionId)?.enemy.name ?? "",
          },
    [last, endedAtMs, factionId],
  );
  const isWanted = isOn && last !== undefined;
  const report = useOptionalQuery({
    ...warReportQuery(session, last?.id ?? 0),
    enabled: isWanted,
  });
  const chains = useOptionalQuery({ ...chainsQuery(session), enabled: isWanted });
  const during = useMemo(
    () => (war && chains.data ? chainsDuring(chains.data.entries, war) : null),
    [war, chains.data],
  );
  const reports = useQueries({
    queries: (isWanted ? (during ?? []) : []).map(({ id }) => chainReportQuery(session, id)),
    combine: (results) => ({
      data: results.flatMap(({ data }) => data ?? []),
      error: results.map(({ error }) => error).find((error) => error instanceof ApiError) ?? null,
      retry: () => {
        for (const { error, refetch } of results) if (error !== null) void refetch();
      },
    }),
  });
  const contributions = useMemo(() => {
    const own = report.data?.sides.find(({ id }) => id === factionId);
    if (own === undefined) return null;
    const areAll = during !== null && reports.data.length === during.length;
    return warContributions(own, areAll ? reports.data : null);
  }, [report.data, factionId, during, reports.data]);
  return {
    war,
    contributions,
    missing: [
      { ...wars, path: "faction/rankedwars", text: "Couldn’t load your wars." },
      {
        ...report,
        path: "faction/{rankedWarId}/rankedwarreport",
        text: "Couldn’t load the war’s report, so attacks are unknown.",
      },
      {
        ...chains,
        path: "faction/chains",
        text: "Couldn’t load your chains, so attacks are unknown.",
      },
      {
        error: reports.error,
        retry: reports.retry,
        path: "faction/{chainId}/chainreport",
        text: "Couldn’t load all chain reports, so attacks are unknown.",
      },
    ],
  };
}
