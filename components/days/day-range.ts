import { useUrlText } from "@/components/window/use-url-text";
import { DAY_MS } from "@/lib/common/time";
import { formatGameDate, parseIsoDay } from "@/lib/format/days";

/** The game opened in 2004, so an earlier year is still being typed. */
export const FIRST_DAY_MS = Date.UTC(2004, 0, 1);

/** Two days of the game in the format of date fields ("2026-11-26"), or empty. */
export interface TypedDays {
  from: string;
  to: string;
}

interface DayRange {
  fromMs: number;
  /** The end of the last day. Undefined: until now. */
  toMs: number | undefined;
}

/**
 * Returns the time between two days, the last day included. It starts at `startMs` if the first day is empty. Returns an error
 * message if the days aren't a valid range.
 */
export function dayRange(days: TypedDays, startMs: number, nowMs: number): DayRange | string {
  const fromMs = days.from === "" ? startMs : dayOfGame(days.from, nowMs);
  const lastMs = days.to === "" ? undefined : dayOfGame(days.to, nowMs);
  if (fromMs === null || lastMs === null) {
    return `Choose dates between ${formatGameDate(FIRST_DAY_MS)} and today, ${formatGameDate(nowMs)}.`;
  }
  if (lastMs === undefined) return { fromMs, toMs: undefined };
  if (lastMs < fromMs) return "The end date is before the start date. Choose a later end date.";
  return { fromMs, toMs: lastMs + DAY_MS - 1000 };
}

function dayOfGame(text: string, nowMs: number): number | null {
  const ms = parseIsoDay(text);
  return ms === null || ms < FIRST_DAY_MS || ms > nowMs ? null : ms;
}

/** The selected first and last day, which are stored in the URL. */
export function useDays() {
  const [from, setFrom] = useUrlText("from");
  const [to, setTo] = useUrlText("to");
  return { from, setFrom, to, setTo };
}

export type SelectedDays = ReturnType<typeof useDays>;
