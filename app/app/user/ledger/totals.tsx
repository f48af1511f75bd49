import type { ColumnDef, SortingState } from "@tanstack/react-table";
import type { ReactNode } from "react";

import { Collapsible } from "@/components/figures/collapsible";
import { SectionHeader } from "@/components/figures/section-header";
import type { TwoLines } from "@/components/list/two-line-row";
import { NAMES } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor, type Features } from "@/components/table/features";
import { useNow } from "@/components/window/use-now";
import { DAY_MS, MINUTE_MS, WEEK_MS } from "@/lib/common/time";
import { formatIsoDay, formatShortGameDay } from "@/lib/format/days";
import { formatCount } from "@/lib/format/numbers";

import { type WeekColumn, WeekColumns } from "./week-columns";

/** The total of a country, of a source, or of a week. */
export interface Total {
  id: string;
  name: string;
  /** The start of a week; 0 for anything else. */
  fromMs: number;
}

/** The id and the name of the week that begins then. */
export const weekTotal = (fromMs: number): Total => ({
  id: String(fromMs),
  name: `${formatShortGameDay(fromMs)} to ${formatShortGameDay(fromMs + 6 * DAY_MS)}`,
  fromMs,
});

type Columns<Row extends Total> = readonly ColumnDef<Features, Row>[];

/**
 * The columns of both tables, whose first names the row.
 * @param header the name of the first column where it isn't the week
 * @param translate "no" for names of the game
 */
export function totalColumns<Row extends Total>(
  header: string,
  translate: "yes" | "no",
  figures: Columns<Row>,
) {
  const column = columnsFor<Row>();
  return {
    parts: column.columns([
      column.accessor(({ name }) => name, {
        id: header.toLowerCase(),
        header,
        sortFn: "text",
        meta: NAMES,
        cell: ({ getValue }) => <span translate={translate}>{getValue()}</span>,
      }),
      ...figures,
    ]),
    weeks: column.columns([
      column.accessor(({ fromMs }) => fromMs, {
        id: "week",
        header: "Week",
        meta: {
          sortText: { asc: "oldest first", desc: "newest first" },
          text: ({ fromMs }: Row) => formatIsoDay(fromMs),
        },
        cell: ({ row }) => row.original.name,
      }),
      ...figures,
    ]),
  };
}

const NEWEST_FIRST = [{ id: "week", desc: true }];

interface TotalsProps<Row extends Total> {
  title: string;
  /** The names of both tables in the URL. */
  names: { parts: string; weeks: string };
  columns: { parts: Columns<Row>; weeks: Columns<Row> };
  parts: readonly Row[];
  partsNote: ReactNode;
  partsSort: SortingState;
  /** Oldest first. */
  weeks: readonly Row[];
  weeksNote: string;
  /** The meaning of the columns of the weeks. */
  aside: string;
  /** The same as a sentence for screen readers, without the figures. */
  label: string;
  drawWeek: (week: Row) => Omit<WeekColumn, "label" | "isCurrent">;
  phoneLines: (row: Row) => TwoLines;
}

/** The totals of a period by one property, and beside them by week, if there are several weeks. */
export function Totals<Row extends Total>({
  title,
  names,
  columns,
  parts,
  partsNote,
  partsSort,
  weeks,
  weeksNote,
  aside,
  label,
  drawWeek,
  phoneLines,
}: TotalsProps<Row>) {
  const nowMs = useNow(MINUTE_MS);
  const shared = { rowId: ({ id }: Row) => id, firstSort: "desc", phoneLines } as const;
  const count = formatCount(weeks.length, "week", "weeks");
  const hasWeeks = weeks.length > 1;
  return (
    <>
      <div className="grid items-start gap-x-10 @min-[58rem]/page:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-label={title} className="mt-6 min-w-0">
          <DataTable
            title={title}
            name={names.parts}
            columns={columns.parts}
            rows={parts}
            initialSort={partsSort}
            {...shared}
          />
          <p className="mt-2 text-small text-muted-foreground">{partsNote}</p>
        </section>
        {hasWeeks && (
          <section aria-label="By week" className="mt-6 min-w-0">
            <SectionHeader title="By week" aside={aside} />
            <WeekColumns
              label={`${label} in ${count}. The table “All weeks” has the figures.`}
              weeks={weeks.map((week) => ({
                ...drawWeek(week),
                label: formatShortGameDay(week.fromMs),
                isCurrent: nowMs - week.fromMs < WEEK_MS,
              }))}
            />
            <p className="mt-2 text-small text-muted-foreground">
              Weeks start on Monday 00:00 TCT. {weeksNote}
            </p>
          </section>
        )}
      </div>
      {hasWeeks && (
        <Collapsible title="All weeks" aside={count}>
          <DataTable
            title="Weeks"
            name={names.weeks}
            columns={columns.weeks}
            rows={weeks}
            initialSort={NEWEST_FIRST}
            {...shared}
          />
        </Collapsible>
      )}
    </>
  );
}
