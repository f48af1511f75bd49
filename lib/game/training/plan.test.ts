import fc from "fast-check";
import { expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";
import { DAY_MS } from "@/lib/common/time";

import { gainOfTrain } from "./gain";
import {
  bestTraining,
  daysByPace,
  daysToGoals,
  daysToRatio,
  durationOf,
  energyTo,
  planBySessions,
  planOf,
  statsWithoutGain,
  untrainedStats,
} from "./plan";
import { NO_CORRECTION } from "./sessions";
import {
  SPECIAL_GYMS,
  buildOf,
  buildGoals,
  gymGoals,
  gymRatioOf,
  goalsFor,
  goalsOf,
} from "./special-gyms";
import { aGym, aSession, aTraining, four } from "./testing/gyms";

const TODAY = Date.UTC(2026, 10, 20);
const HAPPY = 5025;

/** Train by train at the same happy. */
function trained(from: number, to: number) {
  let [value, trains] = [from, 0];
  while (value < to) {
    value += gainOfTrain(aTraining(), value, HAPPY).expected;
    trains += 1;
  }
  return trains * 10;
}

test.each([
  { from: 1000, to: 20_000 },
  { from: 100_000, to: 2_000_000 },
  { from: 40_000_000, to: 60_000_000 },
  { from: 60_000_000, to: 90_000_000 },
])("from $from to $to takes as much energy as its trains", ({ from, to }) => {
  const energy = energyTo(aTraining(), from, to, HAPPY);
  // The last train overshoots, and a train's gain is that of its beginning.
  expect(Math.abs(energy - trained(from, to))).toBeLessThan(10 + energy * 0.005);
});

test("what is there takes no energy, and nothing is lost at zero", () => {
  expect(energyTo(aTraining(), 5000, 5000, HAPPY)).toBe(0);
  expect(energyTo(aTraining(), 5000, 4000, HAPPY)).toBe(0);
  expect(energyTo(aTraining(), 70_000_000, 60_000_000, HAPPY)).toBe(0);
  expect(energyTo(aTraining(), 0, 1, HAPPY)).toBe(0);
  expect(energyTo(aTraining(), 0, 100, HAPPY)).toBeGreaterThan(0);
});

test("a way is as long as its two parts, and more happy makes it no longer", () => {
  const value = fc.integer({ min: 1000, max: 2_000_000_000 });
  fc.assert(
    fc.property(value, value, value, fc.nat(90_000), (a, b, c, happy) => {
      const [from, by, to] = [a, b, c].sort((x, y) => x - y) as [number, number, number];
      const whole = energyTo(aTraining(), from, to, happy);
      const parts = energyTo(aTraining(), from, by, happy) + energyTo(aTraining(), by, to, happy);
      expect(Math.abs(whole - parts)).toBeLessThan(1 + whole * 0.01);
      expect(energyTo(aTraining(), from, to, happy + 5000)).toBeLessThanOrEqual(whole);
    }),
  );
});

test("a duration has the days that the correction's range gives", () => {
  const correction = {
    expected: 1,
    low: 0.5,
    high: 2,
    sessions: 40,
    outliers: 0,
    state: "applied" as const,
  };
  expect(durationOf(1001, 100, correction, TODAY)).toEqual({
    energy: { expected: 1001, low: 500.5, high: 2002 },
    days: { expected: 11, low: 6, high: 21 },
    dayMs: { expected: TODAY + 11 * DAY_MS, low: TODAY + 6 * DAY_MS, high: TODAY + 21 * DAY_MS },
  });
  expect(durationOf(300, 290, { ...correction, expected: 1.5 }, TODAY)?.days.expected).toBe(1);
});

test.each([0, -1, NaN])("with %d energy a day there is no day", (perDay) => {
  expect(durationOf(100, perDay, NO_CORRECTION, TODAY)).toBeNull();
});

test("an endless way has no day", () => {
  expect(durationOf(Infinity, 100, NO_CORRECTION, TODAY)).toBeNull();
});

const STATS = four(412_600_000, 398_100_000, 441_000_000, 120_400_000);
const FRONTLINE = aGym({
  id: 26,
  name: "Frontline Fitness",
  isSpecial: true,
  energyPerTrain: 25,
  dots: four(7.5, 0, 7.5, 0),
});
const ELITES = aGym({ id: 30, name: "Elites", isSpecial: true, dots: four(0, 0, 0, 8) });
const CONDITIONS = {
  stats: STATS,
  perks: [],
  correction: NO_CORRECTION,
  gyms: [aGym(), FRONTLINE, ELITES],
  happy: HAPPY,
  energyPerDay: 290,
  todayMs: TODAY,
};

test("a stat is trained in the best gym whose ratio holds", () => {
  const perks = [{ text: "", source: "job", stat: null, percent: 10 } as const];
  expect(bestTraining("speed", { ...CONDITIONS, perks })).toEqual({
    stat: "speed",
    dots: 7.5,
    energyPerTrain: 25,
    perkFactor: 1.1,
  });
  expect(bestTraining("dexterity", CONDITIONS)?.dots).toBe(7.3);
  expect(bestTraining("speed", { ...CONDITIONS, gyms: [ELITES] })).toBeNull();
});

/** Perks of 7.1 % for speed and 2 % for the others, and a log whose median is 102.9 % of the formula. */
const PLAYER = {
  ...CONDITIONS,
  perks: [
    { text: "", source: "property", stat: null, percent: 2 },
    { text: "", source: "enhancer", stat: "speed", percent: 5 },
  ] as const,
  correction: { ...NO_CORRECTION, expected: 1.02877, state: "applied" as const },
};
const TOTAL_REBOUND = SPECIAL_GYMS.filter(({ name }) => name === "Total Rebound").map((special) =>
  gymGoals(special, STATS),
);

test.each([
  { goal: "Total Rebound", goals: TOTAL_REBOUND[0], own: 93, at1000: 27 },
  {
    goal: "Hank's",
    goals: buildGoals(buildOf("hanks", "defense"), STATS),
    own: 291,
    at1000: 85,
  },
  {
    goal: "balanced",
    goals: buildGoals(buildOf("balanced", "speed"), STATS),
    own: 543,
    at1000: 158,
  },
  {
    goal: "Baldr's",
    goals: buildGoals(buildOf("baldrs", "speed"), STATS),
    own: 567,
    at1000: 165,
  },
])("$goal in $own days at 290 energy a day, $at1000 at 1,000", ({ goals, own, at1000 }) => {
  const days = (energyPerDay: number) =>
    goals && planOf(goals, { ...PLAYER, energyPerDay })?.days.expected;
  expect([days(290), days(1000)]).toEqual([own, at1000]);
});

test("Total Rebound takes 26,783 energy, until 21 February", () => {
  const [goals] = TOTAL_REBOUND;
  const plan = goals && planOf(goals, PLAYER);
  expect((plan?.energy.expected ?? 0) / 26_783).toBeCloseTo(1, 3);
  expect(plan?.dayMs.expected).toBe(Date.UTC(2027, 1, 21));
});

test("without gyms, days come from what an energy brought: 94 at 2,764", () => {
  const [goals = goalsFor(STATS, STATS)] = TOTAL_REBOUND;
  const sessions = [aSession({ energy: 100, gain: 276_400 })];
  const plan = planBySessions(goals, sessions, CONDITIONS);
  expect(plan?.days).toEqual({ expected: 94, low: 94, high: 94 });
  expect(plan?.dayMs.expected).toBe(TODAY + 94 * DAY_MS);
  const at1000 = planBySessions(goals, sessions, { ...CONDITIONS, energyPerDay: 1000 });
  expect(at1000?.days.expected).toBe(28);
});

test("a stat without sessions, or whose sessions gained nothing, has no plan by sessions", () => {
  const balanced = buildGoals(buildOf("balanced", "speed"), STATS);
  expect(planBySessions(balanced, [aSession()], CONDITIONS)).toBeNull();
  const [goals = balanced] = TOTAL_REBOUND;
  expect(planBySessions(goals, [aSession({ gain: 0 })], CONDITIONS)).toBeNull();
  expect(planBySessions(goalsFor(STATS, STATS), [], CONDITIONS)?.days.expected).toBe(0);
});

test("a build takes the energy of all that it lacks", () => {
  const goals = buildGoals(buildOf("balanced", "speed"), STATS);
  const energy = (["strength", "defense", "dexterity"] as const).map((stat) => {
    const training = bestTraining(stat, CONDITIONS);
    return training === null ? 0 : energyTo(training, STATS[stat], goals.values[stat], HAPPY);
  });
  expect(planOf(goals, CONDITIONS)?.energy.expected).toBeCloseTo(sum(energy), 3);
});

test("what can't be trained has no plan, unless nothing of it is missing", () => {
  const gyms = [FRONTLINE];
  const speed = goalsFor({ ...STATS, speed: 442_000_000 }, STATS);
  expect(planOf(speed, { ...CONDITIONS, gyms })).not.toBeNull();
  const defense = goalsFor({ ...STATS, defense: 442_000_000 }, STATS);
  expect(planOf(defense, { ...CONDITIONS, gyms })).toBeNull();
  expect(planOf(goalsFor(STATS, STATS), { ...CONDITIONS, gyms: [] })?.days.expected).toBe(0);
});

test.each([
  { gyms: [aGym()], missing: four(1, 1, 1, 1), untrained: [] },
  { gyms: [FRONTLINE], missing: four(1, 1, 0, 1), untrained: ["defense", "dexterity"] },
  { gyms: [FRONTLINE], missing: four(1, 0, 1, 0), untrained: [] },
  // Its ratio doesn't hold.
  { gyms: [ELITES], missing: four(0, 0, 0, 1), untrained: ["dexterity"] },
  { gyms: [], missing: four(0, 0, 1, 0), untrained: ["speed"] },
])("of $missing, $untrained can't be trained", ({ gyms, missing, untrained }) => {
  expect(untrainedStats({ missing }, { ...CONDITIONS, gyms })).toEqual(untrained);
});

test.each([
  { sessions: [aSession()], missing: four(0, 0, 5, 0), without: [] },
  { sessions: [aSession()], missing: four(1, 0, 5, 1), without: ["strength", "dexterity"] },
  { sessions: [aSession({ gain: 0 })], missing: four(0, 0, 5, 0), without: ["speed"] },
  { sessions: [], missing: four(0, 0, 0, 0), without: [] },
])(
  "of $missing, $without has no session to base an estimate on",
  ({ sessions, missing, without }) => {
    expect(statsWithoutGain({ missing }, sessions)).toEqual(without);
  },
);

test.each([
  { missing: 74_750_000, perDay: 395_000, days: 190 },
  { missing: 100, perDay: 30, days: 4 },
  { missing: 0, perDay: 0, days: 0 },
  { missing: -5, perDay: 10, days: 0 },
  { missing: 100, perDay: 0, days: null },
  { missing: 100, perDay: -1, days: null },
])("$missing at $perDay a day: $days days", ({ missing, perDay, days }) => {
  expect(daysToGoals({ missing: four(0, 0, missing, 0) }, four(0, 0, perDay, 0))).toBe(days);
});

test("a goal is reached with its slowest stat, if all of them grow", () => {
  const missing = four(100, 0, 300, 0);
  expect(daysToGoals({ missing }, four(10, 0, 10, 0))).toBe(30);
  expect(daysToGoals({ missing }, four(2, 5, 10, 5))).toBe(50);
  expect(daysToGoals({ missing }, four(0, 10, 10, 10))).toBeNull();
  expect(daysToGoals({ missing: four(0, 0, 0, 0) }, four(0, 0, 0, 0))).toBe(0);
});

const specialGym = (name: string) => {
  const special = SPECIAL_GYMS.find((gym) => gym.name === name);
  if (special === undefined) throw new Error(`No gym ${name}`);
  return special;
};

// Strength, defense, speed and dexterity. Total Rebound needs speed of 1.25 × the next highest.
test.each([
  { stats: four(400, 0, 440, 0), perDay: four(0, 0, 10, 0), days: 6 },
  { stats: four(400, 0, 440, 0), perDay: four(4, 0, 10, 0), days: 12 },
  { stats: four(400, 0, 440, 0), perDay: four(8, 0, 10, 0), days: null },
  { stats: four(400, 0, 440, 0), perDay: four(12, 0, 10, 0), days: null },
  { stats: four(400, 0, 500, 0), perDay: four(0, 0, 0, 0), days: 0 },
  // Strength alone takes 6 days; dexterity, which is lower today, is too high by then.
  { stats: four(400, 0, 440, 300), perDay: four(0, 0, 10, 60), days: null },
  // Dexterity is nearer, but grows.
  { stats: four(400, 0, 440, 390), perDay: four(0, 0, 10, 6), days: 19 },
])("Total Rebound from $stats at $perDay a day: $days days", ({ stats, perDay, days }) => {
  const gym = specialGym("Total Rebound");
  expect(daysToRatio(gym, stats, perDay)).toBe(days);
  expect(daysByPace(gym.name, gymGoals(gym, stats), stats, perDay)).toBe(days);
});

test("a pair is measured against the other pair", () => {
  const gym = specialGym("Frontline Fitness");
  const stats = four(100, 100, 100, 100);
  expect(daysToRatio(gym, stats, four(5, 0, 5, 0))).toBe(5);
  expect(daysToRatio(gym, stats, four(5, 2, 5, 2))).toBe(10);
  expect(daysToRatio(gym, stats, four(5, 4, 5, 4))).toBeNull();
});

test("on the day that a ratio is reached it holds, and not the day before", () => {
  const stat = fc.integer({ min: 1, max: 1_000_000 });
  const pace = fc.integer({ min: 0, max: 5_000 });
  const fourOf = (each: fc.Arbitrary<number>) =>
    fc.tuple(each, each, each, each).map((values) => four(...values));
  fc.assert(
    fc.property(fc.constantFrom(...SPECIAL_GYMS), fourOf(stat), fourOf(pace), (gym, now, gain) => {
      const days = daysToRatio(gym, now, gain);
      if (days === null) return;
      const on = (day: number) =>
        four(
          now.strength + day * gain.strength,
          now.defense + day * gain.defense,
          now.speed + day * gain.speed,
          now.dexterity + day * gain.dexterity,
        );
      expect(gymRatioOf(gym, on(days)).missing).toBeLessThan(0.5);
      if (days > 0) expect(gymRatioOf(gym, on(days - 1)).holds).toBe(false);
    }),
  );
});

test("a build and own figures are reached with their slowest stat", () => {
  const stats = four(100, 100, 100, 50);
  const perDay = four(10, 0, 0, 5);
  for (const goal of ["balanced", "own"]) {
    const goals = goalsOf(goal, four(0, 0, 0, 100), stats);
    expect(goals && daysByPace(goal, goals, stats, perDay)).toBe(10);
  }
});
