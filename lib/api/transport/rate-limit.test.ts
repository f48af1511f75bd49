import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  countCalls,
  type ActiveUsage,
  grantCalls,
  WINDOW_MS,
  type UsageEntry,
  createUsageTracker,
} from "./rate-limit";

const NOW = 1_795_000_000_000;
const calls = (count: number, atMs: number): ActiveUsage => ({
  kind: "calls",
  count,
  endsAtMs: atMs + WINDOW_MS,
});
const until = (kind: "block" | "pause", endsAtMs: number): ActiveUsage => ({
  kind,
  count: 1,
  endsAtMs,
});

describe("grantCalls", () => {
  test.each([
    { made: 0, wanted: 1, granted: 1 },
    { made: 0, wanted: 130, granted: 90 },
    { made: 89, wanted: 5, granted: 1 },
    { made: 90, wanted: 1, granted: 0 },
    { made: 200, wanted: 1, granted: 0 },
  ])("$made made this minute, $wanted wanted: $granted granted", ({ made, wanted, granted }) => {
    expect(grantCalls([calls(made, NOW - 1000)], wanted, NOW).granted).toBe(granted);
  });

  test.each([
    { made: 0, wanted: 9, granted: 9 },
    { made: 0, wanted: 130, granted: 10 },
    { made: 75, wanted: 130, granted: 5 },
    { made: 79, wanted: 5, granted: 1 },
    { made: 85, wanted: 1, granted: 0 },
  ])(
    "where tabs can't take turns ten are spared, and made at once: $made made, $wanted wanted: $granted granted",
    ({ made, wanted, granted }) => {
      expect(grantCalls([calls(made, NOW - 1000)], wanted, NOW, false).granted).toBe(granted);
    },
  );

  test.each([0, 65, 70, 71, 79, 90])(
    "two tabs that can't take turns may count at the same moments: %i made before, at most 90 with theirs",
    (before) => {
      const made = [calls(before, NOW)];
      const ask = (nowMs: number) => grantCalls(made, 130, nowMs, false);
      let now = NOW;
      while (now < NOW + WINDOW_MS) {
        const [one, other] = [ask(now), ask(now)];
        made.push(calls(one.granted, now), calls(other.granted, now));
        now = one.retryAtMs;
      }
      const sum = made.reduce((all, { count }) => all + count, 0);
      expect(sum).toBeGreaterThanOrEqual(80);
      expect(sum).toBeLessThanOrEqual(90);
    },
  );

  test("calls that come during a request are requested together", () => {
    expect(grantCalls([], 5, NOW).retryAtMs).toBe(NOW);
    expect(grantCalls([], 15, NOW, false)).toMatchObject({ granted: 10, retryAtMs: NOW + 1000 });
  });

  test.each([
    { agoMs: 0, granted: 0 },
    { agoMs: 60_000, granted: 0 },
    { agoMs: 60_999, granted: 0 },
    { agoMs: 61_000, granted: 1 },
  ])("90 calls made $agoMs ms ago leave room for $granted", ({ agoMs, granted }) => {
    expect(grantCalls([calls(90, NOW - agoMs)], 1, NOW).granted).toBe(granted);
  });

  test("says when the first of a full minute runs out", () => {
    const standing = [calls(60, NOW - 500), calls(30, NOW - 1000)];
    expect(grantCalls(standing, 1, NOW).retryAtMs).toBe(NOW - 1000 + WINDOW_MS);
  });

  test.each(["block", "pause"] as const)("waits for the end of a %s", (kind) => {
    const standing = [until(kind, NOW + 20_000), until(kind, NOW + 10_000)];
    expect(grantCalls(standing, 1, NOW)).toMatchObject({
      granted: 0,
      retryAtMs: NOW + 20_000,
      blockedUntilMs: kind === "block" ? NOW + 20_000 : 0,
    });
    expect(grantCalls(standing, 1, NOW + 20_000)).toMatchObject({ granted: 1, blockedUntilMs: 0 });
  });

  test("never lets more than 90 calls start in any 61 seconds", () => {
    const arrivals = fc.array(
      fc.record({ afterMs: fc.nat(20_000), wanted: fc.integer({ min: 1, max: 130 }) }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(arrivals, (all) => {
        const made: ActiveUsage[] = [];
        let now = NOW;
        for (const { afterMs, wanted } of all) {
          now += afterMs;
          const { granted } = grantCalls(made, wanted, now);
          made.push(calls(granted, now));
          expect(countCalls(made, now)).toBeLessThanOrEqual(90);
        }
      }),
    );
  });
});

describe("the usage of all tabs", () => {
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
    const remainingMs = (entry: UsageEntry) =>
      Math.max(0, ...notes.active([entry]).map(({ endsAtMs }) => endsAtMs - clocks.ticksMs));
    return { clocks, remainingMs };
  }

  const HOUR_MS = 3_600_000;

  describe("a note of another tab that was written 10 seconds ago", () => {
    test.each([
      { what: "its clocks agree with ours", ticksMs: 10_000, clockMs: 10_000, remainingMs: 51_000 },
      {
        what: "the device's clock was set back",
        ticksMs: 10_000,
        clockMs: -HOUR_MS,
        remainingMs: 61_000,
      },
      { what: "the clock was set forward", ticksMs: 10_000, clockMs: HOUR_MS, remainingMs: 51_000 },
      { what: "it loaded before a sleep", ticksMs: HOUR_MS, clockMs: 10_000, remainingMs: 51_000 },
      { what: "it loaded after a sleep", ticksMs: -HOUR_MS, clockMs: 10_000, remainingMs: 61_000 },
      { what: "it is from the future", ticksMs: -HOUR_MS, clockMs: -1, remainingMs: 61_000 },
      { what: "it is over by both clocks", ticksMs: HOUR_MS, clockMs: HOUR_MS, remainingMs: 0 },
    ])("where $what, it stands for $remainingMs ms", ({ ticksMs, clockMs, remainingMs }) => {
      expect(tabAt(NOW + ticksMs, NOW + clockMs).remainingMs(aNote())).toBe(remainingMs);
    });

    test.each([
      { kind: "pause" as const, remainingMs: 51_000 },
      { kind: "block" as const, remainingMs: 290_000 },
    ])("and is a $kind stands for $remainingMs ms", ({ kind, remainingMs }) => {
      expect(tabAt(NOW + 10_000, NOW + 10_000).remainingMs(aNote({ kind }))).toBe(remainingMs);
    });
  });

  test.each([-HOUR_MS, HOUR_MS])(
    "once seen, no jump of the clock by %i ms moves its end",
    (jump) => {
      const { clocks, remainingMs } = tabAt(NOW, NOW);
      expect(remainingMs(aNote())).toBe(61_000);
      clocks.ticksMs += 30_000;
      clocks.clockMs += jump;
      expect(remainingMs(aNote())).toBe(31_000);
    },
  );

  test("an entry from the future counts for its time and no longer", () => {
    const { clocks, remainingMs } = tabAt(NOW - HOUR_MS, NOW - HOUR_MS);
    expect(remainingMs(aNote())).toBe(61_000);
    clocks.ticksMs += 61_000;
    expect(remainingMs(aNote())).toBe(0);
  });
});
