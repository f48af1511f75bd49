import { expect, test } from "vitest";

import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { aBar } from "@/lib/game/testing/builders";

import { gainOfRun } from "./gain";
import { NO_CORRECTION } from "./sessions";
import { aGym, aTraining, four } from "./testing/gyms";
import {
  allEnergyIn,
  barReachesAtMs,
  betterGymAt,
  changeAtHappy,
  energyUntil,
  forecastGains,
  gymEstimates,
  regeneratedPerDay,
  ticksBetween,
} from "./training-now";

const at = (minutes: number) => minutes * MINUTE_MS;

const STATS = four(412_600_000, 398_100_000, 441_000_000, 120_400_000);
const PERKS = [
  { text: "", source: "property", stat: null, percent: 2 },
  { text: "", source: "enhancer", stat: "speed", percent: 5 },
] as const;
const TRAINEE = { stats: STATS, perks: PERKS, correction: NO_CORRECTION };

test("all energy in one stat, the greatest gain first", () => {
  const correction = {
    expected: 1.1,
    low: 0.9,
    high: 1.2,
    sessions: 40,
    outliers: 0,
    state: "applied" as const,
  };
  const rows = allEnergyIn(aGym(), { ...TRAINEE, correction }, { energy: 85, happy: 4105 });
  expect(rows.map(({ stat }) => stat)).toEqual(["speed", "strength", "defense", "dexterity"]);
  const formula = gainOfRun(aTraining({ perkFactor: 1.02 * 1.05 }), STATS.speed, 4105, 8);
  expect(rows[0]).toMatchObject({ value: 441_000_000, dots: 7.3, formula });
  expect(rows[0]?.perkFactor).toBeCloseTo(1.071, 10);
  expect(rows[0]?.estimate).toEqual({
    expected: formula.expected * 1.1,
    low: formula.expected * 0.9,
    high: formula.expected * 1.2,
  });
  expect(rows[0]?.perEnergy).toBe((formula.expected * 1.1) / 80);
  expect(Math.round(formula.expected)).toBe(207_108);
});

test("a stat without dots has no row, and no energy no gain per energy", () => {
  const rows = allEnergyIn(aGym({ dots: four(0, 0, 7.5, 0) }), TRAINEE, { energy: 9, happy: 1 });
  expect(rows).toMatchObject([{ stat: "speed", perEnergy: null, estimate: { expected: 0 } }]);
});

/** Median 102.9 %, from 98 to 109 %. */
const CORRECTION = {
  expected: 1.02877,
  low: 0.9795,
  high: 1.0905,
  sessions: 40,
  outliers: 0,
  state: "applied" as const,
};
const CORRECTED = { ...TRAINEE, correction: CORRECTION };

test("speed now: 213,067, between 202,862 and 225,851", () => {
  const [speed] = allEnergyIn(aGym(), CORRECTED, { energy: 85, happy: 4105 });
  expect((speed?.estimate.expected ?? 0) / 213_067).toBeCloseTo(1, 4);
  expect((speed?.estimate.low ?? 0) / 202_862).toBeCloseTo(1, 4);
  expect((speed?.estimate.high ?? 0) / 225_851).toBeCloseTo(1, 4);
  expect(Math.round(speed?.perEnergy ?? 0)).toBe(2663);
});

const GEORGES = aGym();
const FRONTLINE = aGym({
  id: 26,
  name: "Frontline Fitness",
  isSpecial: true,
  energyPerTrain: 25,
  dots: four(7.5, 0, 7.5, 0),
});
const ELITES = aGym({ id: 30, name: "Elites", isSpecial: true, dots: four(9, 9, 9, 9) });
const GYMS = [FRONTLINE, ELITES, GEORGES];

test.each([
  { energy: 85, happy: 4105, gains: ["George's 80 +213k", "Frontline Fitness 75 +205k"] },
  { energy: 150, happy: 4195, gains: ["Frontline Fitness 150 +411k", "George's 150 +400k"] },
])("$energy energy in the gyms whose ratio holds: $gains", ({ energy, happy, gains }) => {
  const estimates = gymEstimates(GYMS, "speed", CORRECTED, { energy, happy });
  const texts = estimates.map(
    ({ gym, formula, estimate }) =>
      `${gym.name} ${formula.energy} +${Math.round(estimate.expected / 1000)}k`,
  );
  expect(texts).toEqual(gains);
});

test("from 85 energy on, Frontline first gains more at 100: 274k against 266k", () => {
  const now = { energy: 85, happy: 4105, maxEnergy: 150 };
  const found = betterGymAt(GYMS, "speed", CORRECTED, now);
  expect(found).toMatchObject({
    energy: 100,
    better: { gym: { name: "Frontline Fitness" } },
    current: { gym: { name: "George's" } },
  });
  expect(Math.round((found?.better.estimate.expected ?? 0) / 1000)).toBe(274);
  expect(Math.round((found?.current.estimate.expected ?? 0) / 1000)).toBe(266);
  expect(betterGymAt(GYMS, "speed", CORRECTED, { ...now, maxEnergy: 99 })).toBeNull();
  expect(betterGymAt([GEORGES], "speed", CORRECTED, now)).toBeNull();
  expect(betterGymAt([], "speed", CORRECTED, now)).toBeNull();
});

test("the next energy at which another gym gains more: 3 trains of 25 against 7 of 10", () => {
  const now = { energy: 70, happy: 4105, maxEnergy: 150 };
  expect(betterGymAt(GYMS, "speed", CORRECTED, now)?.energy).toBe(75);
  // No more energy than that.
  expect(betterGymAt(GYMS, "speed", CORRECTED, { ...now, maxEnergy: 75 })?.energy).toBe(75);
  expect(betterGymAt(GYMS, "speed", CORRECTED, { ...now, maxEnergy: 74 })).toBeNull();
});

test("gyms that don't train a stat have no estimate for it", () => {
  const available = { energy: 100, happy: 4105 };
  const names = gymEstimates([FRONTLINE, GEORGES], "defense", CORRECTED, available);
  expect(names.map(({ gym }) => gym.name)).toEqual(["George's"]);
});

test.each([
  { happy: 4105, points: 2429, percent: "1.1" },
  { happy: 7250, points: -4476, percent: "-2.0" },
])("at 5,025 happy instead of $happy, 80 energy gain $points", ({ happy, points, percent }) => {
  const available = { energy: 80, happy, otherHappy: 5025 };
  const change = changeAtHappy(GEORGES, "speed", CORRECTED, available);
  expect(Math.round(change?.points ?? 0)).toBe(points);
  expect((100 * (change?.fraction ?? 0)).toFixed(1)).toBe(percent);
});

test("without a train happy changes nothing, and a stat that isn't trained has no change", () => {
  const available = { energy: 5, happy: 4105, otherHappy: 5025 };
  expect(changeAtHappy(GEORGES, "speed", CORRECTED, available)).toEqual({
    points: 0,
    fraction: null,
  });
  expect(changeAtHappy(FRONTLINE, "defense", CORRECTED, available)).toBeNull();
});

/** 85 of 150 energy, 5 more after 4 minutes and then every 10. */
test.each([
  { amount: 85, atMs: 1000 },
  { amount: 86, atMs: 1000 + at(4) },
  { amount: 90, atMs: 1000 + at(4) },
  { amount: 91, atMs: 1000 + at(14) },
  { amount: 150, atMs: 1000 + at(124) },
  { amount: 151, atMs: null },
])("the bar holds $amount at $atMs", ({ amount, atMs }) => {
  expect(barReachesAtMs(aBar(), amount, 1000)).toBe(atMs);
});

test.each([
  { increment: null },
  { increment: 0 },
  { everySeconds: null },
  { nextTickSeconds: null },
])("with %j it is unknown when a bar holds more", (changes) => {
  expect(barReachesAtMs(aBar(changes), 90, 0)).toBeNull();
});

test.each([
  { from: at(0), to: at(3.99), energy: 0, last: null },
  { from: at(0), to: at(4), energy: 5, last: at(4) },
  { from: at(4), to: at(14), energy: 5, last: at(14) },
  { from: at(0), to: at(24 * 60), energy: 720, last: at(23 * 60 + 54) },
  { from: at(14), to: at(4), energy: 0, last: null },
])("from $from to $to ms $energy energy regenerates", ({ from, to, energy, last }) => {
  expect(ticksBetween(aBar(), 1000, 1000 + from, 1000 + to)).toEqual({
    count: energy / 5,
    energy,
    lastAtMs: last === null ? null : 1000 + last,
  });
});

test.each([
  { increment: null },
  { everySeconds: null },
  { nextTickSeconds: null },
  { everySeconds: 0 },
])("with %j it is unknown what regenerates", (changes) => {
  expect(ticksBetween(aBar(changes), 0, 0, at(60))).toBeNull();
});

/** 10:42, 85 energy, the next 5 at 10:47; the drug cooldown ends at 14:54. */
const clock = (hours: number, minutes = 0) => Date.UTC(2026, 10, 20, hours, minutes);
const SOURCES = {
  energy: aBar({ current: 85, nextTickSeconds: 300 }),
  fetchedAtMs: clock(10, 42),
  nowMs: clock(10, 42),
  energyPerTrain: 10,
  isRefillUsed: false,
  drugReadyAtMs: clock(14, 54),
};

test("885 energy until 00:00, and 805 from 5", () => {
  expect(energyUntil(clock(24), SOURCES)).toEqual({
    trains: 8,
    now: 80,
    remainder: 5,
    ticks: { count: 80, energy: 400, lastAtMs: clock(23, 57) },
    byItself: 405,
    refill: 150,
    xanax: { energy: 250, fromMs: clock(14, 54) },
    total: 885,
  });
  const energy = aBar({ current: 5, nextTickSeconds: 300 });
  expect(energyUntil(clock(24), { ...SOURCES, energy })).toMatchObject({
    trains: 0,
    now: 0,
    byItself: 405,
    total: 805,
  });
});

test("a refill that is used and a Xanax that comes too late add nothing", () => {
  const late = { ...SOURCES, isRefillUsed: true, drugReadyAtMs: clock(24) };
  expect(energyUntil(clock(24), late)).toMatchObject({
    refill: 0,
    xanax: { energy: 0, fromMs: null },
    total: 485,
  });
  const now = { ...SOURCES, drugReadyAtMs: clock(9) };
  expect(energyUntil(clock(24), now).xanax).toEqual({ energy: 250, fromMs: clock(10, 42) });
});

test("energy that came since the response counts now, and not again", () => {
  const later = energyUntil(clock(24), { ...SOURCES, nowMs: SOURCES.fetchedAtMs + HOUR_MS });
  expect(later).toMatchObject({ now: 110, remainder: 5, byItself: 375, total: 885 });
});

/** 10,000 strength, no perks: 17.92 per energy at 35,050 happy, 2.80 at 5,025. 395 energy regenerates. */
test.each([
  { happy: 35_050, energy: 150, now: 2688, byItself: 1107, refill: 420, xanax: 701, total: 4916 },
  { happy: 5_025, energy: 150, now: 420, byItself: 1107, refill: 420, xanax: 701, total: 2648 },
  { happy: 35_050, energy: 5, now: 0, byItself: 1121, refill: 420, xanax: 701, total: 2242 },
])("at $happy happy, $energy energy gains $now now and $byItself later", (row) => {
  const energy = aBar({ current: row.energy, increment: 5, nextTickSeconds: 600 });
  const forecast = energyUntil(clock(24), { ...SOURCES, energy });
  const trainee = { ...TRAINEE, stats: four(10_000, 0, 0, 0), perks: [] };
  const gains = forecastGains(forecast, aGym(), "strength", trainee, {
    energy: 150,
    happy: row.happy,
    happyMaximum: 5025,
  });
  for (const source of ["now", "byItself", "refill", "xanax", "total"] as const) {
    expect(Math.round(gains?.[source] ?? NaN)).toBe(row[source]);
  }
});

test("without a train, or with energy that isn’t known, a forecast has no gain", () => {
  const conditions = { energy: 9, happy: 5025, happyMaximum: 5025 };
  const forecast = energyUntil(clock(24), { ...SOURCES, isRefillUsed: null });
  expect(forecastGains(forecast, aGym(), "speed", TRAINEE, conditions)).toBeNull();
  const enough = { ...conditions, energy: 10 };
  expect(forecastGains(forecast, aGym(), "speed", TRAINEE, enough)).toMatchObject({
    refill: null,
    total: null,
  });
});

test.each([{ isRefillUsed: null }, { drugReadyAtMs: null }, { energy: aBar({ increment: null }) }])(
  "what is unknown makes the total unknown: %j",
  (changes) => {
    expect(energyUntil(clock(24), { ...SOURCES, ...changes }).total).toBeNull();
  },
);

test.each([
  { increment: 5, everySeconds: 600, perDay: 720 },
  { increment: 5, everySeconds: 900, perDay: 480 },
  { increment: 0, everySeconds: 600, perDay: 0 },
  { increment: null, everySeconds: 600, perDay: null },
  { increment: 5, everySeconds: null, perDay: null },
  { increment: 5, everySeconds: 0, perDay: null },
])("$increment energy every $everySeconds s: $perDay a day", ({ perDay, ...bar }) => {
  expect(regeneratedPerDay(bar)).toBe(perDay);
});
