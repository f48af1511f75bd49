import type { Participant } from "@/lib/game/crimes/participation";
import type { Share } from "@/lib/game/crimes/share";

export interface ParticipantRow extends Participant {
  /** Percent of the member's finished crimes; null without any. */
  successRate: number | null;
  /** Percent of all money and items; null where there were none. */
  part: number | null;
}

/** Each member with their success and their part of what all crimes brought. */
export function participantRows(members: readonly Participant[], total: Share): ParticipantRow[] {
  const all = total.money + total.itemsValue;
  return members.map((member) => ({
    ...member,
    successRate: member.crimes === 0 ? null : (member.succeeded / member.crimes) * 100,
    part: all === 0 ? null : ((member.money + member.itemsValue) / all) * 100,
  }));
}
