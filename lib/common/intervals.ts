/** An interval of whole seconds in epoch milliseconds, the first and the last one included. */
export interface Interval {
  fromMs: number;
  toMs: number;
}

/** Merges intervals that overlap or have no second between them. Returns them newest first. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const interval of intervals.toSorted((a, b) => b.toMs - a.toMs)) {
    const later = result.at(-1);
    if (later && interval.toMs >= later.fromMs - 1000) {
      later.fromMs = Math.min(later.fromMs, interval.fromMs);
    } else {
      result.push({ ...interval });
    }
  }
  return result;
}

/** The rest of the intervals after this one is removed. */
export const withoutInterval = (
  intervals: readonly Interval[],
  { fromMs, toMs }: Interval,
): Interval[] =>
  intervals
    .flatMap((one) => [
      { fromMs: Math.max(one.fromMs, toMs + 1000), toMs: one.toMs },
      { fromMs: one.fromMs, toMs: Math.min(one.toMs, fromMs - 1000) },
    ])
    .filter((one) => one.fromMs <= one.toMs);
