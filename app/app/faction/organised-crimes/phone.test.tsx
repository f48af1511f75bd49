import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows, openRow } from "@/app/testing/phone-rows";
import { renderPage, servePages } from "@/app/testing/render-page";

import { PATH } from "./testing/crime-answers";
import { HISTORY } from "./testing/history-answers";

servePages();

const entriesOf = async (list: string) =>
  within(await screen.findByRole("list", { name: list })).getAllByRole("listitem");

/** The entry that contains a text. */
async function entryOf(list: string, text: string) {
  const entry = (await entriesOf(list)).find(({ textContent }) => textContent.includes(text));
  if (entry === undefined) throw new Error(`No entry with ${text}`);
  return entry;
}

test("on a phone each crime, member or month of a history is a row, which opens on the rest", async () => {
  onPhone();
  const { user } = await renderPage(`${PATH}?view=history`, { answers: HISTORY });
  const group = (name: string) =>
    within(screen.getByRole("group", { name: "Group by" })).getByRole("button", { name });
  await waitFor(async () => {
    expect((await findRows("Crimes by name"))[0]).toHaveTextContent("Bidding War $1,000,000");
  });
  await user.click(group("Member"));
  expect(await findRows("Crimes by member")).toHaveLength(3);
  await user.click(group("Month"));
  const [month] = await findRows("Crimes by month");
  expect(month).toHaveTextContent(/Nov 2026 \$2,090,001 3 of 4 crimes succeeded .* respect/);
  const opened = await openRow("Crimes by month", "Nov 2026");
  expect(opened).toHaveTextContent(/Success rate\s*75\.00%/);
  expect(within(opened).getByRole("button", { name: /^How it’s calculated/ })).toBeVisible();
});

test("on a phone pass rates have an entry for each member", async () => {
  onPhone();
  await renderPage(`${PATH}?view=pass-rates`, { answers: HISTORY });
  expect(await entryOf("Pass rates by role", "bravo")).toHaveTextContent("No pass rate");
  expect(await entryOf("Pass rates by role", "Alpha")).toHaveTextContent(/Robber80 \(low\)15 Nov/);
});
