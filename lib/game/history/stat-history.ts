import { DAY_MS } from "@/lib/common/time";

/** Statistics at the beginning of a day, by the game's names, such as "xantaken"; null if requested and the game gave none. */
export type DailyStats = Readonly<Record<string, number | null>>;

/** One player's statistics history, by 00:00 UTC of each day in epoch milliseconds, as text. */
export type StatHistory = Readonly<Record<string, DailyStats>>;

/** The statistics of a day without any value, which isn't requested again. */
export const emptyDailyStats = (names: readonly string[]): DailyStats =>
  Object.fromEntries(names.map((name) => [name, null]));

/** The statistics that haven't been requested for that day yet. */
export const unfetchedStats = (
  history: StatHistory,
  dayMs: number,
  names: readonly string[],
): readonly string[] => names.filter((name) => history[dayMs]?.[name] === undefined);

/** True if a statistic has been requested for any day, with any response. */
export const wasRequested = (history: StatHistory, name: string): boolean =>
  Object.values(history).some((stats) => stats[name] !== undefined);

/** True if all of them have been requested for that day. */
export const isFetched = (history: StatHistory, dayMs: number, names: readonly string[]): boolean =>
  unfetchedStats(history, dayMs, names).length === 0;

/**
 * The days to store for a response of one day. The API may return the day before or after the requested one; the requested day is
 * then stored as empty, so that it isn't requested again. The current day isn't: its values may only be late.
 */
export function daysToStore(
  requestedMs: number,
  response: StatHistory,
  todayMs: number,
  names: readonly string[],
): StatHistory {
  const none = emptyDailyStats(names);
  const isPast = requestedMs < todayMs;
  const stats = response[requestedMs];
  if (stats !== undefined) {
    const isEmpty = Object.keys(stats).length === 0;
    return isEmpty && !isPast ? {} : { [requestedMs]: { ...none, ...stats } };
  }
  const isNear = requestedMs - DAY_MS in response || requestedMs + DAY_MS in response;
  return { ...response, ...(isPast && isNear && { [requestedMs]: none }) };
}

/** The statistics of a day; undefined if it has none of these. */
export function statsOn(
  history: StatHistory,
  dayMs: number,
  names: readonly string[],
): DailyStats | undefined {
  const stats = history[dayMs];
  return names.some((name) => (stats?.[name] ?? null) !== null) ? stats : undefined;
}

/** The statistics of a day; if it has none of these, those of the day before or after. */
export const statsNear = (
  history: StatHistory,
  dayMs: number,
  names: readonly string[],
): DailyStats | undefined =>
  statsOn(history, dayMs, names) ??
  statsOn(history, dayMs - DAY_MS, names) ??
  statsOn(history, dayMs + DAY_MS, names);
