import { DAY_MS } from "@/lib/common/time";

/** Statistics at the beginning of a day, by the game's names, such as "xantaken"; null: the game was asked, and gave none. */
export type DailyStats = Readonly<Record<string, number | null>>;

/** The statistics of one player at the beginning of a day, 00:00 UTC. One that the game had no value of is absent. */
export interface DailyStatsResponse {
  dayMs: number;
  stats: Readonly<Record<string, number>>;
}

/** One player's statistics history, by 00:00 UTC of each day in epoch milliseconds, as text. */
export type StatHistory = Readonly<Record<string, DailyStats>>;

/** A day without any value: it isn't requested again. */
export const emptyDailyStats = (stats: readonly string[]): DailyStats =>
  Object.fromEntries(stats.map((stat) => [stat, null]));

/** The statistics that haven't been requested for that day yet. */
export const unfetchedStats = (
  history: StatHistory,
  dayMs: number,
  stats: readonly string[],
): readonly string[] => stats.filter((stat) => history[dayMs]?.[stat] === undefined);

/** Whether all of them have been requested for that day. */
export const isFetched = (history: StatHistory, dayMs: number, stats: readonly string[]): boolean =>
  unfetchedStats(history, dayMs, stats).length === 0;

/**
 * The days to store for a response. The API may return the day before or after the requested one; the requested day is
 * then stored as empty, so that it isn't requested again. Not so for the current day, whose values may only be late.
 */
export function daysToStore(
  requestedMs: number,
  response: DailyStatsResponse,
  todayMs: number,
  stats: readonly string[],
): StatHistory {
  const none = emptyDailyStats(stats);
  const isPast = requestedMs < todayMs;
  const isEmpty = Object.keys(response.stats).length === 0;
  if (response.dayMs === requestedMs) {
    return isEmpty && !isPast ? {} : { [requestedMs]: { ...none, ...response.stats } };
  }
  const isNear = Math.abs(response.dayMs - requestedMs) <= DAY_MS;
  return {
    [response.dayMs]: response.stats,
    ...(isPast && isNear && { [requestedMs]: none }),
  };
}

/** The statistics of a day; if it has none of these, those of the day before or after. */
export function statsNear(
  history: StatHistory,
  dayMs: number,
  stats: readonly string[],
): DailyStats | undefined {
  const statsOn = (atMs: number) => {
    const values = history[atMs];
    return stats.some((stat) => (values?.[stat] ?? null) !== null) ? values : undefined;
  };
  return statsOn(dayMs) ?? statsOn(dayMs - DAY_MS) ?? statsOn(dayMs + DAY_MS);
}
