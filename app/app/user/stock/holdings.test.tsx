import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows, openRow } from "@/app/testing/phone-rows";
import { address, servePages } from "@/app/testing/render-page";
import { cellTexts, findTable, headerOf, rowsOf } from "@/app/testing/table-texts";

import { cardWith, findCards, renderPortfolio } from "./testing/portfolio-page";

servePages();

test("the headline is the total value, with cost, profit and what is ready", async () => {
  await renderPortfolio();
  const lead = await screen.findByRole("region", { name: "At a glance" });
  expect(screen.getByRole("heading", { level: 1, name: "User Stock Portfolio" })).toBeVisible();
  for (const text of [
    "$1.76b in 5 stocks",
    "Total value $1,755,000,000",
    "Profit +$98,000,000",
    "$1.13b",
    "5 purchases",
    "+8.70%, without dividends",
  ]) {
    expect(lead).toHaveTextContent(text);
  }
  expect(lead).toHaveTextContent(/Ready to collect\s*1\s*GRN/);
});

test("each holding has a card, what is ready to collect first, then the most valuable", async () => {
  await renderPortfolio();
  const cards = await findCards();
  expect(
    cards.map(({ textContent }) => /^(Stock \[\d+\]|[A-Z]{3})/.exec(textContent)?.[0]),
  ).toEqual(["GRN", "TCI", "TCT", "SYM", "EVL", "Stock [99]"]);
  for (const [name, texts] of [
    [
      "TCT",
      [
        "The Torn City Times",
        "$75,000,000",
        "4.27% of the total",
        "250,000",
        "$292.00",
        "$73,000,000",
        "+$2,000,000 (+2.74%)",
        "Day 25 of 31, due Thu 26 Nov",
      ],
    ],
    ["GRN", ["$100,000,000", "−$4,000,000 (−3.85%)", "Ready to collect", "5.70% of the total"]],
    ["SYM", ["$50,000,000", "$0 (0.00%)", "Pending"]],
    [
      "TCI",
      [
        "$1,500,000,000",
        "+$100,000,000 (+11.11%)",
        "Benefit active",
        "No purchase listed for 500,000 shares",
      ],
    ],
    ["EVL", ["$30,000,000", "No benefit yet", "No purchase listed for 50,000 shares"]],
    ["Stock [99]", ["5,000 shares, no longer listed, so no price"]],
  ] as const) {
    for (const text of texts) expect(cardWith(cards, name)).toHaveTextContent(text);
  }
  const times = cardWith(cards, "TCT");
  expect(times).not.toHaveTextContent("No purchase listed");
  expect(within(times).getByRole("link")).toHaveAttribute(
    "href",
    "https://www.torn.com/page.php?sid=stocks&stockID=9&tab=dividend",
  );
  expect(screen.getByText("Hidden: 1 holding with no shares.")).toBeVisible();
});

test("the allocation is a chart, and says what the largest stock is", async () => {
  await renderPortfolio();
  await findCards();
  expect(screen.getByRole("heading", { name: "Allocation" })).toBeVisible();
  expect(
    screen.getByRole("img", {
      name: "The value of 5 stocks, largest first: TCI with $1,500,000,000, 85.47% of the total.",
    }),
  ).toBeInTheDocument();
});

test("each purchase has its price, cost, value and profit, the newest first", async () => {
  await renderPortfolio();
  const table = await findTable("Purchases");
  expect([...(table.tHead?.rows[0]?.cells ?? [])].map(({ textContent }) => textContent)).toEqual([
    "Stock",
    "Bought▼",
    "Shares",
    "Price",
    "Cost",
    "Value",
    "Profit",
    "Profit %",
  ]);
  expect(headerOf(table, "Bought")).toHaveAttribute("aria-sort", "descending");
  const rows = rowsOf(table);
  expect(rows).toHaveLength(5);
  expect(rows.slice(0, 1).map(cellTexts)).toEqual([
    [
      "TCT The Torn City Times",
      "22 Sept 2026",
      "150,000",
      "$320.00",
      "$48,000,000",
      "$45,000,000",
      "−$3,000,000",
      "−6.25%",
    ],
  ]);
});

test.each([
  {
    of: "TCT",
    lines: ["250,000 × $300.00", "Cost, 2 purchases", "Sale fee, 0.1%", "−$75,000", "$74,925,000"],
  },
  { of: "Total value", lines: ["$1,753,245,000"] },
  { of: "Profit", lines: ["+$96,775,000"] },
])("$of says how it is calculated, before the sale fee and after", async ({ of, lines }) => {
  const { user } = await renderPortfolio();
  await findCards();
  const name = `How it’s calculated: ${of}`;
  await user.click(screen.getByRole("button", { name }));
  const how = await screen.findByRole("dialog", { name });
  for (const line of lines) expect(how).toHaveTextContent(line);
});

test("on a phone each holding and purchase is a row, which opens on its card or its columns", async () => {
  onPhone();
  await renderPortfolio();
  const holdings = (await findRows("Holdings")).map(({ textContent }) => textContent);
  expect(holdings[0]).toMatch(/^GRN .*Ready to collect/);
  const tct = holdings.find((text) => text.startsWith("TCT"));
  expect(tct).toBe("TCT The Torn City Times $75.0m Cost $73.0m, +2.74% +$2.00m");
  const sym = holdings.find((text) => text.startsWith("SYM"));
  expect(sym).toBe("SYM Symbiotic Ltd. $50.0m Pending, 0.00% $0");
  expect(holdings.find((text) => text.startsWith("EVL"))).toContain("No benefit yet");
  const opened = await openRow("Holdings", "TCT");
  expect(opened).toHaveTextContent("+$2,000,000 (+2.74%)");
  expect(within(opened).getByRole("button", { name: "How it’s calculated: TCT" })).toBeVisible();

  const purchases = (await findRows("Purchases")).map(({ textContent }) => textContent);
  expect(purchases[0]).toBe("TCT The Torn City Times $45.0m 22 Sept 2026 for $48.0m −$3.00m");
  expect(await openRow("Purchases", "TCT")).toHaveTextContent(/Price\s*\$320/);
});

test.each([
  ["By value", "value", ["TCI", "GRN", "TCT", "SYM", "EVL"]],
  ["By profit", "profit", ["TCI", "TCT", "SYM", "GRN", "EVL"]],
  ["By profit %", "percent", ["TCI", "TCT", "SYM", "GRN", "EVL"]],
])("holdings sort %s, an unknown profit last", async (name, id, order) => {
  const { user } = await renderPortfolio();
  await findCards();
  await user.selectOptions(screen.getByLabelText("Sort holdings"), name);
  const cards = await findCards();
  expect(cards.slice(0, 5).map(({ textContent }) => textContent.slice(0, 3))).toEqual(order);
  expect(address()).toBe(`/app/user/stock?sort=${id}`);
});
