import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { CallsInMemory } from "@/lib/api/testing/calls-in-memory";

import { createBackfillLimiter, BACKFILL_LIMIT, type BackfillLimiter } from "./backfill-limiter";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_795_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const free = { state: () => ({ queued: 0 }) };
const live = () => new AbortController().signal;

/** A reading of `count` calls, one after the other; notes when each may start. */
async function read(share: BackfillLimiter, count: number, starts: number[], most: number) {
  for (let i = 0; i < count; i += 1) {
    await share.acquire(live(), free, most);
    starts.push(Date.now());
  }
}

test.each([
  { most: 30, perMinute: 30 },
  { most: BACKFILL_LIMIT, perMinute: 60 },
])("two backfills in two tabs make $perMinute calls a minute together", async (one) => {
  const shared = new CallsInMemory();
  const starts: number[] = [];
  void read(createBackfillLimiter(shared), 50, starts, one.most);
  void read(createBackfillLimiter(shared), 50, starts, one.most);

  await vi.advanceTimersByTimeAsync(60_000);
  expect(starts).toHaveLength(one.perMinute);
  await vi.advanceTimersByTimeAsync(240_000);
  expect(starts).toHaveLength(100);
  for (const [i, at] of starts.entries()) {
    expect(at).toBeGreaterThan((starts[i - one.perMinute] ?? 0) + 60_000);
  }
});

test("while a page's call waits, a backfill makes none", async () => {
  let queued = 2;
  let isGranted = false;
  const line = { state: () => ({ queued }) };
  void createBackfillLimiter(new CallsInMemory())
    .acquire(live(), line, 60)
    .then(() => {
      isGranted = true;
    });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isGranted).toBe(false);
  queued = 0;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isGranted).toBe(true);
});

test("a paused backfill leaves the queue at once, uncounted", async () => {
  const shared = new CallsInMemory();
  const share = createBackfillLimiter(shared);
  const starts: number[] = [];
  void read(share, 30, starts, 30);
  await vi.advanceTimersByTimeAsync(0);
  const controller = new AbortController();
  const turn = share.acquire(controller.signal, free, 30);
  await vi.advanceTimersByTimeAsync(10_000);
  controller.abort();
  await expect(turn).rejects.toMatchObject({ name: "AbortError" });
  void read(share, 30, starts, 30);
  await vi.advanceTimersByTimeAsync(51_000);
  expect(starts).toHaveLength(60);
});

test("usage that couldn't be shared is requested again after a second", async () => {
  const shared = new CallsInMemory();
  vi.spyOn(shared, "update").mockResolvedValueOnce();
  const starts: number[] = [];
  void read(createBackfillLimiter(shared), 1, starts, 30);
  await vi.advanceTimersByTimeAsync(999);
  expect(starts).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(starts).toHaveLength(1);
});
