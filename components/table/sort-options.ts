import type { ColumnDef, RowData, SortingState } from "@tanstack/react-table";

import type { Features } from "./features";
import { serializeSorting } from "./sorting";

const WORDS = { asc: "lowest first", desc: "highest first" };

/** The columns that a table can be sorted by. */
export const sortableColumns = <Row extends RowData>(
  columns: readonly ColumnDef<Features, Row>[],
) => columns.filter(({ enableSorting }) => enableSorting !== false);

/** Both directions of every column, in words; also the current sort, if it uses several columns. */
export function sortOptions<Row extends RowData>(
  columns: readonly ColumnDef<Features, Row>[],
  present: SortingState,
) {
  const options = sortableColumns(columns).flatMap(({ id = "", header, meta }) => {
    const words = meta?.sortText ?? WORDS;
    return (["asc", "desc"] as const).map((direction) => ({
      value: `${id}.${direction}`,
      text: `${meta?.sortName ?? (typeof header === "string" ? header : id)}, ${words[direction]}`,
    }));
  });
  const value = serializeSorting(present);
  return present.length > 1 ? [...options, { value, text: "Several columns" }] : options;
}
