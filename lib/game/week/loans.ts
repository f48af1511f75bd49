/** Items of one kind in the armoury, or in a member's hands. */
export interface ArmouryItem {
  itemId: number;
  name: string;
  count: number;
  /** Null where they are in the armoury. */
  holder: { id: number; name: string } | null;
}

/** What a member holds. */
export interface Loan {
  memberId: number;
  memberName: string;
  items: readonly { name: string; count: number }[];
}

/** Who holds what, the one with the most items first. */
export function loansOf(items: readonly ArmouryItem[]): Loan[] {
  const byMember = new Map<number, { name: string; items: Map<string, number> }>();
  for (const { holder, name, count } of items) {
    if (holder === null) continue;
    const member = byMember.get(holder.id) ?? {
      name: holder.name,
      items: new Map<string, number>(),
    };
    member.items.set(name, (member.items.get(name) ?? 0) + count);
    byMember.set(holder.id, member);
  }
  return [...byMember]
    .map(([memberId, member]) => ({
      memberId,
      memberName: member.name,
      items: [...member.items]
        .map(([name, count]) => ({ name, count }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    }))
    .sort((a, b) => countOf(b) - countOf(a) || a.memberName.localeCompare(b.memberName));
}

const countOf = ({ items }: Loan) => items.reduce((sum, { count }) => sum + count, 0);
