"use client";

import { type ReactNode, Suspense, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { BackfillBar } from "@/components/history/backfill-bar";
import type { AddDailyStats } from "@/components/history/use-stat-history";
import { Chips } from "@/components/list/chips";
import { SelectField } from "@/components/list/select-field";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { DataTable } from "@/components/table/data-table";
import { TableHeading } from "@/components/table/table-heading";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { useUrlChoices } from "@/components/window/use-url-choice";
import { factionBalanceQuery } from "@/lib/api/endpoints/faction-balance";
import type { Member } from "@/lib/game/faction/member";
import type { StatHistory } from "@/lib/game/history/stat-history";
import { joinedDuring } from "@/lib/game/week/member-week";
import { comparePeriods } from "@/lib/game/week/period-comparison";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { excusesStoreOf, weeklyMinimumsStore } from "@/lib/store/user/weekly-minimums";
import { cn } from "@/lib/utils";

import { columns } from "./columns";
import { FILTERS } from "./filters";
import { NewsletterButton } from "./newsletter-button";
import { Notes } from "./notes";
import { formerMemberRows, weekRows } from "./rows";
import { spanText } from "./text";
import type { ContributorTotals } from "./use-contributor-totals";
import { useCrimeContributions } from "./use-crime-contributions";
import { TWO_DATES, useSpan } from "./use-span";
import { useWeekBackfill } from "./use-week-backfill";
import { WeekHeadline } from "./week-headline";

const DayFields = onDemand(() => import("@/components/days/day-fields").then((l) => l.DayFields));
const FormerMembers = onDemand(() => import("./former-members").then((l) => l.FormerMembers));
const MinimumsForm = onDemand(() => import("./minimums-form").then((l) => l.MinimumsForm));
const ExcuseForm = onDemand(() => import("./excuse-form").then((l) => l.ExcuseForm));

const BY_PLAYED = [{ id: "timeplayed", desc: false }];
const FILTER_CHOICES = FILTERS.map(({ value, text }) => [value, text] as const);

interface WeekProps {
  access: string;
  members: readonly Member[];
  known: ReadonlyMap<number, StatHistory> | null;
  add: AddDailyStats;
  todayMs: number;
  /** The links of the page's views. */
  views: ReactNode;
  totals: ContributorTotals;
}

/** What each member did in one week, or between two days. */
export function Week({ access, members, known, add, todayMs, views, totals }: WeekProps) {
  const session = useSession();
  const { week, setWeek, choices, span, days, problem } = useSpan(todayMs);
  const positions = useMemo(
    () => [...new Set(members.map(({ position }) => position))].filter(Boolean).sort(),
    [members],
  );
  const compared = useMemo(
    () => members.filter((member) => !joinedDuring(member, span, todayMs)),
    [members, span, todayMs],
  );
  const ends = useMemo(() => [span.toMs, span.fromMs], [span]);
  const reading = useWeekBackfill({
    members: compared,
    known,
    add,
    ends,
    isThere: always,
    todayMs,
  });
  const crimes = useCrimeContributions(span);
  const balance = useOptionalQuery(factionBalanceQuery(session));
  const yardsticks = useStoredValue(weeklyMinimumsStore);
  const excuses = useStoredValue(excusesStoreOf(session));
  const balances = balance.data?.entries;
  const { byMember } = crimes;
  const rows = useMemo(
    () =>
      weekRows(members, span, todayMs, {
        days: known,
        yardsticks,
        excuses,
        brought: byMember,
        balances,
      }),
    [members, known, span, todayMs, yardsticks, excuses, byMember, balances],
  );
  const pairs = useMemo(
    () => compared.map(({ id }) => comparePeriods(known?.get(id) ?? {}, span)),
    [compared, known, span],
  );
  const contributors = totals.gymenergy.data?.entries;
  const left = useMemo(
    () => formerMemberRows(contributors ?? [], known, span),
    [contributors, known, span],
  );

  const [chosen, setChosen] = useUrlChoices("show", FILTER_CHOICES);
  const found = useMemo(() => {
    const shown = FILTERS.filter(({ value }) => chosen.includes(value));
    return rows.filter((row) => shown.every(({ shows }) => shows(row)));
  }, [rows, chosen]);
  const chips = FILTERS.map(({ value, text, shows }) => ({
    value,
    text,
    count: rows.filter(shows).length,
  }));

  return (
    <>
      <WeekHeadline rows={rows} pairs={pairs} backfill={reading} span={span} />
      {views}
      <BackfillBar backfill={reading} begin="Read the week" access={access} />
      <div className="phone-table">
        <DataTable
          title={spanText(span)}
          columns={columns}
          rows={found}
          total={rows.length}
          rowId={(row) => String(row.id)}
          initialSort={BY_PLAYED}
          firstSort="asc"
          header={({ title, shown, total, tools }) => (
            <>
              <TableHeading title={title} shown={shown} total={total}>
                {tools()}
              </TableHeading>
              <div
                className={cn(
                  "flex flex-wrap items-center gap-x-4 gap-y-2 py-2",
                  week !== TWO_DATES && "phone-line",
                )}
              >
                <SelectField label="Week" value={week} options={choices} onChange={setWeek} />
                {week === TWO_DATES && (
                  <Suspense>
                    <DayFields days={days} problem={problem} nowMs={todayMs} />
                  </Suspense>
                )}
                <Chips label="Show only" chips={chips} selected={chosen} onChange={setChosen} />
                <Popover label="Your lines" trigger={<Button variant="outline">Your lines</Button>}>
                  <MinimumsForm positions={positions} />
                </Popover>
                <Popover
                  label="Excuse a member"
                  trigger={<Button variant="outline">Excuse</Button>}
                >
                  <ExcuseForm members={members} todayMs={todayMs} />
                </Popover>
                {rows.some(({ state }) => state === "compared") && (
                  <NewsletterButton title={title} rows={rows} />
                )}
              </div>
            </>
          )}
          empty={
            <EmptyState title="No data available">
              No member fits. Clear one of the filters above.
            </EmptyState>
          }
        />
      </div>
      {left.length > 0 && (
        <Suspense>
          <FormerMembers rows={left} />
        </Suspense>
      )}
      <Notes totals={Object.values(totals)} crimes={crimes} balance={balance} rows={rows} />
    </>
  );
}

const always = () => true;
