import { useMemo } from "react";

import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { NAMES } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { formatMoney } from "@/lib/format/numbers";
import { byCrime, type HistoryRow } from "@/lib/game/crimes/history";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";

import { TotalsList, totalColumns } from "./total-columns";

const MOST_FIRST = [{ id: "crimes", desc: true }];

const column = columnsFor<HistoryRow>();

const columnsOf = (book: CrimeLookups) =>
  column.columns([
    column.accessor("key", { id: "crime", header: "Crime", sortFn: "text", meta: NAMES }),
    ...totalColumns<HistoryRow>(book, ({ key }) => key),
  ]);

interface ByCrimeProps {
  crimes: readonly OrganisedCrime[];
  book: CrimeLookups;
}

/** How often each crime was done, how it went and what it brought. */
export function ByCrime({ crimes, book }: ByCrimeProps) {
  const rows = useMemo(() => byCrime(crimes, book.prices), [crimes, book]);
  const columns = useMemo(() => columnsOf(book), [book]);
  return (
    <DataTable
      title="Crimes by name"
      name="by-crime"
      columns={columns}
      rows={rows}
      rowId={({ key }) => key}
      initialSort={MOST_FIRST}
      firstSort="desc"
      mobileRow={(row) => (
        <>
          <p className="pair items-baseline text-read">
            <span translate="no">{row.key}</span>
            <b>{formatMoney(row.money)}</b>
          </p>
          <TotalsList row={row} owner={row.key} book={book} />
        </>
      )}
    />
  );
}
