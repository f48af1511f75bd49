import { expect, test } from "vitest";

import { capitalised } from "./text";

test.each([
  ["the Pawn Shop", "The Pawn Shop"],
  ["Big Al's Gun Shop", "Big Al's Gun Shop"],
  ["Bits 'n' Bobs", "Bits 'n' Bobs"],
  ["TC Clothing", "TC Clothing"],
  ["docks", "Docks"],
  ["", ""],
])("%j is capitalised %j", (words, written) => {
  expect(capitalised(words)).toBe(written);
});
