"use client";

import {
  type ColumnDef,
  FlexRender,
  functionalUpdate,
  type Header,
  type ReactTable,
  type Row,
  type RowData,
  type SortingState,
  useTable,
} from "@tanstack/react-table";
import { memo, type ReactNode, Suspense, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { onDemand } from "@/components/ui/on-demand";
import { Table, TableBody, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { useUrlValue } from "@/components/window/use-url-value";
import { cn } from "@/lib/utils";

import { type Features, features } from "./features";
import { alignment, FIRST_DRAWN, GridRow, highestOf, type RowsProps, WINDOWED_FROM } from "./row";
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

interface GridProps<Data extends RowData> {
  label: string;
  table: ReactTable<Features, Data>;
  /** The ids of the columns that it shows. */
  shown: readonly string[];
  /** The id of the column that names the row. */
  naming: string | undefined;
}

/** The table on wide screens. If it is long, only the rows near the window are rendered. */
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
          "group/sort relative inline-flex min-h-9 items-end gap-1 pt-1.5 pb-2 text-left leading-4 hover:text-foreground",
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

export interface SortableTableProps<Data extends RowData> {
  /** The heading above the table, not the page's title again; and its name for screen readers. */
  title: string;
  /** The prefix of its parameters in the URL. The main table of a page has none. */
  name?: string;
  columns: readonly ColumnDef<Features, Data>[];
  rows: readonly Data[];
  rowId: (row: Data) => string;
  initialSort: SortingState;
  /** The sort direction of a newly selected column. */
  firstSort: "asc" | "desc";
  /** Draws all rows on a phone. Without it, the table stays a table there. */
  phoneRows?: ((rows: readonly Row<Features, Data>[]) => ReactNode) | undefined;
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
  name,
  columns,
  rows,
  rowId,
  initialSort,
  firstSort,
  phoneRows,
  total = rows.length,
  filters,
  activeFilters = 0,
  header,
  empty = <EmptyState title="No data available" />,
}: SortableTableProps<Data>) {
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
  // The content of an entry is fixed, so there are no columns to select.
  const isList = isMobile && phoneRows !== undefined;
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
        phoneRows(sorted)
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
