import { expect, test } from "vitest";

import {
  formatGameDate,
  formatGameDayTime,
  formatGameMonth,
  formatIsoDay,
  formatLocalMoment,
  formatShortGameDay,
  parseIsoDay,
} from "./days";

test.each([
  { ms: Date.UTC(2026, 10, 26, 0, 0), date: "26 Nov 2026", short: "26 Nov", iso: "2026-11-26" },
  { ms: Date.UTC(2026, 10, 26, 23, 59), date: "26 Nov 2026", short: "26 Nov", iso: "2026-11-26" },
  { ms: Date.UTC(2027, 0, 1), date: "1 Jan 2027", short: "1 Jan", iso: "2027-01-01" },
])("a day of the game, wherever the player is: $iso", ({ ms, date, short, iso }) => {
  expect(formatGameDate(ms)).toBe(date);
  expect(formatShortGameDay(ms)).toBe(short);
  expect(formatIsoDay(ms)).toBe(iso);
});

test.each([
  { ms: Date.UTC(2026, 10, 1), month: "Nov 2026" },
  { ms: Date.UTC(2026, 10, 30, 23, 59), month: "Nov 2026" },
  { ms: Date.UTC(2026, 11, 1), month: "Dec 2026" },
])("a month of the game: $month", ({ ms, month }) => {
  expect(formatGameMonth(ms)).toBe(month);
});

test("a moment of the game names its day and time", () => {
  expect(formatGameDayTime(Date.UTC(2026, 10, 26, 4, 5))).toBe("26 Nov, 04:05");
});

test.each(Array.from({ length: 12 }, (_, month) => month))(
  "dates of month %i are written as the browser writes them",
  (month) => {
    const own = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
    const ms = Date.UTC(2027, month, 8, 4, 5);
    const [day, year] = ["numeric", "numeric"] as const;
    expect(formatGameDate(ms)).toBe(own({ day, month: "short", year }).format(ms));
    expect(formatGameMonth(ms)).toBe(own({ month: "short", year }).format(ms));
  },
);

test.each([
  { text: "2026-11-26", ms: Date.UTC(2026, 10, 26) },
  { text: "2024-02-29", ms: Date.UTC(2024, 1, 29) },
  { text: "2026-02-29", ms: null },
  { text: "2026-02-31", ms: null },
  { text: "2026-13-01", ms: null },
  { text: "2026-11-26T10:00", ms: null },
  { text: "26 Nov 2026", ms: null },
  { text: "", ms: null },
])('"$text" is read as $ms', ({ text, ms }) => {
  expect(parseIsoDay(text)).toBe(ms);
});

test("a moment names the player’s own day and time", () => {
  const atMs = new Date(2026, 10, 27, 1, 0).getTime();
  expect(formatLocalMoment(atMs)).toBe("Fri 27 Nov, 01:00 your time");
});
