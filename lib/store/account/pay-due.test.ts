import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { DAY_MS, HOUR_MS } from "@/lib/common/time";

import { payDueStore, savePayDue } from "./pay-due";

const MIDNIGHT = Date.UTC(2026, 10, 20);

beforeEach(() => {
  payDueStore.clear();
  vi.useFakeTimers({ now: MIDNIGHT + 12 * HOUR_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

test("keeps the number that was displayed last until the day turns, and tells of changes only", () => {
  let changes = 0;
  const leave = payDueStore.subscribe(() => {
    changes += 1;
  });
  savePayDue(8);
  savePayDue(8);
  expect(payDueStore.get()).toEqual({ count: 8, endsAtMs: MIDNIGHT + DAY_MS });
  expect(changes).toBe(1);
  vi.setSystemTime(MIDNIGHT + DAY_MS);
  savePayDue(8);
  leave();
  expect(payDueStore.get()).toEqual({ count: 8, endsAtMs: MIDNIGHT + 2 * DAY_MS });
  expect(changes).toBe(2);
});

test.each(["8", "many", '{"count":-1,"endsAtMs":1}', '{"count":100000,"endsAtMs":1}', "{}"])(
  "“%s” is nobody",
  (raw) => {
    localStorage.setItem("payDue", raw);
    expect(payDueStore.get()).toEqual({ count: 0, endsAtMs: 0 });
  },
);
