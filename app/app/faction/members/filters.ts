import { DAY_MS } from "@/lib/game/time/time";

import type { MemberRow } from "./rows";

const ALL = "all";
/** Stands for all where the choices are words of the game or the faction, one of which may be "all". */
export const ANY = "*";

export const ACTIVITIES = [
  [ALL, "All"],
  ["day", "Within a day"],
  ["inactive", "Over 7 days ago"],
] as const;

export const DAYS_IN_FACTION = [
  [ALL, "All"],
  ["new", "Under 30"],
  ["year", "30 to 364"],
  ["old", "365 and more"],
] as const;

export const IN_OC = [
  [ALL, "All"],
  ["yes", "Yes"],
  ["no", "No"],
] as const;

export const BALANCES = [
  [ALL, "All"],
  ["has", "Has money"],
  ["owes", "Owes"],
] as const;

export interface MemberFilters {
  activity: (typeof ACTIVITIES)[number][0];
  days: (typeof DAYS_IN_FACTION)[number][0];
  /** One of the faction's positions, or ANY. */
  position: string;
  /** One of the game's states, or ANY. */
  state: string;
  isInOc: (typeof IN_OC)[number][0];
  balance: (typeof BALANCES)[number][0];
}

/** How many of them are set. */
export const activeFilters = (filters: MemberFilters) =>
  Object.values(filters).filter((chosen) => chosen !== ALL && chosen !== ANY).length;

function spanOf(days: number | null) {
  if (days === null) return null;
  return days < 30 ? "new" : days < 365 ? "year" : "old";
}

/** The rows that every filter lets through: of whom the game does not say, neither "Yes" nor "No" finds them. */
export function filtered(
  rows: readonly MemberRow[],
  { activity, days, position, state, isInOc, balance }: MemberFilters,
  nowMs: number,
): readonly MemberRow[] {
  return rows.filter(
    (row) =>
      (activity !== "day" || nowMs - (row.lastAction.atMs ?? 0) <= DAY_MS) &&
      (activity !== "inactive" || row.isMarked) &&
      (days === ALL || days === spanOf(row.daysInFaction)) &&
      (position === ANY || row.position === position) &&
      (state === ANY || row.state === state) &&
      (isInOc === ALL || row.isInOc === (isInOc === "yes")) &&
      (balance !== "has" || (row.money ?? 0) > 0) &&
      (balance !== "owes" || (row.money ?? 0) < 0),
  );
}

/** The words that there are, from A to Z; what the game left out is none. */
export const wordsOf = (words: readonly (string | null)[]): readonly string[] =>
  [...new Set(words.flatMap((word) => word ?? []))]
    .filter((word) => word !== "")
    .sort((one, other) => one.localeCompare(other, "en"));
