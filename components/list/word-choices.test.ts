import { expect, test } from "vitest";

import { wordChoices } from "./word-choices";

test("each word is a choice once, from A to Z, and no choice is empty", () => {
  expect(wordChoices(["all", "All"], ["Rifle", "", "beer", "Rifle"])).toEqual([
    ["all", "All"],
    ["beer", "beer"],
    ["Rifle", "Rifle"],
  ]);
});
