import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows, openRow } from "@/app/testing/phone-rows";
import {
  address,
  answer,
  deferred,
  httpStatus,
  renderPage,
  servePages,
} from "@/app/testing/render-page";
import { rowsOf } from "@/app/testing/table-texts";
import { ANSWERS } from "@/lib/api/testing/answers";

import { answering, entry, FLIGHT, ODD_ENTRIES, TRAINING } from "./testing/log-answers";
import { findEntries, lead, renderLogs, shownIn } from "./testing/logs-page";

servePages();

const [TIME, TYPE, CATEGORY, DETAILS, MONEY] = [0, 1, 2, 3, 4];

test("the latest 100 entries are shown unfiltered, the newest first", async () => {
  const { calls } = await renderPage("/app/user/logs");
  const table = await findEntries();
  expect(screen.getByRole("heading", { level: 1, name: "User Logs" })).toBeVisible();
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Time▼", "Type", "Category", "Details", "Money", "Raw data"]);
  expect(screen.getByLabelText("Category")).toHaveValue("all");
  expect(screen.getByLabelText("Type")).toHaveValue("all");
  expect(shownIn(TIME)).toEqual(["20 Nov, 11:43", "20 Nov, 10:36"]);
  expect(within(table).getByText("11:43").closest("time")).toHaveAttribute(
    "title",
    expect.stringMatching(/your time$/),
  );
  expect(shownIn(TYPE)).toEqual(["Bought in a city shop", "Prayed in church"]);
  expect(shownIn(CATEGORY)).toEqual(["Shops", "Church"]);
  await waitFor(() => {
    expect(shownIn(DETAILS)[0]).toBe("Sally's Sweet Shop, 100 × item [209], at $500");
  });
  expect(shownIn(MONEY)).toEqual(["−$50,000", "–"]);
  expect(new Set(calls)).toEqual(
    new Set([
      "/torn/cityshops?comment=Almanac",
      "/torn/items?comment=Almanac",
      "/torn/logcategories?comment=Almanac",
      "/torn/logtypes?comment=Almanac",
      "/user/log?limit=100&comment=Almanac",
    ]),
  );
  expect(calls).toHaveLength(5);
});

test("an entry of another year says which", async () => {
  const log = [entry("new", 0), entry("old", 365 * 86_400)];
  await renderLogs("", { "/user/log": answering(log) });
  await findEntries();
  expect(shownIn(TIME)).toEqual(["20 Nov, 12:00", "20 Nov 2025, 12:00"]);
});

test("names replace ids, and players link to their profiles", async () => {
  await renderLogs();
  await findEntries();
  await waitFor(() => {
    expect(shownIn(DETAILS)).toEqual([
      "Sally's Sweet Shop, 20 × Xanax, at $500",
      "[3000201], 2 × Ruger 22/45, at $12,500",
      "[3000301]",
      "amount $50,000,000, 7 d 0 h",
      "money $77, a wonder",
    ]);
  });
  expect(screen.getByRole("link", { name: "[3000201]" })).toHaveAttribute(
    "href",
    "https://www.torn.com/profiles.php?XID=3000201",
  );
  expect(shownIn(MONEY)).toEqual(["−$10,000", "+$25,000", "−$4,000", "moved", "unclear"]);
});

test("without the items, ids stay until they can be loaded", async () => {
  const { user } = await renderLogs("", { "/torn/items": httpStatus(500) });
  expect(await screen.findByText(/^Couldn’t load item names\./)).toBeVisible();
  expect(shownIn(DETAILS)[0]).toContain("20 × item [206]");
  answer({ "/torn/items": ANSWERS["/torn/items"] ?? {} });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => {
    expect(shownIn(DETAILS)[0]).toContain("20 × Xanax");
  });
});

test("a search finds types, names, ids and amounts, and is in the address", async () => {
  const { user } = await renderLogs();
  await findEntries();
  await screen.findByText(/20 × Xanax/);
  const search = screen.getByLabelText("Text, name, id or amount");
  for (const [text, found] of [
    ["xanax", "Bought in a city shop"],
    ["sally sweet", "Bought in a city shop"],
    ["$25,000", "Sold in a bazaar"],
    ["3000301", "Mugged by an attacker"],
    ["BANK", "Bank invest"],
  ] as const) {
    await user.clear(search);
    await user.type(search, text);
    await waitFor(() => {
      expect(shownIn(TYPE)).toEqual([found]);
    });
  }
  await waitFor(() => {
    expect(address()).toBe("/app/user/logs?q=BANK");
  });
  expect(lead()).toHaveTextContent("1 of 5 entries");
  expect(screen.getByText("1 of 5")).toBeVisible();
  await user.type(search, "RUPT");
  expect(await screen.findByText(/contains “BANKRUPT”\./)).toBeVisible();
});

test("the raw data of an entry is a click away, and stays while names arrive", async () => {
  const items = deferred(ANSWERS["/torn/items"] ?? {});
  const { user } = await renderLogs("", { "/torn/items": items.answer });
  await findEntries();
  await user.click(screen.getByLabelText(/^Raw data of Something new, 19 Nov/));
  const raw = await screen.findByRole("dialog", { name: /^Raw data of Something new/ });
  expect(await within(raw).findByText(/"wonder": "a wonder"/)).toBeVisible();
  items.release();
  expect(await screen.findByText(/20 × Xanax/)).toBeInTheDocument();
  expect(raw).toHaveTextContent('"wonder": "a wonder"');
  await user.keyboard("{Escape}");
  await waitFor(() => {
    expect(raw).not.toBeInTheDocument();
  });
});

test("fields of any shape are shown, and break nothing", async () => {
  await renderLogs("", { "/user/log": answering(ODD_ENTRIES) });
  await findEntries();
  await waitFor(() => {
    expect(shownIn(DETAILS)).toEqual([
      "TCT The Torn City Times, 2 × Xanax",
      "a surprise, none, [1,[2]]",
      "view the log",
    ]);
  });
});

test("on a phone, an entry is a row of two lines, which opens on its fields and raw data", async () => {
  onPhone();
  const { user } = await renderLogs();
  const list = within(await screen.findByRole("list", { name: "Log entries" }));
  const rows = list.getAllByRole("button");
  expect(rows).toHaveLength(5);
  await waitFor(() => {
    expect(rows[0]).toHaveTextContent(/11:00 20 Nov ?Bought in a city shop −\$10,000 .*20 × Xanax/);
  });
  // The day is only in the first of its entries.
  expect(rows[1]).not.toHaveTextContent("20 Nov");
  expect(rows[4]).toHaveTextContent("19 Nov");
  expect(list.queryByLabelText(/^Raw data/)).toBeNull();
  const opened = await openRow("Log entries", "Bought in a city shop");
  expect(opened).toHaveTextContent(/Time\s*20 Nov, 11:00/);
  expect(opened).toHaveTextContent(/Category\s*Shops/);
  expect(opened).toHaveTextContent(/Money\s*−\$10,000/);
  expect(list.getAllByLabelText(/^Raw data/)).toHaveLength(1);
  await user.click(screen.getByRole("link", { name: "By day" }));
  expect((await findRows("Log by day"))[0]).toHaveTextContent(/20 Nov 2026 .* 4 entries/);
});

test("on a phone, what an entry brought and used is short", async () => {
  onPhone();
  await renderLogs("", { "/user/log": answering([TRAINING, FLIGHT]) });
  const [trained, tookOff] = await findRows("Log entries");
  expect(trained).toHaveTextContent("Trained defense 10 trains, −100 energy, +250 defense");
  expect(tookOff).toHaveTextContent("Started a flight 33 min");
});

test("types in the loaded entries come first", async () => {
  await renderLogs();
  expect(rowsOf(await findEntries())).toHaveLength(5);
  const type = within(screen.getByLabelText("Type"));
  await type.findByRole("option", { name: "Testing" });
  expect(type.getAllByRole<HTMLOptionElement>("option").map(({ text }) => text)).toEqual([
    "All",
    // In the loaded entries.
    "Bank invest",
    "Bought in a city shop",
    "Mugged by an attacker",
    "Sold in a bazaar",
    "Something new",
    // All others.
    "Company special receive cancel virus",
    "Created account",
    "Testing",
  ]);
});

test("a type can be requested alone, and the field keeps the focus", async () => {
  const { user } = await renderLogs();
  await findEntries();
  const type = screen.getByLabelText("Type");
  await within(type).findByRole("option", { name: "Testing" });
  await user.click(type);
  await user.selectOptions(type, "Sold in a bazaar");
  expect(address()).toBe("/app/user/logs?type=1226");
  await waitFor(() => {
    expect(shownIn(TYPE)).toEqual(["Sold in a bazaar"]);
  });
  expect(type).toHaveFocus();
  await user.selectOptions(type, "Created account");
  expect(await screen.findByText("No log entries found.")).toBeVisible();
});

test("category and type are requested from the game, and “all” is a value of the address", async () => {
  const { user, calls } = await renderPage("/app/user/logs?cat=all");
  await findEntries();
  const [category, type] = [screen.getByLabelText("Category"), screen.getByLabelText("Type")];
  await within(type).findByRole("option", { name: "Created account" });
  await within(category).findByRole("option", { name: "Casino" });
  expect(
    within(category)
      .getAllByRole<HTMLOptionElement>("option")
      .map(({ text }) => text),
  ).toEqual(["All", "Casino", "Not defined", "Shops"]);

  await user.selectOptions(category, "Shops");
  expect(address()).toBe("/app/user/logs?cat=86");
  await waitFor(() => {
    expect(calls).toContain("/user/log?limit=100&cat=86&comment=Almanac");
  });
  await waitFor(() => {
    expect(shownIn(TYPE)).toHaveLength(2);
  });
  await user.selectOptions(type, "Bought in a city shop");
  expect(address()).toBe("/app/user/logs?cat=86&type=4200");
  await waitFor(() => {
    expect(calls).toContain("/user/log?limit=100&log=4200&comment=Almanac");
  });
  // The test's answer stays the same, so entries of other types must be ignored.
  await waitFor(() => {
    expect(shownIn(TYPE)).toEqual(["Bought in a city shop"]);
  });

  await user.selectOptions(type, "Created account");
  expect(address()).toBe("/app/user/logs?type=1");
  expect(category).toHaveValue("all");
  expect(screen.getByText(/^Category reset to All/)).toBeVisible();
  await user.selectOptions(type, "All");
  expect(address()).toBe("/app/user/logs");
  await waitFor(() => {
    expect(shownIn(TYPE)).toHaveLength(2);
  });
});
