import { useMemo } from "react";

import { useSession } from "@/components/session/session";
import type { StatRequest } from "@/lib/game/progress/request-plan";

import type { AddDays } from "./use-past-stats";
import { useStatReading } from "./use-stat-reading";

interface OwnReadingOptions {
  /** The number that the player's days are kept under. */
  keptAs: number;
  /** What is to be read yet. */
  days: readonly StatRequest[];
  add: AddDays;
  todayMs: number;
}

/** What has come since the last visits is read by itself; more calls than these are the player's to begin. */
const FEW = 10;

/** Reads what is not known yet of the player's own past. */
export function useOwnReading({ keptAs, days, add, todayMs }: OwnReadingOptions) {
  const { isSample } = useSession();
  const jobs = useMemo(
    () =>
      days.map((day) => ({
        ...day,
        id: `${day.dayMs} ${day.stats.join(",")}`,
        playerId: null,
        keptAs,
      })),
    [days, keptAs],
  );
  const isStarted = isSample || jobs.length <= FEW;
  return useStatReading({ jobs, add, todayMs, isStarted });
}
