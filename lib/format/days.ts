import { gameDates, localDates } from "./formats";
import { ofTime } from "./known";
import { formatLocalTime } from "./times";

// Formats that only some pages need. Those in times.ts are loaded by every page.

const gameDate = gameDates({
  day: "numeric",
  month: "short",
  year: "numeric",
});
const shortGameDay = gameDates({
  day: "numeric",
  month: "short",
});
const localDay = localDates({
  weekday: "short",
  day: "numeric",
  month: "short",
});

/** "21 Nov 2026", in game time. */
export const formatGameDate = (ms: number) => ofTime(ms, gameDate);

/** "26 Nov", in game time. */
export const formatShortGameDay = (ms: number) => ofTime(ms, shortGameDay);

const gameDayTime = gameDates({
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** "26 Nov, 14:20", in game time. */
export const formatGameDayTime = (ms: number) => ofTime(ms, gameDayTime);

const gameMonth = gameDates({
  month: "short",
  year: "numeric",
});

/** "Nov 2026", in game time. */
export const formatGameMonth = (ms: number) => ofTime(ms, gameMonth);

const longGameMonth = gameDates({
  month: "long",
  year: "numeric",
});

/** "November 2026", in game time. */
export const formatLongGameMonth = (ms: number) => ofTime(ms, longGameMonth);

/** "2026-11-26", in game time, as files take it. */
export const formatIsoDay = (ms: number) =>
  ofTime(ms, { format: (known) => isoMoment(known).slice(0, 10) });

/** "2026-11-26T12:00:00.000Z", in game time, as files take it. */
export const formatIsoMoment = (ms: number) => ofTime(ms, { format: isoMoment });

const isoMoment = (ms: number) => new Date(ms).toISOString();

/** The start of a day of the game from "2026-11-26", as a date field writes it; null for anything else. */
export function parseIsoDay(text: string): number | null {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(ms) || formatIsoDay(ms) !== text ? null : ms;
}

/** "Fri 27 Nov, 01:00 your time". */
export const formatLocalMoment = (ms: number) =>
  ofTime(ms, {
    format: (known) => `${localDay.format(known).replace(",", "")}, ${formatLocalTime(known)}`,
  });
