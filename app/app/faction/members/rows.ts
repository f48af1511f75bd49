import {
  type Balance,
  INACTIVE_AFTER_DAYS,
  isInactive,
  isMissingFromCrimes,
  type Member,
} from "@/lib/game/faction/member";

export interface MemberRow extends Member {
  money: number;
  points: number;
  inactive: boolean;
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
    inactive: isInactive(member, nowMs, INACTIVE_AFTER_DAYS),
  }));
}

/** The members with this text in their name, in capitals or not. */
export function named(rows: readonly MemberRow[], text: string): readonly MemberRow[] {
  const wanted = text.trim().toLowerCase();
  return wanted === "" ? rows : rows.filter(({ name }) => name.toLowerCase().includes(wanted));
}

export interface MembersAtAGlance {
  inactive: readonly string[];
  missingFromCrimes: number;
  money: number;
  points: number;
}

export function atAGlance(rows: readonly MemberRow[]): MembersAtAGlance {
  return {
    inactive: rows.filter(({ inactive }) => inactive).map(({ name }) => name),
    missingFromCrimes: rows.filter(isMissingFromCrimes).length,
    money: sum(rows.map(({ money }) => money)),
    points: sum(rows.map(({ points }) => points)),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
