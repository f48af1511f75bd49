import {
  type BountyFilter,
  type BountyTarget,
  STATE_OLD_AFTER_MS,
} from "@/lib/game/fight/bounties";
import { fightEstimate, type StatsEstimate, statsEstimate } from "@/lib/game/fight/estimate";
import type { FightEstimate } from "@/lib/game/fight/estimate";
import {
  type Availability,
  type Readiness,
  availabilityOf,
  isInStay,
  isStayOver,
  readinessFrom,
} from "@/lib/game/fight/fighter";
import { type PlayerProfile } from "@/lib/game/fight/targets";

import type { FetchedStates } from "./use-bounty-states";
import type { TargetData } from "./use-target-data";

/** A player with bounties, with estimates and the player's state. */
export interface BountyRow extends BountyTarget {
  estimate: FightEstimate;
  stats: StatsEstimate | null;
  /** Null until it has loaded, or if it couldn't be loaded. */
  profile: PlayerProfile | null;
  /** The time when the profile was fetched, or of the last failed attempt without one; null before the first attempt. */
  fetchedAtMs: number | null;
  /** Now, or at the end of the player's obstacle; null if the state is unknown or old. */
  readiness: Readiness | null;
  availability: Availability;
  /** True while a player who will be ready at the end of the player's obstacle is still in hospital or jail. */
  isIn: boolean;
  /** True if the stay in hospital or jail has ended since the state was loaded; false if the state is old. */
  isReleased: boolean;
}

interface BountyContext {
  targetData: Pick<TargetData, "encounters" | "scoreAt">;
  states: FetchedStates;
  location: string | null;
  /** The time for which the readiness counts: now, or the end of the player's obstacle. */
  attackMs: number;
  nowMs: number;
}

export const bountyRows = (
  targets: readonly BountyTarget[],
  { targetData: { encounters, scoreAt }, states, location, attackMs, nowMs }: BountyContext,
): BountyRow[] =>
  targets.map((target) => {
    const fetched = states.get(target.id);
    const profile = fetched?.profile ?? null;
    const fetchedAtMs = fetched?.fetchedAtMs ?? null;
    const isOld = nowMs - (fetchedAtMs ?? 0) >= STATE_OLD_AFTER_MS;
    const encountersWith = encounters.get(target.id);
    const readiness = profile && !isOld ? readinessFrom(location, profile, attackMs) : null;
    return {
      ...target,
      estimate: fightEstimate(target.level, encountersWith, { scoreAt, nowMs }),
      stats: statsEstimate(encountersWith, scoreAt),
      profile,
      fetchedAtMs,
      readiness,
      availability: profile ? availabilityOf(profile, nowMs) : "unknown",
      isIn: readiness === "ready" && profile !== null && isInStay(profile, nowMs),
      isReleased: profile !== null && !isOld && isStayOver(profile, nowMs),
    };
  });

/** The filters of the chips, with their labels. */
export const BOUNTY_QUICK_FILTERS = [
  ["ready", "Ready"],
  ["easy", "Easy"],
  ["several", "2 or more"],
  ["fought", "Fought"],
] as const;
export type BountyQuickFilter = (typeof BOUNTY_QUICK_FILTERS)[number][0];

export const BOUNTY_PREDICATES: Readonly<Record<BountyQuickFilter, (row: BountyRow) => boolean>> = {
  ready: ({ readiness }) => readiness === "ready",
  easy: ({ estimate }) =>
    estimate.strength?.difficulty === "easy" || estimate.strength?.difficulty === "very easy",
  several: ({ quantity }) => quantity > 1,
  fought: ({ estimate }) => !estimate.isNeverFought,
};

/** The rows that pass all selected filters except "ready". */
export const fittingBounties = (
  rows: readonly BountyRow[],
  filters: readonly BountyQuickFilter[],
) =>
  rows.filter((row) =>
    filters.every((filter) => filter === "ready" || BOUNTY_PREDICATES[filter](row)),
  );

/** The number of ready players that fill a screen. */
export const READY_SOUGHT = 20;

/**
 * The ids of the players whose states are fetched while only ready players are displayed, including players whose rows
 * aren't visible. The states of ready players stay up to date. Until ready players fill a screen, the others follow, the ones
 * whose state has never been fetched first, then those fetched longest ago.
 * @param location null while it is unknown where or when the player can attack, since nobody is ready then
 */
export function soughtIds(
  fitting: readonly BountyRow[],
  location: string | null,
): readonly number[] {
  if (location === null) return [];
  const ready = fitting.filter(BOUNTY_PREDICATES.ready);
  const others =
    ready.length < READY_SOUGHT
      ? fitting
          .filter((row) => !BOUNTY_PREDICATES.ready(row))
          .toSorted((a, b) => (a.fetchedAtMs ?? 0) - (b.fetchedAtMs ?? 0))
      : [];
  return [...ready.slice(0, READY_SOUGHT), ...others].map(({ id }) => id);
}

/** True for a player whom the player's own fights or a spy report make out as easy, unless they won the last fight. */
export const isBeatable = (row: BountyRow): boolean =>
  BOUNTY_PREDICATES.easy(row) && !row.estimate.isLostLast;

/** The names of the groups by `chanceRank`. */
export const CHANCE_GROUPS = [
  "Easy for you",
  "Harder or unknown",
  "Lost last time, or may be impossible",
] as const;

/** 0 for those who are easy to beat, 2 for those who won the last fight or may be impossible to beat, otherwise 1. */
export function chanceRank(row: BountyRow): 0 | 1 | 2 {
  if (isBeatable(row)) return 0;
  const { isLostLast, strength } = row.estimate;
  return isLostLast || strength?.difficulty === "may be impossible" ? 2 : 1;
}

/** The sort orders, with their labels. */
export const BOUNTY_SORTS = [
  ["best", "Best for you"],
  ["reward", "Highest reward"],
  ["total", "Highest total"],
  ["quantity", "Highest quantity"],
  ["difficulty", "Easiest"],
  ["ends", "Ends first"],
  ["level", "Lowest level"],
  ["name", "Name"],
] as const;
export type BountySort = (typeof BOUNTY_SORTS)[number][0];

type Order = (a: BountyRow, b: BountyRow) => number;

/** `Infinity - Infinity` is NaN, so equal values are compared first. */
const ascending = (a: number, b: number) => (a === b ? 0 : a - b);

const ORDERS: Readonly<Record<Exclude<BountySort, "reward">, Order>> = {
  // By strength alone: with the states, rows would move under the player's finger while these load.
  best: (a, b) => chanceRank(a) - chanceRank(b),
  total: (a, b) => b.total - a.total,
  quantity: (a, b) => b.quantity - a.quantity,
  difficulty: (a, b) => ascending(strengthOf(a), strengthOf(b)),
  ends: (a, b) => ascending(a.endsAtMs ?? Infinity, b.endsAtMs ?? Infinity),
  level: (a, b) => a.level - b.level,
  name: (a, b) => a.name.localeCompare(b.name),
};

/** Players of unknown strength come last. */
const strengthOf = ({ estimate }: BountyRow) => estimate.strength?.unlimited ?? Infinity;

/** The rows in the sort order; the given rows must be in order of their reward. */
export const sortBounties = (rows: readonly BountyRow[], sort: BountySort): readonly BountyRow[] =>
  sort === "reward" ? rows : rows.toSorted(ORDERS[sort]);

/** "mine" is the player's own level. */
export const MAX_LEVELS = [
  ["mine", "Up to my level"],
  ["any", "Any level"],
  ["50", "Up to level 50"],
  ["25", "Up to level 25"],
] as const;
export type MaxLevel = (typeof MAX_LEVELS)[number][0];

export const MIN_REWARDS = [
  ["any", "Any reward"],
  ["100000", "From $100k"],
  ["500000", "From $500k"],
  ["1000000", "From $1m"],
] as const;
export type MinReward = (typeof MIN_REWARDS)[number][0];

/** The selected limits as a filter. The player's level and id are null if the player couldn't be loaded. */
export const bountyFilter = (
  maxLevel: MaxLevel,
  minReward: MinReward,
  { ownLevel, ownId }: { ownLevel: number | null; ownId: number | null },
): BountyFilter => ({
  ownId,
  maxLevel: maxLevel === "any" ? null : maxLevel === "mine" ? ownLevel : Number(maxLevel),
  minReward: minReward === "any" ? null : Number(minReward),
});
