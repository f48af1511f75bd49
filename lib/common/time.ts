export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** 00:00 UTC of that day: the game's day begins then. */
export const dayStartMs = (atMs: number): number => Math.floor(atMs / DAY_MS) * DAY_MS;

/**
 * The maximum difference in ms between the end and the remaining seconds of one response: the game caches a response for half a
 * minute, and half of the longest round trip is 10 seconds.
 */
const TOLERANCE_MS = 45_000;

/**
 * The end of something that was loaded at `fetchedAtMs`, in epoch milliseconds: the end that the API gives, or else the remaining
 * seconds from then on. Null without both. If the two differ, the device's clock is wrong and hasn't been compared with the
 * game's yet, so the remaining seconds are used.
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
