import {
  notifyManager,
  type Query,
  type QueryCache,
  type QueryCacheNotifyEvent,
  replaceEqualDeep,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useRef, useSyncExternalStore } from "react";

/** Events that the cache sends whenever a component reads a query; they change no query. */
const IGNORED_EVENTS: readonly QueryCacheNotifyEvent["type"][] = [
  "observerOptionsUpdated",
  "observerResultsUpdated",
];

/** The result of `read` for the queries whose data this page shows. */
export function useActiveQueries<T>(read: (queries: readonly Query[]) => T): T {
  return useQueryCache((cache) => read(cache?.findAll({ predicate: isShown }) ?? []));
}

/** An infinite query that loads its pages on request is disabled between requests. Other disabled queries aren't shown. */
const isShown = (query: Query) =>
  query.isActive() || (query.getObserversCount() > 0 && isInfinite(query.state.data));

const isInfinite = (data: unknown) => typeof data === "object" && data !== null && "pages" in data;

/** The number of queries that are being fetched. It reads the cache far less often than the library's `useIsFetching`. */
export function useFetching(): number {
  return useQueryCache((cache) => cache?.findAll({ fetchStatus: "fetching" }).length ?? 0);
}

/** A number that changes with each response, from the game or from an earlier visit, and with each failed call. */
export function useQueryUpdates(): number {
  return useQueryCache((cache) =>
    (cache?.getAll() ?? []).reduce(
      (sum, { state }) => sum + state.dataUpdateCount + state.errorUpdateCount,
      0,
    ),
  );
}

/**
 * The result of `read` for the cache, which is null on the server. Simultaneous changes cause a single read. Equal content
 * returns the same object.
 */
function useQueryCache<T>(read: (cache: QueryCache | null) => T): T {
  const cache = useQueryClient().getQueryCache();
  const last = useRef<T>(undefined);
  const recompute = (from: QueryCache | null) =>
    (last.current = replaceEqualDeep(last.current, read(from)));
  const subscribe = useCallback(
    (changed: () => void) => {
      let isDue = false;
      return cache.subscribe(({ type }) => {
        if (isDue || IGNORED_EVENTS.includes(type)) return;
        isDue = true;
        notifyManager.schedule(() => {
          isDue = false;
          changed();
        });
      });
    },
    [cache],
  );
  return useSyncExternalStore(
    subscribe,
    () => recompute(cache),
    () => recompute(null),
  );
}
