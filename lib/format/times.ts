import { DAY_MS, dayStartMs, HOUR_MS, MINUTE_MS } from "@/lib/common/time";

import { timeOrDash } from "./or-dash";

// Nothing here uses the browser's own formats: on a phone, the first use of one takes 130 ms (docs/performance.md).

/** "10:43" for "…T10:43:07.000Z". */
const gameTime = (ms: number) => new Date(ms).toISOString().slice(-13, -8);
function localTime(ms: number): string {
  const date = new Date(ms);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** "10:43": the game's own time is UTC. */
export const formatGameMinute = (ms: number) => timeOrDash(ms, gameTime);

/** "10:43 TCT". */
export const formatGameTime = (ms: number) => timeOrDash(ms, (known) => `${gameTime(known)} TCT`);

/** "11:43", in the player's own time. */
export const formatLocalMinute = (ms: number) => timeOrDash(ms, localTime);

/** "11:43 your time". */
export const formatLocalTime = (ms: number) =>
  timeOrDash(ms, (known) => `${localTime(known)} your time`);

/** The player's own time; null if it is the same as the game's. */
export function formatOwnMinute(ms: number): string | null {
  const own = formatLocalMinute(ms);
  return own === formatGameMinute(ms) ? null : own;
}

interface Age {
  count: number;
  unit: "minute" | "hour" | "day";
}

/** An age in one unit: minutes under an hour, hours under a day, else days. Rounded down; null under a minute. */
export function ageIn(ms: number): Age | null {
  if (ms < MINUTE_MS) return null;
  if (ms < HOUR_MS) return { count: Math.floor(ms / MINUTE_MS), unit: "minute" };
  if (ms < DAY_MS) return { count: Math.floor(ms / HOUR_MS), unit: "hour" };
  return { count: Math.floor(ms / DAY_MS), unit: "day" };
}

/** "just now", "2 min ago", "3 h ago", "100 d ago". */
export const formatAge = (ms: number) => timeOrDash(ms, age);

const SHORT_UNITS = { minute: "min", hour: "h", day: "d" };

function age(ms: number): string {
  const known = ageIn(ms);
  return known === null ? "just now" : `${known.count} ${SHORT_UNITS[known.unit]} ago`;
}

const gameClock = (ms: number) => new Date(ms).toISOString().slice(-13, -5);
function gameDay(ms: number): string {
  const { weekday, day, month } = datePartsOf(ms);
  return `${weekday} ${day} ${month}`;
}

/** "10:42:07". */
export const formatGameClock = (ms: number) => timeOrDash(ms, gameClock);

/** "Fri 20 Nov". */
export const formatGameDay = (ms: number) => timeOrDash(ms, gameDay);

/**
 * "18 min", "2 h 05 min", "1 d 16 h": minutes under an hour, hours under a day, else days and hours. Rounded down, as a clock
 * does, so that it matches a countdown beside it, and never below "0 min".
 */
export const formatDuration = (ms: number) => timeOrDash(ms, duration);

function duration(ms: number): string {
  if (ms > 0 && ms < MINUTE_MS) return "under 1 min";
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  if (hours < 1) return `${minutes} min`;
  if (hours < 24) return `${hours} h ${twoDigits(minutes % 60)} min`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

/** "7 s", "18 min 05 s", "4 h 12 min 07 s", "1 d 16 h 04 min 07 s": rounded down, never below "0 s". */
export const formatCountdown = (ms: number) => timeOrDash(ms, countdown);

function countdown(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (minutes < 1) return `${seconds} s`;
  const last = `${twoDigits(seconds % 60)} s`;
  if (hours < 1) return `${minutes} min ${last}`;
  const rest = `${twoDigits(minutes % 60)} min ${last}`;
  if (hours < 24) return `${hours} h ${rest}`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h ${rest}`;
}

/** With seconds only under an hour: "18 min 05 s", "4 h 12 min". Rounded down. */
export const formatRemaining = (ms: number) =>
  ms < 60 * MINUTE_MS ? formatCountdown(ms) : formatDuration(ms);

const twoDigits = (count: number) => String(count).padStart(2, "0");

/** Within this time a weekday is unambiguous. */
const NAMED_BY_WEEKDAY_MS = 6 * DAY_MS;

/** "12:47" on the same day of the game, "Sat 07:47" within six days, else "31 Dec, 07:47". */
export const formatGameMoment = (ms: number, nowMs: number) =>
  timeOrDash(ms, (known) => {
    const time = gameTime(known);
    if (dayStartMs(known) === dayStartMs(nowMs)) return time;
    const { weekday, day, month } = datePartsOf(known);
    return Math.abs(known - nowMs) < NAMED_BY_WEEKDAY_MS
      ? `${weekday} ${time}`
      : `${day} ${month}, ${time}`;
  });

/** The parts of a date by the game's time, which is UTC: "Fri", 6, "Nov", 2026. */
export function datePartsOf(ms: number) {
  // "Fri, 06 Nov 2026 10:43:07 GMT"
  const [weekday = "", day, month = "", year] = new Date(ms).toUTCString().split(" ");
  return {
    weekday: weekday.slice(0, 3),
    day: Number(day),
    month: monthOf(month),
    year: Number(year),
  };
}

/** "Sept", as written in English, for "Sep" in a date's own text. */
export const monthOf = (month: string) => (month === "Sep" ? "Sept" : month);
