import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { columnTexts, findTable } from "@/app/testing/table-texts";
import { address, answer, deferred, renderPage, servePages } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

import { cellsOf, headsOf } from "../testing/tables";
import { PATH } from "./testing/crime-answers";
import { answering, daily, HISTORY } from "./testing/history-answers";

servePages();

const VIEW = `${PATH}?view=history`;
const CALL = "/faction/crimes";
const main = () => screen.getByRole("main");
const alert = () => within(main()).getByRole("alert");
const grouping = (name: string) =>
  within(screen.getByRole("group", { name: "Group by" })).getByRole("button", { name });

async function expectText(text: string) {
  await waitFor(() => {
    expect(main()).toHaveTextContent(text);
  });
}

test("by crime: how often each was done in the last 30 days, how it went and what it earned", async () => {
  await renderPage(VIEW, { answers: HISTORY });
  await expectText(
    "75.00% of 4 crimes succeeded since 21 Oct 2026: $2.09m, 17 respect and items worth $1.74m at market value, excluding 1 item reward with no market value.",
  );
  const table = await findTable();
  expect(headsOf(table)).toEqual([
    "Crime",
    "Crimes",
    "Success rate",
    "Total▼",
    "Per crime",
    "Money",
    "Respect",
    "Items (market value)",
  ]);
  expect(columnTexts(table, 0)).toEqual(["Bidding War", "Pet Project", "No Reserve"]);
  expect(cellsOf(table, /^Bidding War/).slice(1)).toEqual([
    "2",
    "50.00%",
    "$2,743,716",
    "$1,371,858",
    "$1,000,000",
    "10",
    "$1,743,716",
  ]);
  expect(cellsOf(table, /^Pet Project/).slice(1)).toEqual([
    "1",
    "100.00%",
    "at least $1,000,001",
    "$1,000,001",
    "$1,000,001",
    "7",
    "no market value",
  ]);
  expect(screen.getByText(/^Loaded crimes are saved in this browser/)).toBeVisible();
});

test("by member: equal shares, who has left, and the remainder, so that it adds up", async () => {
  const { user } = await renderPage(VIEW, { answers: HISTORY });
  await findTable();
  await user.click(grouping("Member"));
  expect(address()).toBe(`${VIEW}&by=member`);
  expect(grouping("Member")).toHaveAttribute("aria-pressed", "true");
  await waitFor(() => {
    expect(cellsOf(screen.getByRole("table"), /^Alpha/).slice(1)).toEqual([
      "3",
      "66.67%",
      "at least $1,705,191",
      "$833,333",
      "7",
      "at least $871,858",
      "19 Nov 2026",
    ]);
  });
  const table = await findTable();
  expect(cellsOf(table, /^\[3000099\] left the faction/).slice(1)).toEqual([
    "2",
    "50.00%",
    "$90,000",
    "$90,000",
    "0",
    "0",
    "16 Nov 2026",
  ]);
  expect(within(table).getByRole("link", { name: "[3000099]" })).toHaveAttribute(
    "href",
    "https://www.torn.com/profiles.php?XID=3000099",
  );
  expect(main()).toHaveTextContent("Left over: $333,335, 3 respect and items worth $0.");
  await user.click(screen.getByRole("button", { name: "How it’s calculated: a member’s share" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent(/Money from all crimes\s*\$2,090,001/);
  expect(dialog).toHaveTextContent(/Money to members\s*\$1,756,666/);
  expect(dialog).toHaveTextContent(/Money left over\s*\$333,335/);
});

test("by month: a chart of the money, and a table of the same months", async () => {
  await renderPage(`${VIEW}&by=month&range=90d`, { answers: HISTORY });
  expect(
    await screen.findByRole("img", { name: "Money per month over 2 months, $2,590,001 total." }),
  ).toBeVisible();
  const table = await findTable();
  expect(columnTexts(table, 0)).toEqual(["Nov 2026", "Oct 2026"]);
  expect(columnTexts(table, 5)).toEqual(["$2,090,001", "$500,000"]);
  expect(main()).toHaveTextContent("5 crimes succeeded since 22 Aug 2026");
});

test("a long history loads page by page, can be paused, and keeps what it has when a page fails", async () => {
  const crimes = daily(250);
  const held = deferred({ crimes: [] });
  const { user, calls } = await renderPage(`${VIEW}&range=year`, {
    answers: {
      [CALL]: (call: URL) =>
        call.searchParams.has("to") ? held.answer() : answering(crimes)(call),
    },
  });
  expect(await screen.findByText("Loading: 100 crimes back to 12 Aug 2026.")).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Loading crimes" })).toBeVisible();
  expect(main()).toHaveTextContent("of 100 crimes succeeded");
  await user.click(screen.getByRole("button", { name: "Pause" }));
  expect(await screen.findByText(/^Paused: 100 crimes back to/)).toBeVisible();
  expect(screen.getByText(/Older ones aren’t counted/)).toBeVisible();

  answer({
    [CALL]: (call: URL) => (call.searchParams.has("to") ? apiError(17) : answering(crimes)(call)),
  });
  held.release();
  await user.click(screen.getByRole("button", { name: "Resume" }));
  await waitFor(() => {
    expect(alert()).toHaveTextContent("Loading stopped: 100 crimes");
  });
  expect(main()).toHaveTextContent("of 100 crimes succeeded");
  answer({ [CALL]: answering(crimes) });
  await user.click(within(alert()).getByRole("button", { name: "Try again" }));
  await expectText("100.00% of 250 crimes succeeded");
  expect(within(main()).queryByRole("alert")).toBeNull();

  // A shorter period makes no calls.
  const before = calls.length;
  await user.selectOptions(screen.getByLabelText("Carried out"), "Last 30 days");
  await expectText("of 30 crimes succeeded since 21 Oct 2026");
  expect(address()).toBe(VIEW);
  expect(calls).toHaveLength(before);
});

/** A different answer for the crimes that were carried out. */
const withCompleted = (completed: object) => ({
  ...HISTORY,
  [CALL]: (call: URL) => (call.searchParams.get("cat") === "completed" ? completed : HISTORY[CALL]),
});

test("without a completed crime each view says what would be there", async () => {
  const answers = withCompleted({ crimes: [] });
  const { unmount } = await renderPage(VIEW, { answers });
  expect(await screen.findByText("No crimes since 21 Oct 2026")).toBeVisible();
  expect(screen.getByText(/Choose a longer period/)).toBeVisible();
  unmount();
  await renderPage(`${PATH}?view=payouts&show=earned`, { answers });
  expect(await screen.findByText(/They appear here with what each member earned\./)).toBeVisible();
});

test("a history that can’t be loaded says so, and “Try again” brings it", async () => {
  const { user } = await renderPage(VIEW, { answers: withCompleted(apiError(17)) });
  await waitFor(() => {
    expect(alert()).toHaveTextContent("Error loading data");
  });
  answer(HISTORY);
  await user.click(within(alert()).getByRole("button", { name: "Try again" }));
  expect(columnTexts(await findTable(), 0)).toContain("Bidding War");
});
