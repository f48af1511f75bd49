import { sum } from "@/lib/common/numbers";
import type { Balance } from "@/lib/game/faction/member";

interface BalanceSums {
  count: number;
  money: number;
  points: number;
  /** The number of players with points. */
  withPoints: number;
}

/** The balances of members, and of those who have left. */
export interface BalanceGroups<B extends Balance> {
  members: BalanceSums;
  /** Members who owe the faction money, the largest debt first. */
  negative: readonly B[];
  /** The sum of the members' other balances. */
  others: BalanceSums;
  /** The balances of players who have left, the largest first. Null if it isn't known who is a member. */
  former: readonly B[] | null;
}

/** @param memberIds the ids of all members; null if they aren't all known, which counts everyone as a member */
export function balanceGroups<B extends Balance>(
  balances: readonly B[],
  memberIds: ReadonlySet<number> | null,
): BalanceGroups<B> {
  const isMember = ({ memberId }: B) => memberIds === null || memberIds.has(memberId);
  const members = balances.filter(isMember);
  const negative = members.filter(({ money }) => money < 0);
  const former = balances.filter(
    (balance) => !isMember(balance) && (balance.money !== 0 || balance.points !== 0),
  );
  return {
    members: sumsOf(members),
    negative: negative.sort((a, b) => a.money - b.money),
    others: sumsOf(members.filter(({ money }) => money >= 0)),
    former:
      memberIds === null ? null : former.sort((a, b) => b.money - a.money || b.points - a.points),
  };
}

const sumsOf = (balances: readonly Balance[]): BalanceSums => ({
  count: balances.length,
  money: sum(balances.map(({ money }) => money)),
  points: sum(balances.map(({ points }) => points)),
  withPoints: balances.filter(({ points }) => points > 0).length,
});
