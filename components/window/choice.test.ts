import { expect, test } from "vitest";

import { wordChoices, wordsOf } from "./choice";

test("each word is one choice, from A to Z, and none is empty", () => {
  expect(wordChoices(["all", "All"], ["Rifle", "", "beer", "Rifle"])).toEqual([
    ["all", "All"],
    ["beer", "beer"],
    ["Rifle", "Rifle"],
  ]);
});

test("each word is listed once, from A to Z; missing ones are skipped", () => {
  expect(wordsOf(["Team 1", "Leader", "", "Team 1", null, "all"])).toEqual([
    "all",
    "Leader",
    "Team 1",
  ]);
});
