import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows } from "@/app/testing/phone-rows";
import { address, servePages } from "@/app/testing/render-page";
import { cellTexts, findTable, rowWith } from "@/app/testing/table-texts";

import { answering, sale } from "./testing/log-answers";
import { findEntries, lead, renderLogs, shownIn } from "./testing/logs-page";

servePages();

test("the headline says what came in, what went out and what is unclear", async () => {
  const { user } = await renderLogs();
  await findEntries();
  expect(lead()).toHaveTextContent("+$11,000 today");
  expect(lead()).toHaveTextContent("5 entries, +$11,000 since 19 Nov 2026, 12:00:00.");
  expect(lead()).toHaveTextContent("1 entry with an unclear amount isn’t counted.");
  expect(lead()).toHaveTextContent(/Money in today\s*\$25\.0k\s*\$25,000/);
  expect(lead()).toHaveTextContent(/Money out today\s*\$14\.0k\s*\$14,000/);
  expect(lead()).toHaveTextContent(/Items in today\s*20\s*2 out/);
  const [how] = within(lead()).getAllByLabelText("How it’s calculated: Net money of these entries");
  if (how) await user.click(how);
  expect(await screen.findByRole("dialog")).toHaveTextContent(/Between your own accounts\s*1/);
});

test.each([
  {
    what: "today and an earlier day",
    entries: [sale(1, 100), sale(25, 7)],
    query: "",
    lead: /^\+\$100 today2 entries, \+\$107 since 19 Nov/,
  },
  {
    what: "nothing today",
    entries: [sale(25, 7)],
    query: "",
    lead: /^\$0 today1 entry, \+\$7 since 19 Nov/,
  },
  {
    what: "only a part of today",
    entries: Array.from({ length: 101 }, (_, index) => sale(index / 100, 1)),
    query: "",
    lead: /^\+\$\d+ today, from the loaded entries\d+ entries/,
  },
  {
    what: "chosen days",
    entries: [sale(1, 100), sale(25, 7)],
    query: "?from=2026-11-19",
    lead: /^2 entries\+\$107 since 19 Nov/,
  },
])("the headline has the money of today, if that is known: $what", async (given) => {
  await renderLogs(given.query, { "/user/log": answering(given.entries) });
  await findEntries();
  await waitFor(() => {
    expect(lead()).toHaveTextContent(given.lead);
  });
});

test("on a phone, a type has its category, and money in and out only if there is some", async () => {
  onPhone();
  await renderLogs("?view=types");
  const texts = (await findRows("Log by type")).map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/^Bazaar sell \+\$25,000 Bazaars, 1 entry\s*$/);
  expect(texts.at(-1)).toMatch(/^Something new\s+1 entry\s+Newness\s*$/);
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
    "Entries",
    "Money in",
    "Money out",
    "Net",
    "Items in",
    "Items out",
  ]);
  expect(shownIn(0)).toEqual([
    "Bazaar sell",
    "Item shop buy",
    "Attack mug receive",
    "Bank invest",
    "Something new",
  ]);
  expect(screen.getByRole("main")).toHaveTextContent(
    "+$25.0k from Bazaar sell, the most of 5 types in 5 entries. Net +$11.0k.",
  );
  expect(cellTexts(rowWith(table, "Something new"))).toEqual([
    ...["Something new", "Newness", "1", "–", "–", "–", "0", "0"],
  ]);
  expect(cellTexts(rowWith(table, "Bazaar sell"))).toEqual([
    "Bazaar sell",
    "Bazaars",
    "1",
    "$25,000",
    "–",
    "+$25,000",
    "0",
    "2",
  ]);
  await user.click(screen.getByLabelText("How it’s calculated: Net of Bazaar sell"));
  expect(await screen.findByRole("dialog")).toHaveTextContent(/Money in\s*\$25,000/);
});

test("types without money are only counted in the headline", async () => {
  await renderLogs("?view=types&q=newness");
  await findTable("Log by type");
  expect(screen.getByRole("main")).toHaveTextContent("1 type in 1 entry");
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
  expect(shownIn(3)).toEqual(["$14,000", "–"]);
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
