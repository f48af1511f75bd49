import { lenientRecord, timestampMs } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** The time when a tab last fetched each path. Pages don't preload paths that another tab has just fetched. */
export const fetchTimesStore = jsonValue<Readonly<Record<string, number>>>(
  "fetchTimes",
  lenientRecord(timestampMs, 100),
  {},
);

/** The number of rows of statistics and of the log that the game returns per day, according to a single source. */
export const DAILY_ROW_LIMIT = 50_000;

/** Backfills stop here: the rest is left for the log. */
export const BACKFILL_ROW_LIMIT = 45_000;

/** Rows that backfills have fetched on a day, identified by its 00:00 UTC. */
interface DailyRows {
  dayMs: number;
  rows: number;
}

const schema = z.object({
  dayMs: timestampMs,
  rows: z.number().check(z.nonnegative(), z.maximum(DAILY_ROW_LIMIT)),
});

const NONE: DailyRows = { dayMs: 0, rows: 0 };

export const dailyRowsStore = jsonValue<DailyRows>("backfillRows", schema, NONE);

const rowsOf = (todayMs: number): number => {
  const { dayMs, rows } = dailyRowsStore.get();
  return dayMs === todayMs ? rows : 0;
};

/**
 * True if backfills may fetch this many more rows today.
 * @param todayMs 00:00 UTC
 */
export const hasRowQuota = (rows: number, todayMs: number): boolean =>
  rowsOf(todayMs) + rows <= BACKFILL_ROW_LIMIT;

/** Adds rows to those fetched today. */
export function addFetchedRows(rows: number, todayMs: number) {
  dailyRowsStore.set({ dayMs: todayMs, rows: Math.min(rowsOf(todayMs) + rows, DAILY_ROW_LIMIT) });
}
