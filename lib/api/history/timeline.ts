import type { List } from "@/lib/api/transport/wire";
import { type Interval, mergeIntervals } from "@/lib/common/intervals";
import { sum } from "@/lib/common/numbers";

/** Records asked for at a time, the most that the game gives of logs and crimes: a shorter page is the last. */
export const PAGE_SIZE = 100;

/** An interval that is open where an end is left out. */
export interface TimeRange {
  fromMs?: number | undefined;
  toMs?: number | undefined;
}

/** The parameters of a range. The game's `from` is the second before the first, its `to` the last. */
export function timeRange({ fromMs, toMs }: TimeRange): string {
  const from = fromMs === undefined ? "" : `&from=${Math.ceil(fromMs / 1000) - 1}`;
  const to = toMs === undefined ? "" : `&to=${Math.floor(toMs / 1000)}`;
  return from + to;
}

/** What was read so far of a list that is long and grows: its records once each, the newest first. */
export interface Timeline<T> extends List<T> {
  /** The intervals for which no record is missing, the newest first. The first one ends with the newest record. */
  spans: readonly Interval[];
  /** Seconds with more records than the game gives for one second: some of those stay missing. */
  overfull: number;
}

interface Dated<T> {
  timeOf: (entry: T) => number;
  /** Where the browser stores the list for good. */
  store?: unknown;
}

export const NOTHING_LOADED: Timeline<never> = { entries: [], dropped: 0, spans: [], overfull: 0 };

/**
 * With the newest page, asked for without any limit of time. A list with a record between those of the page that the page
 * doesn't have begins anew: otherwise one wrong answer would stay, even for the next visit. What is stored for good isn't
 * given up.
 */
export function withNewestPage<T extends { id: number | string }>(
  known: Timeline<T>,
  page: List<T>,
  source: Dated<T>,
): Timeline<T> {
  const ids = new Set(page.entries.map(({ id }) => id));
  const times = page.entries.map(source.timeOf);
  const newestMs = Math.max(0, ...times);
  const oldestMs = Math.min(...times);
  const isContradicted =
    source.store === undefined &&
    // An unreadable record may be the one that is missing.
    page.dropped === 0 &&
    known.entries.some((entry) => {
      const atMs = source.timeOf(entry);
      // A full page may break off within its oldest second; an older copy of the page, within its newest.
      const isAfterOldest = isShort(page) ? atMs >= oldestMs : atMs > oldestMs;
      return isAfterOldest && atMs < newestMs && !ids.has(entry.id);
    });
  const before = isContradicted ? NOTHING_LOADED : known;
  // A page that lacks a record may lack those before it as well, so even a short one isn't all that there is.
  const fromMs = isContradicted ? oldestMs : 0;
  const after = withPage(before, { fromMs, toMs: newestMs }, page, source);
  // The newest page is read again and again, with the same broken records: they count once.
  return { ...after, dropped: Math.max(before.dropped, page.dropped) };
}

/** With the newest page of the interval that was asked for. Covers at least its newest second. */
export function withPage<T extends { id: number | string }>(
  before: Timeline<T>,
  asked: Interval,
  page: List<T>,
  { timeOf }: Dated<T>,
): Timeline<T> {
  const byId = new Map(before.entries.map((entry) => [entry.id, entry]));
  for (const entry of page.entries) byId.set(entry.id, entry);
  const { span, isOverfull } = coveredBy(page, asked, timeOf);
  return {
    entries: [...byId.values()].sort((a, b) => timeOf(b) - timeOf(a)),
    dropped: before.dropped + page.dropped,
    spans: mergeIntervals([...before.spans, span]),
    overfull: before.overfull + (isOverfull ? 1 : 0),
  };
}

/** Whether the game has nothing before it. `dropped` includes nested records, so it can look full: that costs one request more. */
const isShort = (page: List<unknown>) => page.entries.length + page.dropped < PAGE_SIZE;

/** The interval for which a page is complete: the oldest second of a full one may go on behind it. */
function coveredBy<T>(page: List<T>, asked: Interval, timeOf: (entry: T) => number) {
  if (isShort(page)) return { span: asked, isOverfull: false };
  const times = page.entries
    .map(timeOf)
    .filter((atMs) => atMs >= asked.fromMs && atMs <= asked.toMs);
  // No record is in the requested range: treat the range as read, or it would be requested forever.
  if (times.length === 0) return { span: asked, isOverfull: true };
  const oldestMs = Math.min(...times);
  const isOneSecond = oldestMs === asked.toMs;
  return {
    span: { fromMs: isOneSecond ? oldestMs : oldestMs + 1000, toMs: asked.toMs },
    isOverfull: isOneSecond,
  };
}

/** The newest interval of what is wanted that has not been read; undefined when nothing is missing. */
export function firstGap(
  { spans: [newest, ...older] }: Timeline<unknown>,
  { fromMs = 0, toMs = Infinity }: TimeRange,
): Interval | undefined {
  let gapToMs = Math.min(toMs, newest?.toMs ?? 0);
  for (const span of newest ? [newest, ...older] : []) {
    if (span.toMs < gapToMs) {
      const gapFromMs = Math.max(span.toMs + 1000, fromMs);
      if (gapFromMs <= gapToMs) return { fromMs: gapFromMs, toMs: gapToMs };
    }
    gapToMs = Math.min(gapToMs, span.fromMs - 1000);
  }
  return fromMs <= gapToMs ? { fromMs, toMs: gapToMs } : undefined;
}

/** The fraction of the range that has been read. */
export function loadedFraction(
  timeline: Timeline<unknown>,
  { fromMs = 0, toMs = Infinity }: TimeRange,
) {
  const endMs = Math.min(toMs, timeline.spans[0]?.toMs ?? 0);
  const lengths = timeline.spans.map((span) =>
    Math.max(0, Math.min(span.toMs, endMs) + 1000 - Math.max(span.fromMs, fromMs)),
  );
  const wantedMs = endMs + 1000 - fromMs;
  return wantedMs <= 0 ? 1 : Math.min(1, sum(lengths) / wantedMs);
}

/** Its newest records, this many or a few less: the oldest second of them may go on behind the last. */
export function newestOf<T extends { id: number | string }>(
  timeline: Timeline<T>,
  count: number,
  { timeOf }: Dated<T>,
): Timeline<T> {
  const [newest] = timeline.spans;
  const next = timeline.entries[count];
  if (newest === undefined || next === undefined) return timeline;
  const fromMs = Math.max(newest.fromMs, timeOf(next) + 1000);
  return {
    ...timeline,
    entries: timeline.entries.filter((entry) => timeOf(entry) >= fromMs),
    spans: [{ fromMs, toMs: newest.toMs }],
  };
}

/** Marks what is from this moment on as not fetched. Its records stay until newer ones replace them. */
export function markUnfetchedSince<T>(timeline: Timeline<T>, sinceMs: number): Timeline<T> {
  const spans = timeline.spans
    .filter(({ fromMs }) => fromMs < sinceMs)
    .map(({ fromMs, toMs }) => ({ fromMs, toMs: Math.min(toMs, sinceMs - 1000) }));
  return { ...timeline, spans };
}
