import { sum } from "@/lib/common/numbers";
import { type StatHistory, statsNear } from "@/lib/game/history/stat-history";

import { gainOf, type WeekStat } from "./member-week";
import type { Span } from "./span";

/** A member's gain in one week. */
export interface WeekGain {
  span: Span;
  gain: number;
}

/** A statistic week by week: the weeks with both ends known. */
export interface WeeklyTrend {
  /** Oldest first. */
  weeks: readonly WeekGain[];
  /** Null if no week is known. */
  best: WeekGain | null;
  worst: WeekGain | null;
  average: number | null;
}

/** One member's trend. */
export function memberTrend(
  history: StatHistory,
  spans: readonly Span[],
  stat: WeekStat,
): WeeklyTrend {
  const only = [stat];
  // A week ends where the next one begins, so each day is looked up only once.
  const values = new Map<number, number | null | undefined>();
  for (const { fromMs, toMs } of spans) {
    for (const dayMs of [fromMs, toMs]) {
      if (!values.has(dayMs)) values.set(dayMs, statsNear(history, dayMs, only)?.[stat]);
    }
  }
  const weeks = spans.flatMap((span) => {
    const gain = gainOf(stat, values.get(span.fromMs), values.get(span.toMs));
    return gain === undefined ? [] : [{ span, gain }];
  });
  return toTrend(weeks);
}

/** The average gain of the members whose week is known; their number differs from week to week. */
export function averageTrend(all: readonly WeeklyTrend[], spans: readonly Span[]): WeeklyTrend {
  const gains = new Map(spans.map(({ fromMs }) => [fromMs, [] as number[]]));
  for (const { weeks } of all) {
    for (const { span, gain } of weeks) gains.get(span.fromMs)?.push(gain);
  }
  return toTrend(
    spans.flatMap((span) => {
      const known = gains.get(span.fromMs) ?? [];
      return known.length === 0 ? [] : [{ span, gain: sum(known) / known.length }];
    }),
  );
}

/** The total gain of all members in one week, and the number of members with a known gain. */
export function weekTotal(all: readonly WeeklyTrend[], { fromMs }: Span) {
  const gains = all.flatMap(({ weeks }) =>
    weeks.filter(({ span }) => span.fromMs === fromMs).map(({ gain }) => gain),
  );
  return { sum: sum(gains), members: gains.length };
}

function toTrend(weeks: readonly WeekGain[]): WeeklyTrend {
  const sorted = weeks.toSorted((a, b) => a.span.fromMs - b.span.fromMs);
  let best: WeekGain | null = null;
  let worst: WeekGain | null = null;
  for (const week of sorted) {
    if (best === null || week.gain > best.gain) best = week;
    if (worst === null || week.gain < worst.gain) worst = week;
  }
  const gains = sorted.map(({ gain }) => gain);
  return {
    weeks: sorted,
    best,
    worst,
    average: gains.length === 0 ? null : sum(gains) / gains.length,
  };
}
