import { expect, test } from "vitest";

import { formatAge, formatGameTime } from "./times";

test.each([
  { ms: 0, text: "just now" },
  { ms: 59_999, text: "just now" },
  { ms: 60_000, text: "1 min ago" },
  { ms: 3_599_999, text: "59 min ago" },
  { ms: 3_600_000, text: "1 h ago" },
])("an age of $ms ms is $text", ({ ms, text }) => {
  expect(formatAge(ms)).toBe(text);
});

test("the game's time is UTC, wherever the player is", () => {
  expect(formatGameTime(Date.UTC(2026, 10, 20, 10, 43))).toBe("10:43 TCT");
});
