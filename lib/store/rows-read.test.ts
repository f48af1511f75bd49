import { afterEach, expect, test } from "vitest";

import { addRows, hasRowsFor, rowsReadStore } from "./rows-read";

const TODAY = Date.UTC(2026, 10, 20);
const TOMORROW = Date.UTC(2026, 10, 21);

afterEach(() => {
  rowsReadStore.clear();
});

test("rows are counted up to 45,000 of a day", () => {
  expect(hasRowsFor(45_000, TODAY)).toBe(true);
  expect(hasRowsFor(45_001, TODAY)).toBe(false);
  addRows(44_990, TODAY);
  expect(hasRowsFor(10, TODAY)).toBe(true);
  addRows(10, TODAY);
  expect(hasRowsFor(1, TODAY)).toBe(false);
});

test("a new day begins with none", () => {
  addRows(45_000, TODAY);
  expect(hasRowsFor(10, TOMORROW)).toBe(true);
  addRows(3, TOMORROW);
  expect(rowsReadStore.get()).toEqual({ dayMs: TOMORROW, rows: 3 });
});
