import { DAY_MS, WEEK_MS } from "@/lib/common/time";
import type { StatHistory } from "@/lib/game/history/stat-history";
import type { Span } from "@/lib/game/week/span";

import type { Statistic } from "./stat-groups";

/** The value of a statistic at 00:00 UTC of a day. */
export interface StatPoint {
  dayMs: number;
  value: number;
}

/** The known values of a statistic, oldest day first. A day without a value is left out: it is a gap, not a zero. */
export const toSeries = (history: StatHistory, name: string): readonly StatPoint[] =>
  Object.entries(history)
    .flatMap(([dayMs, stats]) => {
      const value = stats[name] ?? null;
      return value === null ? [] : [{ dayMs: Number(dayMs), value }];
    })
    .sort((a, b) => a.dayMs - b.dayMs);

/** The change of a statistic between two readings. */
export interface StatChange {
  from: StatPoint;
  to: StatPoint;
  /** Null if the game has reset the statistic in between, so that the difference has no meaning. */
  amount: number | null;
}

/** The average change per day, over the whole days between the two readings. */
export const perDay = ({ from, to, amount }: StatChange): number | null =>
  amount === null ? null : (amount * DAY_MS) / (to.dayMs - from.dayMs);

/**
 * The change over a span, between the readings at its two ends. If a day has no reading, the day before or after it is used,
 * because the game may return that one. Null if an end is unknown.
 */
export function statChange(
  points: readonly StatPoint[],
  { fromMs, toMs }: Span,
  { mayFall }: Pick<Statistic, "mayFall">,
): StatChange | null {
  const from = pointAt(points, fromMs);
  const to = pointAt(points, toMs);
  if (from === undefined || to === undefined || to.dayMs <= from.dayMs) return null;
  const wasSetBack = !mayFall && falls(points, from.dayMs, to.dayMs);
  return { from, to, amount: wasSetBack ? null : to.value - from.value };
}

const pointAt = (points: readonly StatPoint[], dayMs: number) =>
  [dayMs, dayMs - DAY_MS, dayMs + DAY_MS]
    .map((at) => points.find((point) => point.dayMs === at))
    .find((point) => point !== undefined);

function falls(points: readonly StatPoint[], fromMs: number, toMs: number): boolean {
  const between = points.filter(({ dayMs }) => dayMs >= fromMs && dayMs <= toMs);
  return between.some(({ value }, at) => value < (between[at - 1]?.value ?? -Infinity));
}

/** Number of days of each span. A year is 52 weeks, so that both of its ends have a weekly reading. */
export const SPAN_DAYS = { week: 7, month: 30, year: 364 } as const;

export type SpanName = keyof typeof SPAN_DAYS;

/**
 * The first day on which the change over a span is known, if each day is fetched: the reading at its start may be a day late.
 * Null without a reading.
 */
export const changeKnownFromMs = (points: readonly StatPoint[], name: SpanName): number | null =>
  points[0] === undefined ? null : points[0].dayMs + (SPAN_DAYS[name] - 1) * DAY_MS;

/** The days of a span up to a 00:00 UTC. */
export const spanTo = (toMs: number, name: SpanName): Span => ({
  fromMs: toMs - SPAN_DAYS[name] * DAY_MS,
  toMs,
});

/** The known changes of single days, oldest first. A day without a reading at both of its ends is left out. */
export const dailyChanges = (
  points: readonly StatPoint[],
  statistic: Pick<Statistic, "mayFall">,
): readonly StatChange[] =>
  points.slice(1).flatMap((to, at) => {
    const from = points[at];
    if (from === undefined || to.dayMs - from.dayMs !== DAY_MS) return [];
    return statChange([from, to], { fromMs: from.dayMs, toMs: to.dayMs }, statistic) ?? [];
  });

/** The known changes of the weeks of seven days up to a 00:00 UTC, newest first. */
export function weeklyChanges(
  points: readonly StatPoint[],
  todayMs: number,
  statistic: Pick<Statistic, "mayFall">,
): readonly StatChange[] {
  const first = points[0];
  if (first === undefined) return [];
  const weeks = Math.ceil((todayMs - first.dayMs) / WEEK_MS);
  return Array.from({ length: weeks }, (_, back) => {
    const toMs = todayMs - back * WEEK_MS;
    return statChange(points, spanTo(toMs, "week"), statistic);
  }).filter((change) => change !== null);
}

/**
 * The change with the largest increase; of equal ones, the first, which is the newer one if the newest comes first. Null if none
 * is known, or if none is an increase.
 */
export const bestChange = (changes: readonly StatChange[]): StatChange | null =>
  changes.reduce<StatChange | null>(
    (best, change) => ((change.amount ?? 0) > (best?.amount ?? 0) ? change : best),
    null,
  );
