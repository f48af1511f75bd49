import { useMemo } from "react";

import { useSession } from "@/components/session/session";
import type { StatRequest } from "@/lib/game/progress/request-plan";

import { useStatBackfill } from "./use-stat-backfill";
import type { AddDailyStats } from "./use-stat-history";

interface OwnBackfillOptions {
  /** The number that the player's days are kept under. */
  storedUnder: number;
  /** What is to be read yet. */
  days: readonly StatRequest[];
  addDailyStats: AddDailyStats;
  todayMs: number;
}

/** Up to this many calls start without being asked; the player starts a longer backfill with a button. */
const MAX_AUTOMATIC_JOBS = 10;

/** Reads what is not known yet of the player's own past. */
export function useOwnBackfill({ storedUnder, days, addDailyStats, todayMs }: OwnBackfillOptions) {
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
  const isStarted = isSample || jobs.length <= MAX_AUTOMATIC_JOBS;
  return useStatBackfill({ jobs, addDailyStats, todayMs, isStarted });
}
