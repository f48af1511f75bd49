import type { WonAward } from "./award";

/** The numbers of the awards won after a moment; none if there is no moment, or the game doesn't tell when. */
export const wonSince = (won: readonly WonAward[], sinceMs: number | null): readonly number[] =>
  sinceMs === null
    ? []
    : won.filter(({ atMs }) => atMs !== null && atMs > sinceMs).map(({ id }) => id);
