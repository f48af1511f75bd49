"use client";

import {
  type ColumnDef,
  functionalUpdate,
  type RowData,
  type SortingState,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";

import {
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableRow,
  TableRowHead,
} from "@/components/ui/table";

import { alignment } from "./alignment";
import { Entries } from "./entries";
import { type Features, features } from "./features";
import { sortOptions } from "./sort-options";
import { SortableHead } from "./sortable-head";
import { useMediaQuery } from "@/components/window/use-media-query";
import { parseSorting, serializeSorting } from "./sorting";
import { useUrlValue } from "@/components/window/use-url-value";

interface DataTableProps<Row extends RowData> {
  /** Names the table for screen readers. */
  label: string;
  columns: readonly ColumnDef<Features, Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  initialSort: SortingState;
  /** The direction in which a newly chosen column sorts. */
  firstSort: "asc" | "desc";
  /** A row on a phone. */
  entry: (row: Row) => ReactNode;
}

/**
 * A table that sorts by any column, one way or the other, and by a second one with Shift; on a phone, a list of
 * entries. `columns`, `rows` and `initialSort` must be stable references. The first column names the row.
 */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows,
  rowId,
  initialSort,
  firstSort,
  entry,
}: DataTableProps<Row>) {
  const isPhone = useMediaQuery("(width < 48rem)");
  const initial = serializeSorting(initialSort);
  const [sort, setSort] = useUrlValue("sort", initial);
  const sorting = useMemo(() => {
    const ids = columns.flatMap(({ id }) => id ?? []);
    const asked = parseSorting(sort, ids);
    return asked.length > 0 ? asked : parseSorting(initial, ids);
  }, [sort, initial, columns]);
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: rowId,
    state: { sorting },
    onSortingChange: (change) => {
      setSort(serializeSorting(functionalUpdate(change, sorting)));
    },
    sortDescFirst: firstSort === "desc",
    enableSortingRemoval: false,
  });
  const sorted = table.getRowModel().rows;

  if (isPhone) {
    return (
      <Entries
        label={label}
        sortOptions={sortOptions(columns, sorting)}
        sort={serializeSorting(sorting)}
        onSort={setSort}
        rows={sorted}
        entry={entry}
      />
    );
  }

  return (
    <Table aria-label={label}>
      <TableHeader>
        {table.getHeaderGroups().map((group) => (
          <TableRow key={group.id}>
            {group.headers.map((header) => (
              <SortableHead key={header.id} header={header}>
                <table.FlexRender header={header} />
              </SortableHead>
            ))}
          </TableRow>
        ))}
      </TableHeader>
      <TableBody>
        {sorted.map((row) => (
          <TableRow key={row.id}>
            {row.getAllCells().map((cell, i) => {
              const Cell = i === 0 ? TableRowHead : TableCell;
              return (
                <Cell key={cell.id} className={alignment(cell.column.columnDef.meta)}>
                  <table.FlexRender cell={cell} />
                </Cell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
