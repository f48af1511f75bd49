import { useEffect } from "react";

import type { usePastStats } from "@/components/history/use-past-stats";
import { useSession } from "@/components/session/session";
import { isRead } from "@/lib/game/history/past-days";
import type { SumStat } from "@/lib/game/week/week-stats";

import type { Sums } from "./use-sums";

interface SnapshotOptions extends ReturnType<typeof usePastStats> {
  sums: Sums;
  todayMs: number;
}

/** Keeps a sum of each member up to today, once a day, since the game gives no past of it. */
export function useSnapshot(stat: SumStat, { sums, known, add, todayMs }: SnapshotOptions) {
  const { isSample } = useSession();
  const contributors = sums[stat].data?.entries;
  useEffect(() => {
    if (contributors === undefined || known === null || isSample) return;
    for (const { playerId, value, isMember } of contributors) {
      const isKept = isRead(known.get(playerId) ?? {}, todayMs, [stat]);
      if (isMember && !isKept) void add(playerId, [[todayMs, { [stat]: value }]]);
    }
  }, [stat, contributors, known, add, todayMs, isSample]);
}
