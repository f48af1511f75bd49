import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { answer, deferred, httpStatus, servePages } from "@/app/testing/render-page";
import { rowsOf } from "@/app/testing/table-texts";
import { findWholeText } from "@/app/testing/whole-text";
import live from "@/lib/api/testing/fixtures/user-log.json";
import older from "@/lib/api/testing/fixtures/user-log.legacy.json";
import { apiError } from "@/lib/api/testing/server";

import { answering, ENTRIES } from "./testing/log-answers";
import { findEntries, renderLogs, shownIn } from "./testing/logs-page";

servePages();

const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>("option")
    .map(({ text }) => text);

test("the older shape, a map by id, shows the same entries", async () => {
  await renderLogs("", {
    "/user/log": older,
    "/torn/logcategories": { logcategories: { "0": "Not defined", "86": "Shops" } },
    "/torn/logtypes": { logtypes: { "1": "Created account", "4200": "Item shop buy" } },
  });
  await findEntries();
  expect(shownIn(1)).toEqual(["Bought in a city shop", "Prayed in church"]);
  expect(shownIn(4)).toEqual(["−$50,000", "–"]);
  await waitFor(() => {
    expect(optionsOf("Category")).toEqual(["All", "Not defined", "Shops"]);
  });
});

test.each([{ log: [] }, { log: {} }, { log: null }])(
  "a log that is $log has no entries, and the page says what to do",
  async ({ log }) => {
    await renderLogs("", { "/user/log": { log } });
    expect(await screen.findByText("No log entries found.")).toBeVisible();
    expect(screen.getByText("Your log has no entries yet.")).toBeVisible();
    expect(screen.queryByRole("table")).toBeNull();
  },
);

test("entries that can’t be read are left out and counted", async () => {
  await renderLogs("", { "/user/log": { log: [...live.log, null, { id: "broken" }] } });
  expect(rowsOf(await findEntries())).toHaveLength(2);
  expect(await findWholeText("Left out 2 unreadable records from user/log.")).toBeVisible();
});

test("while entries load, the filters are there", async () => {
  await renderLogs("", { "/user/log": deferred({}).answer });
  expect(await screen.findByText("Loading data...")).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByLabelText("Category")).toBeVisible();
});

test("without the log, the page says so, and “Try again” brings it", async () => {
  const { user } = await renderLogs("", { "/user/log": httpStatus(500) });
  expect(await screen.findByText("Error loading log data")).toBeVisible();
  answer({ "/user/log": live });
  await user.click(screen.getByText("Try again"));
  expect(rowsOf(await findEntries())).toHaveLength(2);
});

test("with a key below Full Access, the page says which access it needs", async () => {
  await renderLogs("", { "/user/log": apiError(16) });
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Error loading log data");
  expect(alert).toHaveTextContent("the page needs a key with Full Access");
});

test("without the lists of categories and types, the entries are still shown", async () => {
  await renderLogs("", {
    "/torn/logcategories": httpStatus(500),
    "/torn/logtypes": httpStatus(500),
  });
  expect(rowsOf(await findEntries())).toHaveLength(5);
  expect(await screen.findByText(/^Couldn’t load log categories\./)).toBeVisible();
  expect(await screen.findByText(/^Couldn’t load log types\./)).toBeVisible();
  expect(optionsOf("Type")).toHaveLength(6);
});

test("if the game refuses a category, the filters stay, to choose another", async () => {
  const { user } = await renderLogs("?cat=12345", {
    "/user/log": (url: URL) =>
      url.searchParams.has("cat") ? apiError(21) : answering(ENTRIES)(url),
  });
  expect(await screen.findByRole("alert")).toHaveTextContent("for the test");
  const category = screen.getByLabelText("Category");
  expect(category).toHaveValue("12345");
  await user.selectOptions(category, "All");
  expect(rowsOf(await findEntries())).toHaveLength(5);
});
