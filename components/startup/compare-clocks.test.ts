import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { onToast } from "@/components/feedback/show-toast";
import { aSession } from "@/lib/api/testing/session";
import { gameClockStore } from "@/lib/store/preferences/game-clock";

import { compareClocks } from "./compare-clocks";

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 86_400_000;

const notices: string[] = [];
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  end = onToast(({ description }) => notices.push(description));
});
afterEach(() => {
  end();
  notices.length = 0;
  gameClockStore.clear();
  vi.useRealTimers();
});

/** The game answers with this time, in whole seconds, after a number of milliseconds. */
async function compared(gameMs: number | null, tookMs = 0) {
  const query = () => {
    vi.advanceTimersByTime(tookMs);
    return Promise.resolve(gameMs);
  };
  await compareClocks({ query } as unknown as QueryClient, aSession());
  return gameClockStore.get();
}

test.each([
  { off: 0, aheadMs: 0 },
  { off: 119_000, aheadMs: 0 },
  { off: -120_000, aheadMs: 0 },
  { off: 121_000, aheadMs: 121_500 },
  { off: -121_000, aheadMs: -120_500 },
  { off: DAY_MS, aheadMs: DAY_MS + 500 },
])("$off ms off: the app counts $aheadMs ms ahead of the device", async ({ off, aheadMs }) => {
  expect(await compared(NOW + off)).toEqual({ aheadMs, comparedAtMs: NOW });
  expect(notices).toHaveLength(aheadMs === 0 ? 0 : 1);
});

test("a response is half a round trip old; after a wait in the queue, no more than a second", async () => {
  expect((await compared(NOW + DAY_MS, 600)).aheadMs).toBe(DAY_MS + 500 + 300 - 600);
  expect((await compared(NOW + DAY_MS, 50_000)).aheadMs).toBe(DAY_MS + 500 + 1000 - 50_000 - 600);
});

test("shows one notice, and another when the difference changes", async () => {
  await compared(NOW + DAY_MS);
  await compared(NOW + DAY_MS);
  expect(notices).toEqual(["It’s 1 d 0 h behind the game’s. Times here use the game’s clock."]);
  await compared(NOW - DAY_MS / 24);
  expect(notices[1]).toContain("59 min ahead of the game’s.");
  await compared(NOW);
  expect(notices).toHaveLength(2);
  expect(gameClockStore.get().aheadMs).toBe(0);
});

test("a response without a time is a failure, and changes nothing", async () => {
  await expect(compared(null)).rejects.toThrow("didn't say its time");
  expect(gameClockStore.get()).toEqual({ aheadMs: 0, comparedAtMs: 0 });
});
