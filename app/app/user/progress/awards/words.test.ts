import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/game/time/time";

import { lengthWords } from "./words";

test.each([
  [0, "0 days"],
  [1, "1 day"],
  [60, "60 days"],
  [61, "2 months"],
  [304, "10 months"],
  [715, "23 months"],
  [731, "2 years"],
  [11_392, "31 years"],
])("%i days are %s", (days, words) => {
  expect(lengthWords(days * DAY_MS)).toBe(words);
});
