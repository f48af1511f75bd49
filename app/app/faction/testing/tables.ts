import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";

import { columnTexts } from "@/app/testing/table-texts";

/** The heads of a table's columns, the sorted one with its triangle. */
export const headsOf = (table: HTMLElement) =>
  [...table.querySelectorAll("thead th")].map((head) => head.textContent);

/** The cells of the row whose first cell contains `text`. */
export function cellsOf(table: HTMLElement, text: string | RegExp) {
  const row = within(table)
    .getAllByRole("row")
    .slice(1)
    .find(({ firstElementChild }) => firstElementChild?.textContent.match(text));
  if (row === undefined) throw new Error(`No row for ${text.toString()}`);
  return [...row.children].map((cell) => cell.textContent);
}

/** Waits until the page's table shows the rows with these first letters, from the top. */
export async function expectInitials(initials: string) {
  await waitFor(() => {
    const names = columnTexts(screen.getByRole("table"), 0);
    expect(names.map((name) => name.slice(0, 1)).join("")).toBe(initials);
  });
}

/** The button in the head of a column, which sorts by it. */
export const sortButton = (table: HTMLElement, name: string) =>
  within(within(table).getByRole("columnheader", { name: new RegExp(`^${name}`) })).getByRole(
    "button",
  );

/** Presses Refresh at once: a pointer that comes near would load the button's tooltip first. */
export function refresh() {
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
}
