import { useMemo } from "react";

import { DataTable } from "@/components/table/data-table";

import { columnsOf } from "./columns";
import { LogMobileRow } from "./mobile-row";
import { LogNamesContext } from "./names";
import type { LogRow } from "./rows";
import type { LogNames } from "./text";

const NEWEST_FIRST = [{ id: "time", desc: true }];

interface EntryTableProps {
  rows: readonly LogRow[];
  /** How many there are before the search. */
  total: number;
  names: LogNames;
}

export function EntryTable({ rows, total, names }: EntryTableProps) {
  const columns = useMemo(() => columnsOf(names), [names]);
  return (
    <LogNamesContext value={names}>
      <DataTable
        title="Log entries"
        columns={columns}
        rows={rows}
        total={total}
        rowId={rowId}
        initialSort={NEWEST_FIRST}
        firstSort="desc"
        mobileRow={LogMobileRow}
      />
    </LogNamesContext>
  );
}

const rowId = ({ entry }: LogRow) => entry.id;
