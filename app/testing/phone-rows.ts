import { fireEvent, screen, within } from "@testing-library/react";

/** The rows of a list on a phone, as buttons. */
export const findRows = async (list: string) =>
  within(await screen.findByRole("list", { name: list })).getAllByRole("button");

/** Presses the first row of a list that contains a text, and returns the list's item, with what it opened. */
export async function openRow(list: string, text: string): Promise<HTMLElement> {
  const items = within(await screen.findByRole("list", { name: list })).getAllByRole("listitem");
  const item = items.find(({ textContent }) => textContent.includes(text));
  if (item === undefined) throw new Error(`No row with ${text}`);
  const [row] = within(item).getAllByRole("button");
  if (row) fireEvent.click(row);
  return item;
}
