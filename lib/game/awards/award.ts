export type AwardKind = "honor" | "medal";

/** An honor or a medal, as the game lists it. */
export interface Award {
  kind: AwardKind;
  id: number;
  name: string;
  description: string;
  /** "crimes", "Networth"; null where the answer has only a code for it. */
  category: string | null;
  /** "Very Common"; null where the game gives none. */
  rarity: string | null;
  /** How many players have it; null where the game gives none. */
  circulation: number | null;
  /** Of the crimes before version 2.0: nobody can still reach it. */
  isOfOldCrimes: boolean;
}

/** An award that a player has, and since when; null if the API doesn't say. */
export interface WonAward {
  id: number;
  atMs: number | null;
}

/** An upgrade bought with merits, by its id or, in the older shape, by its name. */
export interface MeritUpgrade {
  id: number | null;
  name: string | null;
  level: number;
}

/** The points that a player has; null where the answer doesn't give them. */
export interface MeritPoints {
  available: number | null;
  used: number | null;
}

/** The ids of the awards won after a moment; none without a moment. Awards without a date are left out. */
export const wonSince = (won: readonly WonAward[], sinceMs: number | null): readonly number[] =>
  sinceMs === null
    ? []
    : won.filter(({ atMs }) => atMs !== null && atMs > sinceMs).map(({ id }) => id);
