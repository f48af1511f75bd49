import { expect, test } from "vitest";

import { historyRange } from "./range-history";

const NOON = Date.UTC(2026, 10, 20, 12);

test.each([
  { id: "30d", fromMs: Date.UTC(2026, 9, 21), text: "since 21 Oct 2026" },
  { id: "90d", fromMs: Date.UTC(2026, 7, 22), text: "since 22 Aug 2026" },
  { id: "year", fromMs: Date.UTC(2025, 10, 20), text: "since 20 Nov 2025" },
] as const)("$id begins with a day of the game, at whatever time it is", ({ id, ...range }) => {
  for (const nowMs of [NOON, NOON - 12 * 3_600_000, NOON + 11 * 3_600_000]) {
    expect(historyRange(id, nowMs)).toEqual({ ...range, sinceMs: range.fromMs });
  }
});

test("“All time” excludes no crime, however old", () => {
  expect(historyRange("all", NOON).sinceMs).toBe(-Infinity);
});
