export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

/** 00:00 UTC of that day: the game's day begins then. */
export const dayStartMs = (atMs: number): number => Math.floor(atMs / DAY_MS) * DAY_MS;
