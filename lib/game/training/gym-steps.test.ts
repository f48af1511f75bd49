import { expect, test } from "vitest";

import type { Gym } from "./gym";
import { gymSteps, type StepsInput } from "./gym-steps";
import { type PlanConditions, planOf } from "./plan";
import { NO_CORRECTION } from "./sessions";
import { goalsFor } from "./special-gyms";
import { aGym, four } from "./testing/gyms";

/** The 21st to the 24th gym of the ladder, with round dots. */
const [G21, G22, G23, G24] = [
  aGym({ id: 21, name: "Atlas", dots: four(5, 5, 5, 5) }),
  aGym({ id: 22, name: "Last Round", dots: four(5, 5, 5, 5) }),
  aGym({ id: 23, name: "The Edge", dots: four(5, 5, 10, 5) }),
  aGym({ id: 24, name: "George's", dots: four(10, 10, 10, 10) }),
] as [Gym, Gym, Gym, Gym];
const LADDER = [G21, G22, G23, G24];

const STATS = four(1_000_000, 1_000_000, 1_000_000, 1_000_000);

const CONDITIONS: PlanConditions = {
  stats: STATS,
  perks: [],
  correction: NO_CORRECTION,
  gyms: [G21],
  happy: 5000,
  energyPerDay: 1000,
  todayMs: 0,
};

const INPUT: StepsInput = {
  highest: G21,
  gyms: LADDER,
  energyMissing: 67_775,
  experienceFactor: 1,
};

const SPEED = goalsFor({ ...STATS, speed: 300_000_000 }, STATS);

/** Energy to the goal with the gyms of now, and with these dots for all stats. */
const energyWith = (dots: number, goals = SPEED, changes: Partial<PlanConditions> = {}) =>
  planOf(goals, {
    ...CONDITIONS,
    ...changes,
    gyms: [aGym({ id: 1, dots: four(dots, dots, dots, dots) })],
  })?.energy.expected ?? NaN;

const steps = (changes: Partial<PlanConditions> = {}, input: Partial<StepsInput> = {}) =>
  gymSteps(SPEED, { ...CONDITIONS, ...changes }, { ...INPUT, ...input });

test("the gyms after the highest one, with the energy up to each", () => {
  expect(steps().map(({ gym, unlockEnergy }) => [gym.name, unlockEnergy])).toEqual([
    ["Last Round", 67_775],
    ["The Edge", 67_775 + 84_535],
    ["George's", 67_775 + 84_535 + 106_305],
  ]);
  expect(steps({}, { highest: G23 }).map(({ gym }) => gym.name)).toEqual(["George's"]);
  expect(steps({}, { highest: G24 })).toEqual([]);
});

test("experience in the gym unlocks the later gyms sooner, too", () => {
  const [next, after] = steps({}, { energyMissing: 100, experienceFactor: 1.25 });
  expect([next?.unlockEnergy, after?.unlockEnergy]).toEqual([100, 100 + 84_535 / 1.25]);
});

test("a gym with the same dots saves nothing; one with twice the dots half of what is left", () => {
  const whole = energyWith(5);
  const [same, twice] = steps();
  expect(same?.daysSaved).toBeCloseTo(0, 6);
  expect(twice?.daysSaved).toBeCloseTo((whole - 67_775 - 84_535) / 2 / 1000, 6);
});

test("more energy a day saves fewer days, and a log above the formula makes the way shorter", () => {
  const [, twice] = steps();
  const [, faster] = steps({ energyPerDay: 2000 });
  expect(faster?.daysSaved).toBeCloseTo((twice?.daysSaved ?? 0) / 2, 6);
  const correction = { ...NO_CORRECTION, expected: 1.25, state: "applied" as const };
  const [, corrected] = steps({ correction });
  expect(corrected?.daysSaved).toBeCloseTo((energyWith(5) / 1.25 - 67_775 - 84_535) / 2 / 1000, 6);
});

test("a gym that unlocks after the goal is reached saves nothing that is known", () => {
  const near = goalsFor({ ...STATS, speed: 1_500_000 }, STATS);
  expect(energyWith(5, near)).toBeLessThan(67_775);
  expect(gymSteps(near, CONDITIONS, INPUT).map(({ daysSaved }) => daysSaved)).toEqual([
    null,
    null,
    null,
  ]);
});

test.each([1_100_000, 1_300_000, 1_700_000, 2_900_000, 7_300_000, 31_100_000])(
  "a goal of %d that is reached with the very energy that unlocks the next gym",
  (speed) => {
    const goal = goalsFor({ ...STATS, speed }, STATS);
    const exact = { ...INPUT, energyMissing: energyWith(5, goal) };
    expect(gymSteps(goal, CONDITIONS, exact)[0]?.daysSaved).toBeNull();
  },
);

test("a special gym with more dots: unlocking costs days, which a later gym may win back", () => {
  const special = aGym({ id: 26, name: "Club", isSpecial: true, dots: four(0, 0, 8, 0) });
  const [same, twice] = steps({ gyms: [G21, special] });
  // 5 dots in place of 8, for all the energy that unlocks it.
  expect(same?.daysSaved).toBeCloseTo((-67_775 * 3) / 8 / 1000, 6);
  const unlock = 67_775 + 84_535;
  const left = energyWith(8) * 8 - unlock * 5;
  expect(twice?.daysSaved).toBeCloseTo((energyWith(8) - unlock - left / 10) / 1000, 6);
});

test("energy in a gym that trains nothing of what is missing is lost", () => {
  const highest = { ...G21, dots: four(5, 5, 0, 5) };
  const own = aGym({ id: 20, dots: four(5, 5, 5, 5) });
  const [same] = steps({ gyms: [own, highest] }, { highest });
  expect(same?.daysSaved).toBeCloseTo(-67.775, 6);
});

test("while a gym is unlocked, the stats are trained that lose least by it", () => {
  const club = aGym({ id: 26, name: "Club", isSpecial: true, dots: four(0, 0, 8, 0) });
  const both = goalsFor({ ...STATS, speed: 30_000_000, strength: 30_000_000 }, STATS);
  const [same] = gymSteps(both, { ...CONDITIONS, gyms: [G21, club] }, INPUT);
  // Strength has 5 dots in both gyms.
  expect(same?.daysSaved).toBeCloseTo(0, 6);

  // The same the other way round: speed is trained first.
  const gym3000 = aGym({ id: 27, name: "Club", isSpecial: true, dots: four(8, 0, 0, 0) });
  const [other] = gymSteps(both, { ...CONDITIONS, gyms: [G21, gym3000] }, INPUT);
  expect(other?.daysSaved).toBeCloseTo(0, 6);

  // Strength takes less than all of it: the rest is speed's.
  const little = goalsFor({ ...STATS, speed: 30_000_000, strength: 2_000_000 }, STATS);
  const strength = energyWith(5, goalsFor({ ...STATS, strength: 2_000_000 }, STATS));
  expect(strength).toBeLessThan(67_775);
  const [rest] = gymSteps(little, { ...CONDITIONS, gyms: [G21, club] }, INPUT);
  expect(rest?.daysSaved).toBeCloseTo((-(67_775 - strength) * 3) / 8 / 1000, 6);
});

test("without energy a day, or a gym for what is missing, there are no steps", () => {
  expect(steps({ energyPerDay: 0 })).toEqual([]);
  expect(steps({ gyms: [{ ...G21, dots: four(5, 5, 0, 5) }] })).toEqual([]);
  // Nothing is missing of the other stats.
  expect(steps({ gyms: [{ ...G21, dots: four(0, 0, 5, 0) }] })).toHaveLength(3);
  const reached = goalsFor(STATS, STATS);
  expect(gymSteps(reached, CONDITIONS, INPUT).map(({ daysSaved }) => daysSaved)).toEqual([
    null,
    null,
    null,
  ]);
});
