import type { Days } from "@/lib/game/history/past-days";
import { DAY_MS } from "@/lib/game/time/time";

/** The value of a statistic at 00:00 UTC of a day. */
export interface Point {
  dayMs: number;
  value: number;
}

/** What is known of a statistic, the oldest day first. A day without a value is left out: it is a gap, not a zero. */
export const seriesOf = (days: Days, name: string): readonly Point[] =>
  Object.entries(days)
    .flatMap(([dayMs, figures]) => {
      const value = figures[name] ?? null;
      return value === null ? [] : [{ dayMs: Number(dayMs), value }];
    })
    .sort((a, b) => a.dayMs - b.dayMs);

/**
 * What each day brought between two readings, at the later one: over several days, each day's share of them. Where a sum
 * fell, the game has set it back, and there is a gap.
 */
export const dailyOf = (points: readonly Point[]): readonly Point[] =>
  points.flatMap(({ dayMs, value }, at) => {
    const before = points[at - 1];
    if (before === undefined || value < before.value) return [];
    return [{ dayMs, value: ((value - before.value) * DAY_MS) / (dayMs - before.dayMs) }];
  });
