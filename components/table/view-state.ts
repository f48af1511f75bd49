import type { ColumnDef, RowData, SortingState } from "@tanstack/react-table";

import { type Features, titleOf } from "./features";

const SORT_TEXT = { asc: "lowest first", desc: "highest first" };

export interface ColumnChoice {
  id: string;
  title: string;
  isShownAtFirst: boolean;
  /** Always shown. */
  namesRow: boolean;
}

/** The columns of a table by their titles. The first one names the row, unless another has `namesRow`. */
export function columnChoices<Row extends RowData>(
  columns: readonly ColumnDef<Features, Row>[],
): ColumnChoice[] {
  const naming = columns.find(({ meta }) => meta?.namesRow) ?? columns[0];
  return columns.map((column) => {
    const { id = "", meta } = column;
    return {
      id,
      title: titleOf(column),
      isShownAtFirst: column === naming || meta?.hidden !== true,
      namesRow: column === naming,
    };
  });
}

/** "name level": the columns shown until the player selects others. */
export const shownAtFirst = (choices: readonly ColumnChoice[]) =>
  serializeShown(choices.filter((choice) => choice.isShownAtFirst).map(({ id }) => id));

export const serializeShown = (ids: readonly string[]) => ids.join(" ");

/**
 * Parses the result of `serializeShown`. Returns the ids in the table's order, or the default columns if the text names no
 * existing column.
 */
export function parseShown(text: string, choices: readonly ColumnChoice[]): string[] {
  const asked = text.split(" ");
  const known = choices.some(({ id }) => asked.includes(id));
  return choices
    .filter(
      ({ id, isShownAtFirst, namesRow }) =>
        namesRow || (known ? asked.includes(id) : isShownAtFirst),
    )
    .map(({ id }) => id);
}

/** The columns that a table can be sorted by. */
export const sortableColumns = <Row extends RowData>(
  columns: readonly ColumnDef<Features, Row>[],
) => columns.filter(({ enableSorting }) => enableSorting !== false);

/** Both directions of every column, in words; also the current sort, if it uses several columns or none. */
export function sortOptions<Row extends RowData>(
  columns: readonly ColumnDef<Features, Row>[],
  present: SortingState,
) {
  const options = sortableColumns(columns).flatMap((column) => {
    const { id = "", meta } = column;
    const words = meta?.sortText ?? SORT_TEXT;
    return (["asc", "desc"] as const).map((direction) => ({
      value: `${id}.${direction}`,
      text: `${meta?.shortName ?? titleOf(column)}, ${words[direction]}`,
    }));
  });
  const value = serializeSorting(present);
  if (present.length === 1) return options;
  return [...options, { value, text: present.length === 0 ? "As listed" : "Several columns" }];
}

/** The sorting by no column. */
export const AS_LISTED = "";

/** "level.desc name.asc": the first column decides, the next column if it is equal. */
export const serializeSorting = (sorting: SortingState) =>
  sorting.map(({ id, desc }) => `${id}.${desc ? "desc" : "asc"}`).join(" ");

/** Parses the result of `serializeSorting`; anything that isn't a sort by one of these columns is skipped. */
export function parseSorting(text: string, columnIds: readonly string[]): SortingState {
  return text.split(" ").flatMap((part) => {
    const [, id = "", direction] = /^(.+)\.(asc|desc)$/.exec(part) ?? [];
    return columnIds.includes(id) ? [{ id, desc: direction === "desc" }] : [];
  });
}
