import { type StatHistory } from "@/lib/game/history/stat-history";

import { type StatGains, statGains } from "./member-week";
import type { Span } from "./span";
import type { WeekStat } from "./week-stats";

/** What a member did in the span, and in one as long before it. */
export interface PeriodComparison {
  current: StatGains;
  previous: StatGains;
}

/** As long, and right before it. */
export const previousSpan = ({ fromMs, toMs }: Span): Span => ({
  fromMs: 2 * fromMs - toMs,
  toMs: fromMs,
});

/** The same of one member's days. */
export const comparePeriods = (history: StatHistory, span: Span): PeriodComparison => ({
  current: statGains(history, span),
  previous: statGains(history, previousSpan(span)),
});

/**
 * By how many percent the sum has risen or, below 0, fallen, of those whose both spans are known; null where nobody’s are, and
 * where there was nothing before.
 */
export function changePercent(members: readonly PeriodComparison[], stat: WeekStat): number | null {
  let now = 0;
  let before = 0;
  for (const member of members) {
    const [gain, gainBefore] = [member.current[stat], member.previous[stat]];
    if (gain === undefined || gainBefore === undefined) continue;
    now += gain;
    before += gainBefore;
  }
  return before > 0 ? (100 * (now - before)) / before : null;
}
