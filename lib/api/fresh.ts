/** How long an answer is not asked for again by itself. */
export const FRESH_MS = 60_000;
