import { timeOrDash } from "./or-dash";
import { datePartsOf, formatGameMinute, formatLocalTime, monthOf } from "./times";

// Formats that only some pages need. Those in times.ts are loaded by every page.

/** "21 Nov 2026", in game time. */
export const formatGameDate = (ms: number) =>
  timeOrDash(ms, (known) => {
    const { day, month, year } = datePartsOf(known);
    return `${day} ${month} ${year}`;
  });

function shortGameDay(ms: number): string {
  const { day, month } = datePartsOf(ms);
  return `${day} ${month}`;
}

/** "26 Nov", in game time. */
export const formatShortGameDay = (ms: number) => timeOrDash(ms, shortGameDay);

/** "26 Nov, 14:20", in game time. */
export const formatGameDayTime = (ms: number) =>
  timeOrDash(ms, (known) => `${shortGameDay(known)}, ${formatGameMinute(known)}`);

/** "Nov 2026", in game time. */
export const formatGameMonth = (ms: number) =>
  timeOrDash(ms, (known) => {
    const { month, year } = datePartsOf(known);
    return `${month} ${year}`;
  });

/** "2026-11-26", in game time, for files. */
export const formatIsoDay = (ms: number) =>
  timeOrDash(ms, (known) => isoMoment(known).slice(0, 10));

/** "2026-11-26T12:00:00.000Z", in game time, for files. */
export const formatIsoMoment = (ms: number) => timeOrDash(ms, isoMoment);

const isoMoment = (ms: number) => new Date(ms).toISOString();

/** The start of a day of the game from "2026-11-26", as a date field writes it; null for anything else. */
export function parseIsoDay(text: string): number | null {
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(ms) || formatIsoDay(ms) !== text ? null : ms;
}

/** "Fri 27 Nov, 01:00 your time". */
export const formatLocalMoment = (ms: number) =>
  timeOrDash(ms, (known) => {
    const [weekday = "", month = "", day] = new Date(known).toDateString().split(" ");
    return `${weekday} ${Number(day)} ${monthOf(month)}, ${formatLocalTime(known)}`;
  });
