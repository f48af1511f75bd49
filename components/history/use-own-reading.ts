import { useMemo } from "react";

import { useStatReading } from "./use-stat-reading";
import { useSession } from "@/components/session/session";
import type { Figures } from "@/lib/game/history/past-days";
import type { DayToRead } from "@/lib/game/progress/reading-plan";

interface OwnReadingOptions {
  /** The number that the player's days are kept under. */
  keptAs: number;
  /** What is to be read yet. */
  days: readonly DayToRead[];
  add: (id: number, days: readonly (readonly [number, Figures])[]) => Promise<void>;
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
