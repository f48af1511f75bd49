export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

/** 00:00 UTC of that day: the game's day begins then. */
export const dayStartMs = (atMs: number): number => Math.floor(atMs / DAY_MS) * DAY_MS;

/** When something ends that was loaded at `fetchedAtMs`: its end if the API gives one, or the seconds left from then on; else null. */
export const endOf = (
  endsAtMs: number | null,
  secondsLeft: number | null,
  fetchedAtMs: number,
): number | null => endsAtMs ?? (secondsLeft === null ? null : fetchedAtMs + secondsLeft * 1000);
