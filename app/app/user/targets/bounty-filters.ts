import type { BountyFilter } from "@/lib/game/fight/bounties";

import type { BountyRow } from "./bounty-rows";

/** What the chips show. */
export const BOUNTIES_SHOWN = [
  ["ready", "Ready"],
  ["easy", "Easy"],
  ["several", "2 or more"],
  ["fought", "Fought before"],
] as const;
export type BountiesShown = (typeof BOUNTIES_SHOWN)[number][0];

export const FITS: Readonly<Record<BountiesShown, (row: BountyRow) => boolean>> = {
  ready: ({ when }) => when === "now",
  easy: ({ estimate }) =>
    estimate.strength?.difficulty === "easy" || estimate.strength?.difficulty === "very easy",
  several: ({ quantity }) => quantity > 1,
  fought: ({ estimate }) => !estimate.isNeverFought,
};

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
  ["mine", "Level up to mine"],
  ["any", "Any level"],
  ["50", "Level up to 50"],
  ["25", "Level up to 25"],
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
