import { afterEach, expect, test } from "vitest";

import { addFetchedRows, hasRowQuota, dailyRowsStore } from "./fetch-usage";

const TODAY = Date.UTC(2026, 10, 20);
const TOMORROW = Date.UTC(2026, 10, 21);

afterEach(() => {
  dailyRowsStore.clear();
});

test("rows are counted up to 45,000 of a day", () => {
  expect(hasRowQuota(45_000, TODAY)).toBe(true);
  expect(hasRowQuota(45_001, TODAY)).toBe(false);
  addFetchedRows(44_990, TODAY);
  expect(hasRowQuota(10, TODAY)).toBe(true);
  addFetchedRows(10, TODAY);
  expect(hasRowQuota(1, TODAY)).toBe(false);
});

test("a new day starts at 0", () => {
  addFetchedRows(45_000, TODAY);
  expect(hasRowQuota(10, TOMORROW)).toBe(true);
  addFetchedRows(3, TOMORROW);
  expect(dailyRowsStore.get()).toEqual({ dayMs: TOMORROW, rows: 3 });
});
