import { type Days } from "@/lib/game/history/past-days";

import { type Gains, gainsBetween } from "./member-week";
import type { Span } from "./span";
import type { WeekStat } from "./week-stats";

/** What a member did in the span, and in one as long before it. */
export interface BothSpans {
  now: Gains;
  before: Gains;
}

/** As long, and right before it. */
export const spanBefore = ({ fromMs, toMs }: Span): Span => ({
  fromMs: 2 * fromMs - toMs,
  toMs: fromMs,
});

/** The same of one member's days. */
export const bothSpans = (days: Days, span: Span): BothSpans => ({
  now: gainsBetween(days, span),
  before: gainsBetween(days, spanBefore(span)),
});

/**
 * By how many percent the sum has risen or, below 0, fallen, of those whose both spans are known; null where nobody’s are, and
 * where there was nothing before.
 */
export function changePercent(members: readonly BothSpans[], stat: WeekStat): number | null {
  let now = 0;
  let before = 0;
  for (const member of members) {
    const [gain, gainBefore] = [member.now[stat], member.before[stat]];
    if (gain === undefined || gainBefore === undefined) continue;
    now += gain;
    before += gainBefore;
  }
  return before > 0 ? (100 * (now - before)) / before : null;
}
