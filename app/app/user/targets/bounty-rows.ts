import type { TableExport } from "@/components/table/table-export";
import { formatIsoMoment } from "@/lib/format/days";
import {
  type BountyFilter,
  type BountyTarget,
  STATE_OLD_AFTER_MS,
} from "@/lib/game/fight/bounties";
import { fightEstimate, type StatsEstimate, statsEstimate } from "@/lib/game/fight/estimate";
import type { FightEstimate } from "@/lib/game/fight/estimate";
import { attackableFrom, type PlayerProfile } from "@/lib/game/fight/targets";
import {
  type Attackable,
  type Availability,
  availabilityOf,
  isStayOver,
} from "@/lib/game/war/war-member";

import { bountyStateText, lowerRewards } from "./bounty-text";
import { difficultyText } from "./text";
import type { FetchedStates } from "./use-bounty-states";
import type { TargetData } from "./use-target-data";

/** A player with bounties, with what is known of them. */
export interface BountyRow extends BountyTarget {
  estimate: FightEstimate;
  stats: StatsEstimate | null;
  /** Null until it has loaded, and where it couldn't be. */
  profile: PlayerProfile | null;
  /** When that was tried last; null before. */
  fetchedAtMs: number | null;
  /** Null where the state is unknown or old. */
  when: Attackable | null;
  where: Availability;
  /** Whether the stay in hospital or jail has ended since the state was loaded; an old state doesn't say. */
  isReleased: boolean;
}

interface BountyContext {
  targetData: Pick<TargetData, "encounters" | "scoreAt">;
  states: FetchedStates;
  place: string | null;
  nowMs: number;
}

export const bountyRows = (
  targets: readonly BountyTarget[],
  { targetData: { encounters, scoreAt }, states, place, nowMs }: BountyContext,
): BountyRow[] =>
  targets.map((target) => {
    const fetched = states.get(target.id);
    const profile = fetched?.profile ?? null;
    const fetchedAtMs = fetched?.fetchedAtMs ?? null;
    const isOld = nowMs - (fetchedAtMs ?? 0) >= STATE_OLD_AFTER_MS;
    const known = encounters.get(target.id);
    return {
      ...target,
      estimate: fightEstimate(target.level, known, { scoreAt, nowMs }),
      stats: statsEstimate(known, scoreAt),
      profile,
      fetchedAtMs,
      when: profile && !isOld ? attackableFrom(place, profile, nowMs) : null,
      where: profile ? availabilityOf(profile, nowMs) : "unknown",
      isReleased: profile !== null && !isOld && isStayOver(profile, nowMs),
    };
  });

/** Of the CSV file. */
export const bountyTable = (rows: readonly BountyRow[]): TableExport => ({
  headers: [
    "Name",
    "Id",
    "Level",
    "State",
    "Reward",
    "Quantity",
    "Lower rewards",
    "Lower quantity",
    "Total",
    "Anonymous",
    "Difficulty",
    "Ends",
  ],
  lines: rows.map((row) => {
    const { lowerTotal, lowerQuantity } = lowerRewards(row);
    return [
      row.name,
      row.id,
      row.level,
      row.when === null ? "" : bountyStateText(row),
      row.reward,
      row.rewardQuantity,
      lowerTotal,
      lowerQuantity,
      row.total,
      row.isAnonymous ? "Yes" : "No",
      difficultyText(row.estimate),
      row.endsAtMs === null ? "" : formatIsoMoment(row.endsAtMs),
    ];
  }),
});

/** What the chips show. */
export const BOUNTY_QUICK_FILTERS = [
  ["ready", "Ready"],
  ["easy", "Easy"],
  ["several", "2 or more"],
  ["fought", "Fought before"],
] as const;
export type BountyQuickFilter = (typeof BOUNTY_QUICK_FILTERS)[number][0];

export const BOUNTY_PREDICATES: Readonly<Record<BountyQuickFilter, (row: BountyRow) => boolean>> = {
  ready: ({ when }) => when === "now",
  easy: ({ estimate }) =>
    estimate.strength?.difficulty === "easy" || estimate.strength?.difficulty === "very easy",
  several: ({ quantity }) => quantity > 1,
  fought: ({ estimate }) => !estimate.isNeverFought,
};

/** Rows that fit all of them, whatever their state. */
export const fittingBounties = (rows: readonly BountyRow[], shown: readonly BountyQuickFilter[]) =>
  rows.filter((row) => shown.every((one) => one === "ready" || BOUNTY_PREDICATES[one](row)));

/** So many ready players fill a screen. */
export const READY_SOUGHT = 20;

/**
 * Whose states to fetch while only the ready are shown, though the rows of the others aren't visible: those ready stay up to
 * date, and until they fill a screen, the others follow in their order, those never fetched first.
 * @param place null while the player can't attack anybody, so that nobody can be ready
 */
export function soughtIds(fitting: readonly BountyRow[], place: string | null): readonly number[] {
  if (place === null) return [];
  const ready = fitting.filter(BOUNTY_PREDICATES.ready);
  const others =
    ready.length < READY_SOUGHT
      ? fitting
          .filter((row) => !BOUNTY_PREDICATES.ready(row))
          .toSorted((a, b) => (a.fetchedAtMs ?? 0) - (b.fetchedAtMs ?? 0))
      : [];
  return [...ready.slice(0, READY_SOUGHT), ...others].map(({ id }) => id);
}

/** By what the bounties are sorted, and the column that it is. */
export const BOUNTY_SORTS = [
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

/** Infinity minus itself is no number. */
const ascending = (a: number, b: number) => (a === b ? 0 : a - b);

const ORDERS: Readonly<Record<Exclude<BountySort, "reward">, Order>> = {
  total: (a, b) => b.total - a.total,
  quantity: (a, b) => b.quantity - a.quantity,
  difficulty: (a, b) => ascending(strengthOf(a), strengthOf(b)),
  ends: (a, b) => ascending(a.endsAtMs ?? Infinity, b.endsAtMs ?? Infinity),
  level: (a, b) => a.level - b.level,
  name: (a, b) => a.name.localeCompare(b.name),
};

/** Who was never fought comes last. */
const strengthOf = ({ estimate }: BountyRow) => estimate.strength?.unlimited ?? Infinity;

/** Sorted rows of bounties that come by their reward. */
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

/** As limits; the player is unknown where they couldn't be loaded. */
export const bountyFilter = (
  maxLevel: MaxLevel,
  minReward: MinReward,
  { ownLevel, ownId }: { ownLevel: number | null; ownId: number | null },
): BountyFilter => ({
  ownId,
  maxLevel: maxLevel === "any" ? null : maxLevel === "mine" ? ownLevel : Number(maxLevel),
  minReward: minReward === "any" ? null : Number(minReward),
});
