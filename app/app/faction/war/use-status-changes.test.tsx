import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { useStatusChanges } from "./use-status-changes";
import type { Fighter } from "@/lib/game/fight/fighter";

const NOW = Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An answer with two enemies, in hospital unless they are listed as out. */
const reading = (...outIds: readonly number[]) => ({
  data: {
    entries: [1, 2].map((id): Fighter => ({
      id,
      name: `Foe ${id}`,
      level: 50,
      state: outIds.includes(id) ? "Okay" : "Hospital",
      stateUntilMs: null,
      abroadIn: null,
      description: "",
      lastAction: { status: "Offline", atMs: null },
    })),
    dropped: 0,
  },
  error: null,
  fetchedAtMs: Date.now(),
  isFetching: false,
  refetch: () => undefined,
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("marks a change for ten seconds, even if an earlier change is marked already", async () => {
  const { result, rerender } = renderHook(useStatusChanges, { initialProps: reading() });
  expect([...result.current.changes]).toEqual([]);
  rerender(reading(1));
  expect([...result.current.changes]).toEqual([[1, "released"]]);
  await pass(6_000);
  rerender(reading(1, 2));
  expect([...result.current.changes]).toEqual([[2, "released"]]);
  await pass(6_000);
  expect([...result.current.changes]).toEqual([[2, "released"]]);
  await pass(4_000);
  expect([...result.current.changes]).toEqual([]);
});
