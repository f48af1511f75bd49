import type { ColumnDef, RowData } from "@tanstack/react-table";

import type { Features } from "./features";

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
    const { id = "", header, meta } = column;
    return {
      id,
      title: typeof header === "string" ? header : id,
      isShownAtFirst: column === naming || meta?.hidden !== true,
      namesRow: column === naming,
    };
  });
}

/** "name level": the columns shown when nobody has chosen any. */
export const shownAtFirst = (choices: readonly ColumnChoice[]) =>
  serializeShown(choices.filter((choice) => choice.isShownAtFirst).map(({ id }) => id));

export const serializeShown = (ids: readonly string[]) => ids.join(" ");

/** The same read back, in the table's order; the columns shown at first where it names none of them. */
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
