import { focusManager, QueryClientProvider } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { QueryStorage } from "@/lib/api/history/query-persister";
import { ApiError } from "@/lib/api/transport/errors";
import { POLL_INTERVALS_MS } from "@/lib/api/transport/polling";
import { createQueryClient } from "@/lib/api/transport/query-client";
import type { CachedResponse } from "@/lib/common/stored-shapes";
import { pollingStore } from "@/lib/store/preferences/page-settings";

import { usePolling } from "./use-polling";

const callsUsed = vi.hoisted(() => vi.fn(() => 0));
vi.mock("@/components/session/session", () => ({ callQueue: { callsUsed } }));

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  callsUsed.mockReturnValue(0);
});
afterEach(() => {
  focusManager.setFocused(undefined);
  pollingStore.clear();
  vi.useRealTimers();
});

/** A tab with the war room's five readings. */
function openTab(storage?: QueryStorage) {
  const callsAtMs: number[] = [];
  const fails = { from: Infinity };
  const queryFn = () => {
    callsAtMs.push(Date.now());
    return Date.now() >= fails.from
      ? Promise.reject(new Error("for the test"))
      : Promise.resolve({ atMs: Date.now() });
  };
  const client = createQueryClient({
    onKeyRejected: vi.fn(),
    onStaleError: vi.fn(),
    ...(storage && { storage }),
  });
  function Reading({ name, everyMs }: { name: string; everyMs: number }) {
    usePolling({ queryKey: ["account", "war", name], queryFn }, everyMs);
    return null;
  }
  const view = render(
    <QueryClientProvider client={client}>
      {Object.entries(POLL_INTERVALS_MS).map(([name, everyMs]) => (
        <Reading key={name} name={name} everyMs={everyMs} />
      ))}
    </QueryClientProvider>,
  );
  return { callsAtMs, client, fails, ...view };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The most calls in any minute. */
const mostInAMinute = (callsAtMs: readonly number[]) =>
  Math.max(
    ...callsAtMs.map((fromMs, at) =>
      callsAtMs.slice(at).findIndex((atMs) => atMs - fromMs >= 60_000) >= 0
        ? callsAtMs.slice(at).findIndex((atMs) => atMs - fromMs >= 60_000)
        : callsAtMs.length - at,
    ),
  );

// Chain 12, war 4, members 4, attacks 1: the second list of members brings it to 25.
const A_MINUTE = 21;

test("seven hours: as many calls as planned, no timer doubled, nothing piles up", async () => {
  const { callsAtMs, client } = openTab();
  await pass(60_000);
  const timers = vi.getTimerCount();
  await pass(7 * HOUR_MS - 60_000);
  expect(callsAtMs.length).toBeGreaterThan(7 * 60 * A_MINUTE * 0.98);
  expect(callsAtMs.length).toBeLessThanOrEqual(7 * 60 * A_MINUTE + 5);
  expect(mostInAMinute(callsAtMs)).toBeLessThanOrEqual(A_MINUTE + 5);
  // React may just be about to replace some of them.
  expect(vi.getTimerCount()).toBeLessThan(timers * 2);
  expect(client.getQueryCache().getAll()).toHaveLength(Object.keys(POLL_INTERVALS_MS).length);
}, 60_000);

test("a hidden tab makes no calls, and one of each kind when it is visible again", async () => {
  const { callsAtMs } = openTab();
  await pass(60_000);
  act(() => {
    focusManager.setFocused(false);
  });
  const before = callsAtMs.length;
  await pass(HOUR_MS);
  expect(callsAtMs).toHaveLength(before);
  act(() => {
    focusManager.setFocused(true);
  });
  await pass(0);
  expect(callsAtMs).toHaveLength(before + 4);
  await pass(60_000);
  expect(callsAtMs.length).toBeLessThanOrEqual(before + 4 + A_MINUTE);
});

test("after an hour of sleep it goes on as before, with no call for what it missed", async () => {
  const { callsAtMs } = openTab();
  await pass(60_000);
  const before = callsAtMs.length;
  // No timer runs meanwhile.
  vi.setSystemTime(Date.now() + HOUR_MS);
  await pass(60_000);
  expect(callsAtMs.length - before).toBeLessThanOrEqual(A_MINUTE + 4);
  expect(callsAtMs.length - before).toBeGreaterThanOrEqual(A_MINUTE - 1);
});

test("updates are slower close to the call limit, and by choice; turned off, there are none", async () => {
  const { callsAtMs } = openTab();
  callsUsed.mockReturnValue(70);
  await pass(60_000);
  const before = callsAtMs.length;
  await pass(10 * 60_000);
  expect((callsAtMs.length - before) / 10).toBeLessThanOrEqual(A_MINUTE / 2 + 0.5);

  callsUsed.mockReturnValue(0);
  act(() => {
    pollingStore.set({ isOn: true, slowdown: 4, alarm: false });
  });
  await pass(60_000);
  const slow = callsAtMs.length;
  await pass(10 * 60_000);
  expect((callsAtMs.length - slow) / 10).toBeLessThanOrEqual(A_MINUTE / 4 + 0.5);

  act(() => {
    pollingStore.set({ isOn: false, slowdown: 1, alarm: false });
  });
  const off = callsAtMs.length;
  await pass(HOUR_MS);
  expect(callsAtMs).toHaveLength(off);
});

test("two visible tabs make hardly more calls than one: each uses what the other has just loaded", async () => {
  const kept = new Map<string, CachedResponse>();
  const saved: QueryStorage = {
    read: (name) => Promise.resolve(kept.get(name) ?? null),
    save: (name, answer) => kept.set(name, answer),
    isEnabled: () => true,
  };
  const one = openTab(saved);
  await pass(2_300);
  const other = openTab(saved);
  await pass(10 * 60_000);
  const calls = one.callsAtMs.length + other.callsAtMs.length;
  expect(calls / 10).toBeLessThanOrEqual(A_MINUTE * 1.1);
});

test("a call that has just failed isn't made again by a part of the page that comes later", async () => {
  const queryFn = vi.fn(() => Promise.reject(new ApiError("unavailable", "for the test")));
  const query = { queryKey: ["account", "user", "basic"], queryFn };
  const client = createQueryClient({ onKeyRejected: vi.fn(), onStaleError: vi.fn() });
  const Reading = () => <p>{usePolling(query, 60_000).error?.message}</p>;
  await client.query(query).catch(() => undefined);
  render(
    <QueryClientProvider client={client}>
      <Reading />
    </QueryClientProvider>,
  );
  await pass(30_000);
  expect(queryFn).toHaveBeenCalledOnce();
  await pass(31_000);
  expect(queryFn).toHaveBeenCalledTimes(2);
});
