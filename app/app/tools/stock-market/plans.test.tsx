import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { address, servePages } from "@/app/testing/render-page";
import {
  cellTexts,
  columnTexts,
  findTable,
  headerOf,
  rowsOf,
  rowWith,
} from "@/app/testing/table-texts";

import { apiError } from "@/lib/api/testing/server";

import { findTiers, holdings, moneyOf, renderRoi } from "./testing/roi-page";

servePages();

const acronymsIn = (table: HTMLTableElement) =>
  columnTexts(table, 0).map((text) => text.slice(0, 3));

test("the next tier of each stock has what is missing and when it pays back, the soonest first", async () => {
  const { user } = await renderRoi();
  await findTiers();
  await user.click(screen.getByRole("link", { name: "Next tier" }));
  const table = await findTable("Next tier");
  expect(screen.queryByRole("table", { name: "Stock ROI Analysis" })).toBeNull();
  expect(acronymsIn(table)).toEqual(["TCT", "HRG", "PTS", "TSB", "SYM", "TCC"]);
  const cells = cellTexts(rowWith(table, "TCT"));
  expect(cells.slice(1, 5)).toEqual(["2", "250,000", "50,000", "$15,000,000"]);
  expect(cells[6]).toBe("$11,774,194");
  expect(cells[7]).toContain("465 days");
  await user.click(within(headerOf(table, "Cash needed")).getByRole("button"));
  expect(acronymsIn(table)).toEqual(["TCT", "SYM", "PTS", "HRG", "TSB", "TCC"]);
  expect(address()).toMatch(/view=next-tier&next-tier-sort=cash.asc/);
});

test("next tiers that the cash pays for are marked", async () => {
  await renderRoi("?view=next-tier", { "/user/money": moneyOf(15_000_000) });
  const table = await findTable("Next tier");
  expect(screen.getByText(/^Your cash/)).toHaveTextContent(
    "Your cash, $15.0m, pays for 1 of them.",
  );
  expect(rowWith(table, "TCT")).toHaveTextContent("$15,000,000you have it");
  expect(screen.getAllByText("you have it")).toHaveLength(1);
});

test("if the cash pays for none, it says how long the benefits take to pay the fastest", async () => {
  await renderRoi("?view=next-tier", { "/user/money": moneyOf(10_000_000) });
  await findTable("Next tier");
  expect(screen.getByText(/^Your cash/)).toHaveTextContent(
    /^Your cash, \$10\.0m, pays for none yet: your benefits pay the rest of TCT in \d+ days\.$/,
  );
});

test("the budget says which tiers to buy, in which order", async () => {
  const { user } = await renderRoi("?view=budget&money=$900m");
  const table = await findTable("Budget");
  expect(screen.getByLabelText("Money to spend")).toHaveValue("$900m");
  expect(rowsOf(table)).toHaveLength(2);
  const [first, second] = rowsOf(table);
  expect(first).toHaveTextContent("TCT The Torn City Times");
  expect(first).toHaveTextContent("50,000");
  expect(second).toHaveTextContent("PTS PointLess");
  expect(screen.getByText(/per year: buy/)).toHaveTextContent(
    /^\+\$179m per year: buy TCT tier 2 and PTS tier 1 for \$815m, \$85\.0m left/,
  );
  await user.click(screen.getByLabelText("How it’s calculated: the budget"));
  expect(await screen.findByRole("dialog")).toHaveTextContent(
    "The best combination for this budget.",
  );
});

test("of more than two tiers to buy, the headline says how many", async () => {
  await renderRoi("?view=budget&money=20b");
  const count = rowsOf(await findTable("Budget")).length;
  expect(count).toBeGreaterThan(2);
  expect(screen.getByText(/per year: buy/)).toHaveTextContent(`buy these ${count} tiers for`);
});

test("the budget begins with the player’s cash, so that the tiers to buy show at once", async () => {
  await renderRoi("?view=budget", { "/user/money": moneyOf(900_000_000) });
  expect(rowsOf(await findTable("Budget"))).toHaveLength(2);
  const money = screen.getByLabelText("Money to spend");
  expect(money).toHaveValue("900,000,000");
  expect(money).toHaveAccessibleDescription("Your cash");
});

test("a budget that is missing, no amount or too small says so", async () => {
  const { user } = await renderRoi("?view=budget", { "/user/money": apiError(16) });
  expect(await screen.findByText(/^Couldn’t load your cash/)).toBeVisible();
  expect(screen.getByText(/to see which tiers to buy/)).toHaveTextContent(
    "Enter an amount to see which tiers to buy with it. The cheapest is TCT tier 2, $15.0m.",
  );
  expect(screen.queryByRole("button", { name: /^Use my cash/ })).toBeNull();
  const money = screen.getByLabelText("Money to spend");
  await user.type(money, "lots");
  expect(await screen.findByText(/^Couldn’t read “lots” as whole dollars\./)).toBeVisible();
  expect(money).toHaveValue("lots");
  await user.clear(money);
  await user.type(money, "1k");
  expect(await screen.findByText("$1.00k buys no tier.")).toBeVisible();
  expect(screen.getByText(/The cheapest is/)).toHaveTextContent(
    "The cheapest is TCT tier 2, $15.0m: $15.0m more, 465 days of your benefits.",
  );
  expect(screen.getByRole("link", { name: "TCT tier 2" })).toHaveAttribute(
    "href",
    expect.stringContaining("stockID="),
  );
  await waitFor(() => {
    expect(address()).toMatch(/money=1k$/);
  });
});

test("money that buys no tier is followed by the cheapest tiers, and how long saving for each takes", async () => {
  const { user } = await renderRoi("?view=budget&money=1m");
  const table = await findTable("Cheapest to save for");
  expect(acronymsIn(table)[0]).toBe("TCT");
  const [row] = rowsOf(table);
  if (row === undefined) throw new Error("no row");
  const cells = cellTexts(row);
  expect(cells.slice(1, 5)).toEqual(["2", "50,000", "$15,000,000", "$14,000,000"]);
  const days = cells[5]?.match(/^[\d,]+ days/)?.[0] ?? "";
  expect(days).not.toBe("");
  expect(cells[7]).toBe("465 days");
  await user.click(screen.getByLabelText("How it’s calculated: the time to save for TCT tier 2"));
  expect(await screen.findByRole("dialog")).toHaveTextContent(
    `Saved instill missing ÷ Annual Benefits × 365 = ${days}`,
  );
});

test("without benefits, the time to save is unknown", async () => {
  await renderRoi("?view=budget&money=1m", { "/user/stocks": holdings({ 9: [50_000, 0] }) });
  const [row] = rowsOf(await findTable("Cheapest to save for"));
  expect(row && cellTexts(row)[5]).toBe("–");
  expect(screen.queryByText(/^Saved in:/)).toBeNull();
});

test("no held tier is worth swapping while none would earn more elsewhere", async () => {
  await renderRoi("?view=budget&money=");
  expect(await screen.findByText("No tier is worth swapping")).toBeVisible();
  expect(screen.getByText(/would bring more/)).toHaveTextContent(
    "No swap would bring more per year",
  );
});

test("a held tier that earns less than what its sale would buy is worth swapping", async () => {
  const { user } = await renderRoi("?view=budget&money=", {
    "/user/stocks": holdings({ 9: [250_000, 1], 16: [1_500_000, 2] }),
  });
  const table = await findTable("Worth swapping");
  const isBefore = (one: Element, other: Element) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBefore(screen.getByText("Enter an amount"), table)).toBe(true);
  expect(headerOf(table, "Gain per year")).toHaveAttribute("aria-sort", "descending");
  expect(screen.getByText(/per year: sell/)).toHaveTextContent(
    "+$9.25m per year: sell SYM tier 2, buy TCT tier 2, TCT tier 3 and TCT tier 4",
  );
  const [row] = rowsOf(table);
  for (const text of [
    "SYM Symbiotic Ltd.",
    "$599,400,000",
    "TCT tier 2, TCT tier 3, TCT tier 4",
    "$9,251,152",
  ]) {
    expect(row).toHaveTextContent(text);
  }
  await user.click(screen.getByLabelText("How it’s calculated: the gain from selling SYM tier 2"));
  const how = await screen.findByRole("dialog");
  expect(how).toHaveTextContent("Fee of 0.1%");
  expect(how).toHaveTextContent("−$600,000");

  await user.type(screen.getByLabelText("Money to spend"), "$900m");
  expect(isBefore(await findTable("Budget"), await findTable("Worth swapping"))).toBe(true);
});
