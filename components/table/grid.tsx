import { FlexRender, type Header, type ReactTable, type RowData } from "@tanstack/react-table";
import { memo, type ReactNode, Suspense } from "react";

import { onDemand } from "@/components/ui/on-demand";
import { Table, TableBody, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { cn } from "@/lib/utils";

import type { Features } from "./features";
import { alignment, FIRST_DRAWN, GridRow, highestOf, type RowsProps, WINDOWED_FROM } from "./row";

interface GridProps<Data extends RowData> {
  label: string;
  table: ReactTable<Features, Data>;
  /** The ids of the columns that it shows. */
  shown: readonly string[];
  /** The id of the column that names the row. */
  naming: string | undefined;
  gridRows?: GridRows<Data> | undefined;
}

/** Draws the rows of a table, such as by group, instead of one after another. */
export type GridRows<Data extends RowData> = (props: RowsProps<Data>) => ReactNode;

/** The table on wide screens. If it is long, only the rows near the window are rendered. */
export function Grid<Data extends RowData>({
  label,
  table,
  shown,
  naming,
  gridRows,
}: GridProps<Data>) {
  const { rows } = table.getRowModel();
  const isLong = gridRows === undefined && rows.length > WINDOWED_FROM;
  const props = { rows, shown, naming, sortedBy: table.state.sorting[0]?.id };
  return (
    <Table aria-label={label} {...(isLong && { "aria-rowcount": rows.length + 1 })}>
      <TableHeader>
        {table.getHeaderGroups().map((group) => (
          <TableRow key={group.id}>
            {group.headers
              .filter(({ column }) => shown.includes(column.id))
              .map((header) => (
                <SortableHead
                  key={header.id}
                  header={header}
                  namesRow={header.column.id === naming}
                >
                  <FlexRender header={header} />
                </SortableHead>
              ))}
          </TableRow>
        ))}
      </TableHeader>
      {gridRows ? (
        gridRows(props)
      ) : isLong ? (
        <Suspense fallback={<Rows {...props} rows={rows.slice(0, FIRST_DRAWN)} />}>
          <WindowedRows {...props} />
        </Suspense>
      ) : (
        <Rows {...props} />
      )}
    </Table>
  );
}

/** Re-renders only when its rows or columns change, not while the player types into a filter. */
const Rows = memo(function Rows<Data extends RowData>({ rows, ...props }: RowsProps<Data>) {
  const highest = highestOf(rows, props.sortedBy);
  return (
    <TableBody>
      {rows.map((row, index) => (
        <GridRow key={row.id} row={row} index={index} highest={highest} {...props} />
      ))}
    </TableBody>
  );
}) as <Data extends RowData>(props: RowsProps<Data>) => ReactNode;

const WindowedRows = onDemand(
  () => import("./windowed-rows").then((loaded) => loaded.WindowedRows),
  Rows,
) as <Data extends RowData>(props: RowsProps<Data>) => ReactNode;

const SORTED = {
  asc: { aria: "ascending", triangle: "▲" },
  desc: { aria: "descending", triangle: "▼" },
  none: { aria: "none", triangle: "" },
} as const;

function SortableHead<Row extends RowData>({
  header,
  namesRow,
  children,
}: {
  header: Header<Features, Row>;
  /** True for the column that names the rows. */
  namesRow: boolean;
  children: ReactNode;
}) {
  const { column } = header;
  const { aria, triangle } = SORTED[column.getIsSorted() || "none"];
  const atEnd = column.columnDef.meta?.align === "end";

  if (!column.getCanSort()) {
    return (
      <TableHead
        namesRow={namesRow}
        className={cn(alignment(column.columnDef.meta), "pb-2 leading-4")}
      >
        {children}
      </TableHead>
    );
  }
  return (
    <TableHead aria-sort={aria} namesRow={namesRow} className={alignment(column.columnDef.meta)}>
      <button
        type="button"
        onClick={column.getToggleSortingHandler()}
        className={cn(
          "group/sort relative inline-flex min-h-9 items-end gap-1 pt-1.5 pb-2 text-left leading-4 hover:text-foreground max-md:min-h-11",
          atEnd && "flex-row-reverse",
          column.columnDef.meta?.explained === true && "mr-8",
          triangle !== "" && "font-semibold text-primary hover:text-primary",
        )}
      >
        {children}
        {triangle === "" ? (
          <SortHint className={atEnd ? "right-full mr-1" : "left-full ml-1"} />
        ) : (
          <span aria-hidden className="text-[0.625rem]">
            {triangle}
          </span>
        )}
      </button>
    </TableHead>
  );
}

/** The icon that shows that a column can be sorted: on hover and focus, and faint on devices without hover. */
function SortHint({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 10 15"
      aria-hidden
      className={cn(
        "absolute bottom-2 h-3.75 w-2.5 fill-current opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60 [@media(hover:none)]:opacity-40",
        className,
      )}
    >
      <path d="M5 1 9 6H1zM5 14 1 9h8z" />
    </svg>
  );
}
