import { expect, test } from "vitest";

import {
  CHAIN_TIMEOUT_MS,
  chainEndsAtMs,
  hitsPerHour,
  isAlarmDue,
  isBonusHit,
  isChain,
  isChainAtRisk,
  nextBonus,
} from "./chain";

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 10, 20, 12);

test.each([
  [0, { atHit: 10, hitsToGo: 10, respect: 10 }],
  [9, { atHit: 10, hitsToGo: 1, respect: 10 }],
  [10, { atHit: 25, hitsToGo: 15, respect: 20 }],
  [238, { atHit: 250, hitsToGo: 12, respect: 160 }],
  [2_499, { atHit: 2_500, hitsToGo: 1, respect: 1_280 }],
  [99_999, { atHit: 100_000, hitsToGo: 1, respect: 40_960 }],
  [100_000, null],
])("after %d hits the next bonus is %j", (count, bonus) => {
  expect(nextBonus(count)).toEqual(bonus);
});

test.each([
  { chain: 500, respectGain: 320, isBonus: true },
  { chain: 10, respectGain: 10, isBonus: true },
  { chain: 100_000, respectGain: 40_960, isBonus: true },
  // Without the number of the hit, the respect identifies a bonus.
  { chain: null, respectGain: 320, isBonus: true },
  { chain: null, respectGain: 20, isBonus: true },
  { chain: null, respectGain: 319.99, isBonus: false },
  { chain: null, respectGain: 0, isBonus: false },
  { chain: null, respectGain: 5, isBonus: false },
  { chain: 501, respectGain: 320, isBonus: false },
  { chain: 37, respectGain: 10, isBonus: false },
  { chain: 500, respectGain: 6.41, isBonus: false },
])("hit $chain of a chain with $respectGain respect: bonus is $isBonus", ({ isBonus, ...hit }) => {
  expect(isBonusHit(hit)).toBe(isBonus);
});

test.each([
  { what: "without an end", endsAtMs: null, leftSeconds: 240, left: 240 },
  { what: "after a slow trip", endsAtMs: NOW + 237_000, leftSeconds: 240, left: 237 },
  { what: "on a device 20 s slow", endsAtMs: NOW + 260_000, leftSeconds: 240, left: 240 },
  { what: "on a device 9 h fast", endsAtMs: NOW - 9 * 3_600_000, leftSeconds: 240, left: 240 },
  { what: "on a device 3 h slow", endsAtMs: NOW + 3 * 3_600_000, leftSeconds: 240, left: 240 },
])("$what a chain of 240 s has $left s left", ({ endsAtMs, leftSeconds, left }) => {
  expect(chainEndsAtMs({ endsAtMs, leftSeconds }, NOW)).toBe(NOW + left * 1000);
});

test("no chain has no end", () => {
  expect(chainEndsAtMs({ endsAtMs: NOW, leftSeconds: null }, NOW)).toBeNull();
});

test("a hit gives the chain five minutes", () => {
  expect(CHAIN_TIMEOUT_MS).toBe(5 * MINUTE_MS);
});

test.each([
  [0, true],
  [59_999, true],
  [60_000, false],
  [300_000, false],
])("with %d ms left a chain is late: %j", (remainingMs, late) => {
  expect(isChainAtRisk(remainingMs)).toBe(late);
});

test.each([
  [0, false],
  [1, false],
  [9, false],
  [10, true],
  [250, true],
])("%d hits are a chain: %j", (count, is) => {
  expect(isChain(count)).toBe(is);
});

test.each([
  { count: 60, minutes: 30, rate: 120 },
  { count: 0, minutes: 30, rate: null },
  { count: 5, minutes: 1, rate: 300 },
  { count: 5, minutes: 0.5, rate: null },
  { count: 5, minutes: null, rate: null },
])("$count hits in $minutes minutes are $rate an hour", ({ count, minutes, rate }) => {
  const startedAtMs = minutes === null ? null : NOW - minutes * MINUTE_MS;
  expect(hitsPerHour({ count, startedAtMs }, NOW)).toBe(rate);
});

/** One look at the chain, in seconds: its end is null without a chain. */
type Look = [at: number, end: number | null, tab?: "hidden"];

test.each<{ what: string; looks: Look[]; alarms: number[] }>([
  {
    what: "once at 1 minute left, not again in that minute",
    looks: [
      [239, 300],
      [240, 300],
      [241, 300],
      [242, 300],
      [299, 300],
    ],
    alarms: [241],
  },
  {
    what: "once if the end jitters around 1 minute",
    looks: [
      [241, 300],
      [242, 303],
      [243, 302],
      [244, 305],
      [246, 301],
      [250, 296],
    ],
    alarms: [241],
  },
  {
    what: "again after each hit",
    looks: [
      [241, 300],
      [245, 545],
      [484, 545],
      [486, 545],
      [490, 790],
      [760, 790],
    ],
    alarms: [241, 486, 760],
  },
  {
    what: "on return to the tab if the minute began while it was hidden",
    looks: [
      [200, 300],
      [250, 300, "hidden"],
      [270, 300, "hidden"],
      [275, 300],
      [280, 300],
    ],
    alarms: [275],
  },
  {
    what: "once if the tab is hidden and shown in that minute",
    looks: [
      [241, 300],
      [250, 300, "hidden"],
      [270, 300],
    ],
    alarms: [241],
  },
  {
    what: "for the next end too, if the hit came while the tab was hidden",
    looks: [
      [241, 300],
      [250, 300, "hidden"],
      [500, 550],
    ],
    alarms: [241, 500],
  },
  {
    what: "never once the chain is broken",
    looks: [
      [250, 300, "hidden"],
      [300, 300],
      [310, 300],
    ],
    alarms: [],
  },
  {
    what: "never without a chain",
    looks: [
      [241, null],
      [299, null],
    ],
    alarms: [],
  },
])("the alarm sounds $what", ({ looks, alarms }) => {
  let soundedForMs: number | null = null;
  const sounded = looks.flatMap(([at, end, tab]) => {
    const endsAtMs = end === null ? null : NOW + end * 1000;
    const look = { nowMs: NOW + at * 1000, endsAtMs, isVisible: tab !== "hidden" };
    if (!isAlarmDue(look, soundedForMs)) return [];
    soundedForMs = endsAtMs;
    return [at];
  });
  expect(sounded).toEqual(alarms);
});
