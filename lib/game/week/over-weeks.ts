import { type Days, figuresAt } from "@/lib/game/history/past-days";

import { gainOf } from "./member-week";
import type { Span } from "./span";
import type { WeekStat } from "./week-stats";

/** What somebody did in one week. */
export interface WeekGain {
  span: Span;
  gain: number;
}

/** A statistic week by week, as far as both ends of each are known. */
export interface Weeks {
  /** Oldest first. */
  weeks: readonly WeekGain[];
  /** Null where no week is known. */
  best: WeekGain | null;
  worst: WeekGain | null;
  average: number | null;
}

/** One member's weeks. */
export function weeksOfMember(days: Days, spans: readonly Span[], stat: WeekStat): Weeks {
  const only = [stat];
  // A week ends where the next one begins.
  const figures = new Map<number, number | null | undefined>();
  for (const { fromMs, toMs } of spans) {
    for (const dayMs of [fromMs, toMs]) {
      if (!figures.has(dayMs)) figures.set(dayMs, figuresAt(days, dayMs, only)?.[stat]);
    }
  }
  const weeks = spans.flatMap((span) => {
    const gain = gainOf(stat, figures.get(span.fromMs), figures.get(span.toMs));
    return gain === undefined ? [] : [{ span, gain }];
  });
  return summed(weeks);
}

/** What a member did on average, of those whose week is known: how many are differs from week to week. */
export function weeksOfAll(all: readonly Weeks[], spans: readonly Span[]): Weeks {
  const gains = new Map(spans.map(({ fromMs }) => [fromMs, [] as number[]]));
  for (const { weeks } of all) {
    for (const { span, gain } of weeks) gains.get(span.fromMs)?.push(gain);
  }
  return summed(
    spans.flatMap((span) => {
      const known = gains.get(span.fromMs) ?? [];
      return known.length === 0 ? [] : [{ span, gain: total(known) / known.length }];
    }),
  );
}

/** What all did together in one week, and how many of them are known. */
export function togetherIn(all: readonly Weeks[], { fromMs }: Span) {
  const gains = all.flatMap(({ weeks }) =>
    weeks.filter(({ span }) => span.fromMs === fromMs).map(({ gain }) => gain),
  );
  return { sum: total(gains), members: gains.length };
}

function summed(weeks: readonly WeekGain[]): Weeks {
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
    average: gains.length === 0 ? null : total(gains) / gains.length,
  };
}

const total = (gains: readonly number[]) => gains.reduce((sum, gain) => sum + gain, 0);
