import { expect, test } from "vitest";

import { formatGameDate, formatIsoDay, formatLocalMoment, formatShortGameDay } from "./days";

test.each([
  { ms: Date.UTC(2026, 10, 26, 0, 0), date: "26 Nov 2026", short: "26 Nov", iso: "2026-11-26" },
  { ms: Date.UTC(2026, 10, 26, 23, 59), date: "26 Nov 2026", short: "26 Nov", iso: "2026-11-26" },
  { ms: Date.UTC(2027, 0, 1), date: "1 Jan 2027", short: "1 Jan", iso: "2027-01-01" },
])("a day of the game, wherever the player is: $iso", ({ ms, date, short, iso }) => {
  expect(formatGameDate(ms)).toBe(date);
  expect(formatShortGameDay(ms)).toBe(short);
  expect(formatIsoDay(ms)).toBe(iso);
});

test("a moment names the player's own day and time", () => {
  const atMs = new Date(2026, 10, 27, 1, 0).getTime();
  expect(formatLocalMoment(atMs)).toBe("Fri 27 Nov, 01:00 your time");
});
