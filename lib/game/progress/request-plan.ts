import { DAY_MS } from "@/lib/common/time";
import { type StatHistory, unfetchedStats } from "@/lib/game/history/stat-history";

import { SPAN_DAYS, type SpanName } from "./series";

/** Maximum number of statistics in a call to the game. */
export const STATS_PER_CALL = 10;

/** Number of days with daily changes: those of a month. */
const DAILY_DAYS = 30;

/** Number of weeks to fetch. Before the daily readings, one reading per week is enough. */
const WEEKS = 52;

/** Statistics to request for one day. */
export interface StatRequest {
  dayMs: number;
  /** At most ten. */
  stats: readonly string[];
}

/**
 * The requests still to make: the last 30 days for the first ten followed statistics, newest first, then for the next ten, and so
 * on; then, if the year is included, one day of each week before. Values that have been requested, even gaps, aren't requested
 * again.
 */
export const planHistoryRequests = (
  history: StatHistory,
  followed: readonly string[],
  todayMs: number,
  includesYear: boolean,
): readonly StatRequest[] => [
  ...planRequests(history, followed, todayMs, DAILY),
  ...(includesYear ? planRequests(history, followed, todayMs, WEEKLY) : []),
];

/** The requests for the two days that a change lies between: two calls for ten statistics, unless they have been requested. */
export const planSpanRequests = (
  history: StatHistory,
  stats: readonly string[],
  todayMs: number,
  span: SpanName,
): readonly StatRequest[] => planRequests(history, stats, todayMs, [0, SPAN_DAYS[span]]);

const planRequests = (
  history: StatHistory,
  stats: readonly string[],
  todayMs: number,
  ages: readonly number[],
): readonly StatRequest[] =>
  Array.from({ length: Math.ceil(stats.length / STATS_PER_CALL) }, (_, at) =>
    stats.slice(at * STATS_PER_CALL, (at + 1) * STATS_PER_CALL),
  ).flatMap((ten) =>
    ages
      .map((age) => todayMs - age * DAY_MS)
      .map((dayMs) => ({ dayMs, stats: unfetchedStats(history, dayMs, ten) }))
      .filter(({ stats }) => stats.length > 0),
  );

/** Ages in days. */
const DAILY = Array.from({ length: DAILY_DAYS + 1 }, (_, age) => age);
const WEEKLY = Array.from({ length: WEEKS }, (_, at) => (at + 1) * 7).filter(
  (age) => age > DAILY_DAYS,
);
