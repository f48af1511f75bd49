import type { CrimeContribution } from "@/lib/game/crimes/contributions";
import type { Balance, Member } from "@/lib/game/faction/member";
import type { StatHistory } from "@/lib/game/history/stat-history";
import {
  type Contributor,
  type MemberWeek,
  memberWeek,
  type StatGains,
  statGains,
  statsAtEnd,
  WEEK_STATS,
} from "@/lib/game/week/member-week";
import type { Span } from "@/lib/game/week/span";
import {
  type Exemption,
  type ExemptionsByMember,
  exemptionsAt,
  minimumsFor,
  type MinimumsByPosition,
  type UnmetMinimum,
  unmetMinimums,
} from "@/lib/game/week/weekly-minimums";

/** A member's week in the table, with their minimums, exemptions, crime income and balance. */
export interface WeekRow extends MemberWeek {
  id: number;
  name: string;
  daysInFaction: number | null;
  position: string;
  /** Empty for most members. An exempt member is never below a minimum. */
  exemptions: readonly Exemption[];
  /** The minimums that the member is below in this period. */
  unmetMinimums: readonly UnmetMinimum[];
  /** From the faction's crimes; null if they can't be loaded. */
  crimeIncome: CrimeContribution | null;
  /** The member's balance in the faction, in dollars; null if it can't be loaded. */
  balance: number | null;
}

interface WeekSources {
  histories: ReadonlyMap<number, StatHistory> | null;
  minimums: MinimumsByPosition;
  exemptions: ExemptionsByMember;
  crimeIncome: ReadonlyMap<number, CrimeContribution> | undefined;
  balances: readonly Balance[] | undefined;
}

const NO_INCOME: CrimeContribution = { crimes: 0, money: 0 };

/** A row for each member, in their order. */
export function weekRows(
  members: readonly Member[],
  span: Span,
  todayMs: number,
  { histories, minimums, exemptions, crimeIncome, balances }: WeekSources,
): WeekRow[] {
  const money = balances && new Map(balances.map((one) => [one.memberId, one.money]));
  return members.map((member) => {
    const week = memberWeek(member, histories?.get(member.id) ?? {}, span, todayMs);
    const memberExemptions = exemptionsAt(exemptions, member.id, span, todayMs);
    return {
      ...week,
      id: member.id,
      name: member.name,
      daysInFaction: member.daysInFaction,
      position: member.position,
      exemptions: memberExemptions,
      crimeIncome: crimeIncome ? (crimeIncome.get(member.id) ?? NO_INCOME) : null,
      balance: money ? (money.get(member.id) ?? 0) : null,
      unmetMinimums:
        memberExemptions.length > 0
          ? []
          : unmetMinimums(week.gains, minimumsFor(minimums, member.position), span),
    };
  });
}

/** A former member of the faction. */
export interface FormerMemberRow {
  id: number;
  name: string | null;
  gains: StatGains;
}

/** Former members with a known stat at an end of the span. */
export function formerMemberRows(
  contributors: readonly Contributor[],
  histories: ReadonlyMap<number, StatHistory> | null,
  span: Span,
): FormerMemberRow[] {
  return contributors.flatMap(({ playerId, name, isMember }) => {
    const history = histories?.get(playerId);
    if (isMember || history === undefined) return [];
    const isKnown = [span.fromMs, span.toMs].some((dayMs) =>
      WEEK_STATS.some((stat) => statsAtEnd(history, dayMs, [stat], span) !== undefined),
    );
    return isKnown ? [{ id: playerId, name, gains: statGains(history, span) }] : [];
  });
}
