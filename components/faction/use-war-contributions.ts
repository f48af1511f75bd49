import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";

import { useOwnFaction } from "@/components/faction/use-own-faction";
import type { MissingResponse } from "@/components/feedback/retry-advice";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { chainReportQuery } from "@/lib/api/endpoints/faction-chain-report";
import { chainsQuery } from "@/lib/api/endpoints/faction-chains";
import { warReportQuery } from "@/lib/api/endpoints/faction-war-report";
import { ApiError } from "@/lib/api/transport/errors";
import { type Contribution, warContributions } from "@/lib/game/treasury/contributions";
import { chainsDuring } from "@/lib/game/war/chain-report";
import type { ReportSide } from "@/lib/game/war/report";

/** A ranked war that is over. */
export interface FinishedWar {
  id: number;
  startsAtMs: number;
  endedAtMs: number;
}

interface WarContributions {
  /** The faction's side of the report; null until it has loaded. */
  own: ReportSide | null;
  /** Each member's part; null until the report has loaded. */
  contributions: readonly Contribution[] | null;
  /** True once the reports of all chains during the war have loaded, too. */
  isWhole: boolean;
  /** True until each of the calls has succeeded or failed. */
  isLoading: boolean;
  report: MissingResponse;
  chains: MissingResponse;
  chainReports: MissingResponse;
}

/** Each member's contribution by the report of a war and those of its chains. @param war null to load nothing */
export function useWarContributions(war: FinishedWar | null): WarContributions {
  const session = useSession();
  const factionId = useOwnFaction()?.id ?? null;
  const enabled = war !== null;
  const report = useOptionalQuery({ ...warReportQuery(session, war?.id ?? 0), enabled });
  const chains = useOptionalQuery({ ...chainsQuery(session), enabled });
  const during = useMemo(
    () => (war !== null && chains.data ? chainsDuring(chains.data.entries, war) : null),
    [war, chains.data],
  );
  const reports = useQueries({
    queries: (during ?? []).map(({ id }) => chainReportQuery(session, id)),
    combine: (results) => ({
      data: results.flatMap(({ data }) => data ?? []),
      error: results.map(({ error }) => error).find((error) => error instanceof ApiError) ?? null,
      retry: () => {
        for (const { error, refetch } of results) if (error !== null) void refetch();
      },
    }),
  });
  const own = report.data?.sides.find(({ id }) => id === factionId) ?? null;
  const isWhole = during !== null && reports.data.length === during.length;
  const isLoading =
    enabled &&
    ([report, chains].some(({ data, error }) => data === undefined && error === null) ||
      (during !== null && !isWhole && reports.error === null));
  const contributions = useMemo(
    () => (own === null ? null : warContributions(own, isWhole ? reports.data : null)),
    [own, isWhole, reports.data],
  );
  return {
    own,
    contributions,
    isWhole,
    isLoading,
    report: { ...report, path: "faction/{rankedWarId}/rankedwarreport" },
    chains: { ...chains, path: "faction/chains" },
    chainReports: {
      error: reports.error,
      retry: reports.retry,
      path: "faction/{chainId}/chainreport",
    },
  };
}
