import { notifyManager, type Query, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";

/** What `read` says of the queries behind this page; an answer that can be compared, such as a text. */
export function useActiveQueries<T extends string | number>(
  read: (queries: readonly Query[]) => T,
): T {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (changed: () => void) =>
      queryClient.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [queryClient],
  );
  return useSyncExternalStore(
    subscribe,
    () => read(queryClient.getQueryCache().findAll({ type: "active" })),
    () => read([]),
  );
}
