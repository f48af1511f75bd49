import { replaceEqualDeep } from "@tanstack/react-query";

import type { List } from "@/lib/api/transport/wire";
import type { Interval } from "@/lib/common/intervals";
import { sum } from "@/lib/common/numbers";
import { mergeTimelines, placesWithin, type TimelinePart } from "@/lib/common/timelines";

/** Records per request, the maximum for logs and crimes. A page with fewer records is the last. */
export const PAGE_SIZE = 100;

/** An interval, open at an end that is left out. */
export interface TimeRange {
  fromMs?: number | undefined;
  toMs?: number | undefined;
}

/** The URL parameters of a range. The game's `from` is the second before the first one, its `to` is the last one. */
export function timeRange({ fromMs, toMs }: TimeRange): string {
  const from = fromMs === undefined ? "" : `&from=${Math.ceil(fromMs / 1000) - 1}`;
  const to = toMs === undefined ? "" : `&to=${Math.floor(toMs / 1000)}`;
  return from + to;
}

/** The newest records of an interval. */
export interface TimelinePage<T> extends List<T> {
  /** True if the interval has no further records. By default, a page with fewer records than requested is the last. */
  isLast?: boolean;
}

/** The loaded part of a long and growing list. Its first span ends with the newest record. */
export interface Timeline<T> extends TimelinePart<T> {
  /** Set once the stored part of the list is included. Absent if the list has no store, or if the store couldn't be read yet. */
  isStoreRead?: true;
}

interface Dated<T> {
  timeOf: (entry: T) => number;
  /** The permanent store of the list, if it has one. */
  store?: unknown;
}

export const NOTHING_LOADED: Timeline<never> = { entries: [], dropped: 0, spans: [], overfull: 0 };

/**
 * Returns the timeline with the newest page, which was requested without a time limit. If the timeline has a record between those
 * of the page that the page lacks, it starts over with the page: otherwise one wrong response would stay, even for the next
 * visit. A timeline with a permanent store is never discarded.
 */
export function withNewestPage<T extends { id: number | string }>(
  known: Timeline<T>,
  page: TimelinePage<T>,
  source: Dated<T>,
): Timeline<T> {
  const ids = new Set(page.entries.map(({ id }) => id));
  const times = page.entries.map(source.timeOf);
  const newestMs = Math.max(0, ...times);
  const oldestMs = Math.min(...times);
  const [, end] = placesWithin(known.entries, { fromMs: oldestMs, toMs: Infinity }, source.timeOf);
  const isContradicted =
    source.store === undefined &&
    // An unreadable record may be the missing one.
    page.dropped === 0 &&
    known.entries.slice(0, end).some((entry) => {
      const atMs = source.timeOf(entry);
      // A full page may end within its oldest second, and an older copy of the page within its newest.
      const isAfterOldest = isShort(page) ? atMs >= oldestMs : atMs > oldestMs;
      return isAfterOldest && atMs < newestMs && !ids.has(entry.id);
    });
  const before = isContradicted ? NOTHING_LOADED : known;
  // A page that lacks a record may lack earlier records as well, so even a short page may be incomplete.
  const part = isContradicted
    ? pagePart(page, { fromMs: oldestMs, toMs: newestMs }, source)
    : newestPart(page, source);
  // The newest page is fetched again and again, with the same broken records. They count once.
  const dropped = Math.max(before.dropped, page.dropped);
  return withPart(withoutOpenSecond(before, part), part, dropped, source);
}

/** Returns the timeline with the newest page of the requested interval. It then covers at least the interval's newest second. */
export function withPage<T extends { id: number | string }>(
  before: Timeline<T>,
  asked: Interval,
  page: TimelinePage<T>,
  source: Dated<T>,
): Timeline<T> {
  return withPart(before, pagePart(page, asked, source), before.dropped + page.dropped, source);
}

/** A timeline of this page alone, for the requested interval. */
export function pagePart<T>(
  page: TimelinePage<T>,
  asked: Interval,
  { timeOf }: Dated<T>,
): Timeline<T> {
  const { span, isOverfull } = coveredBy(page, asked, timeOf);
  const { entries, dropped } = page;
  return { entries, dropped, spans: [span], overfull: isOverfull ? 1 : 0 };
}

/** A timeline of the newest page alone, which was requested without a time limit. */
export const newestPart = <T>(page: TimelinePage<T>, source: Dated<T>): Timeline<T> =>
  pagePart(page, { fromMs: 0, toMs: Math.max(0, ...page.entries.map(source.timeOf)) }, source);

/**
 * Removes the newest second from the loaded spans, unless the new page goes back to that second. The list grows after a page was
 * fetched: more records may have arrived within the second of its newest one.
 */
function withoutOpenSecond<T>(before: Timeline<T>, part: Timeline<T>): Timeline<T> {
  const [[newest, ...older], [covered]] = [before.spans, part.spans];
  if (newest === undefined || covered === undefined || covered.fromMs <= newest.toMs) return before;
  const closed = { fromMs: newest.fromMs, toMs: newest.toMs - 1000 };
  return { ...before, spans: closed.toMs < closed.fromMs ? older : [closed, ...older] };
}

/** Merges a part into a timeline. Returns the same object if nothing is new. Unchanged entries also remain the same objects. */
function withPart<T extends { id: number | string }>(
  before: Timeline<T>,
  part: Timeline<T>,
  dropped: number,
  { timeOf }: Dated<T>,
): Timeline<T> {
  const times = part.entries.map(timeOf);
  const interval = { fromMs: Math.min(...times), toMs: Math.max(...times) };
  const known = new Map(
    before.entries
      .slice(...placesWithin(before.entries, interval, timeOf))
      .map((entry) => [entry.id, entry]),
  );
  let isNew = dropped !== before.dropped || part.overfull > 0;
  const entries = part.entries.map((entry) => {
    const same = known.get(entry.id);
    const kept = same === undefined ? entry : replaceEqualDeep(same, entry);
    if (kept !== same) isNew = true;
    return kept;
  });
  const merged = mergeTimelines(before, { ...part, entries }, timeOf);
  if (!isNew && replaceEqualDeep(before.spans, merged.spans) === before.spans) return before;
  return { ...before, ...merged, dropped, overfull: before.overfull + part.overfull };
}

/**
 * True if the game has no records before this page. `dropped` includes nested records, so a short page may look full, which costs
 * one extra request.
 */
const isShort = ({ entries, dropped, isLast }: TimelinePage<unknown>) =>
  isLast ?? entries.length + dropped < PAGE_SIZE;

/** The interval for which a page is complete. The oldest second of a full page may have further records. */
function coveredBy<T>(page: TimelinePage<T>, asked: Interval, timeOf: (entry: T) => number) {
  if (isShort(page)) return { span: asked, isOverfull: false };
  const times = page.entries
    .map(timeOf)
    .filter((atMs) => atMs >= asked.fromMs && atMs <= asked.toMs);
  // No record is in the requested range: treat the range as loaded, or it would be requested forever.
  if (times.length === 0) return { span: asked, isOverfull: true };
  const oldestMs = Math.min(...times);
  const isOneSecond = oldestMs === asked.toMs;
  return {
    span: { fromMs: isOneSecond ? oldestMs : oldestMs + 1000, toMs: asked.toMs },
    isOverfull: isOneSecond,
  };
}

/** The newest interval of the range that has not been loaded. Undefined if nothing is missing. */
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

/** The fraction of the range that has been loaded. */
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

/** The newest records of a timeline, up to `count`. Their oldest second is left out if it may be incomplete. */
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

/** Marks the time from this moment on as not fetched. Its records remain until newer ones replace them. */
export function markUnfetchedSince<T>(timeline: TimelinePart<T>, sinceMs: number): TimelinePart<T> {
  const spans = timeline.spans
    .filter(({ fromMs }) => fromMs < sinceMs)
    .map(({ fromMs, toMs }) => ({ fromMs, toMs: Math.min(toMs, sinceMs - 1000) }));
  return { ...timeline, spans };
}
