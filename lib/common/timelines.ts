import { type Interval, mergeIntervals } from "./intervals";

/** The known part of a long list: its entries without duplicates, newest first. */
export interface TimelinePart<T> {
  entries: readonly T[];
  dropped: number;
  /** The intervals for which no entry is missing, newest first. */
  spans: readonly Interval[];
  /** Seconds with more entries than the game gives for one second. */
  overfull: number;
}

interface Identified {
  id: number | string;
}

/** The index of the first entry that fits, in a list where all later entries fit as well. The list's length if none fits. */
function firstPlace<T>(entries: readonly T[], fits: (entry: T) => boolean): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = entries[middle];
    if (entry !== undefined && fits(entry)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The start and the end index of the entries within this interval, in a list sorted newest first. */
export function placesWithin<T>(
  entries: readonly T[],
  { fromMs, toMs }: Interval,
  timeOf: (entry: T) => number,
): [start: number, end: number] {
  return [
    firstPlace(entries, (entry) => timeOf(entry) <= toMs),
    firstPlace(entries, (entry) => timeOf(entry) < fromMs),
  ];
}

/**
 * The entries of both lists, newest first. If two have the same id, the added one is used.
 * @param known newest first; only those in the interval of the added ones are compared
 * @param added in any order
 */
function mergeEntries<T extends Identified>(
  known: readonly T[],
  added: readonly T[],
  timeOf: (entry: T) => number,
): T[] {
  const byId = new Map(added.map((entry) => [entry.id, entry]));
  const fresh = [...byId.values()].sort((a, b) => timeOf(b) - timeOf(a));
  const [newest, oldest] = [fresh[0], fresh.at(-1)];
  if (newest === undefined || oldest === undefined) return [...known];
  const others = known.filter(({ id }) => !byId.has(id));
  const interval = { fromMs: timeOf(oldest), toMs: timeOf(newest) };
  const [start, end] = placesWithin(others, interval, timeOf);
  const between = [...others.slice(start, end), ...fresh].sort((a, b) => timeOf(b) - timeOf(a));
  return [...others.slice(0, start), ...between, ...others.slice(end)];
}

/** Merges two parts of a list. If two entries have the same id, the later part's is used. */
export const mergeTimelines = <T extends Identified>(
  earlier: TimelinePart<T>,
  later: TimelinePart<T>,
  timeOf: (entry: T) => number,
) => ({
  entries: mergeEntries(earlier.entries, later.entries, timeOf),
  dropped: Math.max(earlier.dropped, later.dropped),
  spans: mergeIntervals([...earlier.spans, ...later.spans]),
  overfull: Math.max(earlier.overfull, later.overfull),
});
