import { useEffect } from "react";

import type { usePastStats } from "@/components/history/use-past-stats";
import { useSession } from "@/components/session/session";
import { isFetched } from "@/lib/game/history/stat-history";
import type { ContributorStat } from "@/lib/game/week/week-stats";

import type { Sums } from "./use-sums";

interface SnapshotOptions extends ReturnType<typeof usePastStats> {
  sums: Sums;
  todayMs: number;
}

/** Keeps a sum of each member up to today, once a day, since the game gives no past of it. */
export function useSnapshot(stat: ContributorStat, { sums, known, add, todayMs }: SnapshotOptions) {
  const { isSample } = useSession();
  const contributors = sums[stat].data?.entries;
  useEffect(() => {
    if (contributors === undefined || known === null || isSample) return;
    const isKept = (id: number) => isFetched(known.get(id) ?? {}, todayMs, [stat]);
    const missing = contributors.filter(({ playerId, isMember }) => isMember && !isKept(playerId));
    if (missing.length === 0) return;
    void add(
      new Map(missing.map(({ playerId, value }) => [playerId, [[todayMs, { [stat]: value }]]])),
    );
  }, [stat, contributors, known, add, todayMs, isSample]);
}
