import { FlexRender, type ReactTable, type Row, type RowData } from "@tanstack/react-table";
import { memo } from "react";

import {
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableRow,
  TableRowHead,
} from "@/components/ui/table";

import { alignment } from "./alignment";
import type { Features } from "./features";
import { RankBar } from "./rank-bar";
import { SortableHead } from "./sortable-head";

interface GridProps<Data extends RowData> {
  label: string;
  table: ReactTable<Features, Data>;
  /** The ids of the columns that it shows. */
  shown: readonly string[];
  /** The id of the column that names the row. */
  naming: string | undefined;
}

/** The table where there is room for one. */
export function Grid<Data extends RowData>({ label, table, shown, naming }: GridProps<Data>) {
  const { rows } = table.getRowModel();
  return (
    <Table aria-label={label}>
      <TableHeader>
        {table.getHeaderGroups().map((group) => (
          <TableRow key={group.id}>
            {group.headers
              .filter(({ column }) => shown.includes(column.id))
              .map((header) => (
                <SortableHead key={header.id} header={header}>
                  <FlexRender header={header} />
                </SortableHead>
              ))}
          </TableRow>
        ))}
      </TableHeader>
      <Rows rows={rows} shown={shown} naming={naming} sortedBy={table.state.sorting[0]?.id} />
    </Table>
  );
}

interface RowsProps<Data extends RowData> extends Pick<GridProps<Data>, "shown" | "naming"> {
  rows: readonly Row<Features, Data>[];
  /** The id of the column that the rows are sorted by first. */
  sortedBy: string | undefined;
}

/** Drawn anew only when its rows or columns change: not with each key that is typed into a filter. */
const Rows = memo(function Rows<Data extends RowData>({
  rows,
  shown,
  naming,
  sortedBy,
}: RowsProps<Data>) {
  const highest = highestOf(rows, sortedBy);
  return (
    <TableBody>
      {rows.map((row) => (
        <TableRow key={row.id}>
          {row
            .getAllCells()
            .filter(({ column }) => shown.includes(column.id))
            .map((cell) => {
              const { id, columnDef } = cell.column;
              const Cell = id === naming ? TableRowHead : TableCell;
              return (
                <Cell key={cell.id} className={alignment(columnDef.meta)}>
                  <FlexRender cell={cell} />
                  {id === sortedBy && columnDef.meta?.bar && (
                    <RankBar
                      part={Number(cell.getValue()) / highest}
                      whose={columnDef.meta.bar(row.original)}
                    />
                  )}
                </Cell>
              );
            })}
        </TableRow>
      ))}
    </TableBody>
  );
}) as <Data extends RowData>(props: RowsProps<Data>) => React.ReactNode;

/** The highest value of a column, which its bars are measured by. */
function highestOf<Data extends RowData>(
  rows: readonly Row<Features, Data>[],
  column: string | undefined,
): number {
  if (column === undefined) return 0;
  const values = rows.map((row) => Number(row.getValue(column)));
  return Math.max(...values.filter(Number.isFinite));
}
