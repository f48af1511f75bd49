import type { StatHistory } from "@/lib/game/history/stat-history";
import { DAY_MS } from "@/lib/game/time/time";

/** The value of a statistic at 00:00 UTC of a day. */
export interface StatPoint {
  dayMs: number;
  value: number;
}

/** What is known of a statistic, the oldest day first. A day without a value is left out: it is a gap, not a zero. */
export const toSeries = (history: StatHistory, name: string): readonly StatPoint[] =>
  Object.entries(history)
    .flatMap(([dayMs, figures]) => {
      const value = figures[name] ?? null;
      return value === null ? [] : [{ dayMs: Number(dayMs), value }];
    })
    .sort((a, b) => a.dayMs - b.dayMs);

/**
 * What each day brought between two readings, at the later one: over several days, each day's share of them. Where a sum
 * fell, the game has set it back, and there is a gap.
 */
export const dailyChanges = (points: readonly StatPoint[]): readonly StatPoint[] =>
  points.flatMap(({ dayMs, value }, at) => {
    const before = points[at - 1];
    if (before === undefined || value < before.value) return [];
    return [{ dayMs, value: ((value - before.value) * DAY_MS) / (dayMs - before.dayMs) }];
  });
