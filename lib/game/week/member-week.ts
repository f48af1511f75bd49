import { type Days, figuresAt, isRead } from "@/lib/game/history/past-days";
import { DAY_MS } from "@/lib/game/time/time";

import type { Span } from "./span";
import {
  mayFall,
  READ_STATS,
  SUM_STATS,
  type SumStat,
  WEEK_STATS,
  type WeekStat,
} from "./week-stats";

/** What a statistic grew by; absent where an end is not known. */
export type Gains = Readonly<Partial<Record<WeekStat, number>>>;

export interface MemberWeek {
  /**
   * "joined": came after the beginning, so that there is nothing to compare; "unread": an end is still to be read;
   * "hidden": the game gives no figures of this player.
   */
  state: "compared" | "joined" | "unread" | "hidden";
  gains: Gains;
}

/** Whether a member came after the beginning of the span; not if it isn't known how long they have been there. */
export const joinedDuring = (
  { daysInFaction }: { daysInFaction: number | null },
  { fromMs }: Span,
  todayMs: number,
): boolean => daysInFaction !== null && todayMs - daysInFaction * DAY_MS > fromMs;

/** The statistic's difference; undefined where an end is not known, or where the game has set it back. */
export function gainOf(
  stat: WeekStat,
  from: number | null | undefined,
  to: number | null | undefined,
): number | undefined {
  if (typeof from !== "number" || typeof to !== "number") return undefined;
  return to < from && !mayFall(stat) ? undefined : to - from;
}

/** What a member did between the two ends, as far as both are known. */
export function memberWeek(
  member: { daysInFaction: number | null },
  days: Days,
  span: Span,
  todayMs: number,
): MemberWeek {
  if (joinedDuring(member, span, todayMs)) return { state: "joined", gains: {} };
  const gains = gainsBetween(days, span);
  if (bothEnds(days, span) !== undefined) return { state: "compared", gains };
  const isAsked = isRead(days, span.fromMs, READ_STATS) && isRead(days, span.toMs, READ_STATS);
  return { state: isAsked ? "hidden" : "unread", gains };
}

/** What each statistic grew by between the two ends, as far as both are known. */
export function gainsBetween(days: Days, span: Span): Gains {
  const gains: Partial<Record<WeekStat, number>> = {};
  const ends = bothEnds(days, span);
  for (const stat of READ_STATS) {
    const gain = gainOf(stat, ends?.from[stat], ends?.to[stat]);
    if (gain !== undefined) gains[stat] = gain;
  }
  for (const stat of SUM_STATS) {
    const gain = gainOf(
      stat,
      sumAt(days, span.fromMs, stat, span),
      sumAt(days, span.toMs, stat, span),
    );
    if (gain !== undefined) gains[stat] = gain;
  }
  return gains;
}

function bothEnds(days: Days, span: Span) {
  const from = figuresAt(days, span.fromMs, READ_STATS);
  const to = figuresAt(days, span.toMs, READ_STATS);
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** The sum that was kept on that day; in a week or more, also that of the day beside it. */
function sumAt(days: Days, dayMs: number, stat: SumStat, { fromMs, toMs }: Span) {
  const isLong = toMs - fromMs >= 7 * DAY_MS;
  const figures = isLong ? figuresAt(days, dayMs, [stat]) : days[dayMs];
  return figures?.[stat];
}

/** What all of them did together; a statistic that nobody's figures tell is absent. */
export function sumOfGains(all: readonly Gains[]): Gains {
  const sums: Partial<Record<WeekStat, number>> = {};
  for (const gains of all) {
    for (const stat of WEEK_STATS) {
      const gain = gains[stat];
      if (gain !== undefined) sums[stat] = (sums[stat] ?? 0) + gain;
    }
  }
  return sums;
}
