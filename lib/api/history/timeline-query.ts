import { type QueryKey, queryOptions, skipToken } from "@tanstack/react-query";

import type { List } from "@/lib/api/transport/wire";
import type { Interval } from "@/lib/common/intervals";

import { persistMeta } from "./query-persister";
import {
  newestOf,
  NOTHING_LOADED,
  type Timeline,
  type TimeRange,
  withNewestPage,
  withPage,
} from "./timeline";

/** A long list of the game that is read page by page, back in time. */
export interface TimelineSource<T> {
  queryKey: QueryKey;
  /** The newest 100 within a period, both ends included. */
  fetchPage: (range: TimeRange, signal: AbortSignal) => Promise<List<T>>;
  /** What the game pages by, in epoch milliseconds. */
  timeOf: (entry: T) => number;
  /** Stores what has been read for the next visit, whole. */
  store?: {
    read: () => Promise<{ data: Timeline<T>; savedAtMs: number } | null>;
    write: (timeline: Timeline<T>) => Promise<void>;
  };
}

/** Records of a timeline without a `store` that are saved for the next visit. */
const MAX_SAVED_RECORDS = 200;

/** All that was read so far, with the newest page: only that one is read again by a refresh. */
export function timelineQuery<T extends { id: number | string }>(source: TimelineSource<T>) {
  return queryOptions({
    queryKey: source.queryKey,
    queryFn: async ({ client, signal }): Promise<Timeline<T>> => {
      const shown = client.getQueryData<Timeline<T>>(source.queryKey);
      const [page, kept] = await Promise.all([
        source.fetchPage({}, signal),
        shown === undefined ? source.store?.read() : null,
      ]);
      const known = shown ?? kept?.data ?? NOTHING_LOADED;
      const timeline = withNewestPage(known, page, source);
      await source.store?.write(timeline);
      return timeline;
    },
    // Comparing months of records with each page costs more than rendering them again.
    structuralSharing: false,
    meta: persistMeta(
      source.store === undefined
        ? { truncate: (timeline: Timeline<T>) => newestOf(timeline, MAX_SAVED_RECORDS, source) }
        : { readFromStore: source.store.read },
    ),
  });
}

/** The newest page of an interval that hasn't been read: it is added to the timeline, and has no data of its own. */
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
            const page = await source.fetchPage(gap, signal);
            const known = client.getQueryState<Timeline<T>>(source.queryKey);
            const timeline = withPage(known?.data ?? NOTHING_LOADED, gap, page, source);
            // As old as its newest page.
            client.setQueryData(source.queryKey, timeline, {
              updatedAt: known?.dataUpdatedAt ?? 0,
            });
            await source.store?.write(timeline);
            return null;
          },
    gcTime: 0,
  });
}
