import { screen } from "@testing-library/react";

/** The table of this name, or the page's only one, once it is there. */
export const findTable = (name: string | RegExp = /./) =>
  screen.findByRole<HTMLTableElement>("table", { name });

/** The rows below a table's headers, from the top. */
export const rowsOf = ({ tBodies }: HTMLTableElement) =>
  [...tBodies].flatMap(({ rows }) => [...rows]);

/** The texts of a row's cells, its header included. */
export const cellTexts = ({ cells }: HTMLTableRowElement) =>
  [...cells].map(({ textContent }) => textContent.trim());

/** The texts of a table's column, from the top. The first column is 0. */
export const columnTexts = (table: HTMLTableElement, column: number) =>
  rowsOf(table).map((row) => cellTexts(row)[column] ?? "");

/** The first row that contains a text. */
export function rowWith(table: HTMLTableElement, text: string): HTMLTableRowElement {
  const row = rowsOf(table).find(({ textContent }) => textContent.includes(text));
  if (row === undefined) throw new Error(`No row with ${text}`);
  return row;
}

/** A header of a table, by its text without the mark of the sorting. */
export function headerOf({ tHead }: HTMLTableElement, name: string): HTMLTableCellElement {
  const cells = [...(tHead?.rows ?? [])].flatMap((row) => [...row.cells]);
  const header = cells.find(({ textContent }) => textContent.replace(/[▲▼]/, "").trim() === name);
  if (header === undefined) throw new Error(`No column ${name}`);
  return header;
}
