/** A player's public profile. */
export interface Profile {
  id: number;
  name: string;
  level: number;
  /** "Okay", "Hospital", "Traveling" or a state that we don't know yet; empty if the API does not say. */
  state: string;
  /** When the player leaves hospital or jail; null for other states. */
  stateUntilMs: number | null;
  /** The country of a stay in hospital or jail abroad; "" if we don't know it, null in Torn. */
  abroadIn: string | null;
  /** The country that the player is in, or "Torn"; null in the air, or if we don't know it. */
  place: string | null;
  /** The country that a flight back to Torn has left; null if the player isn't on one. */
  returningFrom: string | null;
}

/** Seconds until each cooldown is over, at the moment of the answer; 0 where there is none, null where it is not known. */
export interface Cooldowns {
  drugSeconds: number | null;
  medicalSeconds: number | null;
  boosterSeconds: number | null;
}

/** Which of the day's refills have been used; all are available again at 00:00 UTC. */
export interface Refills {
  energy: boolean;
  nerve: boolean;
  /** The casino's tokens. */
  token: boolean;
  /** Special refills that the player has left. */
  specialCount: number;
}

/** The virus that a player is coding. */
export interface Virus {
  name: string;
  /** Null where the game does not say. */
  endsAtMs: number | null;
}

/** A player's cash in hand and in the city's bank when the response was made. */
export interface Money {
  /** Null if unknown. */
  cashInHand: number | null;
  /** Null if nothing is invested. */
  investment: Investment | null;
}

/** The end of an investment is given in one of two ways; the other is null. */
export interface Investment {
  amount: number;
  endsAtMs: number | null;
  /** Counted from when the response was made; the older API has only this. */
  secondsLeft: number | null;
}

/** Working stats: those of a player, and those that a position in a company requires or adds. */
export interface WorkingStats {
  manualLabor: number;
  intelligence: number;
  endurance: number;
}

/** A player's perks in the game's words, by where they come from. */
export interface Perks {
  faction: readonly string[];
  job: readonly string[];
  property: readonly string[];
  education: readonly string[];
  enhancer: readonly string[];
  book: readonly string[];
  stock: readonly string[];
  merit: readonly string[];
}

/** What the game says about an API key. */
export interface KeyInfo {
  /** 0 custom, 1 public only, 2 minimal, 3 limited, 4 full. */
  level: number;
  /** The level in the game's words. */
  type: string;
  /** What it may read, by section: it counts for a custom key. Null if the game doesn't say. */
  selections: Readonly<Record<string, readonly string[]>> | null;
  /** Whether the player's position may read the faction's API; null if the game doesn't say. */
  hasFactionAccess: boolean | null;
  /** Whose key it is; undefined in the API's older answer. */
  player: { id: number; factionId: number | null; companyId: number | null } | undefined;
}
