import { useEffect } from "react";

import type { useStatHistory } from "@/components/history/use-stat-history";
import { useSession } from "@/components/session/session";
import { isFetched } from "@/lib/game/history/stat-history";
import type { ContributorStat } from "@/lib/game/week/week-stats";

import type { ContributorTotals } from "./use-contributor-totals";

interface SnapshotOptions extends ReturnType<typeof useStatHistory> {
  sums: ContributorTotals;
  todayMs: number;
}

/** Keeps a sum of each member up to today, once a day, since the game gives no past of it. */
export function useSnapshot(
  stat: ContributorStat,
  { sums, histories, addDailyStats, todayMs }: SnapshotOptions,
) {
  const { isSample } = useSession();
  const contributors = sums[stat].data?.entries;
  useEffect(() => {
    if (contributors === undefined || histories === null || isSample) return;
    const isKept = (id: number) => isFetched(histories.get(id) ?? {}, todayMs, [stat]);
    const missing = contributors.filter(({ playerId, isMember }) => isMember && !isKept(playerId));
    if (missing.length === 0) return;
    void addDailyStats(
      new Map(missing.map(({ playerId, value }) => [playerId, [[todayMs, { [stat]: value }]]])),
    );
  }, [stat, contributors, histories, addDailyStats, todayMs, isSample]);
}
