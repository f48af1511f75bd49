import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

servePages();

const PATH = "/app/faction/treasury";

const findLists = async () => within(await screen.findByRole("list", { name: "To pay" }));

/** The row of a member in a list. */
const rowOf = (list: string, name: RegExp | string) => {
  const row = within(screen.getByRole("list", { name: list }))
    .getAllByRole("listitem")
    .find(({ textContent }) =>
      typeof name === "string" ? textContent.includes(name) : name.test(textContent),
    );
  if (row === undefined) throw new Error(`No row of ${String(name)}`);
  return row;
};

const type = (label: RegExp | string, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};

test("the last war that is over, its members by pay, most first", async () => {
  await renderPage(PATH);
  const list = await findLists();
  type("Income", "1000m");
  await screen.findByText(/to pay/);
  const names = list.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(names[0]).toMatch(/^Paid: Alpha/);
  expect(names).toHaveLength(4);
});
