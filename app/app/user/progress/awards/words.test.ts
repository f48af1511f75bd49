import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/game/time/time";

import { lengthWords, rangeWords } from "./words";

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

test.each([
  { from: 17, to: 31, words: ", 17 to 31 days" },
  { from: 50, to: 92, words: ", 50 days to 3 months" },
  { from: 1_826, to: 2_557, words: ", 5 to 7 years" },
  { from: 731, to: 800, words: "" },
  { from: 50, to: null, words: ", 50 days or more" },
])("from $from to $to days is '$words'", ({ from, to, words }) => {
  expect(rangeWords(from * DAY_MS, to === null ? null : to * DAY_MS)).toBe(words);
});
