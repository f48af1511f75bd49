import type { Gains } from "./member-week";
import type { Span } from "./span";
import type { WeekStat } from "./week-stats";

/** The least that a member should have done in seven days. */
export type Yardsticks = Readonly<Partial<Record<WeekStat, number>>>;

/** By position; "" is everyone. A position's own line goes before everyone's. */
export type YardsticksOf = Readonly<Record<string, Yardsticks>>;

/** The lines of a member in this position. */
export const yardsticksFor = (all: YardsticksOf, position: string): Yardsticks => ({
  ...all[""],
  ...all[position],
});

/** Why a member isn't measured, and until when. */
export interface Excuse {
  /** 00:00 UTC of the first day on which they are measured again. */
  untilMs: number;
  reason: string;
}

/** By member id. */
export type Excuses = Readonly<Record<string, Excuse>>;

/** The excuse that holds at the beginning of a span, if there is one. */
export function excuseAt(excuses: Excuses, memberId: number, { fromMs }: Span): Excuse | null {
  const excuse = excuses[memberId];
  return excuse !== undefined && fromMs < excuse.untilMs ? excuse : null;
}

/** A statistic under its line. */
export interface Shortfall {
  stat: WeekStat;
  gain: number;
  least: number;
}

/** Every line that somebody is under. What isn't known is not under any line. */
export function shortfalls(gains: Gains, yardsticks: Yardsticks): Shortfall[] {
  return (Object.entries(yardsticks) as [WeekStat, number][]).flatMap(([stat, least]) => {
    const gain = gains[stat];
    return gain !== undefined && gain < least ? [{ stat, gain, least }] : [];
  });
}

/** The one who did most of it, and how much; undefined if nobody did any. */
export function mostOf<Row extends { gains: Gains }>(
  rows: readonly Row[],
  stat: WeekStat,
): { row: Row; gain: number } | undefined {
  let best: { row: Row; gain: number } | undefined;
  for (const row of rows) {
    const gain = row.gains[stat] ?? 0;
    if (gain > (best?.gain ?? 0)) best = { row, gain };
  }
  return best;
}
