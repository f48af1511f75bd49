import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { CallsInMemory } from "@/lib/api/testing/calls-in-memory";

import { CallQueue } from "./call-queue";
import { ApiError } from "./errors";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_795_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const KEY = "a mark of the key";
const live = () => new AbortController().signal;

/** Asks for `count` calls at once and notes when each may start. */
function ask(queue: CallQueue, count: number, starts: number[]) {
  for (let i = 0; i < count; i += 1) {
    void queue.acquire(live(), KEY).then(() => starts.push(Date.now()));
  }
}

test("130 calls at once in each of two tabs never pass 90 in a minute", async () => {
  const shared = new CallsInMemory();
  const starts: number[] = [];
  ask(new CallQueue(shared), 130, starts);
  ask(new CallQueue(shared), 130, starts);

  await vi.advanceTimersByTimeAsync(60_000);
  expect(starts).toHaveLength(90);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(starts).toHaveLength(180);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(starts).toHaveLength(260);
  for (const [i, at] of starts.entries()) {
    expect(at).toBeGreaterThan((starts[i - 90] ?? 0) + 60_000);
  }
});

test("calls that start long after they were counted, as when the device slept, count from then", async () => {
  const shared = new CallsInMemory();
  let sleepsMs = 5_000;
  const update: typeof shared.update = async (change) => {
    await shared.update(change);
    const waitMs = sleepsMs;
    sleepsMs = 0;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  };
  const starts: number[] = [];
  const at = Date.now();
  ask(new CallQueue({ update }), 90, starts);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(starts).toEqual(Array.from({ length: 90 }, () => at + 5_000));
  ask(new CallQueue(shared), 90, starts);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(starts).toHaveLength(90);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(starts).toHaveLength(180);
});

test("says how many calls wait and when they resume, and when none wait any more", async () => {
  const queue = new CallQueue(new CallsInMemory());
  const at = Date.now();
  ask(queue, 93, []);
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.state()).toMatchObject({ queued: 3, resumesAtMs: at + 61_000 });
  await vi.advanceTimersByTimeAsync(61_000);
  expect(queue.state().queued).toBe(0);
});

test("calls that are made while others are being counted start next, and none is said to wait", async () => {
  const shared = new CallsInMemory();
  const queue = new CallQueue(shared);
  const queued: number[] = [];
  queue.subscribe(() => queued.push(queue.state().queued));
  const starts: number[] = [];
  ask(queue, 3, starts);
  const update = shared.update.bind(shared);
  const updating = vi.spyOn(shared, "update").mockImplementationOnce((change) => {
    const updated = update(change);
    ask(queue, 2, starts);
    return updated;
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(updating).toHaveBeenCalledTimes(2);
  expect(starts).toHaveLength(5);
  expect(Math.max(...queued)).toBe(0);
});

test("says how many calls the last minute held, those of other tabs too", async () => {
  const shared = new CallsInMemory();
  const queue = new CallQueue(shared);
  ask(new CallQueue(shared), 2, []);
  await vi.advanceTimersByTimeAsync(10_000);
  ask(queue, 1, []);
  await vi.advanceTimersByTimeAsync(0);
  expect(queue.callsUsed()).toBe(3);
  await vi.advanceTimersByTimeAsync(51_000);
  expect(queue.callsUsed()).toBe(1);
});

test("a call that is cancelled while it waits leaves the queue", async () => {
  const queue = new CallQueue(new CallsInMemory());
  ask(queue, 90, []);
  const controller = new AbortController();
  const turn = queue.acquire(controller.signal, KEY);
  await vi.advanceTimersByTimeAsync(0);
  controller.abort();
  await expect(turn).rejects.toMatchObject({ name: "AbortError" });
  expect(queue.state().queued).toBe(0);
});

test("code 5 pauses the calls of every tab until the minute rolls", async () => {
  const shared = new CallsInMemory();
  const [here, there] = [new CallQueue(shared), new CallQueue(shared)];
  here.reportError(new ApiError("rate-limited", "Too many requests", 5), KEY);
  const starts: number[] = [];
  ask(here, 1, starts);
  ask(there, 1, starts);
  await vi.advanceTimersByTimeAsync(60_999);
  expect(starts).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(starts).toHaveLength(2);
});

test("code 8 stops the calls of every tab for five minutes, and those that wait", async () => {
  const shared = new CallsInMemory();
  const [here, there] = [new CallQueue(shared), new CallQueue(shared)];
  ask(here, 90, []);
  const waiting = here.acquire(live(), KEY);
  await vi.advanceTimersByTimeAsync(0);
  here.reportError(new ApiError("address-blocked", "IP block", 8), KEY);

  const blocked = { kind: "address-blocked", code: 8 };
  await expect(waiting).rejects.toMatchObject(blocked);
  await expect(there.acquire(live(), KEY)).rejects.toMatchObject(blocked);
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  await expect(here.acquire(live(), KEY)).rejects.toMatchObject(blocked);
  await vi.advanceTimersByTimeAsync(1);
  await expect(here.acquire(live(), KEY)).resolves.toBeUndefined();
});

test("after code 8 it says when calls resume, and then that they have", async () => {
  const queue = new CallQueue(new CallsInMemory());
  const codes: (number | null)[] = [];
  const leave = queue.subscribe(() => codes.push(queue.state().stopReason?.code ?? null));
  const at = Date.now();
  queue.reportError(new ApiError("address-blocked", "IP block", 8), KEY);
  expect(queue.state()).toMatchObject({ stopReason: { code: 8 }, stoppedUntilMs: at + 300_000 });
  await vi.advanceTimersByTimeAsync(300_000 - 1);
  expect(codes).toEqual([8]);
  await vi.advanceTimersByTimeAsync(1);
  expect(codes).toEqual([8, null]);
  expect(queue.state()).toMatchObject({ stopReason: null, stoppedUntilMs: null });

  leave();
  queue.reportError(new ApiError("address-blocked", "IP block", 8), KEY);
  expect(codes).toEqual([8, null]);
});

test("a second code 8 stops the calls for five minutes from then on", async () => {
  const queue = new CallQueue(new CallsInMemory());
  queue.reportError(new ApiError("address-blocked", "IP block", 8), KEY);
  await vi.advanceTimersByTimeAsync(240_000);
  queue.reportError(new ApiError("address-blocked", "IP block", 8), KEY);
  await vi.advanceTimersByTimeAsync(300_000 - 1);
  expect(queue.state().stopReason).toMatchObject({ code: 8 });
  await vi.advanceTimersByTimeAsync(1);
  expect(queue.state().stopReason).toBeNull();
});

test.each([10, 13, 18])("code %i stops the calls until the player tries again", async (code) => {
  const queue = new CallQueue(new CallsInMemory());
  queue.reportError(new ApiError("key-unusable", "for the test", code), KEY);
  await vi.advanceTimersByTimeAsync(3_600_000);
  await expect(queue.acquire(live(), KEY)).rejects.toMatchObject({ code });
  expect(queue.state()).toMatchObject({ stopReason: { code }, stoppedUntilMs: null });

  queue.resume();
  await expect(queue.acquire(live(), KEY)).resolves.toBeUndefined();
  expect(queue.state().stopReason).toBeNull();
});

test("a stop holds for the key that caused it: another key's calls go on at once", async () => {
  const queue = new CallQueue(new CallsInMemory());
  queue.reportError(new ApiError("key-unusable", "for the test", 13), KEY);
  await expect(queue.acquire(live(), KEY)).rejects.toMatchObject({ code: 13 });
  await expect(queue.acquire(live(), "another key")).resolves.toBeUndefined();
  expect(queue.state().stopReason).toBeNull();
});

test("the stop of one key leaves the waiting calls of another in line", async () => {
  const queue = new CallQueue(new CallsInMemory());
  const starts: number[] = [];
  ask(queue, 91, starts);
  const refused = queue.acquire(live(), "another key");
  await vi.advanceTimersByTimeAsync(0);
  queue.reportError(new ApiError("key-unusable", "for the test", 13), "another key");
  await expect(refused).rejects.toMatchObject({ code: 13 });
  await vi.advanceTimersByTimeAsync(61_000);
  expect(starts).toHaveLength(91);
});

test("tabs that could not agree ask again in a second, and a call that has left by then is not missed", async () => {
  const shared = new CallsInMemory();
  const update = vi.spyOn(shared, "update").mockResolvedValueOnce();
  const queue = new CallQueue(shared);
  const starts: number[] = [];
  ask(queue, 2, starts);
  await vi.advanceTimersByTimeAsync(1000);
  expect(starts).toHaveLength(2);
  expect(update).toHaveBeenCalledTimes(2);
});

test.each([-1000, -600_000, 600_000])(
  "the device's clock set by %i ms while the tab is open changes nothing",
  async (jumpMs) => {
    const queue = new CallQueue(new CallsInMemory());
    const starts: number[] = [];
    ask(queue, 90, starts);
    await vi.advanceTimersByTimeAsync(0);
    queue.reportError(new ApiError("rate-limited", "Too many requests", 5), KEY);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.setSystemTime(Date.now() + jumpMs);
    ask(queue, 1, starts);
    await vi.advanceTimersByTimeAsync(50_999);
    expect(starts).toHaveLength(90);
    await vi.advanceTimersByTimeAsync(1);
    expect(starts).toHaveLength(91);
  },
);

test("other errors stop no calls", async () => {
  const queue = new CallQueue(new CallsInMemory());
  for (const kind of ["unavailable", "no-faction-access", "timeout", "key-rejected"] as const) {
    queue.reportError(new ApiError(kind, "for the test"), KEY);
  }
  await expect(queue.acquire(live(), KEY)).resolves.toBeUndefined();
});
