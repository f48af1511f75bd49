import {
  type ColumnDef,
  functionalUpdate,
  type RowData,
  type SortingState,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";

import { useUrlValue } from "@/components/window/use-url-value";

import { type Features, features } from "./features";
import {
  AS_LISTED,
  columnChoices,
  parseShown,
  parseSorting,
  serializeShown,
  serializeSorting,
  shownAtFirst,
  sortableColumns,
  sortOptions,
} from "./view-state";

export interface TableViewOptions<Data extends RowData> {
  /** The prefix of its parameters in the URL. The main table of a page has none. */
  name?: string | undefined;
  columns: readonly ColumnDef<Features, Data>[];
  rows: readonly Data[];
  rowId: (row: Data) => string;
  initialSort: SortingState;
  /** The sort direction of a newly selected column. */
  firstSort: "asc" | "desc";
  /**
   * True while the rows' values load one after another. Rows that were sorted again with each value would move under the
   * player's finger, so they stay in their own order, unless the player sorts them; sorted rows then replace them all at once.
   */
  isLoading?: boolean | undefined;
}

/** A table's rows in the order, and its columns in the selection, that the address says; and what changes them. */
export function useTableView<Data extends RowData>({
  name,
  columns,
  rows,
  rowId,
  initialSort,
  firstSort,
  isLoading = false,
}: TableViewOptions<Data>) {
  const prefix = name === undefined ? "" : `${name}-`;
  const initial = isLoading ? AS_LISTED : serializeSorting(initialSort);
  const [sortAsked, setSort] = useUrlValue(`${prefix}sort`, initial);
  const sorting = useMemo(() => {
    const ids = sortableColumns(columns).flatMap(({ id }) => id ?? []);
    const asked = parseSorting(sortAsked, ids);
    return asked.length > 0 ? asked : parseSorting(initial, ids);
  }, [sortAsked, initial, columns]);

  const choices = useMemo(() => columnChoices(columns), [columns]);
  const [columnsAsked, setColumnsAsked] = useUrlValue(`${prefix}columns`, shownAtFirst(choices));

  const table = useTable({
    features,
    columns,
    data: rows,
    // Another id makes another element, which comes into view without moving.
    getRowId: (row) => (isLoading ? `${rowId(row)} loading` : rowId(row)),
    state: { sorting },
    onSortingChange: (change) => {
      setSort(serializeSorting(functionalUpdate(change, sorting)));
    },
    sortDescFirst: firstSort === "desc",
    enableSortingRemoval: false,
  });

  return {
    table,
    sort: {
      options: sortOptions(columns, sorting),
      value: serializeSorting(sorting),
      onChange: setSort,
    },
    choices,
    /** The ids of the columns that the player has selected. */
    selected: useMemo(() => parseShown(columnsAsked, choices), [columnsAsked, choices]),
    /** The ids of the columns that are shown at first. */
    preset: useMemo(() => parseShown(shownAtFirst(choices), choices), [choices]),
    select: (ids: readonly string[]) => {
      setColumnsAsked(serializeShown(parseShown(serializeShown(ids), choices)));
    },
  };
}
