import { useMemo } from "react";

import { useStatBackfill } from "@/components/history/use-stat-backfill";
import type { AddDailyStats } from "@/components/history/use-stat-history";
import { useSession } from "@/components/session/session";
import type { Member } from "@/lib/game/faction/member";
import { type StatHistory, isFetched } from "@/lib/game/history/stat-history";
import { PERSONAL_STATS, WEEK_STATS } from "@/lib/game/week/member-week";

interface WeekBackfillOptions {
  members: readonly Member[];
  /** Null until this browser has been looked through: nothing is asked before. */
  known: ReadonlyMap<number, StatHistory> | null;
  add: AddDailyStats;
  /** The days that are compared, those to be read first on top. */
  ends: readonly number[];
  /** Whether the member was there, so that the day says something. */
  isThere: (member: Member, dayMs: number) => boolean;
  todayMs: number;
}

/**
 * How many members are read at one end before the same ones at the other: a player's two days are then asked half a minute
 * apart, since the game may answer sooner with the first one twice.
 */
const TOGETHER = 30;

/** Reads what is not known yet of the ends, so many members at a time that the first answers come early. */
export function useWeekBackfill({
  members,
  known,
  add: addDailyStats,
  ends,
  isThere,
  todayMs,
}: WeekBackfillOptions) {
  const { isSample } = useSession();
  // The sample’s past has the snapshots too that a leader’s visits would have kept.
  const stats = isSample ? WEEK_STATS : PERSONAL_STATS;
  const jobs = useMemo(() => {
    if (known === null) return [];
    const open = [];
    for (let from = 0; from < members.length; from += TOGETHER) {
      const some = members.slice(from, from + TOGETHER);
      for (const dayMs of ends) {
        for (const member of some) {
          const { id } = member;
          if (!isThere(member, dayMs) || isFetched(known.get(id) ?? {}, dayMs, stats)) continue;
          open.push({ id: `${id} ${dayMs}`, playerId: id, storedUnder: id, stats, dayMs });
        }
      }
    }
    return open;
  }, [members, known, ends, isThere, stats]);

  // Hundreds of calls are the player's to begin; the sample data makes none.
  return useStatBackfill({ jobs, addDailyStats, todayMs, isStarted: isSample });
}
