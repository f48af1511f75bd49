/** How long an answer is not asked for again by itself. */
export const STALE_TIME_MS = 60_000;
