export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** 00:00 UTC of that day: the game's day begins then. */
export const dayStartMs = (atMs: number): number => Math.floor(atMs / DAY_MS) * DAY_MS;

/**
 * By how much an end and the seconds left of one response may differ: the game keeps a response for half a minute, and half
 * of the longest trip is 10 seconds.
 */
const TOLERANCE_MS = 45_000;

/**
 * When something ends that was loaded at `fetchedAtMs`: its end if the API gives one, or the seconds left from then on; else
 * null. If the two differ, the device's clock is wrong and hasn't been compared with the game's yet: the seconds hold anyway.
 */
export function endOf(
  endsAtMs: number | null,
  secondsLeft: number | null,
  fetchedAtMs: number,
): number | null {
  if (secondsLeft === null) return endsAtMs;
  const bySecondsMs = fetchedAtMs + secondsLeft * 1000;
  const differs = endsAtMs === null || Math.abs(endsAtMs - bySecondsMs) > TOLERANCE_MS;
  return differs ? bySecondsMs : endsAtMs;
}
