/** A ranked war between two factions: announced, under way or over. */
export interface RankedWar {
  id: number;
  startsAtMs: number;
  /** Null until it is over. */
  endedAtMs: number | null;
  /** The lead that wins, at the time it was read: it falls as the war goes on. Null where the game gives none. */
  target: number | null;
  /** Null until it is over, and where nobody won. */
  winnerId: number | null;
  sides: readonly WarSide[];
}

export interface WarSide {
  id: number;
  name: string;
  score: number;
  /** Hits of its chain. */
  chain: number;
}

/** A raid or a war for a territory. */
export interface SideWar {
  id: number;
  startsAtMs: number | null;
  endedAtMs: number | null;
  /** The territory; null for a raid. */
  territory: string | null;
  sides: readonly WarSide[];
}

export type WarPhase = "none" | "announced" | "on" | "over";

export function warPhase(war: RankedWar | null, nowMs: number): WarPhase {
  if (war === null) return "none";
  if (war.endedAtMs !== null && war.endedAtMs <= nowMs) return "over";
  return war.startsAtMs > nowMs ? "announced" : "on";
}

/** Both factions of a war; null if the own one isn't in it, or nobody else is. */
export function sidesOf(
  { sides }: Pick<RankedWar, "sides">,
  ownId: number | null,
): { own: WarSide; enemy: WarSide } | null {
  const own = sides.find(({ id }) => id === ownId);
  const enemy = sides.find(({ id }) => id !== ownId);
  return own === undefined || enemy === undefined ? null : { own, enemy };
}
