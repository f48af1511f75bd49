import type { OrganisedCrime } from "./organised-crime";
import {
  addShares,
  type ItemPrices,
  NO_SHARE,
  type RewardShare,
  valueRewards,
} from "./reward-share";
import { isFinished, isSuccessful } from "./status";

/** How crimes went, and all their rewards. */
export interface Tally extends RewardShare {
  finished: number;
  succeeded: number;
  /** Percent of the finished ones; null where there are none. */
  successRate: number | null;
  /** Records of reward items without a price, which the items' value leaves out. */
  unpriced: number;
}

/** Counts the finished ones of these crimes, and what they brought. */
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
