import type { CrimeSlot, OrganisedCrime } from "./organised-crime";

/** A slot that a member holds. */
export interface FilledSlot extends CrimeSlot {
  member: NonNullable<CrimeSlot["member"]>;
}

export const isFilled = (slot: CrimeSlot): slot is FilledSlot => slot.member !== null;

export const filledCount = ({ slots }: Pick<OrganisedCrime, "slots">): number =>
  slots.filter(isFilled).length;

/** All slots, by which rewards are divided: no share grows because a slot could not be read. */
export const slotCount = ({
  slots,
  unreadSlots,
}: Pick<OrganisedCrime, "slots" | "unreadSlots">): number => slots.length + unreadSlots;

/** The slots that each member holds, by the member's id: one, as far as the game goes. */
export function slotsByMember({ slots }: Pick<OrganisedCrime, "slots">): Map<number, FilledSlot[]> {
  const byMember = new Map<number, FilledSlot[]>();
  for (const slot of slots.filter(isFilled)) {
    const held = byMember.get(slot.member.id);
    if (held) held.push(slot);
    else byMember.set(slot.member.id, [slot]);
  }
  return byMember;
}
