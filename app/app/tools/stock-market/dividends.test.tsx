import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows, openRow } from "@/app/testing/phone-rows";
import { servePages } from "@/app/testing/render-page";
import { cellTexts, columnTexts, findTable, rowsOf, rowWith } from "@/app/testing/table-texts";

import { digitsIn } from "./dividend-view";
import { renderRoi } from "./testing/roi-page";
import { TODAY } from "./testing/stock-answers";

servePages();

const { stocks } = TODAY["/user/stocks"];

test("each dividend has its tiers, state, due date and what it pays, ready ones first", async () => {
  await renderRoi("?view=dividends");
  const table = await findTable("Dividend calendar");
  expect(columnTexts(table, 0).map((text) => text.slice(0, 3))).toEqual(["EVL", "SYM", "TCT"]);
  expect(cellTexts(rowWith(table, "EVL")).slice(1)).toEqual([
    "1",
    "Ready",
    "Now",
    "1000 happiness",
    "Collect EVL",
  ]);
  expect(cellTexts(rowWith(table, "TCT")).slice(1)).toEqual([
    "1",
    "In progressday 18 of 31",
    "Thu 3 Dec, in 13 days",
    "$1,000,000",
    "",
  ]);
  expect(rowWith(table, "SYM")).toHaveTextContent("$500,000");
  // The player's own time.
  expect(within(table).getByText("Thu 3 Dec")).toHaveAttribute(
    "title",
    expect.stringMatching(/your time$/),
  );
});

test("what is ready opens the page, and leads to the dividend in the game", async () => {
  await renderRoi("?view=dividends");
  const table = await findTable("Dividend calendar");
  expect(screen.getByText(/to collect, from/)).toHaveTextContent(
    "1 dividend to collect, from EVL (no cash value).",
  );
  const [link, ...others] = within(table).getAllByRole("link", { name: /^Collect/ });
  expect(link).toHaveTextContent("Collect EVL");
  expect(link).toHaveAttribute(
    "href",
    "https://www.torn.com/page.php?sid=stocks&stockID=28&tab=dividend",
  );
  expect(link).toHaveAttribute("target", "_blank");
  expect(others).toEqual([]);
  // Above the list of a phone, too.
  const [button] = screen.getAllByRole("link", { name: "Collect EVL" });
  expect(table).not.toContainElement(button ?? null);
  expect(button?.getAttribute("href")).toBe(link?.getAttribute("href"));
});

test("with nothing ready, the page opens with the next dividend", async () => {
  await renderRoi("?view=dividends", {
    "/user/stocks": { stocks: stocks.filter(({ id }) => id === 9) },
  });
  expect(await screen.findByText(/^Nothing ready to collect\./)).toHaveTextContent(
    "Nothing ready to collect. Next: TCT, Thu 3 Dec, in 13 days.",
  );
});

test("a tier whose days the game doesn’t count yet is pending, without a date", async () => {
  await renderRoi("?view=dividends", {
    "/user/stocks": {
      stocks: stocks
        .filter(({ id }) => id === 16)
        .map((holding) => ({ ...holding, bonus: { available: false, increment: null } })),
    },
  });
  const table = await findTable("Dividend calendar");
  expect(screen.getByText(/^Pending: you hold enough shares/)).toBeVisible();
  expect(screen.getByText(/in dividends/)).not.toHaveTextContent("pending");
  expect(cellTexts(rowWith(table, "SYM")).slice(1)).toEqual(["1", "Pending", "–", "$500,000", ""]);
  expect(screen.queryByRole("button", { name: "Add to calendar" })).toBeNull();
});

test("without a dividend it says how to get one", async () => {
  await renderRoi("?view=dividends", { "/user/stocks": { stocks: [] } });
  expect(await screen.findByText("No dividends yet")).toBeVisible();
});

test("the next 12 weeks have their totals, with what they take for granted", async () => {
  const { user } = await renderRoi("?view=dividends");
  await user.click(await screen.findByText("Week by week"));
  const rows = rowsOf(await findTable("Dividends per week"));
  expect(screen.getByRole("heading", { name: "Next 12 weeks" })).toBeVisible();
  expect(
    screen.getByRole("img", { name: /^Dividends per week for the next 12 weeks/ }),
  ).toBeInTheDocument();
  expect(rows).toHaveLength(12);
  // SYM.
  expect(screen.getByText(/in dividends, including stocks still pending/)).toBeVisible();
  // SYM is due on 24 November and then every 7 days, TCT on 3 December and then every 31.
  expect(rows.slice(0, 2).map(cellTexts)).toEqual([
    ["20 Nov", "1 SYM", "$500,000"],
    ["27 Nov", "2 SYM, TCT", "$1,500,000"],
  ]);
  await user.click(screen.getByLabelText("How it’s calculated: Dividends per week"));
  const how = await screen.findByRole("dialog");
  expect(how).toHaveTextContent("3 × $1,000,000 = $3,000,000");
  expect(how).toHaveTextContent("Assumes you collect each dividend on its due date");
});

test("on a phone, a dividend is a row of two lines that opens on the rest", async () => {
  onPhone();
  await renderRoi("?view=dividends");
  const rows = await findRows("Dividend calendar");
  expect(rows[0]).toHaveTextContent("EVL Evil Ducks Candy Corp 1000 happiness Ready, 1 tier Now");
  expect(rows[2]).toHaveTextContent(
    "TCT The Torn City Times $1,000,000 Day 18 of 31, 1 tier Thu 3 Dec, in 13 days",
  );
  const opened = await openRow("Dividend calendar", "EVL");
  expect(within(opened).getByRole("link", { name: "Collect EVL" })).toBeVisible();
});

test.each([
  { highest: 25_200_000, dollars: 25_200_000, text: "25" },
  { highest: 25_200_000, dollars: 13_650_000, text: "14" },
  { highest: 25_200_000, dollars: 400_000, text: "<1" },
  { highest: 25_200_000, dollars: 0, text: "0" },
  { highest: 812_000, dollars: 812_000, text: "812" },
  { highest: 0, dollars: 0, text: "0" },
])("above a narrow bar, $dollars is $text beside $highest", ({ highest, dollars, text }) => {
  expect(digitsIn(highest)(dollars)).toBe(text);
});
