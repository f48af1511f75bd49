import type { Days } from "@/lib/game/history/past-days";

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
