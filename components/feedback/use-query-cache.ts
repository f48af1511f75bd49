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

/** The result of `read` for the queries behind this page. */
export function useActiveQueries<T>(read: (queries: readonly Query[]) => T): T {
  return useQueryCache((cache) => read(cache?.findAll({ type: "active" }) ?? []));
}

/** How many queries are being fetched. Asks the cache far less often than the library's `useIsFetching`. */
export function useFetching(): number {
  return useQueryCache((cache) => cache?.findAll({ fetchStatus: "fetching" }).length ?? 0);
}

/** Changes whenever an answer comes, from the game or from an earlier visit, and whenever a call ends. */
export function useQueryUpdates(): number {
  return useQueryCache((cache) =>
    (cache?.getAll() ?? []).reduce(
      (sum, { state }) => sum + state.dataUpdateCount + state.errorUpdateCount,
      0,
    ),
  );
}

/**
 * The result of `read` for the cache, which is null on the server. Read once for simultaneous changes; the same object for
 * the same content.
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
