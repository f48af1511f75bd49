import { expect, test } from "vitest";

import {
  formatAge,
  formatCountdown,
  formatDuration,
  formatGameClock,
  formatGameDay,
  formatGameMinute,
  formatGameMoment,
  formatGameTime,
  formatRemaining,
  formatLocalMinute,
  formatLocalTime,
  formatOwnMinute,
} from "./times";

test.each([
  { ms: 0, text: "just now" },
  { ms: 59_999, text: "just now" },
  { ms: 60_000, text: "1 min ago" },
  { ms: 3_599_999, text: "59 min ago" },
  { ms: 3_600_000, text: "1 h ago" },
  { ms: 86_399_999, text: "23 h ago" },
  { ms: 86_400_000, text: "1 d ago" },
  { ms: 2_400 * 3_600_000, text: "100 d ago" },
])("an age of $ms ms is $text", ({ ms, text }) => {
  expect(formatAge(ms)).toBe(text);
});

test("the game’s time is UTC, wherever the player is", () => {
  expect(formatGameTime(Date.UTC(2026, 10, 20, 10, 43))).toBe("10:43 TCT");
  expect(formatGameMinute(Date.UTC(2026, 10, 20, 10, 43))).toBe("10:43");
});

test("the player’s own time is where the player is", () => {
  const atMs = new Date(2026, 10, 20, 11, 43).getTime();
  expect(formatLocalMinute(atMs)).toBe("11:43");
  expect(formatLocalTime(atMs)).toBe("11:43 your time");
});

const NOW = Date.UTC(2026, 10, 20, 10, 42, 7);

test("the clock and the day are the game’s too", () => {
  expect(formatGameClock(NOW)).toBe("10:42:07");
  expect(formatGameDay(NOW)).toBe("Fri 20 Nov");
});

test("a day is written as the browser’s formats write it", () => {
  const format = new Intl.DateTimeFormat("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  for (let month = 0; month < 12; month += 1) {
    const ms = Date.UTC(2026, month, 1 + 2 * month, 23, 59);
    expect(formatGameDay(ms)).toBe(format.format(ms).replace(",", ""));
  }
});

test.each([
  { ms: -9_000, text: "0 min" },
  { ms: 0, text: "0 min" },
  { ms: 1, text: "under 1 min" },
  { ms: 59_999, text: "under 1 min" },
  { ms: 60_000, text: "1 min" },
  { ms: 26 * 60_000 - 1, text: "25 min" },
  { ms: 18 * 60_000, text: "18 min" },
  { ms: 60 * 60_000, text: "1 h 00 min" },
  { ms: 72 * 60_000 - 1, text: "1 h 11 min" },
  { ms: 125 * 60_000, text: "2 h 05 min" },
  { ms: 24 * 3_600_000 - 60_000, text: "23 h 59 min" },
  { ms: 24 * 3_600_000 - 1, text: "23 h 59 min" },
  { ms: 24 * 3_600_000, text: "1 d 0 h" },
  { ms: 40.5 * 3_600_000, text: "1 d 16 h" },
])("$ms ms last $text", ({ ms, text }) => {
  expect(formatDuration(ms)).toBe(text);
});

test.each([
  { ms: -5_000, text: "0 s" },
  { ms: 0, text: "0 s" },
  { ms: 999, text: "0 s" },
  { ms: 7_000, text: "7 s" },
  { ms: 59_999, text: "59 s" },
  { ms: (18 * 60 + 5) * 1000, text: "18 min 05 s" },
  { ms: 3_600_000, text: "1 h 00 min 00 s" },
  { ms: (4 * 3600 + 12 * 60 + 7) * 1000, text: "4 h 12 min 07 s" },
  { ms: 24 * 3_600_000 - 1000, text: "23 h 59 min 59 s" },
  { ms: 24 * 3_600_000, text: "1 d 0 h 00 min 00 s" },
  { ms: (40 * 3600 + 4 * 60 + 7) * 1000, text: "1 d 16 h 04 min 07 s" },
])("$ms ms count down as $text", ({ ms, text }) => {
  expect(formatCountdown(ms)).toBe(text);
});

test.each([
  { atMs: NOW + 7_500_000, text: "12:47" },
  { atMs: NOW + 86_400_000, text: "Sat 10:42" },
  { atMs: NOW - 86_400_000, text: "Thu 10:42" },
  { atMs: NOW + 6 * 86_400_000 - 1, text: "Thu 10:42" },
  { atMs: NOW + 6 * 86_400_000, text: "26 Nov, 10:42" },
  // The same weekday, a week later and before.
  { atMs: NOW + 7 * 86_400_000, text: "27 Nov, 10:42" },
  { atMs: NOW - 7 * 86_400_000, text: "13 Nov, 10:42" },
])("a moment of another day names the day: $text", ({ atMs, text }) => {
  expect(formatGameMoment(atMs, NOW)).toBe(text);
});

test.each([
  { ms: 0, text: "0 s" },
  { ms: 65_000, text: "1 min 05 s" },
  { ms: 3_599_999, text: "59 min 59 s" },
  { ms: 3_600_000, text: "1 h 00 min" },
  { ms: 90_000_000, text: "1 d 1 h" },
])("$ms ms are left: $text, seconds only under an hour", ({ ms, text }) => {
  expect(formatRemaining(ms)).toBe(text);
});

test("the player’s own minute is shown only if it differs from the game’s", () => {
  const atMs = Date.UTC(2026, 10, 20, 10, 43);
  const differs = formatLocalMinute(atMs) !== formatGameMinute(atMs);
  expect(formatOwnMinute(atMs)).toBe(differs ? formatLocalMinute(atMs) : null);
});
