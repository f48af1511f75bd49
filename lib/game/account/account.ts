/** The state of a player. */
export interface PlayerStatus {
  /** "Okay", "Hospital", "Jail", "Traveling", "Abroad", "Federal", "Fallen", a word that we don't know yet, or "". */
  state: string;
  /** The time at which the state ends; null if it doesn't end, or if the end is unknown. */
  stateUntilMs: number | null;
  /** The country of a stay in hospital or jail abroad; "" if we don't know it, null in Torn. */
  abroadIn: string | null;
}

/** A player's public profile. */
export interface Profile extends PlayerStatus {
  id: number;
  name: string;
  level: number;
  /** The country that the player is in, or "Torn"; null in the air, or if we don't know it. */
  location: string | null;
  /** The country that a flight back to Torn has left; null if the player isn't on one. */
  returningFrom: string | null;
}

/** Seconds left of each cooldown when the response was made; 0 if none is running, null if unknown. */
export interface Cooldowns {
  drugSeconds: number | null;
  medicalSeconds: number | null;
  boosterSeconds: number | null;
}

/** The refills that have been used today; all are available again at 00:00 UTC. */
export interface Refills {
  energy: boolean;
  nerve: boolean;
  /** The casino's tokens. */
  token: boolean;
  /** Number of special refills left. */
  specialCount: number;
}

/** The virus that a player is coding. */
export interface Virus {
  name: string;
  /** Null if the game doesn't say. */
  endsAtMs: number | null;
}

/** A player's cash in hand and in the city's bank when the response was made. */
export interface Money {
  /** Null if unknown. */
  cashInHand: number | null;
  /** Null if nothing is invested. */
  investment: Investment | null;
  /** The player's balance with the faction. Null if unknown, or without a faction. */
  factionBalance: { money: number; points: number } | null;
}

/** An investment in the city's bank. The API gives one of `endsAtMs` and `secondsLeft`; the other is null. */
export interface Investment {
  amount: number;
  endsAtMs: number | null;
  /** Counted from the time of the response; the older API has only this. */
  secondsLeft: number | null;
}

/** Working stats of a player, or those that a company position requires or adds. */
export interface WorkingStats {
  manualLabor: number;
  intelligence: number;
  endurance: number;
}

/** A player's perks in the game's words, by source. */
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

/** The game's information about an API key. */
export interface KeyInfo {
  /** 0 custom, 1 public only, 2 minimal, 3 limited, 4 full. */
  level: number;
  /** The level in the game's words. */
  type: string;
  /** Selections that the key may read, by section of the API; they matter for a custom key. Null if the game doesn't say. */
  selections: Readonly<Record<string, readonly string[]>> | null;
  /** True if the player's position may read the faction's API; null if the game doesn't say. */
  hasFactionAccess: boolean | null;
  /** The key's owner; undefined in the older API's response. */
  player: { id: number; factionId: number | null; companyId: number | null } | undefined;
}
