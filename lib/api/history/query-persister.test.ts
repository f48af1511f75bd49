import { focusManager, notifyManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { cooldownsQuery } from "@/lib/api/endpoints/user-cooldowns";
import { aSession } from "@/lib/api/testing/session";
import { createQueryClient } from "@/lib/api/transport/query-client";
import type { CachedResponse } from "@/lib/common/stored-shapes";

import { persistMeta, type PersistOptions, requireFresh } from "./query-persister";

const NOW = Date.UTC(2026, 10, 20, 12);
const NAME = '["account","1","user","bars"]';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

function setUp(
  kept: CachedResponse | null,
  { how = {}, isOn = true }: { how?: PersistOptions; isOn?: boolean } = {},
) {
  const store = new Map<string, CachedResponse>(kept === null ? [] : [[NAME, kept]]);
  const read = vi.fn((name: string) => Promise.resolve(store.get(name) ?? null));
  const client = createQueryClient({
    onKeyRejected: vi.fn(),
    onStaleError: vi.fn(),
    storage: { read, save: (name, answer) => void store.set(name, answer), isEnabled: () => isOn },
  });
  const ask = vi.fn(
    () => new Promise<unknown>((resolve) => setTimeout(resolve, 250, { energy: 150 })),
  );
  const query = {
    queryKey: ["account", "1", "user", "bars"],
    queryFn: ask,
    meta: persistMeta(how),
  };
  const seen: unknown[] = [];
  const observer = new QueryObserver(client, query);
  const watch = () =>
    // As React does: once the changes are over, it reads what it shows.
    observer.subscribe(
      notifyManager.batchCalls(() => {
        const { data, dataUpdatedAt, isFetching } = observer.getCurrentResult();
        if (data !== undefined) seen.push({ data, ageMs: Date.now() - dataUpdatedAt, isFetching });
      }),
    );
  return { client, query, ask, store, read, seen, watch, observer };
}

const savedBefore = (ms: number): CachedResponse => ({
  data: { energy: 100 },
  savedAtMs: NOW - ms,
});

test("saved data is shown at once with its age, and updated at the same time", async () => {
  const { seen, watch, ask, store } = setUp(savedBefore(3 * 3_600_000));
  watch();
  await vi.advanceTimersByTimeAsync(10);
  for (const shown of seen) {
    expect(shown).toEqual({ data: { energy: 100 }, ageMs: 3 * 3_600_000, isFetching: true });
  }
  expect(seen).not.toEqual([]);
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(300);
  expect(seen.at(-1)).toMatchObject({ data: { energy: 150 }, isFetching: false });
  expect(store.get(NAME)).toMatchObject({ data: { energy: 150 } });
});

test("data counts from when the game made it, also where it is saved: half of the trip before it came", async () => {
  const { client, store } = setUp(null);
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise((resolve) =>
        setTimeout(resolve, 6_000, Response.json({ cooldowns: { drug: 240 } })),
      ),
  );
  const query = cooldownsQuery(aSession());
  const answer = client.query(query);
  await vi.advanceTimersByTimeAsync(6_000);
  await answer;
  expect(client.getQueryState(query.queryKey)?.dataUpdatedAt).toBe(NOW + 3_000);
  expect([...store.values()]).toMatchObject([{ savedAtMs: NOW + 3_000 }]);
});

test("data that is never saved counts from then too", async () => {
  const { client } = setUp(null, { isOn: false });
  vi.stubGlobal(
    "fetch",
    () => new Promise((resolve) => setTimeout(resolve, 500, Response.json({ cooldowns: {} }))),
  );
  const query = cooldownsQuery(aSession());
  const answer = client.query(query);
  await vi.advanceTimersByTimeAsync(500);
  await answer;
  expect(client.getQueryState(query.queryKey)?.dataUpdatedAt).toBe(NOW + 250);
});

test("data that another tab loaded within the minute replaces a call", async () => {
  const { seen, watch, ask } = setUp(savedBefore(59_000));
  watch();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen.at(-1)).toMatchObject({ data: { energy: 100 }, isFetching: false });
  expect(ask).not.toHaveBeenCalled();
});

test("a tab with data takes over newer data of another tab", async () => {
  const { client, query, watch, ask, store, seen } = setUp(null);
  watch();
  await vi.advanceTimersByTimeAsync(300);
  await vi.advanceTimersByTimeAsync(90_000);
  store.set(NAME, { data: { energy: 120 }, savedAtMs: Date.now() - 20_000 });
  await client.refetchQueries(query);
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10);
  expect(seen.at(-1)).toMatchObject({
    data: { energy: 120 },
    ageMs: expect.closeTo(20_000, -3) as number,
  });
});

test("a refresh makes its call although the response is saved", async () => {
  const { client, query, watch, ask } = setUp(null);
  watch();
  await vi.advanceTimersByTimeAsync(300);
  const refreshed = client.refetchQueries(query);
  await vi.advanceTimersByTimeAsync(300);
  await refreshed;
  expect(ask).toHaveBeenCalledTimes(2);
});

test("when the player refreshes, older data of another tab replaces no call", async () => {
  const { client, query, watch, ask, store } = setUp(null);
  watch();
  await vi.advanceTimersByTimeAsync(300);
  store.set(NAME, { data: { energy: 120 }, savedAtMs: Date.now() + 1_000 });
  await vi.advanceTimersByTimeAsync(5_000);
  requireFresh();
  const refreshed = client.refetchQueries(query);
  await vi.advanceTimersByTimeAsync(300);
  await refreshed;
  expect(ask).toHaveBeenCalledTimes(2);
});

test("a failure keeps saved data on screen", async () => {
  const { watch, ask, observer } = setUp(savedBefore(3_600_000));
  ask.mockRejectedValue(new Error("no network"));
  watch();
  await vi.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult()).toMatchObject({
    data: { energy: 100 },
    dataUpdatedAt: NOW - 3_600_000,
    isError: true,
  });
});

test("a hidden tab makes no call until it is visible", async () => {
  const { watch, ask, seen } = setUp(savedBefore(3_600_000));
  focusManager.setFocused(false);
  watch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.at(-1)).toMatchObject({ data: { energy: 100 }, ageMs: 3_600_000 });
  expect(ask).not.toHaveBeenCalled();
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(ask).toHaveBeenCalledOnce();
});

test("a store that never responds costs one wait, of a second", async () => {
  const { client, query, watch, ask, read } = setUp(null);
  read.mockImplementation(() => new Promise(() => undefined));
  watch();
  await vi.advanceTimersByTimeAsync(1_300);
  expect(ask).toHaveBeenCalledOnce();
  const again = client.refetchQueries(query);
  await vi.advanceTimersByTimeAsync(260);
  await again;
  expect(ask).toHaveBeenCalledTimes(2);
});

test.each([
  { what: "the sample data", how: {}, isOn: false },
  {
    what: "a question whose old answer is of no use",
    how: { persist: false as const },
    isOn: true,
  },
])("$what neither shows what is saved nor saves anything", async ({ how, isOn }) => {
  const { watch, seen, store } = setUp(savedBefore(3_600_000), { how, isOn });
  watch();
  await vi.advanceTimersByTimeAsync(300);
  expect(seen).toMatchObject([{ data: { energy: 150 }, isFetching: false }]);
  expect(store.get(NAME)).toEqual(savedBefore(3_600_000));
});

test("data with a store of its own is loaded from there, and not saved twice", async () => {
  const readFromStore = () => Promise.resolve(savedBefore(3_600_000));
  const { watch, seen, store } = setUp(null, { how: { readFromStore } });
  watch();
  await vi.advanceTimersByTimeAsync(300);
  expect(seen[0]).toMatchObject({ data: { energy: 100 } });
  expect(store.size).toBe(0);
});

test("of a long list only what the first view needs is saved", async () => {
  const { watch, store } = setUp(null, { how: { truncate: () => ({ energy: "short" }) } });
  watch();
  await vi.advanceTimersByTimeAsync(300);
  expect(store.get(NAME)).toMatchObject({ data: { energy: "short" } });
});

test.each([
  { how: { isNeverEmpty: true }, answer: { entries: [], dropped: 0 }, isKept: false },
  { how: { isNeverEmpty: true }, answer: { entries: [1], dropped: 0 }, isKept: true },
  { how: {}, answer: { entries: [], dropped: 0 }, isKept: true },
] as const)("of a list that is $how, $answer is kept: $isKept", async ({ how, answer, isKept }) => {
  const before = savedBefore(3 * 3_600_000);
  const { client, query, store } = setUp(before, { how });
  const queryFn = () => Promise.resolve(answer);
  client.query({ ...query, queryFn }).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.get(NAME)?.data).toEqual(isKept ? answer : before.data);
});
