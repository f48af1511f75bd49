import { expect, test } from "vitest";

import { formatMinutesSeconds, formatSecondsAgo } from "./durations";

test.each([
  [0, "0:00"],
  [-5_000, "0:00"],
  [999, "0:00"],
  [41_000, "0:41"],
  [222_999, "3:42"],
  [725_000, "12:05"],
])("%d ms left are %s", (ms, text) => {
  expect(formatMinutesSeconds(ms)).toBe(text);
});

test.each([
  [-300, "0 s ago"],
  [4_900, "4 s ago"],
  [59_999, "59 s ago"],
  [60_000, "1 min ago"],
  [3_600_000, "1 h ago"],
])("%d ms old is %s", (ms, text) => {
  expect(formatSecondsAgo(ms)).toBe(text);
});
