import type { ColumnDef, RowData } from "@tanstack/react-table";

import type { Features } from "./features";

/** A table as text for a spreadsheet. */
export interface Sheet {
  heads: string[];
  lines: (string | number)[][];
}

interface SheetRow<Row> {
  original: Row;
  getValue: (columnId: string) => unknown;
}

/** The rows in their current order, with the columns of these ids; a column of actions has no text. */
export function sheetOf<Row extends RowData>(
  columns: readonly ColumnDef<Features, Row>[],
  shownIds: readonly string[],
  rows: readonly SheetRow<Row>[],
): Sheet {
  const written = columns.filter(
    ({ id = "", meta }) => shownIds.includes(id) && meta?.noText !== true,
  );
  return {
    heads: written.map(({ id = "", header }) => (typeof header === "string" ? header : id)),
    lines: rows.map((row) =>
      written.map(({ id = "", meta }) => meta?.text?.(row.original) ?? plain(row.getValue(id))),
    ),
  };
}

/** A number is not formatted, so that the spreadsheet can calculate with it. */
function plain(value: unknown): string | number {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return Number.isFinite(value) ? value : "";
  return typeof value === "string" ? value : "";
}

/** Comma-separated for a file, or tab-separated for the clipboard. No cell can be read as a formula. */
export async function writeSheet({ heads, lines }: Sheet, delimiter: "," | "\t"): Promise<string> {
  const { default: papa } = await import("papaparse");
  return papa.unparse([heads, ...lines], { delimiter, escapeFormulae: true });
}
