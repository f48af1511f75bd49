import { FlexRender, type ReactTable, type RowData } from "@tanstack/react-table";
import { memo, type ReactNode, Suspense } from "react";

import { Table, TableBody, TableHeader, TableRow } from "@/components/ui/table";
import { onDemand } from "@/components/ui/on-demand";

import type { Features } from "./features";
import { GridRow, highestOf, type RowsProps } from "./grid-row";
import { SortableHead } from "./sortable-head";
import { FIRST_DRAWN, WINDOWED_FROM } from "./windowed";

interface GridProps<Data extends RowData> {
  label: string;
  table: ReactTable<Features, Data>;
  /** The ids of the columns that it shows. */
  shown: readonly string[];
  /** The id of the column that names the row. */
  naming: string | undefined;
}

/** The table on wide screens. Of a long one, only the rows near the window are in the page. */
export function Grid<Data extends RowData>({ label, table, shown, naming }: GridProps<Data>) {
  const { rows } = table.getRowModel();
  const isLong = rows.length > WINDOWED_FROM;
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
      {isLong ? (
        <Suspense fallback={<Rows {...props} rows={rows.slice(0, FIRST_DRAWN)} />}>
          <WindowedRows {...props} />
        </Suspense>
      ) : (
        <Rows {...props} />
      )}
    </Table>
  );
}

/** Re-renders only when its rows or columns change, not with each key typed into a filter. */
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
