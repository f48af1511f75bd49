import { useEffect } from "react";

import type { useStatHistory } from "@/components/history/use-stat-history";
import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { contributorsQuery } from "@/lib/api/endpoints/faction-contributors";
import type { List } from "@/lib/api/transport/wire";
import { isFetched } from "@/lib/game/history/stat-history";
import type { Contributor, ContributorStat } from "@/lib/game/week/member-week";

/** The sums of all members since they joined, including former members. Each stat takes one call. */
export type ContributorTotals = Readonly<
  Record<ContributorStat, OptionalResult<List<Contributor>>>
>;

export function useContributorTotals(): ContributorTotals {
  const session = useSession();
  return {
    gymenergy: useOptionalQuery(contributorsQuery(session, "gymenergy")),
    medicalitemsused: useOptionalQuery(contributorsQuery(session, "medicalitemsused")),
    drugoverdoses: useOptionalQuery(contributorsQuery(session, "drugoverdoses")),
    criminaloffences: useOptionalQuery(contributorsQuery(session, "criminaloffences")),
  };
}

interface SnapshotOptions extends ReturnType<typeof useStatHistory> {
  totals: ContributorTotals;
  todayMs: number;
}

/** Stores each member's sum up to today, once a day, since the game has no history of it. */
export function useSnapshot(
  stat: ContributorStat,
  { totals, histories, addDailyStats, todayMs }: SnapshotOptions,
) {
  const { isSample } = useSession();
  const contributors = totals[stat].data?.entries;
  useEffect(() => {
    if (contributors === undefined || histories === null || isSample) return;
    const isKept = (id: number) => isFetched(histories.get(id) ?? {}, todayMs, [stat]);
    const missing = contributors.filter(({ playerId, isMember }) => isMember && !isKept(playerId));
    if (missing.length === 0) return;
    void addDailyStats(
      new Map(missing.map(({ playerId, value }) => [playerId, { [todayMs]: { [stat]: value } }])),
    );
  }, [stat, contributors, histories, addDailyStats, todayMs, isSample]);
}
