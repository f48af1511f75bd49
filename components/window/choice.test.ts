import { expect, test } from "vitest";

import { wordChoices, wordsOf } from "./choice";

test("each word is a choice once, from A to Z, and no choice is empty", () => {
  expect(wordChoices(["all", "All"], ["Rifle", "", "beer", "Rifle"])).toEqual([
    ["all", "All"],
    ["beer", "beer"],
    ["Rifle", "Rifle"],
  ]);
});

test("the words to choose from stand once each, from A to Z, and what the game left out is none", () => {
  expect(wordsOf(["Team 1", "Leader", "", "Team 1", null, "all"])).toEqual([
    "all",
    "Leader",
    "Team 1",
  ]);
});
