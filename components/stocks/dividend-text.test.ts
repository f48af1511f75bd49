import { expect, test } from "vitest";

import { aDividend } from "@/lib/game/testing/builders";

import { dividendFraction, progressText } from "./dividend-text";

test.each([
  { why: "ready", dividend: { isReady: true, progressDays: 4 }, lit: 1, words: "4 of 4" },
  { why: "counting", dividend: { progressDays: 1 }, lit: 0.25, words: "1 of 4" },
  {
    why: "pending, counting",
    dividend: { isPending: true, progressDays: 3 },
    lit: 0.75,
    words: "3 of 4",
  },
  { why: "pending, no days said", dividend: { isPending: true }, lit: 0.5, words: null },
  { why: "counted, no days said", dividend: {}, lit: 1, words: null },
])("a dividend, $why: $lit of its moon, $words", ({ dividend, lit, words }) => {
  const found = aDividend({ everyDays: 4, ...dividend });
  expect(dividendFraction(found)).toBe(lit);
  expect(progressText(found)).toBe(words);
});
