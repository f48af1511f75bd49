import { formatGameDate, parseIsoDay } from "@/lib/format/days";
import { DAY_MS } from "@/lib/game/time/time";

/** The game opened in 2004: nothing is older, and an earlier year is one that is still being typed. */
const FIRST_DAY_MS = Date.UTC(2004, 0, 1);

/** The time that the page is about. */
export interface LogRange {
  fromMs: number;
  /** Undefined: until now. */
  toMs: number | undefined;
  /** Without a first day, the log is read page by page, as far back as the player asks. */
  isPaged: boolean;
}

/**
 * The time between two days of the game, as date fields write them, the last one included; a sentence where it cannot
 * be read. Without a last day, until now.
 */
export function logRange(days: { from: string; to: string }, nowMs: number): LogRange | string {
  const fromMs = days.from === "" ? FIRST_DAY_MS : dayOfGame(days.from, nowMs);
  const toMs = days.to === "" ? undefined : dayOfGame(days.to, nowMs);
  if (fromMs === null || toMs === null) {
    return `Those days aren’t valid. Choose two between 1 Jan 2004 and today, ${formatGameDate(nowMs)}.`;
  }
  if (toMs !== undefined && toMs < fromMs) {
    return "The last day is before the first. Choose a later last day.";
  }
  return {
    fromMs,
    toMs: toMs === undefined ? undefined : toMs + DAY_MS - 1000,
    isPaged: days.from === "",
  };
}

function dayOfGame(text: string, nowMs: number): number | null {
  const ms = parseIsoDay(text);
  return ms === null || ms < FIRST_DAY_MS || ms > nowMs ? null : ms;
}
