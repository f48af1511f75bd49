import { sum } from "@/lib/common/numbers";
import { MINUTE_MS } from "@/lib/common/time";

/** Money for the first player who beats the target. */
export interface Bounty {
  targetId: number;
  targetName: string;
  targetLevel: number;
  /** Null where it is anonymous. */
  listerId: number | null;
  /** Dollars, for each time. */
  reward: number;
  /** How many times it is paid. */
  quantity: number;
  /** Null where it is not known. */
  validUntilMs: number | null;
}

/** A page of the game's list. */
export interface BountyPage {
  bounties: readonly Bounty[];
  /** When the game made the list that the page is of; null where it does not say. */
  listedAtMs: number | null;
}

/** Without the quantity, which falls each time the bounty is paid. */
const keyOf = ({ targetId, listerId, reward, validUntilMs }: Bounty) =>
  [targetId, listerId, reward, validUntilMs].join();

/**
 * The bounties of several pages. Between two lists of the game they move from page to page, so one that another list gave
 * too is taken once, with the lower of its quantities, which is the newer; within one list, two that look alike are two.
 */
export function mergedBounties(pages: readonly BountyPage[]): readonly Bounty[] {
  const byKey = new Map<string, { bounty: Bounty; listedAtMs: number | null }[]>();
  for (const { bounties, listedAtMs } of pages) {
    for (const bounty of bounties) {
      const alike = byKey.get(keyOf(bounty)) ?? [];
      const earlier = alike.find((other) => other.listedAtMs !== listedAtMs);
      if (earlier === undefined) {
        byKey.set(keyOf(bounty), [...alike, { bounty, listedAtMs }]);
      } else {
        if (bounty.quantity < earlier.bounty.quantity) earlier.bounty = bounty;
        earlier.listedAtMs = listedAtMs;
      }
    }
  }
  return [...byKey.values()].flat().map(({ bounty }) => bounty);
}

/** All bounties on one player. */
export interface BountyTarget {
  id: number;
  name: string;
  level: number;
  /** The highest of them, in dollars. */
  reward: number;
  /** How many times the highest is paid. */
  rewardQuantity: number;
  /** How many times all of them are paid, added up. */
  quantity: number;
  /** Dollars, if all of them are paid. */
  total: number;
  /** Whether all of them were listed anonymously. */
  isAnonymous: boolean;
  /** When the next of them ends; null where that is not known of any. */
  endsAtMs: number | null;
}

/** Whose level and reward suit; null is any. */
export interface BountyFilter {
  maxLevel: number | null;
  minReward: number | null;
  /** The player, who can't be their own target; null where that isn't known. */
  ownId: number | null;
}

/** Who has a bounty that suits and hasn't ended, the highest reward first. */
export function bountyTargets(
  bounties: readonly Bounty[],
  { maxLevel, minReward, ownId }: BountyFilter,
  nowMs: number,
): readonly BountyTarget[] {
  const byTarget = new Map<number, Bounty[]>();
  for (const bounty of bounties) {
    if (bounty.targetId === ownId) continue;
    if (bounty.validUntilMs !== null && bounty.validUntilMs <= nowMs) continue;
    if (bounty.targetLevel > (maxLevel ?? Infinity) || bounty.reward < (minReward ?? 0)) continue;
    byTarget.set(bounty.targetId, [...(byTarget.get(bounty.targetId) ?? []), bounty]);
  }
  return [...byTarget.values()]
    .flatMap(([first, ...others]) => (first ? [bountyTarget(first, [first, ...others])] : []))
    .sort((a, b) => b.reward - a.reward || b.total - a.total);
}

function bountyTarget(
  { targetId, targetName, targetLevel }: Bounty,
  all: readonly Bounty[],
): BountyTarget {
  const reward = Math.max(...all.map((one) => one.reward));
  const highest = all.filter((one) => one.reward === reward);
  const ends = all.flatMap(({ validUntilMs }) => validUntilMs ?? []);
  return {
    id: targetId,
    name: targetName,
    level: targetLevel,
    reward,
    rewardQuantity: sum(highest.map(({ quantity }) => quantity)),
    quantity: sum(all.map(({ quantity }) => quantity)),
    total: sum(all.map((one) => one.reward * one.quantity)),
    isAnonymous: all.every(({ listerId }) => listerId === null),
    endsAtMs: ends.length === 0 ? null : Math.min(...ends),
  };
}

/** When a state that was loaded is loaded again. */
export const STATE_STALE_AFTER_MS = 2 * MINUTE_MS;

/** A state older than that has missed an update: it says nothing of whether the player can be hit. */
export const STATE_OLD_AFTER_MS = 2 * STATE_STALE_AFTER_MS;

/**
 * Whose state to fetch now: of the rows in view, in their order, those never read or read that long ago. Each takes a call
 * of its own, so nobody out of view is among them.
 */
export const statesToFetch = (
  inView: readonly number[],
  fetchedAtMs: ReadonlyMap<number, number>,
  { nowMs, staleAfterMs }: { nowMs: number; staleAfterMs: number },
): readonly number[] =>
  inView.filter((id) => nowMs - (fetchedAtMs.get(id) ?? -Infinity) >= staleAfterMs);
