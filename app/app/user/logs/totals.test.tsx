import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { address, servePages } from "@/app/testing/render-page";
import { cellTexts, findTable, rowWith } from "@/app/testing/table-texts";

import { findEntries, lead, renderLogs, shownIn } from "./testing/logs-page";

servePages();

test("the headline says what came in, what went out and what is unclear", async () => {
  const { user } = await renderLogs();
  await findEntries();
  expect(lead()).toHaveTextContent("5 entries");
  expect(lead()).toHaveTextContent("+$11,000 since 19 Nov 2026, 12:00:00.");
  expect(lead()).toHaveTextContent("1 entry with an unclear amount isn’t counted.");
  expect(lead()).toHaveTextContent(/Money in\s*\$25\.0k\s*\$25,000/);
  expect(lead()).toHaveTextContent(/Money out\s*\$14\.0k\s*\$14,000/);
  expect(lead()).toHaveTextContent(/Items in\s*20\s*2 out/);
  const [how] = within(lead()).getAllByLabelText("How it’s calculated: Net money of these entries");
  if (how) await user.click(how);
  expect(await screen.findByRole("dialog")).toHaveTextContent(/Between your own accounts\s*1/);
});

test("each type has its entries, money and items", async () => {
  const { user } = await renderLogs();
  await findEntries();
  await user.click(screen.getByRole("link", { name: "By type" }));
  expect(address()).toBe("/app/user/logs?view=types");
  const table = await findTable("Log by type");
  expect([...(table.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Type",
    "Category",
    "Entries▼",
    "Money in",
    "Money out",
    "Net",
    "Items in",
    "Items out",
  ]);
  expect(cellTexts(rowWith(table, "Bazaar sell"))).toEqual([
    "Bazaar sell",
    "Bazaars",
    "1",
    "$25,000",
    "$0",
    "+$25,000",
    "0",
    "2",
  ]);
  await user.click(screen.getByLabelText("How it’s calculated: Net of Bazaar sell"));
  expect(await screen.findByRole("dialog")).toHaveTextContent(/Money in\s*\$25,000/);
});

test("each day has its sums and a bar of the chart, and a search narrows them", async () => {
  const { user } = await renderLogs("?view=days");
  await findTable("Log by day");
  expect(
    screen.getByRole("img", {
      name: "Money in by day from 19 Nov 2026 to 20 Nov 2026, $25,000 total.",
    }),
  ).toBeInTheDocument();
  expect(shownIn(0)).toEqual(["20 Nov 2026", "19 Nov 2026"]);
  expect(shownIn(1)).toEqual(["4", "1"]);
  expect(shownIn(3)).toEqual(["$14,000", "$0"]);
  await user.selectOptions(screen.getByLabelText("Chart"), "Money out");
  expect(await screen.findByRole("img", { name: /^Money out by day/ })).toBeInTheDocument();
  expect(address()).toBe("/app/user/logs?view=days&chart=out");

  await user.type(screen.getByLabelText("Text, name, id or amount"), "bazaar");
  await waitFor(() => {
    expect(shownIn(0)).toEqual(["20 Nov 2026"]);
  });
  expect(screen.getByRole("main")).toHaveTextContent("1 day with 1 entry");
  await user.click(screen.getByRole("link", { name: "Entries" }));
  await findEntries();
  expect(lead()).toHaveTextContent("1 of 5 entries");
});
