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

test("at most twenty jumps are saved: the oldest is dropped", () => {
  for (let jump = 1; jump <= 21; jump++) saveJump(trainingStore, { ...JUMP, name: `${jump}` });
  expect(trainingStore.get().jumps).toHaveLength(20);
  expect(trainingStore.get().jumps[0]?.name).toBe("2");
});

test("a broken field has its default, and the others stay", () => {
  const training = { highestGymId: 24, goal: 7, targets: { speed: 5.5 }, jumps: [null, JUMP] };
  expect(parseUserData({ training })).toEqual({
    training: {
      ...NO_CHOICES,
      highestGymId: 24,
      targets: { strength: 0, defense: 0, speed: 5, dexterity: 0 },
      jumps: [JUMP],
    },
  });
});

test("a restored backup adds its jumps; goal and gyms stay as they are here", () => {
  const here = { ...NO_CHOICES, goal: "balanced", jumps: [JUMP] };
  const other = {
    ...NO_CHOICES,
    goal: "hanks",
    highestGymId: 24,
    jumps: [
      { ...JUMP, ingredients: NO_INGREDIENTS },
      { ...JUMP, name: "DVDs" },
    ],
  };
  expect(mergeUserData({ training: here }, { training: other })).toEqual({
    training: { ...here, jumps: [JUMP, { ...JUMP, name: "DVDs" }] },
  });
});
