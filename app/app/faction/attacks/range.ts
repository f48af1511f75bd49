import { dayRange, type TypedDays } from "@/components/days/day-range";
import type { Choice } from "@/components/window/choice";
import type { TimeRange } from "@/lib/api/history/timeline";
import { DAY_MS, dayStartMs, HOUR_MS } from "@/lib/common/time";
import { formatGameDate } from "@/lib/format/days";

const LATEST = { "24h": 1, "7d": 7, "30d": 30 } as const;

export const RANGES = [
  ["24h", "Last 24 hours"],
  ["7d", "Last 7 days"],
  ["30d", "Last 30 days"],
  ["dates", "Custom dates"],
] as const satisfies readonly Choice[];

type RangeId = (typeof RANGES)[number][0];

/** A period, and how to say it within a sentence. */
interface AttackRange extends TimeRange {
  fromMs: number;
  /** Where reading starts. Changes once an hour, so that a long read isn't restarted every minute. */
  loadFromMs: number;
  text: string;
}

/**
 * The chosen period, or a sentence about why it isn't valid. Days are those of the game, the last one included. Without a
 * first day it starts today, without a last one it ends now.
 */
export function attackRange(id: RangeId, days: TypedDays, nowMs: number): AttackRange | string {
  if (id !== "dates") {
    const count = LATEST[id];
    const text = count === 1 ? "in the last 24 hours" : `in the last ${count} days`;
    const fromMs = nowMs - count * DAY_MS;
    return { fromMs, loadFromMs: Math.floor(fromMs / HOUR_MS) * HOUR_MS, text };
  }
  const range = dayRange(days, dayStartMs(nowMs), nowMs);
  if (typeof range === "string") return range;
  const { fromMs, toMs } = range;
  return { ...range, loadFromMs: fromMs, text: textOf(formatGameDate(fromMs), toMs) };
}

function textOf(firstDay: string, toMs: number | undefined): string {
  if (toMs === undefined) return `since ${firstDay}`;
  const lastDay = formatGameDate(toMs);
  return lastDay === firstDay ? `on ${firstDay}` : `from ${firstDay} to ${lastDay}`;
}
