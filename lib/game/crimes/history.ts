import { groupBy } from "@/lib/common/group-by";
import { withoutGaps } from "@/lib/common/without-gaps";

import { carriedOutAtMs, isFilled, isFinished, type OrganisedCrime } from "./organised-crime";
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

/**
 * The finished crimes by the UTC month in which they were carried out, newest first. Includes months without crimes in between,
 * unless there are too many (`withoutGaps`).
 */
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

/** A member's latest pass rate in a role, and the crime that it is from. */
export interface RoleRate {
  /** Percent. */
  passRate: number;
  /** The time at which the crime was carried out or, if unknown, created. */
  atMs: number;
  crimeName: string;
  crimeId: number;
}

interface MemberRates {
  memberId: number;
  /** By role. */
  rates: ReadonlyMap<string, RoleRate>;
}

interface PassRateMatrix {
  /** Roles in which a member has a pass rate, alphabetically. */
  roles: readonly string[];
  /** In the order in which the crimes first name them. */
  members: readonly MemberRates[];
}

/**
 * The latest pass rate of each member in each role, in the crimes of that name, or in all crimes if the name is null. Skips empty
 * slots, whose pass rate is that of the API key's owner, and crimes of the first generation, which have no roles.
 */
export function passRateMatrix(
  crimes: readonly OrganisedCrime[],
  crimeName: string | null,
): PassRateMatrix {
  const members = new Map<number, Map<string, RoleRate>>();
  const roles = new Set<string>();
  for (const crime of crimes) {
    if (crimeName !== null && crime.name !== crimeName) continue;
    const atMs = carriedOutAtMs(crime);
    for (const { position, passRate, member } of crime.slots.filter(isFilled)) {
      if (passRate === null || position === "") continue;
      roles.add(position);
      const rates = members.get(member.id) ?? new Map<string, RoleRate>();
      members.set(member.id, rates);
      const rate = { passRate, atMs, crimeName: crime.name, crimeId: crime.id };
      if (isLater(rate, rates.get(position))) rates.set(position, rate);
    }
  }
  return {
    roles: [...roles].sort(),
    members: [...members].map(([memberId, rates]) => ({ memberId, rates })),
  };
}

/** Of two crimes at the same time, the one with the higher id is later. */
const isLater = (rate: RoleRate, than: RoleRate | undefined): boolean =>
  than === undefined ||
  rate.atMs > than.atMs ||
  (rate.atMs === than.atMs && rate.crimeId > than.crimeId);
