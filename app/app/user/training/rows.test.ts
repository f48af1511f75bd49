import { expect, test } from "vitest";

import { MINUTE_MS } from "@/lib/common/time";
import type { Bar, Bars } from "@/lib/game/account/bars";
import type { Gym } from "@/lib/game/training/gym";
import { NO_CORRECTION } from "@/lib/game/training/sessions";

import { nowRows } from "./rows";

const NOON = Date.UTC(2026, 10, 20, 12);

const bar = (current: number, maximum: number, changes: Partial<Bar> = {}): Bar => ({
  current,
  maximum,
  increment: 5,
  everySeconds: 600,
  nextTickSeconds: 240,
  fullInSeconds: 7_440,
  ...changes,
});

const bars = (energy: number): Bars => ({
  energy: bar(energy, 150),
  happy: bar(4_025, 5_025, { everySeconds: 900, nextTickSeconds: 300 }),
  nerve: bar(0, 60),
  life: bar(0, 100),
  chain: null,
});

const GYM: Gym = {
  id: 24,
  name: "George's",
  isSpecial: false,
  energyPerTrain: 10,
  cost: null,
  dots: { strength: 7.3, defense: 7.3, speed: 7.3, dexterity: 0 },
  note: null,
};

const input = (energy: number) => ({
  bars: bars(energy),
  fetchedAtMs: NOON,
  nowMs: NOON,
  gym: GYM,
  trainee: {
    stats: { strength: 1_000, defense: 1_000, speed: 9_000, dexterity: 9_000 },
    perks: [],
    correction: NO_CORRECTION,
  },
  goalStat: null,
  absence: null,
  isRefillUsed: true,
  drugReadyAtMs: NOON,
});

test("all energy of now, in the stats that the gym trains; the page is about the greatest gain", () => {
  const rows = nowRows(input(85));
  expect(rows.now).toEqual({ energy: 85, happy: 4_025 });
  expect(rows.available).toEqual(rows.now);
  expect(rows.full).toBeNull();
  expect(rows.estimates.map(({ stat }) => stat)).toHaveLength(3);
  expect(rows.chosen?.stat).toBe("speed");
  expect(rows.chosen?.formula.trains).toBe(8);
  expect(rows.forecast?.now).toBe(80);
});

test("the goal decides which stat the page is about, if the gym trains it", () => {
  expect(nowRows({ ...input(85), goalStat: "defense" }).chosen?.stat).toBe("defense");
  expect(nowRows({ ...input(85), goalStat: "dexterity" }).chosen?.stat).toBe("speed");
});

test("too little for a train: a full bar, at the happy of then", () => {
  const rows = nowRows(input(5));
  expect(rows.full).toEqual({ atMs: NOON + 124 * MINUTE_MS });
  expect(rows.available).toEqual({ energy: 150, happy: 4_065 });
  expect(rows.chosen?.formula.energy).toBe(150);
  expect(rows.nextTrainAtMs).toBe(NOON + 4 * MINUTE_MS);
});

test("a bar whose end is unknown is full at an unknown time", () => {
  const unknown = {
    ...bars(5),
    energy: bar(5, 150, { fullInSeconds: null, nextTickSeconds: null }),
  };
  const rows = nowRows({ ...input(5), bars: unknown });
  expect(rows.full).toEqual({ atMs: null });
  expect(rows.available).toEqual({ energy: 150, happy: 4_025 });
  expect(rows.nextTrainAtMs).toBeNull();
});

test("without a gym or battle stats there are no estimates, but energy and happy", () => {
  const { estimates, chosen, forecast, now } = nowRows({ ...input(5), gym: null });
  expect([estimates, chosen, forecast]).toEqual([[], null, null]);
  expect(now.energy).toBe(5);
  expect(nowRows({ ...input(85), trainee: null }).chosen).toBeNull();
  expect(nowRows({ ...input(85), trainee: null }).forecast?.trains).toBe(8);
});

test("a tick at 00:00 is the next day’s, whichever way its time was rounded", () => {
  const until = (nextTickSeconds: number) => {
    const energy = { ...bars(85).energy, nextTickSeconds };
    return nowRows({ ...input(85), bars: { ...bars(85), energy } }).forecast?.byItself;
  };
  const known = bars(85).energy.everySeconds ?? 0;
  expect(until(known)).toBe(until(known - 1));
  expect(until(known)).toBe(until(known + 1));
});
