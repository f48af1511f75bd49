import { useMemo } from "react";

import { useStatBackfill } from "@/components/history/use-stat-backfill";
import type { AddDailyStats } from "@/components/history/use-stat-history";
import { useSession } from "@/components/session/session";
import type { Member } from "@/lib/game/faction/member";
import { type StatHistory, isFetched } from "@/lib/game/history/stat-history";
import { PERSONAL_STATS, WEEK_STATS } from "@/lib/game/week/member-week";

interface WeekBackfillOptions {
  members: readonly Member[];
  /** Null while the stored history is loading: nothing is requested meanwhile. */
  histories: ReadonlyMap<number, StatHistory> | null;
  addDailyStats: AddDailyStats;
  /** The days to compare, in loading order. */
  ends: readonly number[];
  /** Returns true if the member was in the faction on that day. */
  isInFaction: (member: Member, dayMs: number) => boolean;
  todayMs: number;
}

/**
 * The number of members that load for one day before the same members load for the next day. A player's two days are then
 * requested half a minute apart: the game may answer an earlier second request with the first day's stats.
 */
const GROUP_SIZE = 30;

/** Loads the missing stats on the days to compare, a group of members at a time, so that the first rows are complete early. */
export function useWeekBackfill({
  members,
  histories,
  addDailyStats,
  ends,
  isInFaction,
  todayMs,
}: WeekBackfillOptions) {
  const { isSample } = useSession();
  // The sample data also has the snapshots that a leader’s visits would have stored.
  const stats = isSample ? WEEK_STATS : PERSONAL_STATS;
  const jobs = useMemo(() => {
    if (histories === null) return null;
    const open = [];
    for (let from = 0; from < members.length; from += GROUP_SIZE) {
      const group = members.slice(from, from + GROUP_SIZE);
      for (const dayMs of ends) {
        for (const member of group) {
          const { id } = member;
          const isMissing = !isFetched(histories.get(id) ?? {}, dayMs, stats);
          if (!isMissing || !isInFaction(member, dayMs)) continue;
          open.push({ id: `${id} ${dayMs}`, playerId: id, storedUnder: id, stats, dayMs });
        }
      }
    }
    return open;
  }, [members, histories, ends, isInFaction, stats]);

  // Only the player starts a load of hundreds of calls. The sample data makes no calls, so it starts automatically.
  return useStatBackfill({ jobs, addDailyStats, todayMs, isStarted: isSample });
}
