import type { List } from "@/lib/api/transport/wire";
import { sumOfKnown } from "@/lib/common/sums";
import { DAY_MS } from "@/lib/common/time";
import { formatAgeInWords } from "@/lib/format/durations";
import { formatGameMoment } from "@/lib/format/times";
import {
  type Balance,
  type InactiveAfter,
  inactiveOf,
  isExcludedFromOc,
  isFallenOrFederal,
  isInactive,
  isNotInOc,
  isLastActionUnknown,
  isInactiveBeyond,
  type Member,
} from "@/lib/game/faction/member";
import type { PlayerNotes } from "@/lib/store/user/player-notes";

export interface MemberRow extends Member {
  /** Dollars; negative if the member owes money, null if unknown. */
  money: number | null;
  points: number | null;
  /** Days since the last action, with fractions; null if unknown. */
  daysUnseen: number | null;
  /** "2 minutes ago", by the current time: the game's own text goes out of date. Null if unknown. */
  seenText: string | null;
  /** True if the member counts as inactive, by the player's own limit. */
  isInactive: boolean;
  /** The end of the state, as text in game time; null if it doesn't end, or if its end is unknown. */
  stateEnds: string | null;
  /** The player's note on the member; empty if there is none. */
  note: string;
}

/**
 * Every member with their balances: 0 if the game lists no balance, null if the record may be among those that couldn't be
 * loaded.
 */
export function memberRows(
  members: readonly Member[],
  balances: List<Balance>,
  notes: PlayerNotes,
  inactiveAfter: InactiveAfter,
): MemberRow[] {
  const { nowMs } = inactiveAfter;
  const byMember = new Map(balances.entries.map((balance) => [balance.memberId, balance]));
  const unlisted = balances.dropped > 0 ? null : 0;
  return members.map((member) => ({
    ...member,
    money: byMember.get(member.id)?.money ?? unlisted,
    points: byMember.get(member.id)?.points ?? unlisted,
    daysUnseen: member.lastAction.atMs === null ? null : (nowMs - member.lastAction.atMs) / DAY_MS,
    seenText:
      member.lastAction.atMs === null ? null : formatAgeInWords(nowMs - member.lastAction.atMs),
    isInactive: isInactive(member, inactiveAfter),
    stateEnds: member.stateUntilMs === null ? null : formatGameMoment(member.stateUntilMs, nowMs),
    note: notes[member.id] ?? "",
  }));
}

export interface MembersSummary {
  /** Members with the longest inactivity come first. */
  inactiveNames: readonly string[];
  /** Fallen and federal members who have been away as long; they don't count as inactive. */
  gone: number;
  /** Members whose last action is unknown, so that they may be inactive. */
  unknown: number;
  notInOc: number;
  /** Not in a crime, but not expected to be: recruits, fallen and federal members. */
  excludedFromOc: number;
  /** The sum of the known balances; null if none is known. */
  money: number | null;
  points: number | null;
  /** Members with points. */
  pointBalances: number;
}

export function summarizeMembers(
  rows: readonly MemberRow[],
  inactiveAfter: InactiveAfter,
): MembersSummary {
  return {
    inactiveNames: inactiveOf(rows, inactiveAfter).map(({ name }) => name),
    gone: rows.filter((row) => isFallenOrFederal(row) && isInactiveBeyond(row, inactiveAfter))
      .length,
    unknown: rows.filter(isLastActionUnknown).length,
    notInOc: rows.filter(isNotInOc).length,
    excludedFromOc: rows.filter(isExcludedFromOc).length,
    money: sumOfKnown(rows.map(({ money }) => money)),
    points: sumOfKnown(rows.map(({ points }) => points)),
    pointBalances: rows.filter(({ points }) => points !== null && points !== 0).length,
  };
}
