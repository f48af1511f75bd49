import { DAY_MS } from "@/lib/game/time/time";

import type { StatsOfDay } from "./stats-of-day";

/** Statistics at the beginning of a day; null: the game was asked, and gave none. */
export type Figures = Readonly<Record<string, number | null>>;

/** What is known of a player's past, by 00:00 UTC of each day in epoch milliseconds, as text. */
export type Days = Readonly<Record<string, Figures>>;

/** What was read of a player, day by day: 00:00 UTC in epoch milliseconds, and the figures at that moment. */
export type DaysRead = readonly (readonly [dayMs: number, figures: Figures])[];

/** A day that the game has no figures of: nobody has to ask again. */
export const nothingToRead = (stats: readonly string[]): Figures =>
  Object.fromEntries(stats.map((stat) => [stat, null]));

/** Those that the game hasn't been asked for yet, whatever it gave. */
export const unreadOf = (days: Days, dayMs: number, stats: readonly string[]): readonly string[] =>
  stats.filter((stat) => days[dayMs]?.[stat] === undefined);

/** Whether the game has been asked for all of them. */
export const isRead = (days: Days, dayMs: number, stats: readonly string[]): boolean =>
  unreadOf(days, dayMs, stats).length === 0;

/**
 * What to keep of an answer, day by day. The game may answer with the day before or after the one asked for: then
 * the one asked for is noted as asked, so that it isn't again. The new day may only be late, and is asked again.
 */
export function toKeep(
  askedMs: number,
  answer: StatsOfDay,
  todayMs: number,
  stats: readonly string[],
): DaysRead {
  const none = nothingToRead(stats);
  const isPast = askedMs < todayMs;
  const isEmpty = Object.keys(answer.values).length === 0;
  if (answer.dayMs === askedMs) {
    return isEmpty && !isPast ? [] : [[askedMs, { ...none, ...answer.values }]];
  }
  const isNear = Math.abs(answer.dayMs - askedMs) <= DAY_MS;
  return [
    [answer.dayMs, answer.values],
    ...(isPast && isNear ? [[askedMs, none] as [number, Figures]] : []),
  ];
}

/** The figures of a day, or where the game answered with another, those of the day before or after. */
export function figuresAt(
  days: Days,
  dayMs: number,
  stats: readonly string[],
): Figures | undefined {
  const known = (atMs: number) => {
    const figures = days[atMs];
    return stats.some((stat) => (figures?.[stat] ?? null) !== null) ? figures : undefined;
  };
  return known(dayMs) ?? known(dayMs - DAY_MS) ?? known(dayMs + DAY_MS);
}
