import type { Days } from "@/lib/game/history/past-days";
import {
  bestOf,
  type Change,
  changeOver,
  perDay,
  SPAN_DAYS,
  type SpanName,
  spanTo,
  weeklyChanges,
} from "@/lib/game/progress/change";
import { type Point, seriesOf } from "@/lib/game/progress/series";
import type { Statistic } from "@/lib/game/progress/statistics";
import type { Span } from "@/lib/game/week/span";
import { DAY_MS } from "@/lib/game/time/time";

export interface ProgressRow {
  /** Its place in the list that the player follows, from 1. */
  order: number;
  statistic: Statistic;
  points: readonly Point[];
  /** The newest reading. */
  latest: Point | null;
  /** What has been added since the last 00:00 UTC; null where that or the present figure isn't known. */
  today: number | null;
  change: Change | null;
  aDay: number | null;
  /** The change of as many days before. */
  before: Change | null;
  best: Change | null;
}

/** What there is to say of each statistic, as far as it is known. */
export const progressRows = (
  statistics: readonly Statistic[],
  days: Days,
  todayMs: number,
  span: SpanName,
  now: Readonly<Record<string, number>> | undefined,
): readonly ProgressRow[] =>
  statistics.map((statistic, index) => {
    const points = seriesOf(days, statistic.name);
    const change = changeOver(points, spanTo(todayMs, span), statistic);
    const latest = points.at(-1) ?? null;
    const beforeMs = todayMs - SPAN_DAYS[span] * DAY_MS;
    return {
      order: index + 1,
      statistic,
      points,
      latest,
      today: todayOf(latest, now?.[statistic.name], todayMs),
      change,
      aDay: change === null ? null : perDay(change),
      before: changeOver(points, spanTo(beforeMs, span), statistic),
      best: bestOf(weeklyChanges(points, todayMs, statistic)),
    };
  });

const todayOf = (latest: Point | null, now: number | undefined, todayMs: number) =>
  now === undefined || latest?.dayMs !== todayMs ? null : now - latest.value;

/** The readings of a time, both ends included. */
export const inSpan = (points: readonly Point[], { fromMs, toMs }: Span) =>
  points.filter(({ dayMs }) => dayMs >= fromMs && dayMs <= toMs);
