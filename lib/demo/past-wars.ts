import { type Clock, DAY, HOUR } from "./clock";
import { type Fighter, stranger } from "./others";

/** A finished war: its age in weeks, the enemy, and the hours for which each side fought. */
export interface PastWar {
  id: number;
  weeksAgo: number;
  enemyId: number;
  enemy: string;
  ownHours: number;
  otherHours: number;
}

/** Newest first. */
export const PAST_WARS: readonly PastWar[] = [
  { id: 27_811, weeksAgo: 2, enemyId: 9_117, enemy: "Cold Furnace", ownHours: 30, otherHours: 19 },
  { id: 27_144, weeksAgo: 6, enemyId: 9_126, enemy: "Salt & Lime", ownHours: 13, otherHours: 31 },
  { id: 26_390, weeksAgo: 11, enemyId: 9_140, enemy: "Night Ledger", ownHours: 36, otherHours: 25 },
];

export const PAST_WAR_LASTED = 38 * HOUR;

/** The start of a finished war: on a full hour, and on the same day of the week for all wars. */
export const pastWarStart = ({ midnight }: Clock, weeksAgo: number): number =>
  midnight + 12 * HOUR - (weeksAgo * 7 + 1) * DAY;

/** The fighters of the other faction. */
export const pastEnemies = ({ id, enemyId, enemy }: PastWar): Fighter[] =>
  Array.from({ length: 20 }, (_, index) => ({
    ...stranger(2_700_000 + id * 3 + index),
    name: `${enemy.split(" ")[0] ?? ""}${index + 1}`,
    level: 30 + index * 3,
    factionId: enemyId,
  }));
