import { DAY_MS } from "@/lib/common/time";
import { type StatHistory, wasRequested } from "@/lib/game/history/stat-history";
import {
  bestChange,
  perDay,
  SPAN_DAYS,
  type SpanName,
  spanTo,
  type StatChange,
  statChange,
  type StatPoint,
  toSeries,
  weeklyChanges,
} from "@/lib/game/progress/series";
import type { Statistic } from "@/lib/game/progress/stat-groups";
import type { Span } from "@/lib/game/week/span";

export interface ProgressRow {
  /** The statistic's position in the list of tracked statistics, from 1. */
  order: number;
  statistic: Statistic;
  points: readonly StatPoint[];
  /** True if the statistic has been requested for any day: if it has no value then, the game has none. */
  isRequested: boolean;
  /** The newest value. */
  latest: StatPoint | null;
  /** The gain since the last 00:00 UTC; null if that value or the current one is unknown. */
  today: number | null;
  change: StatChange | null;
  ratePerDay: number | null;
  /** The change in the previous period of the same length. */
  before: StatChange | null;
  best: StatChange | null;
}

/** The newest value, with today's gain if that is known; null if there is none. */
export const currentOf = ({ latest, today }: ProgressRow): number | null =>
  latest === null ? null : latest.value + (today ?? 0);

/** A row for each statistic. Values that aren't known yet are null. */
export const progressRows = (
  statistics: readonly Statistic[],
  history: StatHistory,
  todayMs: number,
  span: SpanName,
  now: Readonly<Record<string, number>> | undefined,
): readonly ProgressRow[] =>
  statistics.map((statistic, index) => {
    const points = toSeries(history, statistic.name);
    const change = statChange(points, spanTo(todayMs, span), statistic);
    const latest = points.at(-1) ?? null;
    const beforeMs = todayMs - SPAN_DAYS[span] * DAY_MS;
    return {
      order: index + 1,
      statistic,
      points,
      isRequested: wasRequested(history, statistic.name),
      latest,
      today: todayOf(latest, now?.[statistic.name], todayMs),
      change,
      ratePerDay: change === null ? null : perDay(change),
      before: statChange(points, spanTo(beforeMs, span), statistic),
      best: bestChange(weeklyChanges(points, todayMs, statistic)),
    };
  });

const todayOf = (latest: StatPoint | null, now: number | undefined, todayMs: number) =>
  now === undefined || latest?.dayMs !== todayMs ? null : now - latest.value;

/** The values within a period, both ends included. */
export const inSpan = (points: readonly StatPoint[], { fromMs, toMs }: Span) =>
  points.filter(({ dayMs }) => dayMs >= fromMs && dayMs <= toMs);
