import { FlexRender, type Row, type RowData } from "@tanstack/react-table";
import { type ComponentProps, memo, type ReactNode } from "react";

import { TableCell, TableRow, TableRowHead } from "@/components/ui/table";

import { alignment } from "./alignment";
import type { Features } from "./features";
import { RankBar } from "./rank-bar";

export interface RowsProps<Data extends RowData> {
  rows: readonly Row<Features, Data>[];
  /** The ids of the columns that are shown. */
  shown: readonly string[];
  /** The id of the column that names the row. */
  naming: string | undefined;
  /** The id of the column that the rows are sorted by first. */
  sortedBy: string | undefined;
}

interface GridRowProps<Data extends RowData>
  extends Omit<RowsProps<Data>, "rows">, Omit<ComponentProps<"tr">, "ref"> {
  row: Row<Features, Data>;
  /** Its place from the top: every fifth has a stronger line below it. */
  index: number;
  /** The highest value of the column that the rows are sorted by, which is the full length of its bars. */
  highest: number;
  ref?: ComponentProps<"tr">["ref"];
}

/** Not rendered again while the list scrolls, nor with each key that is typed into a filter. */
export const GridRow = memo(function GridRow<Data extends RowData>({
  row,
  index,
  shown,
  naming,
  sortedBy,
  highest,
  ...props
}: GridRowProps<Data>) {
  return (
    <TableRow {...props} data-fifth={index % 5 === 4 || undefined}>
      {row
        .getAllCells()
        .filter(({ column }) => shown.includes(column.id))
        .map((cell) => {
          const { id, columnDef } = cell.column;
          const Cell = id === naming ? TableRowHead : TableCell;
          return (
            <Cell
              key={cell.id}
              translate={id === naming || columnDef.meta?.align === "end" ? "no" : undefined}
              className={alignment(columnDef.meta)}
            >
              <FlexRender cell={cell} />
              {id === sortedBy && columnDef.meta?.bar && (
                <RankBar
                  fraction={Number(cell.getValue()) / highest}
                  whose={columnDef.meta.bar(row.original)}
                />
              )}
            </Cell>
          );
        })}
    </TableRow>
  );
}) as <Data extends RowData>(props: GridRowProps<Data>) => ReactNode;

/** The highest value of a column, which is the full length of its bars. */
export function highestOf<Data extends RowData>(
  rows: readonly Row<Features, Data>[],
  column: string | undefined,
): number {
  if (column === undefined) return 0;
  const values = rows.map((row) => Number(row.getValue(column))).filter(Number.isFinite);
  // A spread would pass more arguments than a call allows.
  return values.reduce((highest, value) => Math.max(highest, value), -Infinity);
}
