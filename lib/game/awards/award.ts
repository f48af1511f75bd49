export type AwardKind = "honor" | "medal";

/** An honor or a medal, as the game lists it. */
export interface Award {
  kind: AwardKind;
  id: number;
  name: string;
  description: string;
  /** Such as "crimes" or "Networth"; null if the response has only a code for it. */
  category: string | null;
  /** Such as "Very Common"; null if the game gives none. */
  rarity: string | null;
  /** Number of players who have it; null if the game gives none. */
  circulation: number | null;
  /** True for awards of the crimes before version 2.0, which nobody can reach any more. */
  isOfOldCrimes: boolean;
}

/** An award that a player has won. `atMs` is null if the API doesn't say. */
export interface WonAward {
  id: number;
  atMs: number | null;
}

/** An upgrade bought with merits, identified by its id or, in the older API's response, by its name. */
export interface MeritUpgrade {
  id: number | null;
  name: string | null;
  level: number;
}

/** A player's merit points; null if the response doesn't give them. */
export interface MeritPoints {
  available: number | null;
  used: number | null;
}

/** The ids of the awards won after a moment, without those of unknown date; empty if the moment is null. */
export const wonSince = (won: readonly WonAward[], sinceMs: number | null): readonly number[] =>
  sinceMs === null
    ? []
    : won.filter(({ atMs }) => atMs !== null && atMs > sinceMs).map(({ id }) => id);
