import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { DAY_MS, HOUR_MS } from "@/lib/common/time";

import { companyNeedsStore, payDueStore, saveCompanyNeeds, savePayDue } from "./menu-counts";

const MIDNIGHT = Date.UTC(2026, 10, 20);

beforeEach(() => {
  companyNeedsStore.clear();
  payDueStore.clear();
  vi.useFakeTimers({ now: MIDNIGHT + 12 * HOUR_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

test("the company’s count is the one displayed last, and the menu hears only of changes", () => {
  const told = vi.fn();
  const leave = companyNeedsStore.subscribe(told);
  saveCompanyNeeds({ count: 6, endsAtMs: 1_000 });
  saveCompanyNeeds({ count: 6, endsAtMs: 1_000 });
  expect(told).toHaveBeenCalledTimes(1);
  saveCompanyNeeds({ count: 6, endsAtMs: 2_000 });
  leave();
  expect(told).toHaveBeenCalledTimes(2);
  expect(companyNeedsStore.get()).toEqual({ count: 6, endsAtMs: 2_000 });
});

test("the count of members to pay lasts until 00:00, and the menu hears only of changes", () => {
  const told = vi.fn();
  const leave = payDueStore.subscribe(told);
  savePayDue(8);
  savePayDue(8);
  expect(payDueStore.get()).toEqual({ count: 8, endsAtMs: MIDNIGHT + DAY_MS });
  expect(told).toHaveBeenCalledTimes(1);
  vi.setSystemTime(MIDNIGHT + DAY_MS);
  savePayDue(8);
  leave();
  expect(payDueStore.get()).toEqual({ count: 8, endsAtMs: MIDNIGHT + 2 * DAY_MS });
  expect(told).toHaveBeenCalledTimes(2);
});

test.each([
  "8",
  "many",
  "{}",
  '{"count":3}',
  '{"count":-1,"endsAtMs":1}',
  '{"count":1.5,"endsAtMs":1}',
  '{"count":100000,"endsAtMs":1}',
])("%s in storage is no count", (raw) => {
  localStorage.setItem("companyNeeds", raw);
  localStorage.setItem("payDue", raw);
  expect([companyNeedsStore.get(), payDueStore.get()]).toEqual([
    { count: 0, endsAtMs: 0 },
    { count: 0, endsAtMs: 0 },
  ]);
});
