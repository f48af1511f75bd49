import { DAY_MS, dayStartMs, WEEK_MS } from "@/lib/common/time";

/**
 * A span of days: from the beginning of a day to the beginning of a later one, 00:00 UTC, which is no longer part of it. An
 * `Interval` includes its end.
 */
export interface Span {
  fromMs: number;
  toMs: number;
}

/** The number of days in a span. It is whole, because both ends are 00:00 UTC; a part of a day would count as that part. */
export const daysOf = ({ fromMs, toMs }: Span): number => (toMs - fromMs) / DAY_MS;

/** 1 January 1970 was a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;

/** The seven days up to the last 00:00 UTC. */
export function lastSevenDays(nowMs: number): Span {
  const toMs = dayStartMs(nowMs);
  return { fromMs: toMs - WEEK_MS, toMs };
}

/** Monday 00:00 UTC of the week of that time. */
export const weekStartMs = (atMs: number): number =>
  Math.floor((atMs - FIRST_MONDAY_MS) / WEEK_MS) * WEEK_MS + FIRST_MONDAY_MS;

/** The weeks from Monday to Monday that are over, newest first. */
export function completedWeeks(nowMs: number, count: number): Span[] {
  const newestToMs = weekStartMs(nowMs);
  return Array.from({ length: count }, (_, back) => {
    const toMs = newestToMs - back * WEEK_MS;
    return { fromMs: toMs - WEEK_MS, toMs };
  });
}

/**
 * The span from 00:00 of the first day to the end of the last one, at most to the last 00:00 UTC. Without one of them, the seven
 * days next to the other; without both, the last seven days. Null if nothing lies between the ends.
 */
export function spanOfDays(
  firstMs: number | null,
  lastMs: number | null,
  nowMs: number,
): Span | null {
  const todayMs = dayStartMs(nowMs);
  const toMs =
    lastMs === null
      ? firstMs === null
        ? todayMs
        : Math.min(todayMs, firstMs + WEEK_MS)
      : Math.min(todayMs, lastMs + DAY_MS);
  const fromMs = firstMs ?? toMs - WEEK_MS;
  return fromMs < toMs ? { fromMs, toMs } : null;
}
