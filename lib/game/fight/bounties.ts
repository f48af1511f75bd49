import { sum } from "@/lib/common/numbers";
import { MINUTE_MS } from "@/lib/common/time";

/** Money for the first player who beats the target. */
export interface Bounty {
  targetId: number;
  targetName: string;
  targetLevel: number;
  /** Null if it is anonymous. */
  listerId: number | null;
  /** Dollars for each payment. */
  reward: number;
  /** Number of payments left. */
  quantity: number;
  /** Null if unknown. */
  validUntilMs: number | null;
}

/** A page of the game's list. */
export interface BountyPage {
  bounties: readonly Bounty[];
  /** The time at which the game made the list that the page belongs to; null if it doesn't say. */
  listedAtMs: number | null;
}

/** The maximum number of bounties on a page. */
export const BOUNTY_PAGE_SIZE = 100;

interface ListedPage {
  bounties: { entries: readonly Bounty[]; dropped: number };
  /** The number of bounties on all pages; null if the game doesn't state it. */
  total: number | null;
}

/**
 * The number of bounties on the pages after the last loaded one; null if there are more but the game states no total. Counts
 * whole pages, since no further page contains a bounty that couldn't be parsed or that has ended in the meantime.
 */
export function bountiesLeft({ total, bounties }: ListedPage, pages: number): number | null {
  if (total !== null) return Math.max(0, total - pages * BOUNTY_PAGE_SIZE);
  return bounties.entries.length + bounties.dropped < BOUNTY_PAGE_SIZE ? 0 : null;
}

/** Identifies a bounty. Leaves out the quantity, which falls with each payment. */
const keyOf = ({ targetId, listerId, reward, validUntilMs }: Bounty) =>
  [targetId, listerId, reward, validUntilMs].join();

/**
 * The bounties of several pages. Between two lists of the game, bounties move from page to page. So a bounty that is also in
 * another list counts once, with the lower of its quantities, which is the newer one. Within one list, two identical bounties are
 * two.
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
  /** The highest reward, in dollars. */
  reward: number;
  /** Number of payments of the highest reward. */
  rewardQuantity: number;
  /** Number of payments of all bounties together. */
  quantity: number;
  /** Dollars, if all payments are made. */
  total: number;
  /** True if all of them were listed anonymously. */
  isAnonymous: boolean;
  /** The time at which the next of them ends; null if no end is known. */
  endsAtMs: number | null;
}

/** The limits for level and reward; null means no limit. */
export interface BountyFilter {
  maxLevel: number | null;
  minReward: number | null;
  /** The player's own id, because they can't be their own target; null if unknown. */
  ownId: number | null;
}

/** The players with a bounty within the limits that hasn't ended, highest reward first. */
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
  bounties: readonly Bounty[],
): BountyTarget {
  const reward = Math.max(...bounties.map((bounty) => bounty.reward));
  const highest = bounties.filter((bounty) => bounty.reward === reward);
  const ends = bounties.flatMap(({ validUntilMs }) => validUntilMs ?? []);
  return {
    id: targetId,
    name: targetName,
    level: targetLevel,
    reward,
    rewardQuantity: sum(highest.map(({ quantity }) => quantity)),
    quantity: sum(bounties.map(({ quantity }) => quantity)),
    total: sum(bounties.map((bounty) => bounty.reward * bounty.quantity)),
    isAnonymous: bounties.every(({ listerId }) => listerId === null),
    endsAtMs: ends.length === 0 ? null : Math.min(...ends),
  };
}

/** The age at which a loaded state is fetched again. */
export const STATE_STALE_AFTER_MS = 2 * MINUTE_MS;

/** An older state has missed an update, so it doesn't say if the player is ready. */
export const STATE_OLD_AFTER_MS = 2 * STATE_STALE_AFTER_MS;

/**
 * The players whose state to fetch now: those of the rows in view, in their order, whose state was never fetched or is at least
 * that old. Each takes a call of its own, so players out of view are left out.
 */
export const statesToFetch = (
  inView: readonly number[],
  fetchedAtMs: ReadonlyMap<number, number>,
  { nowMs, staleAfterMs }: { nowMs: number; staleAfterMs: number },
): readonly number[] =>
  inView.filter((id) => nowMs - (fetchedAtMs.get(id) ?? -Infinity) >= staleAfterMs);
