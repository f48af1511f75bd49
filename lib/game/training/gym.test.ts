import { describe, expect, test } from "vitest";

import {
  bestGymFor,
  dotsOf,
  estimateGymOf,
  type Gym,
  nextGymOf,
  ownGyms,
  trainingIn,
  unlockableGyms,
  unlockEnergyOf,
} from "./gym";
import { aGym, four } from "./testing/gyms";

const PREMIER = aGym({ id: 1, name: "Premier Fitness" });
const JOES = aGym({ id: 2, name: "Average Joes" });
const GEORGES = aGym();
const FRONTLINE = aGym({ id: 26, name: "Frontline Fitness", isSpecial: true });
const JAIL = aGym({ id: 32, name: "The Jail Gym" });
const NOWHERE = aGym({ id: 0 });
const ALL = [GEORGES, FRONTLINE, JOES, JAIL, PREMIER, NOWHERE];

const START = { energySpent: 0, experienceFactor: 1 };

test("the gyms that unlock by energy, in their order", () => {
  expect(unlockableGyms(ALL)).toEqual([PREMIER, JOES, GEORGES]);
  expect(unlockableGyms([aGym({ id: 3, isSpecial: true })])).toEqual([]);
});

test.each([
  { id: 1, energy: 0 },
  { id: 2, energy: 200 },
  { id: 3, energy: 500 },
  { id: 4, energy: 1000 },
  { id: 5, energy: 2000 },
  { id: 6, energy: 2750 },
  { id: 7, energy: 3000 },
  { id: 8, energy: 3500 },
  { id: 9, energy: 4000 },
  { id: 10, energy: 6000 },
  { id: 11, energy: 7000 },
  { id: 12, energy: 8000 },
  { id: 13, energy: 11_000 },
  { id: 14, energy: 12_420 },
  { id: 15, energy: 18_000 },
  { id: 16, energy: 18_100 },
  { id: 17, energy: 24_140 },
  { id: 18, energy: 31_260 },
  { id: 19, energy: 36_610 },
  { id: 20, energy: 46_640 },
  { id: 21, energy: 56_520 },
  { id: 22, energy: 67_775 },
  { id: 23, energy: 84_535 },
  { id: 24, energy: 106_305 },
  { id: 25, energy: null },
])("gym $id unlocks after $energy energy in the one before it", ({ id, energy }) => {
  expect(unlockEnergyOf({ id, isSpecial: false })).toBe(energy);
  expect(unlockEnergyOf({ id, isSpecial: true })).toBeNull();
});

test("551,255 energy in all to George's", () => {
  const energies = Array.from({ length: 24 }, (_, index) =>
    unlockEnergyOf({ id: index + 1, isSpecial: false }),
  );
  expect(energies.reduce((total: number, energy) => total + (energy ?? 0), 0)).toBe(551_255);
});

test("the next gym is the first to unlock above the highest", () => {
  expect(nextGymOf(ALL, 1, { energySpent: 50, experienceFactor: 1 })).toEqual({
    gym: JOES,
    unlockEnergy: 200,
    energyMissing: 150,
  });
  expect(nextGymOf(ALL, 2, START)?.gym).toBe(GEORGES);
  expect(nextGymOf(ALL, 24, START)).toBeNull();
  expect(nextGymOf([PREMIER], 0, START)?.energyMissing).toBe(0);
});

test.each([
  { spent: 0, factor: 1, missing: 200 },
  { spent: 0, factor: 1.3, missing: 154 },
  { spent: 100, factor: 1.3, missing: 54 },
  { spent: 300, factor: 1, missing: 0 },
])("of 200 energy, $missing are missing after $spent at $factor", ({ spent, factor, missing }) => {
  const progress = { energySpent: spent, experienceFactor: factor };
  expect(nextGymOf(ALL, 1, progress)?.energyMissing).toBe(missing);
});

test("the best gym has the most dots, then the smaller train", () => {
  const small = aGym({ id: 5, energyPerTrain: 5, dots: four(7.3, 0, 7.3, 0) });
  const better = aGym({ id: 26, energyPerTrain: 25, dots: four(0, 0, 7.5, 0) });
  const gyms: Gym[] = [GEORGES, small, better];
  expect(bestGymFor(gyms, "speed")).toBe(better);
  expect(bestGymFor(gyms, "strength")).toBe(small);
  expect(bestGymFor(gyms, "defense")).toBe(GEORGES);
  expect(bestGymFor([better], "defense")).toBeNull();
});

test("a gym trains the stats that it has dots for", () => {
  const gym = aGym({ energyPerTrain: 25, dots: four(7.5, 0, 7.4, 0) });
  expect(trainingIn(gym, "speed", 1.1)).toEqual({
    stat: "speed",
    dots: 7.4,
    energyPerTrain: 25,
    perkFactor: 1.1,
  });
  expect(trainingIn(gym, "defense", 1.1)).toBeNull();
});

test.each([
  { shape: "current", values: four(7.3, 0, 10, 12), dots: four(7.3, 0, 10, 12) },
  {
    shape: "legacy",
    values: four(20, 27.999999999999996, 0, 100),
    dots: four(2, 2.8, 0, 10),
  },
])("reads dots of the $shape shape", ({ values, dots }) => {
  expect(dotsOf(values)).toEqual(dots);
});

describe("the gyms that a player has", () => {
  const GYMS = [
    aGym({ id: 26, name: "Frontline Fitness", isSpecial: true }),
    ...[3, 1, 24, 2].map((id) => aGym({ id })),
    aGym({ id: 25, name: "Balboas Gym", isSpecial: true }),
    aGym({ id: 33, name: "The Jail Gym" }),
  ];
  const NOTHING = { activeId: null, highestGymId: null, specialGymIds: [] };

  test.each([
    { when: "nothing is known", known: NOTHING, ids: [] },
    { when: "the third is active", known: { ...NOTHING, activeId: 3 }, ids: [1, 2, 3] },
    {
      when: "a higher one is chosen",
      known: { ...NOTHING, activeId: 2, highestGymId: 3 },
      ids: [1, 2, 3],
    },
    {
      when: "a lower one is chosen than the active one",
      known: { ...NOTHING, activeId: 3, highestGymId: 1 },
      ids: [1, 2, 3],
    },
    {
      when: "a special one is active, which says nothing of the others",
      known: { ...NOTHING, activeId: 26 },
      ids: [26],
    },
    {
      when: "a special one is ticked",
      known: { ...NOTHING, highestGymId: 24, specialGymIds: [25] },
      ids: [1, 2, 3, 24, 25],
    },
    { when: "the player is in jail", known: { ...NOTHING, activeId: 33 }, ids: [33] },
  ])("$when", ({ known, ids }) => {
    expect(ownGyms(GYMS, known).map(({ id }) => id)).toEqual(ids);
  });
});

test.each([
  { when: "the active gym is known", own: [JOES, GEORGES, FRONTLINE], activeId: 26, id: 26 },
  { when: "it isn't", own: [PREMIER, JOES, GEORGES, FRONTLINE], activeId: null, id: 24 },
  { when: "it isn't in the game's list", own: [JOES, FRONTLINE], activeId: 77, id: 2 },
  { when: "only a special gym is ticked", own: [FRONTLINE], activeId: null, id: null },
  { when: "the player is in jail", own: [GEORGES, JAIL], activeId: 32, id: 32 },
  { when: "no gym is known", own: [], activeId: null, id: null },
])("estimates are for gym $id where $when", ({ own, activeId, id }) => {
  expect(estimateGymOf(own, activeId)?.id ?? null).toBe(id);
});
