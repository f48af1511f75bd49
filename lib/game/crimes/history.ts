import { groupBy } from "@/lib/common/group-by";
import { DAY_MS } from "@/lib/common/time";
import { withoutGaps } from "@/lib/common/without-gaps";

import { carriedOutAtMs, isFinished, type OrganisedCrime } from "./organised-crime";
import { rewardItems, type RewardSum } from "./reward-items";
import type { ItemPrices } from "./reward-share";
import { type Tally, tally } from "./summary";

export interface HistoryRow extends Tally {
  /** The name of the crime, or the month: "2026-11". */
  key: string;
  items: readonly RewardSum[];
}

/** The finished crimes by name, the most frequent first, then alphabetically. */
export function byCrime(crimes: readonly OrganisedCrime[], prices: ItemPrices): HistoryRow[] {
  return [...groupBy(crimes.filter(isFinished), ({ name }) => name)]
    .map(([key, group]) => ({ key, ...tally(group, prices), items: rewardItems(group, prices) }))
    .sort((a, b) => b.finished - a.finished || (a.key < b.key ? -1 : 1));
}

/** The finished crimes by the UTC month in which they were carried out, newest first; months without any among them too, unless they are too many. */
export function byMonth(crimes: readonly OrganisedCrime[], prices: ItemPrices): HistoryRow[] {
  const months = groupBy(crimes.filter(isFinished), (crime) => monthOf(carriedOutAtMs(crime)));
  return withoutGaps(months.keys())
    .toReversed()
    .map((month) => {
      const group = months.get(month) ?? [];
      return { key: monthKey(month), ...tally(group, prices), items: rewardItems(group, prices) };
    });
}

/** Months since the year 0. */
function monthOf(atMs: number): number {
  const date = new Date(atMs);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

const monthKey = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;

/** After this time nobody is expected to pay a crime any more, or to have paid it otherwise. */
const PAID_WITHIN_MS = 30 * DAY_MS;

/** Whether what the game says about a finished crime may still change: it has rewards, and nobody was paid. */
const mayChange = ({ rewards }: OrganisedCrime): boolean => rewards?.payout === null;

/**
 * From when on crimes have to be read again, in epoch milliseconds: the execution of the oldest one that may still
 * change. Null if there is none.
 */
export function refetchSince(crimes: readonly OrganisedCrime[], nowMs: number): number | null {
  const times = crimes
    .filter(mayChange)
    .map(carriedOutAtMs)
    .filter((atMs) => nowMs - atMs <= PAID_WITHIN_MS);
  return times.length === 0 ? null : Math.min(...times);
}
