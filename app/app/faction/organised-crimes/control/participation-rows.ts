import type { Participant } from "@/lib/game/crimes/participation";
import type { RewardSum } from "@/lib/game/crimes/reward-items";
import type { RewardShare } from "@/lib/game/crimes/reward-share";

export interface ParticipantRow extends Participant {
  /** Percent of the member's finished crimes; null without any. */
  successRate: number | null;
  /** Percent of all money and items; null if there were none, or if the items' value is unknown. */
  percent: number | null;
  /** Fractions of the items of the member's crimes. */
  items: readonly RewardSum[];
}

/** Each member with their success and their part of what all crimes brought. */
export function participantRows(
  members: readonly Participant[],
  total: RewardShare,
  itemsOf: ReadonlyMap<number, readonly RewardSum[]>,
  isPriced: boolean,
): ParticipantRow[] {
  const all = total.money + total.itemsValue;
  return members.map((member) => ({
    ...member,
    successRate: member.crimes === 0 ? null : (member.succeeded / member.crimes) * 100,
    percent: all === 0 || !isPriced ? null : ((member.money + member.itemsValue) / all) * 100,
    items: itemsOf.get(member.memberId) ?? [],
  }));
}
