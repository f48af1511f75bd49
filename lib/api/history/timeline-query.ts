import { type QueryClient, type QueryKey, queryOptions, skipToken } from "@tanstack/react-query";

import type { Interval } from "@/lib/common/intervals";
import type { StoredList } from "@/lib/common/stored-shapes";
import { mergeTimelines, type TimelinePart } from "@/lib/common/timelines";

import { persistMeta } from "./query-persister";
import {
  newestOf,
  newestPart,
  NOTHING_LOADED,
  pagePart,
  type Timeline,
  type TimelinePage,
  type TimeRange,
  withNewestPage,
  withPage,
} from "./timeline";

/** A long list of the game that is loaded page by page, back in time. */
export interface TimelineSource<T> {
  queryKey: QueryKey;
  /** Fetches the newest 100 records of a period, both ends included. */
  fetchPage: (range: TimeRange, signal: AbortSignal) => Promise<TimelinePage<T>>;
  /** The time by which the game pages, in epoch milliseconds. */
  timeOf: (entry: T) => number;
  /** Stores the loaded records for the next visit. */
  store?: {
    read: () => Promise<StoredList<TimelinePart<T>>>;
    /**
     * Adds a part to the stored list, without replacing it. A part without entries and spans only reports that nothing is new.
     */
    add: (part: TimelinePart<T>) => Promise<void>;
  };
}

/**
 * The list, kept in this browser between visits. The sample data is never kept.
 * @param store null if nobody is known yet whose list it is. A query key of its own then prevents the unsaved list from replacing
 *   the stored one later.
 */
export function keptTimeline<T>(
  source: TimelineSource<T>,
  isSample: boolean,
  store: NonNullable<TimelineSource<T>["store"]> | null,
): TimelineSource<T> {
  if (isSample) return source;
  return store === null
    ? { ...source, queryKey: [...source.queryKey, "not kept"] }
    : { ...source, store };
}

/** The maximum number of records that are saved for the next visit, for a timeline without a `store`. */
const MAX_SAVED_RECORDS = 200;

/** All records loaded so far, with the newest page. A refresh fetches only that page. */
export function timelineQuery<T extends { id: number | string }>(source: TimelineSource<T>) {
  const { store, timeOf } = source;
  return queryOptions({
    queryKey: source.queryKey,
    queryFn: ({ client, signal }): Promise<Timeline<T>> => load(source, undefined, client, signal),
    // Comparing months of records with each page costs more than rendering them again.
    structuralSharing: false,
    meta: persistMeta({
      // This tab may have loaded more than the tab that saved it.
      merge: (shown: Timeline<T>, found: Timeline<T>): Timeline<T> => ({
        ...shown,
        ...mergeTimelines(shown, found, timeOf),
      }),
      ...(store === undefined
        ? { truncate: (timeline: Timeline<T>) => newestOf(timeline, MAX_SAVED_RECORDS, source) }
        : {
            async readFromStore() {
              const stored = await store.read();
              if (stored.state !== "stored") return null;
              return { data: { ...stored.data, isStoreRead: true }, savedAtMs: stored.savedAtMs };
            },
          }),
    }),
  });
}

/** Fetches the newest page of an interval that hasn't been loaded, and adds it to the timeline. The query itself has no data. */
export function gapQuery<T extends { id: number | string }>(
  source: TimelineSource<T>,
  gap: Interval | undefined,
) {
  return queryOptions({
    queryKey: [...source.queryKey, "gap", gap],
    queryFn:
      gap === undefined
        ? skipToken
        : async ({ client, signal }) => {
            const timeline = await load(source, gap, client, signal);
            // The timeline is as old as its newest page.
            const updatedAt = client.getQueryState(source.queryKey)?.dataUpdatedAt ?? 0;
            client.setQueryData(source.queryKey, timeline, { updatedAt });
            return null;
          },
    gcTime: 0,
  });
}

/** Fetches the newest page of a gap, or of the whole list, stores it, and returns the timeline with it. */
async function load<T extends { id: number | string }>(
  source: TimelineSource<T>,
  gap: Interval | undefined,
  client: QueryClient,
  signal: AbortSignal,
): Promise<Timeline<T>> {
  const { queryKey, store, timeOf } = source;
  const shownNow = () => client.getQueryData<Timeline<T>>(queryKey) ?? NOTHING_LOADED;
  const [page, stored] = await Promise.all([
    source.fetchPage(gap ?? {}, signal),
    shownNow().isStoreRead ? undefined : store?.read(),
  ]);
  // Read after the wait: another page may have arrived meanwhile. There is no further wait until the result is displayed.
  const shown = shownNow();
  const known = withStored(shown, stored, timeOf);
  const timeline = gap ? withPage(known, gap, page, source) : withNewestPage(known, page, source);
  // Nothing is stored before the stored list has been read.
  if (store !== undefined && timeline.isStoreRead) {
    const { dropped, overfull } = timeline;
    const part = gap ? pagePart(page, gap, source) : newestPart(page, source);
    // Records that arrived while the store couldn't be read aren't stored yet.
    const added = shown.isStoreRead ? part : mergeTimelines(shown, part, timeOf);
    const isNew = timeline !== known || !shown.isStoreRead;
    void store.add({ ...(isNew ? added : NOTHING_LOADED), dropped, overfull });
  }
  return timeline;
}

/** Returns the timeline merged with the stored part, once that has been read. */
function withStored<T extends { id: number | string }>(
  shown: Timeline<T>,
  stored: StoredList<TimelinePart<T>> | undefined,
  timeOf: (entry: T) => number,
): Timeline<T> {
  switch (stored?.state) {
    case undefined:
    case "unavailable":
      return shown;
    case "none":
      return { ...shown, isStoreRead: true };
    case "stored":
      return { ...mergeTimelines(stored.data, shown, timeOf), isStoreRead: true };
  }
}
