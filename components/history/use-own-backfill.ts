import { useMemo } from "react";

import { useSession } from "@/components/session/session";
import type { StatRequest } from "@/lib/game/progress/request-plan";

import { useStatBackfill } from "./use-stat-backfill";
import type { AddDailyStats } from "./use-stat-history";

interface OwnBackfillOptions {
  /** The player's id, under which the days are saved. */
  storedUnder: number;
  /** The days that are still to be loaded. */
  days: readonly StatRequest[];
  addDailyStats: AddDailyStats;
  todayMs: number;
  /** True if even a short backfill starts only on request. */
  isOnRequest?: boolean;
}

/** A backfill of up to this many calls starts automatically; the player starts a longer backfill with a button. */
const MAX_AUTOMATIC_JOBS = 10;

/** Loads the player's own missing days. */
export function useOwnBackfill({
  storedUnder,
  days,
  addDailyStats,
  todayMs,
  isOnRequest = false,
}: OwnBackfillOptions) {
  const { isSample } = useSession();
  const jobs = useMemo(
    () =>
      days.map((day) => ({
        ...day,
        id: `${day.dayMs} ${day.stats.join(",")}`,
        playerId: null,
        storedUnder,
      })),
    [days, storedUnder],
  );
  const isStarted = isSample || (!isOnRequest && jobs.length <= MAX_AUTOMATIC_JOBS);
  return useStatBackfill({ jobs, addDailyStats, todayMs, isStarted });
}
