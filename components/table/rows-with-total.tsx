import type { RowData } from "@tanstack/react-table";
import type { ReactNode } from "react";

import { alignment, GridRow, highestOf, type RowsProps } from "./row";
import { TableBody, TableCell, TableRow, TableRowHead } from "@/components/ui/table";

interface RowsWithTotalProps<Data extends RowData> extends RowsProps<Data> {
  /** The total of each column, by its id. A column without one stays empty. */
  totals: Readonly<Record<string, ReactNode>>;
}

/** The rows of a table on a wide screen, and below them the total of those that are shown. */
export function RowsWithTotal<Data extends RowData>({
  rows,
  totals,
  ...props
}: RowsWithTotalProps<Data>) {
  const highest = highestOf(rows, props.sortedBy);
  const columns = (rows[0]?.getAllCells() ?? [])
    .map(({ column }) => column)
    .filter(({ id }) => props.shown.includes(id));
  return (
    <TableBody>
      {rows.map((row, index) => (
        <GridRow key={row.id} row={row} index={index} highest={highest} {...props} />
      ))}
      <TableRow className="[&>*]:font-semibold">
        {columns.map(({ id, columnDef }) =>
          id === props.naming ? (
            <TableRowHead key={id}>Total</TableRowHead>
          ) : (
            <TableCell key={id} translate="no" className={alignment(columnDef.meta)}>
              {totals[id]}
            </TableCell>
          ),
        )}
      </TableRow>
    </TableBody>
  );
}
