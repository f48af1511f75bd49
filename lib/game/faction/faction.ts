import { DAY_MS, dayStartMs } from "@/lib/common/time";

/** The public data of the player's faction. Values that the API doesn't give are null. */
export interface Faction {
  id: number | null;
  name: string;
  tag: string;
  leaderId: number | null;
  coLeaderId: number | null;
  members: number | null;
  capacity: number | null;
  respect: number | null;
  /** Whole days since it was founded. */
  daysOld: number | null;
  /** Hits of the longest chain. */
  bestChain: number | null;
  rank: FactionRank | null;
}

/** A faction's standing in ranked wars. */
export interface FactionRank {
  /** "Unranked", "Bronze", "Silver", "Gold", "Platinum", "Diamond" or a word that we don't know yet. */
  name: string;
  /** Number of the division within the rank, from 1; null if the rank has none. */
  division: number | null;
  /** Position within the division, from 1; null if the game gives none. */
  position: number | null;
  /** Ranked wars won. */
  wins: number | null;
}

/** 00:00 UTC of the founding day, calculated from the age in whole days: the game gives no date. */
export const foundedOnMs = (daysOld: number, nowMs: number): number =>
  dayStartMs(nowMs - daysOld * DAY_MS);

/** A player's application to join the faction. */
export interface Application {
  id: number;
  playerId: number;
  name: string;
  level: number;
  /** "active" is open; accepted, declined, withdrawn, or a word that we don't know yet. */
  status: string;
  /** Null if unknown. */
  validUntilMs: number | null;
}

/** A faction's unlocked upgrades. The core set always applies; of the two other sets, only the one that `state` names. */
export interface FactionUpgrades {
  /** "war", "peace" or a word that we don't know yet. */
  state: string;
  core: readonly FactionUpgrade[];
  war: readonly FactionUpgrade[];
  peace: readonly FactionUpgrade[];
}

export interface FactionUpgrade {
  /** The same number for every level; 25 is the booster cooldown. */
  id: number;
  name: string;
  level: number;
}
