import { expect, test } from "vitest";

import {
  backoffFactor,
  listInterval,
  listOldAfterMs,
  POLL_INTERVALS_MS,
  pollDelay,
} from "./polling";

test("all live readings together make at most 30 calls a minute", () => {
  const { chain, war, members, attacks } = POLL_INTERVALS_MS;
  const calls = [chain, war, members, members, attacks].map((everyMs) => 60_000 / everyMs);
  expect(calls.reduce((sum, each) => sum + each, 0)).toBe(25);
});

test.each([
  [0, 1],
  [59, 1],
  [60, 2],
  [74, 2],
  [75, 4],
  [90, 4],
])("after %d calls in a minute they wait %d times as long", (used, times) => {
  expect(backoffFactor(used)).toBe(times);
});

test.each([
  { what: "as often as it may", slowdown: 1, callsUsed: 25, hasFailed: false, waitMs: 5_000 },
  { what: "slower by choice", slowdown: 2, callsUsed: 25, hasFailed: false, waitMs: 10_000 },
  { what: "slower by itself", slowdown: 1, callsUsed: 80, hasFailed: false, waitMs: 20_000 },
  { what: "the slower of the two", slowdown: 4, callsUsed: 60, hasFailed: false, waitMs: 20_000 },
  { what: "after a failure", slowdown: 1, callsUsed: 0, hasFailed: true, waitMs: 60_000 },
])("the chain is read $what: after $waitMs ms", ({ waitMs, ...live }) => {
  expect(pollDelay({ everyMs: 5_000, ...live })).toBe(waitMs);
});

test.each([
  [0, 15],
  [1, 15],
  [50, 15],
  [51, 30],
  [100, 30],
  [101, 45],
  [250, 75],
  [251, 90],
  [300, 90],
  [900, 90],
])("a list of %d players is read every %d seconds", (length, seconds) => {
  expect(listInterval(length)).toBe(seconds * 1000);
});

test.each([
  [0, 60],
  [100, 60],
  [101, 90],
  [300, 180],
])("the states of a list of %d players are old after %d seconds", (length, seconds) => {
  expect(listOldAfterMs(length)).toBe(seconds * 1000);
});
