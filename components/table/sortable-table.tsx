"use client";

import type { Row, RowData } from "@tanstack/react-table";
import type { ReactNode } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { useIsMobile } from "@/components/window/use-is-mobile";

import type { Features } from "./features";
import { Grid, type GridRows } from "./grid";
import {
  Filters,
  MobileFilters,
  SortSelect,
  type SortSelectProps,
  TableHeading,
  TableTools,
} from "./toolbar";
import { type TableViewOptions, useTableView } from "./use-table-view";

/** The parts of the area above the rows of a table. */
export interface TableParts {
  title: string;
  shown: number;
  total: number;
  isMobile: boolean;
  /** The table's tools. On a phone they are behind a button, below the content of `below`. */
  tools: (below?: ReactNode) => ReactNode;
  sort: SortSelectProps;
}

export interface SortableTableProps<Data extends RowData> extends TableViewOptions<Data> {
  /** The heading above the table, not the page's title again; and its name for screen readers. */
  title: string;
  /** Draws all rows on a phone. Without it, the table stays a table there. */
  phoneRows?: ((rows: readonly Row<Features, Data>[]) => ReactNode) | undefined;
  /** Draws all rows on a wide screen, instead of one after another. A stable reference. */
  gridRows?: GridRows<Data>;
  /** The number of rows before filtering. */
  total?: number;
  /** Fields that narrow the rows; behind a button on a phone. */
  filters?: ReactNode;
  /** The number of active filters. */
  activeFilters?: number;
  /** Draws the area above the rows, instead of the heading, its tools and the filters. */
  header?: (parts: TableParts) => ReactNode;
  /** Shown instead of a table without rows. If there are none before filtering either, it also replaces the heading. */
  empty?: ReactNode;
}

/**
 * A table that sorts by any column, in either direction, and by a second column with Shift. Its columns can be selected, its
 * views saved, and its rows exported as CSV. `columns`, `rows` and `initialSort` must be stable references.
 */
export function SortableTable<Data extends RowData>({
  title,
  phoneRows,
  gridRows,
  total,
  filters,
  activeFilters = 0,
  header,
  empty = <EmptyState title="No data available" />,
  ...options
}: SortableTableProps<Data>) {
  const { name, columns, rows } = options;
  const { table, sort, choices, selected, preset, select } = useTableView(options);
  const isMobile = useIsMobile();
  const isList = isMobile && phoneRows !== undefined;
  const sorted = table.getRowModel().rows;
  // The content of an entry is fixed, so there are no columns to select.
  const shown = isList ? preset : selected;
  const all = total ?? rows.length;

  // Without any record there is nothing to filter, copy or save.
  if (all === 0) return empty;

  const tools = (below?: ReactNode) => (
    <TableTools
      title={title}
      tableName={name}
      isMobile={isMobile}
      choices={isList ? [] : choices}
      shown={shown}
      onShown={select}
      exportTable={async () => {
        const { tableExport } = await import("./table-export");
        return tableExport(columns, shown, sorted);
      }}
    >
      {below}
    </TableTools>
  );

  return (
    <>
      {header ? (
        header({ title, shown: rows.length, total: all, isMobile, tools, sort })
      ) : (
        <>
          <TableHeading title={title} shown={rows.length} total={all}>
            {tools()}
          </TableHeading>
          {isMobile ? (
            <MobileFilters
              title={title}
              active={activeFilters}
              aside={rows.length > 0 && <SortSelect {...sort} />}
            >
              {filters}
            </MobileFilters>
          ) : (
            <Filters title={title}>{filters}</Filters>
          )}
        </>
      )}
      {rows.length === 0 ? (
        empty
      ) : isList ? (
        phoneRows(sorted)
      ) : (
        <Grid
          label={title}
          table={table}
          shown={shown}
          naming={choices.find(({ namesRow }) => namesRow)?.id}
          gridRows={gridRows}
        />
      )}
    </>
  );
}
