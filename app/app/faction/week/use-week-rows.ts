import { useMemo } from "react";

import { storedTimeline } from "@/components/crimes/use-crime-history";
import type { AddDailyStats } from "@/components/history/use-stat-history";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useOptionalTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import { factionBalanceQuery } from "@/lib/api/endpoints/faction-balance";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { crimeContributions } from "@/lib/game/crimes/contributions";
import type { Member } from "@/lib/game/faction/member";
import type { StatHistory } from "@/lib/game/history/stat-history";
import { comparePeriods, joinedDuring } from "@/lib/game/week/member-week";
import type { Span } from "@/lib/game/week/span";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { exemptionsStore, weeklyMinimumsStore } from "@/lib/store/user/weekly-minimums";

import { formerMemberRows, weekRows } from "./rows";
import type { ContributorTotals } from "./use-contributor-totals";
import { useWeekBackfill } from "./use-week-backfill";

export interface WeekData {
  members: readonly Member[];
  histories: ReadonlyMap<number, StatHistory> | null;
  addDailyStats: AddDailyStats;
  todayMs: number;
  totals: ContributorTotals;
}

/** The rows of this period, and the calls that they need. */
export function useWeekRows(
  { members, histories, addDailyStats, todayMs, totals }: WeekData,
  span: Span,
) {
  const session = useSession();
  const compared = useMemo(
    () => members.filter((member) => !joinedDuring(member, span, todayMs)),
    [members, span, todayMs],
  );
  const ends = useMemo(() => [span.toMs, span.fromMs], [span]);
  const backfill = useWeekBackfill({
    members: compared,
    histories,
    addDailyStats,
    ends,
    isInFaction: isAlwaysInFaction,
    todayMs,
  });
  const crimes = useCrimeContributions(span);
  const balance = useOptionalQuery(factionBalanceQuery(session));
  const minimums = useStoredValue(weeklyMinimumsStore);
  const exemptions = useStoredValue(exemptionsStore);
  const balances = balance.data?.entries;
  const { byMember: crimeIncome } = crimes;
  const rows = useMemo(
    () =>
      weekRows(members, span, todayMs, {
        histories,
        minimums,
        exemptions,
        crimeIncome,
        balances,
      }),
    [members, histories, span, todayMs, minimums, exemptions, crimeIncome, balances],
  );
  const comparisons = useMemo(
    () => compared.map(({ id }) => comparePeriods(histories?.get(id) ?? {}, span)),
    [compared, histories, span],
  );
  const contributors = totals.gymenergy.data?.entries;
  const formerMembers = useMemo(
    () => formerMemberRows(contributors ?? [], histories, span),
    [contributors, histories, span],
  );
  return { rows, comparisons, formerMembers, backfill, crimes, balance };
}

/** The compared members were in the faction for the whole period. */
const isAlwaysInFaction = () => true;

/** Each member's crime income in this period, from the crimes loaded so far. */
function useCrimeContributions(span: Span) {
  const session = useSession();
  const faction = useOptionalQuery(factionBasicQuery(session));
  const factionId = faction.data?.id ?? null;
  const isAsked = faction.data !== undefined || faction.error !== null;
  const source = useMemo(() => storedTimeline(session, factionId), [session, factionId]);
  const { entries, progress, error, retry } = useOptionalTimeline(source, span, isAsked);
  const byMember = useMemo(
    () => (entries === undefined ? undefined : crimeContributions(entries, span)),
    [entries, span],
  );
  return { byMember, count: entries?.length ?? 0, progress, error, retry, faction };
}
