import type { ColumnDef, RowData } from "@tanstack/react-table";

import { download } from "@/components/window/download";

import { type Features, titleOf } from "./features";

/** A table as text for a spreadsheet. */
export interface TableExport {
  headers: string[];
  lines: (string | number)[][];
}

interface ExportRow<Row> {
  original: Row;
  getValue: (columnId: string) => unknown;
}

/** The rows in their current order, with the columns of these ids. Columns of actions are left out, since they have no text. */
export function tableExport<Row extends RowData>(
  columns: readonly ColumnDef<Features, Row>[],
  shownIds: readonly string[],
  rows: readonly ExportRow<Row>[],
): TableExport {
  const written = columns.filter(
    ({ id = "", meta }) => shownIds.includes(id) && meta?.noText !== true,
  );
  return {
    headers: written.map(titleOf),
    lines: rows.map((row) =>
      written.map(({ id = "", meta }) => meta?.text?.(row.original) ?? plain(row.getValue(id))),
    ),
  };
}

/** A value as it is exported. A number is not formatted, so that the spreadsheet can calculate with it. */
function plain(value: unknown): string | number {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return Number.isFinite(value) ? value : "";
  return typeof value === "string" ? value : "";
}

/** Comma-separated for a file, or tab-separated for the clipboard. No cell can be read as a formula. */
export async function serializeTable(
  { headers, lines }: TableExport,
  delimiter: "," | "\t",
): Promise<string> {
  const { default: papa } = await import("papaparse");
  return papa.unparse([headers, ...lines], { delimiter, escapeFormulae: true });
}

/** Saves the table as a CSV file named after its title. */
export async function saveAsCsv(table: TableExport, title: string) {
  const fileName = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  // Without a byte order mark, Excel reads UTF-8 as the system's own encoding: “Größe” would be garbled.
  const text = `\uFEFF${await serializeTable(table, ",")}`;
  await download(`${fileName}.csv`, new Blob([text], { type: "text/csv;charset=utf-8" }));
}
