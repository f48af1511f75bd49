import { sum } from "@/lib/common/numbers";

import {
  carriedOutAtMs,
  isFinished,
  isSuccessful,
  type OrganisedCrime,
  STATUSES,
} from "./organised-crime";
import {
  addShares,
  type ItemPrices,
  NO_SHARE,
  type RewardShare,
  valueRewards,
} from "./reward-share";

/** The results of crimes, and all their rewards. */
export interface Tally extends RewardShare {
  finished: number;
  succeeded: number;
  /** Percentage of finished crimes that succeeded; null if none is finished. */
  successRate: number | null;
  /** Number of reward item records without a price; `itemsValue` leaves them out. */
  unpriced: number;
}

/** Counts the finished crimes, and adds up their rewards. */
export function tally(crimes: readonly OrganisedCrime[], prices: ItemPrices): Tally {
  let finished = 0;
  let succeeded = 0;
  let unpriced = 0;
  let all = NO_SHARE;
  for (const crime of crimes) {
    if (!isFinished(crime)) continue;
    finished += 1;
    if (isSuccessful(crime)) succeeded += 1;
    if (crime.rewards === null) continue;
    const rewards = valueRewards(crime.rewards, prices);
    all = addShares(all, rewards.total);
    unpriced += rewards.unpriced.length;
  }
  return {
    finished,
    succeeded,
    successRate: finished > 0 ? (succeeded / finished) * 100 : null,
    unpriced,
    ...all,
  };
}

export interface CrimeSummary extends Tally {
  /** First all known statuses, in the order of a crime's life; then statuses that we don't know yet, alphabetically. */
  byStatus: readonly { status: string; count: number }[];
  /** The number of finished crimes that the game itself has paid out, and all money from them. */
  paid: { crimes: number; money: number };
  /** Times of the first and the last finished crime; null if there is none. */
  firstAtMs: number | null;
  lastAtMs: number | null;
}

/** A summary of the crimes. Rewards and success are those of the finished crimes. */
export function summarise(crimes: readonly OrganisedCrime[], prices: ItemPrices): CrimeSummary {
  const finished = crimes.filter(isFinished);
  const paid = finished.flatMap(({ rewards }) => (rewards?.payout ? rewards : []));
  return {
    ...tally(crimes, prices),
    byStatus: countStatuses(crimes),
    paid: { crimes: paid.length, money: sum(paid.map(({ money }) => money)) },
    ...span(finished.map(carriedOutAtMs)),
  };
}

function countStatuses(crimes: readonly OrganisedCrime[]) {
  const counts = new Map<string, number>(STATUSES.map((status) => [status, 0]));
  for (const { status } of crimes) counts.set(status, (counts.get(status) ?? 0) + 1);
  const others = [...counts.keys()].slice(STATUSES.length).sort();
  return [...STATUSES, ...others].map((status) => ({ status, count: counts.get(status) ?? 0 }));
}

function span(timesMs: readonly number[]): Pick<CrimeSummary, "firstAtMs" | "lastAtMs"> {
  if (timesMs.length === 0) return { firstAtMs: null, lastAtMs: null };
  let firstAtMs = Infinity;
  let lastAtMs = -Infinity;
  for (const atMs of timesMs) {
    firstAtMs = Math.min(firstAtMs, atMs);
    lastAtMs = Math.max(lastAtMs, atMs);
  }
  return { firstAtMs, lastAtMs };
}
