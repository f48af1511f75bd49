import type { Participant } from "@/lib/game/crimes/participation";
import type { RewardSum } from "@/lib/game/crimes/reward-items";
import type { RewardShare } from "@/lib/game/crimes/reward-share";

/** The results and rewards of crimes, which each of the three tables counts. */
export interface CrimeTotals extends RewardShare {
  finished: number;
  succeeded: number;
  /** Percent; null if no crime is finished. */
  successRate: number | null;
  items: readonly RewardSum[];
}

/** The money and the market value of the items that have a price. */
export const totalValue = ({ money, itemsValue }: RewardShare): number => money + itemsValue;

/** The average of that total in whole dollars, with failed crimes; undefined if no crime is finished. */
export const valuePerCrime = (row: RewardShare & { finished: number }): number | undefined =>
  row.finished === 0 ? undefined : Math.round(totalValue(row) / row.finished);

export interface MemberCrimeRow extends CrimeTotals {
  memberId: number;
  lastAtMs: number | null;
}

/** A row for each member, with their crimes and their shares of the rewards. */
export const memberRows = (
  participants: readonly Participant[],
  itemsOf: ReadonlyMap<number, readonly RewardSum[]>,
): readonly MemberCrimeRow[] =>
  participants.map(({ memberId, crimes, succeeded, money, respect, itemsValue, lastAtMs }) => ({
    memberId,
    finished: crimes,
    succeeded,
    successRate: crimes === 0 ? null : (succeeded / crimes) * 100,
    money,
    respect,
    itemsValue,
    items: itemsOf.get(memberId) ?? [],
    lastAtMs,
  }));
