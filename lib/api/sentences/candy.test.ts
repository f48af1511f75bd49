import { expect, test } from "vitest";

import { candyHappy } from "./candy";

test.each([
  {
    type: "Candy",
    effect: "Increases happiness by 25 and booster cooldown by 30 minutes.",
    happy: 25,
  },
  {
    type: "Candy",
    effect: "Increases happiness by 150 and booster cooldown by 30 minutes.",
    happy: 150,
  },
  { type: "Candy", effect: null, happy: 0 },
  { type: "Drug", effect: "Increases happiness by 75.", happy: 0 },
])("$type, $effect: $happy happy", ({ type, effect, happy }) => {
  expect(candyHappy({ type, effect })).toBe(happy);
});
