import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { aQueryClient } from "@/lib/api/testing/query-client";
import { HOUR_MS } from "@/lib/common/time";
import { gameClockStore } from "@/lib/store/preferences/game-clock";

import { useOptionalQuery } from "./use-optional-query";
import { usePolling } from "./use-polling";

const NOW = Date.UTC(2026, 10, 20, 12);

const QUERY = { queryKey: ["account", "1", "user", "cooldowns"], queryFn: () => 3600 };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  gameClockStore.clear();
  vi.useRealTimers();
});

test.each([-400, 0, 400])(
  "an answer counts from the nearest second: %d ms off, a tick on the hour stays on the hour",
  async (offMs) => {
    vi.setSystemTime(NOW + offMs);
    const client = aQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => useOptionalQuery(QUERY), { wrapper });
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(result.current.fetchedAtMs).toBe(NOW);
    client.clear();
  },
);

interface Read {
  data: number | undefined;
  fetchedAtMs: number;
}

test.each<{ name: string; useRead: () => Read }>([
  { name: "useOptionalQuery", useRead: () => useOptionalQuery(QUERY) },
  { name: "usePolling", useRead: () => usePolling(QUERY, HOUR_MS) },
])(
  "$name: when the device turns out to be 9 hours fast, or 3 slow, the time of the answer follows at once",
  async ({ useRead }) => {
    const client = aQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(useRead, { wrapper });
    expect(result.current.fetchedAtMs).toBe(0);
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(result.current).toMatchObject({ data: 3600, fetchedAtMs: NOW });
    for (const aheadMs of [-9 * HOUR_MS, 3 * HOUR_MS, 0]) {
      act(() => {
        gameClockStore.set({ aheadMs, comparedAtMs: NOW });
      });
      expect(result.current.fetchedAtMs).toBe(NOW + aheadMs);
    }
    client.clear();
  },
);
