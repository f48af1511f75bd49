import { useMemo } from "react";

import { BarChart } from "@/components/charts/bar-chart";
import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { SectionHeader } from "@/components/figures/section-header";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { formatGameMonth } from "@/lib/format/days";
import { formatCount, formatMoney, formatMoneyShort } from "@/lib/format/numbers";
import { byMonth, type HistoryRow } from "@/lib/game/crimes/history";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { sum } from "@/lib/game/money/sum";

import { TotalsList, totalColumns } from "./total-columns";

const NEWEST_FIRST = [{ id: "month", desc: true }];

const column = columnsFor<HistoryRow>();

const columnsOf = (book: CrimeLookups) =>
  column.columns([
    column.accessor("key", {
      id: "month",
      header: "Month",
      meta: { sortText: { asc: "oldest first", desc: "newest first" } },
      cell: ({ getValue }) => <span className="whitespace-nowrap">{monthOf(getValue())}</span>,
    }),
    ...totalColumns<HistoryRow>(book, ({ key }) => monthOf(key)),
  ]);

interface ByMonthProps {
  crimes: readonly OrganisedCrime[];
  book: CrimeLookups;
}

/** What each month of the game brought, as a picture and as a table. */
export function ByMonth({ crimes, book }: ByMonthProps) {
  const rows = useMemo(() => byMonth(crimes, book.prices), [crimes, book]);
  const columns = useMemo(() => columnsOf(book), [book]);
  const bars = useMemo(() => rows.toReversed().map(barOf), [rows]);
  const total = sum(rows.map(({ money }) => money));
  return (
    <>
      <section aria-label="Money per month">
        <SectionHeader title="Money per month" />
        <BarChart
          label={`Money of each of ${formatCount(rows.length, "month", "months")}, ${formatMoney(total)} together.`}
          bars={bars}
          format={formatMoneyShort}
        />
      </section>
      <DataTable
        title="Crimes by month"
        name="by-month"
        columns={columns}
        rows={rows}
        rowId={({ key }) => key}
        initialSort={NEWEST_FIRST}
        firstSort="desc"
        mobileRow={(row) => (
          <>
            <p className="pair items-baseline text-read">
              <span>{monthOf(row.key)}</span>
              <b>{formatMoney(row.money)}</b>
            </p>
            <TotalsList row={row} owner={monthOf(row.key)} book={book} />
          </>
        )}
      />
    </>
  );
}

const barOf = ({ key, money }: HistoryRow) => ({
  label: monthOf(key),
  value: money,
  title: `${monthOf(key)}: ${formatMoney(money)}`,
});

/** "Nov 2026" from "2026-11". */
function monthOf(key: string) {
  return formatGameMonth(Date.parse(`${key}-01T00:00:00Z`));
}
