import { groupBy } from "@/lib/common/group-by";
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
