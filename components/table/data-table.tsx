"use client";

import {
  type ColumnDef,
  functionalUpdate,
  type RowData,
  type SortingState,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { useUrlValue } from "@/components/window/use-url-value";

import { type Features, features } from "./features";
import { Grid, PhoneRows } from "./grid";
import { type DrawEntry, haveEntries } from "./phone-entry";
import { tableExport } from "./table-export";
import {
  Filters,
  MobileFilters,
  SortSelect,
  type SortSelectProps,
  TableHeading,
  TableTools,
} from "./toolbar";
import {
  columnChoices,
  parseShown,
  parseSorting,
  serializeShown,
  serializeSorting,
  shownAtFirst,
  sortableColumns,
  sortOptions,
} from "./view-state";

/** The parts of a table's head. */
export interface TableParts {
  title: string;
  shown: number;
  total: number;
  isMobile: boolean;
  /** The table's tools; on a phone they lie behind a button, below what is given. */
  tools: (below?: ReactNode) => ReactNode;
  sort: SortSelectProps;
}

interface DataTableProps<Row extends RowData> {
  /** The heading above the table, not the page's title again; and its name for screen readers. */
  title: string;
  /** A prefix that separates its part of the address from that of the page's main table, which has no name. */
  name?: string;
  columns: readonly ColumnDef<Features, Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  initialSort: SortingState;
  /** The direction in which a newly chosen column sorts. */
  firstSort: "asc" | "desc";
  /** Draws a row on a phone whose columns alone don't describe it (`phone`). With neither, the table is one there too. */
  mobileRow?: DrawEntry<Row>;
  /** How many rows there are before filtering. */
  total?: number;
  /** Fields that narrow the rows; behind a button on a phone. */
  filters?: ReactNode;
  /** How many of them are set. */
  activeFilters?: number;
  /** Draws what is above the rows, in place of the heading with its tools and the filters. */
  header?: (parts: TableParts) => ReactNode;
  /** Shown instead of the table when it has no rows, and of its heading too if there are none even before filtering. */
  empty?: ReactNode;
}

/**
 * A table that sorts by any column, in either direction, and by a second one with Shift; its columns can be
 * chosen, its views saved, and its rows exported as CSV. On a phone it is a list of entries, if its columns
 * say where they are in one.
 * `columns`, `rows` and `initialSort` must be stable references.
 */
export function DataTable<Row extends RowData>({
  title,
  name,
  columns,
  rows,
  rowId,
  initialSort,
  firstSort,
  mobileRow,
  total = rows.length,
  filters,
  activeFilters = 0,
  header,
  empty = <EmptyState title="No data available" />,
}: DataTableProps<Row>) {
  const isMobile = useIsMobile();
  const prefix = name === undefined ? "" : `${name}-`;

  const initial = serializeSorting(initialSort);
  const [sortAsked, setSort] = useUrlValue(`${prefix}sort`, initial);
  const sorting = useMemo(() => {
    const ids = sortableColumns(columns).flatMap(({ id }) => id ?? []);
    const asked = parseSorting(sortAsked, ids);
    return asked.length > 0 ? asked : parseSorting(initial, ids);
  }, [sortAsked, initial, columns]);

  const choices = useMemo(() => columnChoices(columns), [columns]);
  const [columnsAsked, setColumnsAsked] = useUrlValue(`${prefix}columns`, shownAtFirst(choices));
  // What an entry shows is fixed: there are no columns to choose.
  const isList = isMobile && (mobileRow !== undefined || haveEntries(columns));
  const shown = useMemo(
    () => parseShown(isList ? shownAtFirst(choices) : columnsAsked, choices),
    [isList, columnsAsked, choices],
  );

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

  // Without any record there is nothing to filter, copy or save.
  if (total === 0) return empty;

  const sort: SortSelectProps = {
    options: sortOptions(columns, sorting),
    value: serializeSorting(sorting),
    onChange: setSort,
  };
  const tools = (below?: ReactNode) => (
    <TableTools
      title={title}
      tableName={name}
      isMobile={isMobile}
      choices={isList ? [] : choices}
      shown={shown}
      onShown={(ids) => {
        setColumnsAsked(serializeShown(parseShown(serializeShown(ids), choices)));
      }}
      exportTable={() => tableExport(columns, shown, sorted)}
    >
      {below}
    </TableTools>
  );

  return (
    <>
      {header ? (
        header({ title, shown: rows.length, total, isMobile, tools, sort })
      ) : (
        <>
          <TableHeading title={title} shown={rows.length} total={total}>
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
        <PhoneRows label={title} rows={sorted} mobileRow={mobileRow} />
      ) : (
        <Grid
          label={title}
          table={table}
          shown={shown}
          naming={choices.find(({ namesRow }) => namesRow)?.id}
        />
      )}
    </>
  );
}
