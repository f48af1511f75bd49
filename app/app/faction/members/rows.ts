import { matches } from "@/components/list/matches";
import {
  type Balance,
  INACTIVE_AFTER_DAYS,
  isInactive,
  isMissingFromCrimes,
  type Member,
} from "@/lib/game/faction/member";
import { sum } from "@/lib/game/money/sum";

export interface MemberRow extends Member {
  money: number;
  points: number;
  isInactive: boolean;
}

/** Every member with what the faction keeps for them: 0 where the game lists no balance. */
export function memberRows(
  members: readonly Member[],
  balances: readonly Balance[],
  nowMs: number,
): MemberRow[] {
  const byMember = new Map(balances.map((balance) => [balance.memberId, balance]));
  return members.map((member) => ({
    ...member,
    money: byMember.get(member.id)?.money ?? 0,
    points: byMember.get(member.id)?.points ?? 0,
    isInactive: isInactive(member, nowMs, INACTIVE_AFTER_DAYS),
  }));
}

/** The members with this text in their name, in capitals or not. */
export function named(rows: readonly MemberRow[], text: string): readonly MemberRow[] {
  return rows.filter(({ name }) => matches(text, name));
}

export interface MembersAtAGlance {
  inactiveNames: readonly string[];
  missingFromCrimes: number;
  money: number;
  points: number;
}

export function atAGlance(rows: readonly MemberRow[]): MembersAtAGlance {
  return {
    inactiveNames: rows.filter((row) => row.isInactive).map(({ name }) => name),
    missingFromCrimes: rows.filter(isMissingFromCrimes).length,
    money: sum(rows.map(({ money }) => money)),
    points: sum(rows.map(({ points }) => points)),
  };
}
