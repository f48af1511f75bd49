import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { SessionProvider } from "@/components/session/session";
import { aQueryClient } from "@/lib/api/testing/query-client";
import { aSession } from "@/lib/api/testing/session";
import { DAY_MS } from "@/lib/common/time";
import { announceHistoryChange } from "@/lib/store/account/history-changes";
import { playerStore } from "@/lib/store/account/player";
import { resetDatabase, stored } from "@/lib/store/testing/fake-database";

import { useStatHistory } from "./use-stat-history";

const TODAY = Date.UTC(2026, 10, 20);
const ago = (days: number) => TODAY - days * DAY_MS;

vi.mock("idb-keyval", () => import("@/lib/store/testing/fake-database"));

afterEach(() => {
  playerStore.clear();
  resetDatabase();
});

test("stored and added days are one history, in memory and in the browser", async () => {
  playerStore.set("1");
  stored.set("stats 1 1", { [ago(2)]: { xantaken: 3, refills: null } });
  stored.set("stats 1 2", { [ago(2)]: { xantaken: 7 } });
  const session = aSession();
  const client = aQueryClient();
  const { result } = renderHook(() => useStatHistory([1, 2]), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <SessionProvider value={session}>{children}</SessionProvider>
      </QueryClientProvider>
    ),
  });
  // Added before the stored days load: loading must not replace what was added.
  expect(result.current.histories).toBeNull();
  const own = { [ago(2)]: { xantaken: 3, refills: 4 }, [ago(1)]: { xantaken: 5, refills: null } };
  const added = { [ago(2)]: { refills: 4 }, [ago(1)]: { xantaken: 5, refills: null } };
  await act(() => result.current.addDailyStats(new Map([[1, added]])));
  await waitFor(() => {
    expect(Object.fromEntries(result.current.histories ?? [])).toEqual({
      1: own,
      2: { [ago(2)]: { xantaken: 7 } },
    });
  });
  expect(stored.get("stats 1 1")).toEqual(own);

  await act(() => result.current.addDailyStats(new Map([[2, { [ago(1)]: { xantaken: 9 } }]])));
  expect(result.current.histories?.get(2)).toEqual({
    [ago(2)]: { xantaken: 7 },
    [ago(1)]: { xantaken: 9 },
  });
  expect(result.current.histories?.get(1)).toEqual(own);
});

test("a restored history is shown, without what was loaded before", async () => {
  playerStore.set("1");
  stored.set("stats 1 1", { [ago(1)]: { xantaken: 9 } });
  const session = aSession();
  const client = aQueryClient();
  const { result } = renderHook(() => useStatHistory([1]), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <SessionProvider value={session}>{children}</SessionProvider>
      </QueryClientProvider>
    ),
  });
  await waitFor(() => {
    expect(result.current.histories?.get(1)).toEqual({ [ago(1)]: { xantaken: 9 } });
  });
  stored.set("stats 1 1", { [ago(2)]: { xantaken: 5 } });
  act(() => {
    announceHistoryChange();
  });
  await waitFor(() => {
    expect(result.current.histories?.get(1)).toEqual({ [ago(2)]: { xantaken: 5 } });
  });
});
