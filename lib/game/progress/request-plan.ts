import { DAY_MS } from "@/lib/common/time";
import { type StatHistory, unfetchedStats } from "@/lib/game/history/stat-history";

import { SPAN_DAYS, type SpanName } from "./series";

/** The game takes so many statistics in a call. */
export const STATS_PER_CALL = 10;

/** As many daily changes as a month has days. */
const DAILY_DAYS = 30;

/** Back to where the daily readings begin, a reading a week is enough. */
const WEEKS = 52;

/** Statistics to request for one day. */
export interface StatRequest {
  dayMs: number;
  /** At most ten. */
  stats: readonly string[];
}

/**
 * What is to be read yet: for the first ten statistics followed the last 30 days, the newest first, then for the next ten;
 * then, if the year is wanted, one day of each week before. What is known, even as a gap, isn't asked again.
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

/** The two days that a change is between: two calls for ten statistics, where they aren't known. */
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
