import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { type CallRecord, NO_CALLS, readCallRecord, takeTurns, WINDOW_MS } from "./call-window";

const NOW = 1_795_000_000_000;
const calls = (count: number, atMs: number): CallRecord => ({
  ...NO_CALLS,
  startedAtMs: Array.from({ length: count }, () => atMs),
});

describe("takeTurns", () => {
  test.each([
    { made: 0, wanted: 1, granted: 1 },
    { made: 0, wanted: 130, granted: 90 },
    { made: 89, wanted: 5, granted: 1 },
    { made: 90, wanted: 1, granted: 0 },
    { made: 200, wanted: 1, granted: 0 },
  ])("$made made this minute, $wanted wanted: $granted granted", ({ made, wanted, granted }) => {
    expect(takeTurns(calls(made, NOW - 1000), wanted, NOW).granted).toBe(granted);
  });

  test.each([
    { agoMs: 0, granted: 0 },
    { agoMs: 60_000, granted: 0 },
    { agoMs: 60_999, granted: 0 },
    { agoMs: 61_000, granted: 1 },
  ])("90 calls made $agoMs ms ago leave room for $granted", ({ agoMs, granted }) => {
    expect(takeTurns(calls(90, NOW - agoMs), 1, NOW).granted).toBe(granted);
  });

  test("says when the first of a full minute runs out", () => {
    expect(takeTurns(calls(90, NOW - 1000), 1, NOW).askAgainAtMs).toBe(NOW - 1000 + WINDOW_MS);
  });

  test("waits for the end of a pause", () => {
    const paused = { ...NO_CALLS, pausedUntilMs: NOW + 20_000 };
    expect(takeTurns(paused, 1, NOW)).toMatchObject({ granted: 0, askAgainAtMs: NOW + 20_000 });
    expect(takeTurns(paused, 1, NOW + 20_000).granted).toBe(1);
  });

  test("is not held up by what a clock that was set back has written", () => {
    const later = NOW + 3_600_000;
    expect(takeTurns({ ...calls(90, later), pausedUntilMs: later }, 1, NOW).granted).toBe(1);
  });

  test("never lets more than 90 start in any 61 seconds, however they come", () => {
    const arrivals = fc.array(
      fc.record({ afterMs: fc.nat(20_000), wanted: fc.integer({ min: 1, max: 130 }) }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(arrivals, (all) => {
        let record: CallRecord = NO_CALLS;
        let now = NOW;
        const starts: number[] = [];
        for (const { afterMs, wanted } of all) {
          now += afterMs;
          const turns = takeTurns(record, wanted, now);
          record = turns.record;
          starts.push(...Array.from({ length: turns.granted }, () => now));
        }
        for (const [i, at] of starts.entries()) {
          expect(at).toBeGreaterThanOrEqual((starts[i - 90] ?? -Infinity) + WINDOW_MS);
        }
      }),
    );
  });
});

test.each([
  undefined,
  null,
  "x",
  {},
  { startedAtMs: ["soon"], pausedUntilMs: 0, blockedUntilMs: 0 },
])("%j kept by the browser is no calls", (kept) => {
  expect(readCallRecord(kept)).toEqual(NO_CALLS);
});
