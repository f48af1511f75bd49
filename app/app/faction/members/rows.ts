import { formatGameDayTime } from "@/lib/format/days";
import { formatGameMoment } from "@/lib/format/times";
import {
  type Balance,
  INACTIVE_AFTER_DAYS,
  isInactive,
  isMissingFromCrimes,
  type Member,
} from "@/lib/game/faction/member";
import { sum } from "@/lib/game/money/sum";
import { DAY_MS } from "@/lib/game/time/time";
import type { MemberNotes } from "@/lib/store/member-notes";

export interface MemberRow extends Member {
  /** Dollars; negative where the member owes them. */
  money: number;
  points: number;
  isInactive: boolean;
  /** When the state ends, in game time and words; null where it does not, or is not known. */
  statusEnds: string | null;
  /** The player's own; empty where there is none. */
  note: string;
}

/** Every member with what the faction keeps for them: 0 where the game lists no balance. */
export function memberRows(
  members: readonly Member[],
  balances: readonly Balance[],
  notes: MemberNotes,
  nowMs: number,
): MemberRow[] {
  const byMember = new Map(balances.map((balance) => [balance.memberId, balance]));
  return members.map((member) => ({
    ...member,
    money: byMember.get(member.id)?.money ?? 0,
    points: byMember.get(member.id)?.points ?? 0,
    isInactive: isInactive(member, nowMs, INACTIVE_AFTER_DAYS),
    statusEnds: member.statusUntilMs === null ? null : endsInWords(member.statusUntilMs, nowMs),
    note: notes[member.id] ?? "",
  }));
}

/** Within this time a weekday names one day only. */
const NAMED_BY_WEEKDAY_MS = 6 * DAY_MS;

/** "14:20" today, "Sat 07:47" within six days, else "31 Dec, 07:47". */
const endsInWords = (atMs: number, nowMs: number) =>
  Math.abs(atMs - nowMs) < NAMED_BY_WEEKDAY_MS
    ? formatGameMoment(atMs, nowMs)
    : formatGameDayTime(atMs);

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
