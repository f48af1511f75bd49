import { type BackfillControls, useBackfill } from "@/components/reading/use-backfill";
import { useSession } from "@/components/session/session";
import { fetchDailyStats } from "@/lib/api/endpoints/personal-stats";
import type { Job } from "@/lib/api/transport/backfill";
import { ApiError } from "@/lib/api/transport/errors";
import { formatWhole } from "@/lib/format/numbers";
import { daysToStore, emptyDailyStats } from "@/lib/game/history/stat-history";
import {
  addFetchedRows,
  BACKFILL_ROW_LIMIT,
  DAILY_ROW_LIMIT,
  hasRowQuota,
} from "@/lib/store/account/fetch-usage";

import type { AddDailyStats } from "./use-stat-history";

/** One call: some statistics of a player on a past day. */
export interface StatJob extends Job {
  /** Null for the player's own statistics, including private ones. */
  playerId: number | null;
  /** The player's id, under which the statistics are saved. */
  storedUnder: number;
  /** At most ten. */
  stats: readonly string[];
  /** 00:00 UTC. */
  dayMs: number;
}

interface RetryJob extends StatJob {
  /** The earliest time of the call, by the clock of `performance.now()`. */
  notBeforeMs?: number;
}

interface StatBackfillOptions {
  /** The calls that are still to be made, in order. Null while they are unknown. */
  jobs: readonly StatJob[] | null;
  addDailyStats: AddDailyStats;
  todayMs: number;
  isStarted: boolean;
}

/** The game's code for a player who doesn't exist. */
const NO_SUCH_PLAYER = 6;

/** The game may repeat a response within this time. */
const REPEATS_MS = 30_000;

/**
 * Loads past days within the call limit of backfills, and counts their rows towards the daily limit. If the game returns another
 * day, the right day is requested once more, half a minute later and after all others. After that it stays a gap.
 */
export function useStatBackfill({
  jobs,
  addDailyStats,
  todayMs,
  isStarted,
}: StatBackfillOptions): BackfillControls {
  const session = useSession();

  async function fetchJob(job: RetryJob, signal: AbortSignal): Promise<RetryJob | undefined> {
    const { id, playerId, storedUnder, stats, dayMs, notBeforeMs } = job;
    if (!session.isSample && !hasRowQuota(stats.length, todayMs)) throw rowsAreUp();
    if (notBeforeMs !== undefined) await until(notBeforeMs, signal);
    try {
      const response = await fetchDailyStats(session, { playerId, stats, dayMs }, signal);
      const rows = Object.values(response).flatMap(Object.keys).length;
      if (!session.isSample) addFetchedRows(rows, todayMs);
      if (!(dayMs in response) && dayMs < todayMs && notBeforeMs === undefined) {
        return { ...job, id: `${id} again`, notBeforeMs: performance.now() + REPEATS_MS };
      }
      await addDailyStats(new Map([[storedUnder, daysToStore(dayMs, response, todayMs, stats)]]));
    } catch (reason) {
      if (!(reason instanceof ApiError && reason.code === NO_SUCH_PLAYER)) throw reason;
      await addDailyStats(new Map([[storedUnder, { [dayMs]: emptyDailyStats(stats) }]]));
    }
    return undefined;
  }

  return useBackfill({ jobs, fetchJob, isStarted });
}

const rowsAreUp = () =>
  new ApiError(
    "daily-limit",
    `we load at most ${formatWhole(BACKFILL_ROW_LIMIT)} of the ${formatWhole(DAILY_ROW_LIMIT)} rows allowed per day and keep the rest for your log`,
  );

/** Resolves at `atMs` on the clock of `performance.now()`. Rejects with the signal's reason if it is aborted before. */
const until = (atMs: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, Math.max(0, atMs - performance.now()));
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
