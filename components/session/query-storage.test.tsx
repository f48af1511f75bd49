import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { fingerprint } from "@/lib/api/transport/session";
import { logIn } from "@/lib/store/account/switch-player";
import { apiKeyStore, removeKey } from "@/lib/store/account/session";

import { queryStorage } from "./query-storage";

interface Disk {
  stored: Map<string, unknown>;
  answerMs: number;
  /** The number of requests, and a callback for each. */
  asked: number;
  afterAsked: ((asked: number) => void) | null;
}

/** A stand-in for idb-keyval: requests are handled in order, and each takes `answerMs`. */
const disk = vi.hoisted(() => {
  const stored = new Map<string, unknown>();
  const state: Disk = { stored, answerMs: 0, asked: 0, afterAsked: null };
  const answer = <T,>(value: T) => {
    state.afterAsked?.((state.asked += 1));
    return new Promise<T>((resolve) => setTimeout(resolve, state.answerMs, value));
  };
  return Object.assign(state, { answer });
});

vi.mock("idb-keyval", () => ({
  createStore: () => () => Promise.resolve(),
  keys: () => disk.answer([...disk.stored.keys()]),
  setMany(entries: [string, unknown][]) {
    for (const [name, value] of entries) disk.stored.set(name, value);
    return disk.answer(undefined);
  },
  update(name: string, change: (before: unknown) => unknown) {
    disk.stored.set(name, change(disk.stored.get(name)));
    return disk.answer(undefined);
  },
  delMany(names: string[]) {
    for (const name of names) disk.stored.delete(name);
    return disk.answer(undefined);
  },
}));

const FORMER = "AbCd1234EfGh5678";
const NEXT = "EfGh5678AbCd1234";
const barsOf = (key: string) => `["account","${fingerprint({ key })}","user","bars"]`;
const ITEMS = '["game","torn","items"]';

const save = (name: string) => {
  queryStorage.save(name, { data: { energy: 150 }, savedAtMs: Date.now() });
};
const kept = () => [...disk.stored.keys()].filter((name) => name !== "index").toSorted();
const listed = () => Object.keys(disk.stored.get("index") ?? {}).toSorted();

// The first import is slow.
beforeAll(() => import("@/lib/store/account/response-cache-write"));
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12) });
  disk.stored.clear();
  Object.assign(disk, { answerMs: 0, asked: 0, afterAsked: null });
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  apiKeyStore.clear();
  vi.useRealTimers();
});

test("responses are saved a second after the last of them, while the page has nothing else to do", async () => {
  logIn(FORMER);
  save(barsOf(FORMER));
  await vi.advanceTimersByTimeAsync(900);
  save(ITEMS);
  await vi.advanceTimersByTimeAsync(900);
  expect(kept()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(kept()).toEqual([barsOf(FORMER), ITEMS]);
});

test("a load without a pause is saved every 20 responses", async () => {
  logIn(FORMER);
  for (let i = 0; i < 25; i += 1) {
    save(`["torn","log","${i}"]`);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(kept().length).toBeGreaterThanOrEqual(20);
});

describe("leaving an account while its responses are being saved", () => {
  test.each([
    { how: "its answers wait to be saved", leave: "before" },
    { how: "the code that saves them loads", leave: "loading" },
    ...[1, 2, 3, 4].map((leave) => ({ how: `step ${leave} is under way`, leave })),
  ])("leaves nothing behind: $how", async ({ leave }) => {
    logIn(FORMER);
    await vi.advanceTimersByTimeAsync(10);
    disk.asked = 0;
    save(barsOf(FORMER));
    save(ITEMS);
    if (leave === "before") void removeKey();
    if (leave === "loading") setTimeout(() => void removeKey(), 1_000);
    disk.afterAsked = (asked) => {
      if (asked === leave) void removeKey();
    };
    await vi.advanceTimersByTimeAsync(5_000);
    expect(apiKeyStore.get()).toBe("");
    expect(kept()).toEqual([ITEMS]);
  });

  test.each(
    [1, 2, 3, 4].flatMap((leave) => [300, 700, 1_100].map((answerMs) => ({ leave, answerMs }))),
  )(
    "keeps the responses of the next account, saved meanwhile: step $leave, $answerMs ms each",
    async ({ leave, answerMs }) => {
      logIn(FORMER);
      await vi.advanceTimersByTimeAsync(10);
      Object.assign(disk, { answerMs, asked: 0 });
      save(barsOf(FORMER));
      disk.afterAsked = (asked) => {
        if (asked !== leave) return;
        logIn(NEXT);
        save(barsOf(NEXT));
      };
      await vi.advanceTimersByTimeAsync(30_000);
      expect(apiKeyStore.get()).toBe(NEXT);
      expect(kept()).toEqual([barsOf(NEXT)]);
      expect(listed()).toEqual([barsOf(NEXT)]);
    },
  );
});
