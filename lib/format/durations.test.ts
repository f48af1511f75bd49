import { expect, test } from "vitest";

import {
  formatAgeInWords,
  formatDaysAndHours,
  formatMinutesSeconds,
  formatSecondsAgo,
} from "./durations";

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
  [100 * 86_400_000, "100 d ago"],
])("%d ms old is %s", (ms, text) => {
  expect(formatSecondsAgo(ms)).toBe(text);
});

test.each([
  [-300, "just now"],
  [59_999, "just now"],
  [60_000, "1 minute ago"],
  [3_599_999, "59 minutes ago"],
  [3_600_000, "1 hour ago"],
  [86_399_999, "23 hours ago"],
  [86_400_000, "1 day ago"],
  [2_400 * 3_600_000, "100 days ago"],
])("%d ms ago is, in words, %s", (ms, text) => {
  expect(formatAgeInWords(ms)).toBe(text);
});

const HOUR_MS = 3_600_000;

test.each([
  { hours: 0, text: "0 hours" },
  { hours: 0.2, text: "under 1 hour" },
  { hours: 1, text: "1 hour" },
  { hours: 12, text: "12 hours" },
  { hours: 23, text: "23 hours" },
  { hours: 23.9, text: "23 hours" },
  { hours: 24, text: "1 day" },
  { hours: 25, text: "1 day 1 hour" },
  { hours: 168, text: "7 days" },
  { hours: 174, text: "7 days 6 hours" },
  { hours: 24_000, text: "1,000 days" },
  { hours: -3, text: "0 hours" },
])("$hours hours are $text", ({ hours, text }) => {
  expect(formatDaysAndHours(hours * HOUR_MS)).toBe(text);
});
