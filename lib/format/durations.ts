import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";

import { formatCount } from "./numbers";
import { timeOrDash } from "./or-dash";
import { ageIn, formatAge } from "./times";

/** "3:42", "12:05": minutes and seconds left, rounded down, never below "0:00". For less than an hour. */
export const formatMinutesSeconds = (ms: number) => timeOrDash(ms, minutesSeconds);

function minutesSeconds(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** "4 s ago" under a minute, then "2 min ago": the age of data that is fetched every few seconds. */
export const formatSecondsAgo = (ms: number) => timeOrDash(ms, secondsAgo);

function secondsAgo(ms: number): string {
  return ms < MINUTE_MS ? `${Math.max(0, Math.floor(ms / 1000))} s ago` : formatAge(ms);
}

/** "just now", "2 minutes ago", "1 hour ago", "9 days ago": as the game words it. */
export const formatAgeInWords = (ms: number) => timeOrDash(ms, ageInWords);

function ageInWords(ms: number): string {
  const known = ageIn(ms);
  if (known === null) return "just now";
  return `${formatCount(known.count, known.unit, `${known.unit}s`)} ago`;
}

/** "12 hours" under 24 hours, else "7 days" or "7 days 6 hours"; rounded down, as a clock does. */
export const formatDaysAndHours = (ms: number) => timeOrDash(ms, daysAndHours);

function daysAndHours(ms: number): string {
  if (ms > 0 && ms < HOUR_MS) return "under 1 hour";
  const hours = Math.max(0, Math.floor(ms / HOUR_MS));
  const rest = formatCount(hours % 24, "hour", "hours");
  if (hours < 24) return rest;
  const days = formatCount(Math.floor(hours / 24), "day", "days");
  return hours % 24 === 0 ? days : `${days} ${rest}`;
}
