import { NO_INGREDIENTS } from "@/lib/game/training/ingredients";
import { afterEach, expect, test } from "vitest";

import { mergeUserData, parseUserData } from "@/lib/store/backup/user-data";

import { NO_CHOICES, removeJump, saveJump, setTraining, trainingStore } from "./training";

const JUMP = { name: "Candy", ingredients: { ...NO_INGREDIENTS, candy: 48, ecstasy: 1 } };

afterEach(() => {
  trainingStore.clear();
});

test("one choice leaves the others as they are", () => {
  setTraining(trainingStore, { highestGymId: 24 });
  setTraining(trainingStore, { isCorrected: false });
  expect(trainingStore.get()).toEqual({ ...NO_CHOICES, highestGymId: 24, isCorrected: false });
});

test("a jump is saved under its name, replaced and removed", () => {
  saveJump(trainingStore, JUMP);
  saveJump(trainingStore, { ...JUMP, name: "DVDs" });
  saveJump(trainingStore, { ...JUMP, ingredients: NO_INGREDIENTS });
  expect(trainingStore.get().jumps).toEqual([
    { ...JUMP, name: "DVDs" },
    { ...JUMP, ingredients: NO_INGREDIENTS },
  ]);
  removeJump(trainingStore, "DVDs");
  expect(trainingStore.get().jumps.map(({ name }) => name)).toEqual(["Candy"]);
});

const jumpsNamed = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ ...JUMP, name: `${from + index}` }));

test("a jump more than twenty isn't saved, and no other is removed for it", () => {
  const saved = jumpsNamed(1, 20).map((jump) => saveJump(trainingStore, jump));
  expect(saved).toEqual(jumpsNamed(1, 20).map(() => true));
  expect(saveJump(trainingStore, { ...JUMP, name: "21" })).toBe(false);
  expect(trainingStore.get().jumps).toEqual(jumpsNamed(1, 20));
  const changed = { name: "7", ingredients: NO_INGREDIENTS };
  expect(saveJump(trainingStore, changed)).toBe(true);
  expect(trainingStore.get().jumps).toHaveLength(20);
  expect(trainingStore.get().jumps.at(-1)).toEqual(changed);
});

test("two backups of twenty jumps each keep all forty", () => {
  const merged = mergeUserData(
    { training: { ...NO_CHOICES, jumps: jumpsNamed(1, 20) } },
    { training: { ...NO_CHOICES, jumps: jumpsNamed(21, 40) } },
  );
  expect(parseUserData(merged)).toEqual({
    training: { ...NO_CHOICES, jumps: jumpsNamed(1, 40) },
  });
});

test("a broken field has its default, and the others stay", () => {
  const training = { highestGymId: 24, goal: 7, goals: { speed: 5.5 }, jumps: [null, JUMP] };
  expect(parseUserData({ training })).toEqual({
    training: {
      ...NO_CHOICES,
      highestGymId: 24,
      goals: { strength: 0, defense: 0, speed: 5, dexterity: 0 },
      jumps: [JUMP],
    },
  });
});

test("a restored backup adds its jumps and gyms; goal and energy stay as they are here", () => {
  const here = {
    ...NO_CHOICES,
    goal: "balanced",
    highestGymId: 20,
    specialGymIds: [26, 27],
    energyPerDay: 1000,
    xanaxGapMs: 1,
    jumps: [JUMP],
  };
  const other = {
    ...NO_CHOICES,
    goal: "hanks",
    highestGymId: 24,
    specialGymIds: [27, 30],
    energyPerDay: 500,
    xanaxGapMs: 2,
    jumps: [
      { ...JUMP, ingredients: NO_INGREDIENTS },
      { ...JUMP, name: "DVDs" },
    ],
  };
  expect(mergeUserData({ training: here }, { training: other })).toEqual({
    training: {
      ...here,
      specialGymIds: [26, 27, 30],
      jumps: [JUMP, { ...JUMP, name: "DVDs" }],
    },
  });
});

test("a restored backup adds the goal, gym, energy and own goals where here are none", () => {
  const other = {
    ...NO_CHOICES,
    goal: "own",
    goals: { strength: 5, defense: 0, speed: 7, dexterity: 0 },
    highestGymId: 24,
    energyPerDay: 500,
    xanaxGapMs: 2,
    isCorrected: false,
  };
  expect(mergeUserData({ training: NO_CHOICES }, { training: other })).toEqual({
    training: { ...other, isCorrected: true },
  });
  const here = { ...NO_CHOICES, goals: { strength: 9, defense: 0, speed: 0, dexterity: 0 } };
  expect(mergeUserData({ training: here }, { training: other }).training?.goals).toEqual({
    strength: 9,
    defense: 0,
    speed: 7,
    dexterity: 0,
  });
});
