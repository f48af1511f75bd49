import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows } from "@/app/testing/phone-rows";
import { address, servePages } from "@/app/testing/render-page";
import { cellTexts, columnTexts, findTable, rowWith } from "@/app/testing/table-texts";

import { answering, entry, ENTRIES, MUGGING, prayers, sale } from "./testing/log-answers";
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

/** Opens the table of the single types below the one of their categories. */
async function openTypes(user: UserEvent) {
  await user.click(await screen.findByText("Each type"));
  return findTable("Log by type");
}

const headings = (table: HTMLTableElement) =>
  [...(table.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent);

test("on a phone, a category has its types, and each type its category", async () => {
  onPhone();
  const { user } = await renderLogs("?view=types");
  const categories = (await findRows("Log by category")).map(({ textContent }) => textContent);
  expect(categories[0]).toMatch(/^Bazaars \+\$25,000 Sold in a bazaar \+\$25\.0k 1 entry\s*$/);
  expect(categories.at(-1)).toMatch(/^Shops −\$10,000 /);
  expect(categories).toContainEqual(
    expect.stringMatching(/^Newness\s+1 entry\s+Something new ×1\s*$/),
  );
  await user.click(screen.getByText("Each type"));
  const texts = (await findRows("Log by type")).map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/^Sold in a bazaar \+\$25,000 Bazaars, 1 entry\s*$/);
  expect(texts.at(-1)).toMatch(/^Something new\s+1 entry\s+Newness\s*$/);
});

test("on a phone, a category has its net and its entries", async () => {
  onPhone();
  await renderLogs("?view=types", { "/user/log": answering([...ENTRIES, MUGGING]) });
  const texts = (await findRows("Log by category")).map(({ textContent }) => textContent);
  expect(texts.find((text) => text.startsWith("Attacking"))).toMatch(
    /^Attacking \+\$1,000 Mugged an opponent \+\$5\.00k 2 entries$/,
  );
});

test("each category has its types, entries, money and items", async () => {
  await renderLogs("?view=types", { "/user/log": answering([...ENTRIES, MUGGING]) });
  const table = await findTable("Log by category");
  expect(headings(table)[0]).toBe("Category");
  expect(cellTexts(rowWith(table, "Attacking"))).toEqual([
    "AttackingMugged an opponent +$5.00k · Mugged by an attacker −$4.00k",
    ...["2", "$5,000", "$4,000", "+$1,000", "0", "0"],
  ]);
  expect(cellTexts(rowWith(table, "Total")).slice(1)).toEqual([
    "5",
    "$30,000",
    "$14,000",
    "+$16,000",
    "20",
    "2",
  ]);
  expect(screen.queryByRole("table", { name: "Log by type" })).toBeNull();
});

test("each type has its entries, money and items", async () => {
  const { user } = await renderLogs();
  await findEntries();
  await user.click(screen.getByRole("link", { name: "By type" }));
  expect(address()).toBe("/app/user/logs?view=types");
  const table = await openTypes(user);
  expect(headings(table)).toEqual([
    "Type",
    "Category",
    "Entries",
    "Money in",
    "Money out",
    "Net",
    "Items in",
    "Items out",
  ]);
  expect(columnTexts(table, 0)).toEqual([
    "Sold in a bazaar",
    "Bought in a city shop",
    "Mugged by an attacker",
    "Bank invest",
    "Something new",
  ]);
  expect(screen.getByRole("main")).toHaveTextContent(
    "+$11.0k in 5 entries. Most in: Sold in a bazaar +$25.0k. Most out: Bought in a city shop −$10.0k.",
  );
  expect(cellTexts(rowWith(table, "Something new"))).toEqual([
    ...["Something new", "Newness", "1", "0", "0", "0", "0", "0"],
  ]);
  expect(cellTexts(rowWith(table, "Sold in a bazaar"))).toEqual([
    "Sold in a bazaar",
    "Bazaars",
    "1",
    "$25,000",
    "0",
    "+$25,000",
    "0",
    "2",
  ]);
  await user.click(screen.getByLabelText("How it’s calculated: Net of Sold in a bazaar"));
  expect(await screen.findByRole("dialog")).toHaveTextContent(/Money in\s*\$25,000/);
});

test("categories without money are folded, unless there are no others", async () => {
  const { user } = await renderLogs("?view=types", {
    "/user/log": answering([sale(1, 100), entry("prayer", 60)]),
  });
  expect(columnTexts(await findTable("Log by category"), 0)).toEqual([
    "BazaarsSold in a bazaar +$100",
    "Total",
  ]);
  await user.click(screen.getByText("Categories without money"));
  expect(columnTexts(await findTable("Log without money"), 0)).toEqual([
    "ChurchPrayed in church ×1",
  ]);
});

test("without any money, all categories are listed", async () => {
  await renderLogs("?view=types", { "/user/log": answering(prayers(2)) });
  expect(columnTexts(await findTable("Log by category"), 0)).toEqual(["ChurchPrayed in church ×2"]);
  expect(screen.queryByText("Categories without money")).toBeNull();
});

test("types without money are only counted in the headline", async () => {
  await renderLogs("?view=types&q=newness");
  await findTable("Log by category");
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
  expect(shownIn(3)).toEqual(["$14,000", "0"]);
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
