import type { Choice } from "@/components/list/choice";
import type { TimeRange } from "@/lib/api/time-range";
import { formatGameDate, parseIsoDay } from "@/lib/format/days";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/game/time/time";

const LATEST = { "24h": 1, "7d": 7, "30d": 30 } as const;

export const RANGES = [
  ["24h", "Last 24 hours"],
  ["7d", "Last 7 days"],
  ["30d", "Last 30 days"],
  ["dates", "Choose days"],
] as const satisfies readonly Choice[];

type RangeId = (typeof RANGES)[number][0];

/** The game opened in 2004: an earlier year is one that is still being typed. */
const FIRST_DAY_MS = Date.UTC(2004, 0, 1);

const HOUR_MS = 60 * MINUTE_MS;

/** A span of time, and how a sentence goes on about it. */
interface AttackRange extends TimeRange {
  fromMs: number;
  /** From when on to read: it changes once an hour, not with each minute that a reading takes. */
  readFromMs: number;
  words: string;
}

/**
 * The time that was chosen; a sentence where it cannot be read. Days are those of the game, the last one included: no
 * first day is today, no last one until now.
 */
export function attackRange(
  id: RangeId,
  { from, to }: { from: string; to: string },
  nowMs: number,
): AttackRange | string {
  if (id !== "dates") {
    const days = LATEST[id];
    const words = days === 1 ? "in the last 24 hours" : `in the last ${days} days`;
    const fromMs = nowMs - days * DAY_MS;
    return { fromMs, readFromMs: Math.floor(fromMs / HOUR_MS) * HOUR_MS, words };
  }
  const fromMs = from === "" ? dayStartMs(nowMs) : dayOfGame(from, nowMs);
  const toMs = to === "" ? undefined : dayOfGame(to, nowMs);
  if (fromMs === null || toMs === null) {
    return `Those days aren’t valid. Choose two between 1 Jan 2004 and today, ${formatGameDate(nowMs)}.`;
  }
  const start = { fromMs, readFromMs: fromMs };
  if (toMs === undefined) return { ...start, words: `since ${formatGameDate(fromMs)}` };
  if (toMs < fromMs) return "The last day is before the first. Choose a later last day.";
  const words =
    toMs === fromMs
      ? `on ${formatGameDate(fromMs)}`
      : `from ${formatGameDate(fromMs)} to ${formatGameDate(toMs)}`;
  return { ...start, toMs: toMs + DAY_MS - 1000, words };
}

function dayOfGame(text: string, nowMs: number): number | null {
  const ms = parseIsoDay(text);
  return ms === null || ms < FIRST_DAY_MS || ms > nowMs ? null : ms;
}
