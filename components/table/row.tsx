import { FlexRender, type Row, type RowData } from "@tanstack/react-table";
import { type ComponentProps, memo, type ReactNode } from "react";

import { TableCell, TableRow, TableRowHead } from "@/components/ui/table";
import { cn } from "@/lib/utils";

import type { Features } from "./features";

/** A table or list with more rows than this renders only the rows near the window. */
export const WINDOWED_FROM = 200;

/** The number of rows to render before the code for windowing has loaded. */
export const FIRST_DRAWN = 50;

const TONES = { yours: "bg-success", open: "bg-primary" } as const;

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
  /** From 0: every fifth row has a stronger line below it. */
  index: number;
  /** The highest value of the column that the rows are sorted by: its bar has the full length. */
  highest: number;
  ref?: ComponentProps<"tr">["ref"];
}

/** A table row. It doesn't re-render while the list scrolls or the player types into a filter. */
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

/** The highest value of a column: its bar has the full length. */
export function highestOf<Data extends RowData>(
  rows: readonly Row<Features, Data>[],
  column: string | undefined,
): number {
  if (column === undefined) return 0;
  const values = rows.map((row) => Number(row.getValue(column))).filter(Number.isFinite);
  // A spread would pass more arguments than a call allows.
  return values.reduce((highest, value) => Math.max(highest, value), -Infinity);
}

export const alignment = (meta: { align?: "end" | "afterFigure" | undefined } | undefined) =>
  cn(
    meta?.align === "end" && "text-right whitespace-nowrap",
    meta?.align === "afterFigure" && "pl-6",
  );

interface RankBarProps {
  /** Of the highest value, 0 to 1. Negative and unknown values have no bar. */
  fraction: number;
  whose: keyof typeof TONES;
}

/** Draws a value as a bar on the line of its row, for comparison with other rows. */
function RankBar({ fraction, whose }: RankBarProps) {
  if (!(fraction > 0)) return null;
  return (
    <span
      aria-hidden
      className={cn("filled absolute right-0 -bottom-px h-0.5", TONES[whose])}
      style={{ width: `${fraction * 100}%` }}
    />
  );
}
