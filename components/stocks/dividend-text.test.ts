import { expect, test } from "vitest";

import { aDividend } from "@/lib/game/testing/builders";

import { dividendFraction, progressText } from "./tier-progress";

test.each([
  { why: "ready", dividend: { isReady: true, progressDays: 4 }, fraction: 1, text: "4 of 4" },
  { why: "counting", dividend: { progressDays: 1 }, fraction: 0.25, text: "1 of 4" },
  {
    why: "pending, counting",
    dividend: { isPending: true, progressDays: 3 },
    fraction: 0.75,
    text: "3 of 4",
  },
  { why: "pending, no days said", dividend: { isPending: true }, fraction: 0.5, text: null },
  { why: "counted, no days said", dividend: {}, fraction: 1, text: null },
])("a dividend, $why: $fraction, $text", ({ dividend, fraction, text }) => {
  const found = aDividend({ everyDays: 4, ...dividend });
  expect(dividendFraction(found)).toBe(fraction);
  expect(progressText(found)).toBe(text);
});
