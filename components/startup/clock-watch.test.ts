import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { clockWatch } from "./clock-watch";

const NOW = Date.UTC(2026, 10, 20, 12);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  { when: "never", aheadMs: 0, comparedAtMs: 0, due: true },
  { when: "an hour ago", aheadMs: 0, comparedAtMs: NOW - HOUR_MS, due: false },
  { when: "a day ago", aheadMs: 0, comparedAtMs: NOW - DAY_MS, due: true },
  { when: "by a clock set back since", aheadMs: 0, comparedAtMs: NOW + HOUR_MS, due: true },
  { when: "when it was wrong", aheadMs: DAY_MS, comparedAtMs: NOW - HOUR_MS, due: true },
])("at the start, compared $when: due is $due", ({ due, ...comparison }) => {
  expect(clockWatch(() => comparison).isDue()).toBe(due);
});

test("after failures in a row, due again after 5, 10, 20 … minutes, at most after a day", () => {
  const watch = clockWatch(() => ({ aheadMs: 0, comparedAtMs: NOW - DAY_MS }));
  const rests: number[] = [];
  for (let failure = 0; failure < 12; failure += 1) {
    watch.asked();
    let minutes = 0;
    while (!watch.isDue()) {
      vi.advanceTimersByTime(5 * MINUTE_MS);
      minutes += 5;
    }
    rests.push(minutes);
  }
  expect(rests).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440, 1440]);
});

test("due once a day across open tabs, and five minutes after a failure", () => {
  let comparedAtMs = NOW - 20 * HOUR_MS;
  const watch = clockWatch(() => ({ aheadMs: 0, comparedAtMs }));
  vi.advanceTimersByTime(4 * HOUR_MS - 1);
  expect(watch.isDue()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(watch.isDue()).toBe(true);
  watch.asked();
  vi.advanceTimersByTime(5 * MINUTE_MS - 1);
  expect(watch.isDue()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(watch.isDue()).toBe(true);
  comparedAtMs = Date.now();
  expect(watch.isDue()).toBe(false);
  vi.advanceTimersByTime(DAY_MS);
  expect(watch.isDue()).toBe(true);
});

test.each([
  { ms: 119_000, due: false },
  { ms: 121_000, due: true },
  { ms: -121_000, due: true },
  { ms: DAY_MS, due: true },
])("after a jump of the device's clock by $ms ms: due is $due", ({ ms, due }) => {
  const watch = clockWatch(() => ({ aheadMs: 0, comparedAtMs: NOW }));
  vi.advanceTimersByTime(HOUR_MS);
  vi.setSystemTime(Date.now() + ms);
  expect(watch.isDue()).toBe(due);
  // It stays due until the clocks are compared.
  expect(watch.isDue()).toBe(due);
  watch.asked();
  expect(watch.isDue()).toBe(false);
});

test("a device that was wrong is compared once at the start, then once a day", () => {
  const watch = clockWatch(() => ({ aheadMs: DAY_MS, comparedAtMs: NOW }));
  expect(watch.isDue()).toBe(true);
  watch.asked();
  watch.compared();
  vi.advanceTimersByTime(DAY_MS - 1);
  expect(watch.isDue()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(watch.isDue()).toBe(true);
});
