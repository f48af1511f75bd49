import { timeOrDash } from "./or-dash";

/** "3:42", "12:05": minutes and seconds left, rounded down, never below "0:00". For less than an hour. */
export const formatMinutesSeconds = (ms: number) => timeOrDash(ms, minutesSeconds);

function minutesSeconds(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** "4 s ago" under a minute, then "2 min ago": the age of what is read every few seconds. */
export const formatSecondsAgo = (ms: number) => timeOrDash(ms, secondsAgo);

function secondsAgo(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 60) return `${seconds} s ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`;
}
