"use client";

import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";

import { requireFresh } from "@/lib/api/history/query-persister";
import { removeFailedQueries } from "@/lib/api/transport/query-client";

import { announce } from "./live-region";

interface Refresh {
  /** The number of times the player has pressed Refresh. A panel that shows an error retries when it increases. */
  count: number;
  refresh: () => void;
}

const RefreshContext = createContext<Refresh>({ count: 0, refresh: () => undefined });

export function RefreshProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [count, setCount] = useState(0);
  const refresh = useCallback(() => {
    setCount((before) => before + 1);
    requireFresh();
    removeFailedQueries(queryClient);
    const active = { type: "active" } as const;
    void queryClient.refetchQueries(active).then(() => {
      // Failures have an alert or a toast.
      const hasFailed = queryClient
        .getQueryCache()
        .findAll(active)
        .some(({ state }) => state.status === "error");
      if (!hasFailed) announce("Updated");
    });
  }, [queryClient]);
  const value = useMemo(() => ({ count, refresh }), [count, refresh]);

  return <RefreshContext value={value}>{children}</RefreshContext>;
}

export const useRefresh = () => useContext(RefreshContext).refresh;
export const useRefreshCount = () => useContext(RefreshContext).count;
