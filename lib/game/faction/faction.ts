import { DAY_MS, dayStartMs } from "@/lib/common/time";

/** The player's faction, as everybody may see it. Null for what the API does not say. */
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

/** Its standing in ranked wars. */
export interface FactionRank {
  /** "Unranked", "Bronze", "Silver", "Gold", "Platinum", "Diamond" or a word that we don't know yet. */
  name: string;
  /** Within the rank, from 1; null where the rank has none. */
  division: number | null;
  /** Among all of the division, from 1; null where the game gives it none. */
  position: number | null;
  /** Ranked wars won. */
  wins: number | null;
}

/** 00:00 UTC of the day that is so many whole days ago, since the game gives an age and no date. */
export const foundedOnMs = (daysOld: number, nowMs: number): number =>
  dayStartMs(nowMs - daysOld * DAY_MS);

/** A player's wish to join the faction. */
export interface Application {
  id: number;
  playerId: number;
  name: string;
  level: number;
  /** "active" is open; accepted, declined, withdrawn, or a word that we don't know yet. */
  status: string;
  /** Null where it is not known. */
  validUntilMs: number | null;
}

/** What a faction has unlocked. The core holds always, and of the two other sets the one that `state` names. */
export interface FactionUpgrades {
  /** "war", "peace" or a word that we don't know yet. */
  state: string;
  core: readonly FactionUpgrade[];
  war: readonly FactionUpgrade[];
  peace: readonly FactionUpgrade[];
}

export interface FactionUpgrade {
  /** The same number for every level: 25 is the booster cooldown. */
  id: number;
  name: string;
  level: number;
}
