import { dayRange, FIRST_DAY_MS, type TypedDays } from "@/components/days/day-range";

/** The period that the page covers. */
export interface LogRange {
  fromMs: number;
  /** Undefined: until now. */
  toMs: number | undefined;
  /** Without a first day, the log is read page by page, as far back as the player asks. */
  isPaged: boolean;
}

/** The time between two days of the game; a sentence where it cannot be read. Without a last day, until now. */
export function logRange(days: TypedDays, nowMs: number): LogRange | string {
  const range = dayRange(days, FIRST_DAY_MS, nowMs);
  return typeof range === "string" ? range : { ...range, isPaged: days.from === "" };
}
