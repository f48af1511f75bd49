import { describe, expect, test } from "vitest";

import { type UsageEntry, createUsageTracker } from "./rate-limit";

const NOW = 1_795_000_000_000;
const aNote = (change: Partial<UsageEntry> = {}): UsageEntry => ({
  id: "a",
  kind: "calls",
  count: 3,
  ticksMs: NOW,
  clockMs: NOW,
  ...change,
});

/** A tab that sees `note` for the first time with its clocks at these times. */
function tabAt(ticksMs: number, clockMs: number) {
  const clocks = { ticksMs, clockMs };
  const notes = createUsageTracker({
    monotonicMs: () => clocks.ticksMs,
    wallClockMs: () => clocks.clockMs,
  });
  const leftMs = (entry: UsageEntry, isHeld = false) =>
    Math.max(
      0,
      ...notes.active([{ entry, isHeld }]).map(({ endsAtMs }) => endsAtMs - clocks.ticksMs),
    );
  return { clocks, leftMs };
}

const HOUR_MS = 3_600_000;

describe("a note of another tab that was written 10 seconds ago", () => {
  test.each([
    { what: "its clocks agree with ours", ticksMs: 10_000, clockMs: 10_000, leftMs: 51_000 },
    { what: "the device's clock was set back", ticksMs: 10_000, clockMs: -HOUR_MS, leftMs: 61_000 },
    { what: "the clock was set forward", ticksMs: 10_000, clockMs: HOUR_MS, leftMs: 51_000 },
    { what: "it loaded before a sleep", ticksMs: HOUR_MS, clockMs: 10_000, leftMs: 51_000 },
    { what: "it loaded after a sleep", ticksMs: -HOUR_MS, clockMs: 10_000, leftMs: 61_000 },
    { what: "it is from the future", ticksMs: -HOUR_MS, clockMs: -1, leftMs: 61_000 },
    { what: "it is over by both clocks", ticksMs: HOUR_MS, clockMs: HOUR_MS, leftMs: 0 },
  ])("where $what, it stands for $leftMs ms", ({ ticksMs, clockMs, leftMs }) => {
    expect(tabAt(NOW + ticksMs, NOW + clockMs).leftMs(aNote())).toBe(leftMs);
  });

  test("is counted where both clocks call it over and its tab holds it still", () => {
    expect(tabAt(NOW + HOUR_MS, NOW + HOUR_MS).leftMs(aNote(), true)).toBe(61_000);
  });

  test.each([
    { kind: "pause" as const, leftMs: 51_000 },
    { kind: "block" as const, leftMs: 290_000 },
  ])("and is a $kind stands for $leftMs ms", ({ kind, leftMs }) => {
    expect(tabAt(NOW + 10_000, NOW + 10_000).leftMs(aNote({ kind }))).toBe(leftMs);
  });
});

test.each([-HOUR_MS, HOUR_MS])("once seen, no jump of the clock by %i ms moves its end", (jump) => {
  const { clocks, leftMs } = tabAt(NOW, NOW);
  expect(leftMs(aNote())).toBe(61_000);
  clocks.ticksMs += 30_000;
  clocks.clockMs += jump;
  expect(leftMs(aNote())).toBe(31_000);
});

test("a note from the future stands for its time and no longer, though its tab keeps it", () => {
  const { clocks, leftMs } = tabAt(NOW - HOUR_MS, NOW - HOUR_MS);
  expect(leftMs(aNote(), true)).toBe(61_000);
  clocks.ticksMs += 61_000;
  expect(leftMs(aNote(), true)).toBe(0);
});
