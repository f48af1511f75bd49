"use client";

import { type ReactNode, Suspense, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { BackfillProgress } from "@/components/history/backfill-progress";
import { useOwnerAnswer } from "@/components/history/history-owner";
import { SelectField } from "@/components/list/select-field";
import { Chips } from "@/components/list/toggles";
import { SortableTable, type TableParts } from "@/components/table/sortable-table";
import { SortIcon } from "@/components/table/sort-icon";
import { TableHeading } from "@/components/table/toolbar";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { useUrlChoices } from "@/components/window/use-url-value";
import { formatShortGameDay } from "@/lib/format/days";
import { formatWhole } from "@/lib/format/numbers";
import type { WeekStat } from "@/lib/game/week/member-week";
import type { Span } from "@/lib/game/week/span";
import { RENAMED_WEEK_FILTERS } from "@/lib/store/engine/migrations";
import { cn } from "@/lib/utils";

import { columns } from "./columns";
import type { WeekRow } from "./rows";
import { HOUR_S, spanText } from "./text";
import { TWO_DATES, useSpan } from "./use-span";
import { useWeekRows, type WeekData } from "./use-week-rows";
import { WeekHeadline } from "./week-headline";

const WeekPhoneRows = onDemand(() => import("./phone-rows").then((l) => l.WeekPhoneRows));
const WeekNotes = onDemand(() => import("./week-notes").then((l) => l.WeekNotes));
const NewsletterButton = onDemand(() =>
  import("./newsletter-button").then((l) => l.NewsletterButton),
);
const DayFields = onDemand(() => import("@/components/days/day-fields").then((l) => l.DayFields));
const FormerMembers = onDemand(() => import("./former-members").then((l) => l.FormerMembers));
const MinimumsForm = onDemand(() => import("./minimums-form").then((l) => l.MinimumsForm));
const ExemptionForm = onDemand(() => import("./exemption-form").then((l) => l.ExemptionForm));

const gainsLessThan = (stat: WeekStat, limit: number) => (row: WeekRow) => {
  const gain = row.gains[stat];
  return gain !== undefined && gain < limit;
};

/** The chips and their conditions, by their name in the URL. Chips about a stat exclude members who aren't compared. */
const FILTERS = [
  {
    value: "below-minimum",
    text: "Below minimum",
    shows: ({ unmetMinimums }: WeekRow) => unmetMinimums.length > 0,
  },
  { value: "no-xanax", text: "No Xanax", shows: gainsLessThan("xantaken", 1) },
  {
    value: "under-3-hours",
    text: "Under 3 h played",
    shows: gainsLessThan("timeplayed", 3 * HOUR_S),
  },
  { value: "no-attacks", text: "No attacks won", shows: gainsLessThan("attackswon", 1) },
  { value: "no-crime", text: "No OC completed", shows: gainsLessThan("organizedcrimes", 1) },
  {
    value: "exempt",
    text: "Exempt",
    shows: ({ exemptions }: WeekRow) => exemptions.length > 0,
  },
  { value: "joined", text: "Joined", shows: ({ state }: WeekRow) => state === "joined" },
  { value: "hidden", text: "Unavailable", shows: ({ state }: WeekRow) => state === "hidden" },
] as const;

/** The height of a row of two lines, which is reserved until the code of the rows has loaded. */
const ROW_PX = 53;

const BY_MINIMUMS = [{ id: "unmet", desc: false }];
const FILTER_CHOICES = FILTERS.map(({ value, text }) => [value, text] as const);

interface WeekProps extends WeekData {
  access: string;
  /** The links of the page's views. */
  views: ReactNode;
}

/** Each member's gains in one week, or between two days. */
export function Week({ access, views, ...data }: WeekProps) {
  const { members, todayMs, totals } = data;
  const period = useSpan(todayMs);
  const { span } = period;
  const { rows, formerMembers, comparisons, backfill, crimes, balance } = useWeekRows(data, span);
  const isBusy =
    backfill.state === "loading" || (backfill.state === "idle" && backfill.total === 0);
  const filters = useWeekFilters(rows, isBusy);
  const owner = useOwnerAnswer();
  const isCompared = rows.some(({ state }) => state === "compared");
  // Until there are figures, the notes only say what failed, or that more than a page of crimes is loading.
  const needsNotes =
    isCompared ||
    crimes.count > 100 ||
    [...Object.values(totals), crimes, crimes.faction, balance, owner].some(
      ({ error }) => error !== null,
    );
  return (
    <>
      {views}
      <WeekHeadline {...{ rows, comparisons, backfill, span, todayMs }} />
      <SortableTable
        title={spanText(span)}
        columns={columns}
        rows={filters.rows}
        total={rows.length}
        rowId={(row) => String(row.id)}
        initialSort={BY_MINIMUMS}
        // True also before anything has loaded, because the first values may arrive all at once.
        isLoading={backfill.state === "loading" || !isCompared}
        firstSort="asc"
        phoneRows={(sorted) => (
          <Suspense fallback={<div style={{ height: sorted.length * ROW_PX }} />}>
            <WeekPhoneRows label={spanText(span)} rows={sorted} />
          </Suspense>
        )}
        header={(parts) => (
          <WeekHeader
            {...parts}
            fields={<PeriodFields {...period} todayMs={todayMs} />}
            wraps={period.week === TWO_DATES}
            isBusy={isBusy}
            progress={<BackfillProgress backfill={backfill} begin="Load data" access={access} />}
            buttons={<MinimumButtons members={members} todayMs={todayMs} />}
            chips={
              <Chips
                label="Show only"
                chips={filters.chips}
                selected={filters.selected}
                onChange={filters.setSelected}
              />
            }
            newsletter={
              isCompared && (
                <Suspense>
                  <NewsletterButton title={spanText(span)} rows={rows} />
                </Suspense>
              )
            }
          />
        )}
        empty={
          <EmptyState
            title="No members match these filters"
            actions={
              <Button
                variant="outline"
                onClick={() => {
                  filters.setSelected([]);
                }}
              >
                Clear filters
              </Button>
            }
          >
            Filters in use: {filters.inUse.join(", ")}.
          </EmptyState>
        }
      />
      {formerMembers.length > 0 && (
        <Suspense>
          <FormerMembers rows={formerMembers} />
        </Suspense>
      )}
      <Suspense>
        {needsNotes && (
          <WeekNotes totals={Object.values(totals)} crimes={crimes} balance={balance} />
        )}
      </Suspense>
      <PeriodNote rows={rows} span={span} />
    </>
  );
}

/** The period and the scope of the figures. */
function PeriodNote({ rows, span }: { rows: readonly WeekRow[]; span: Span }) {
  const { isSample } = useSession();
  const isTrainingKnown = rows.some(({ gains }) => gains.gymenergy !== undefined);
  return (
    <p className="mt-3 max-w-136 text-small text-muted-foreground">
      From 00:00 TCT on {formatShortGameDay(span.fromMs)} to 00:00 TCT on{" "}
      {formatShortGameDay(span.toMs)}.{!isSample && " Saved in this browser."} Respect includes
      bonus hits.
      {!isTrainingKnown &&
        " The game keeps no history of training and item use, so we record it when you visit. Changes show if you visited near the start and end."}
    </p>
  );
}

interface WeekHeaderProps extends TableParts {
  fields: ReactNode;
  /** True if the fields take more than a line of a phone. */
  wraps: boolean;
  /** True while it loads: a phone then shows the progress instead of the buttons and the chips, so that no row moves. */
  isBusy: boolean;
  /** On a wide screen it takes the room of the chips, which appear once all has loaded. */
  progress: ReactNode;
  buttons: ReactNode;
  /** They appear as the data loads: what stands before them stays in place. */
  chips: ReactNode;
  newsletter: ReactNode;
}

/** The area above the rows: the period, the filters, and the table's tools. */
function WeekHeader({ isMobile, sort, tools, fields, wraps, ...parts }: WeekHeaderProps) {
  const { title, shown, total, isBusy, progress, buttons, chips, newsletter } = parts;
  if (isMobile) {
    return (
      <>
        <h2 className="sr-only">{title}</h2>
        <div className={cn("flex items-center gap-1 pt-1", wraps && "flex-wrap")}>
          {fields}
          <SortIcon {...sort} />
          {tools()}
        </div>
        <div className="min-h-15 py-2">
          {progress}
          {!isBusy && (
            <div className="flex items-center phone-line">
              {buttons}
              {chips}
              {newsletter}
            </div>
          )}
        </div>
        <p aria-live="polite" className={shown === total ? "sr-only" : "pb-2"}>
          {formatWhole(shown)} of {formatWhole(total)}
        </p>
      </>
    );
  }
  return (
    <>
      <TableHeading title={title} shown={shown} total={total}>
        {tools()}
      </TableHeading>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
        {fields}
        {buttons}
        {newsletter}
        <div className="min-h-13 w-full">
          {progress}
          {chips}
        </div>
      </div>
    </>
  );
}

/** The filters, which are in the URL, and the rows that match all selected ones. */
function useWeekFilters(rows: readonly WeekRow[], isLoading: boolean) {
  const [selected, setSelected] = useUrlChoices("show", FILTER_CHOICES, RENAMED_WEEK_FILTERS);
  const matches = useMemo(() => {
    const filters = FILTERS.filter(({ value }) => selected.includes(value));
    return rows.filter((row) => filters.every(({ shows }) => shows(row)));
  }, [rows, selected]);
  // One by one, each new chip would push the others aside.
  const chips = FILTERS.filter(({ value }) => !isLoading || selected.includes(value)).map(
    ({ value, text, shows }) => ({ value, text, count: rows.filter(shows).length }),
  );
  const inUse = FILTERS.filter(({ value }) => selected.includes(value)).map(({ text }) => text);
  return { rows: matches, chips, selected, setSelected, inUse };
}

/** The choice of a week, or of two dates. */
function PeriodFields({
  week,
  setWeek,
  choices,
  days,
  problem,
  todayMs,
}: ReturnType<typeof useSpan> & { todayMs: number }) {
  return (
    <>
      <SelectField label="Week" value={week} options={choices} onChange={setWeek} />
      {week === TWO_DATES && (
        <Suspense>
          <DayFields days={days} problem={problem} nowMs={todayMs} />
        </Suspense>
      )}
    </>
  );
}

/** The buttons that open the minimums and the exemptions. */
function MinimumButtons({ members, todayMs }: Pick<WeekData, "members" | "todayMs">) {
  const positions = useMemo(
    () => [...new Set(members.map(({ position }) => position))].filter(Boolean).sort(),
    [members],
  );
  return (
    <>
      <Popover
        label="Minimums"
        trigger={
          <Button variant="link" className="max-md:-ml-3.5">
            Minimums
          </Button>
        }
      >
        <MinimumsForm positions={positions} />
      </Popover>
      <Popover
        label="Exempt a member"
        trigger={
          <Button variant="link" aria-label="Exempt a member">
            <span>
              Exempt <span className="max-md:hidden">a member</span>
            </span>
          </Button>
        }
      >
        <ExemptionForm members={members} todayMs={todayMs} />
      </Popover>
    </>
  );
}
