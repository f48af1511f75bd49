import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { sampleStore } from "@/lib/store/account/session";

import { gameClockStore, gameTime } from "./game-clock";

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  gameClockStore.clear();
  sampleStore.set(false);
  vi.useRealTimers();
});

test("until the clocks are compared, game time is the device's", () => {
  expect(gameTime()).toBe(NOW);
});

test("the game's time is what it was ahead of the device, kept for the next visit", () => {
  gameClockStore.set({ aheadMs: DAY_MS, comparedAtMs: NOW });
  expect(gameTime()).toBe(NOW + DAY_MS);
  expect(gameTime(NOW - 1)).toBe(NOW + DAY_MS - 1);
  expect(JSON.parse(localStorage.getItem("gameClock") ?? "")).toEqual({
    aheadMs: DAY_MS,
    comparedAtMs: NOW,
  });
});

test("in the sample data it is the device's", () => {
  gameClockStore.set({ aheadMs: DAY_MS, comparedAtMs: NOW });
  sampleStore.set(true);
  expect(gameTime()).toBe(NOW);
});

test.each([
  "not json",
  "{}",
  '{"aheadMs":1e300,"comparedAtMs":0}',
  '{"aheadMs":"1","comparedAtMs":0}',
])("reads nothing from %s", (raw) => {
  localStorage.setItem("gameClock", raw);
  expect(gameTime()).toBe(NOW);
});
