import type { Locator } from "@playwright/test";
import { readFile } from "node:fs/promises";

import userStocks from "../../lib/api/testing/fixtures/user-stocks.json" with { type: "json" };
import userStocksOlder from "../../lib/api/testing/fixtures/user-stocks.legacy.json" with { type: "json" };
import { OLDER, TODAY } from "../money/portfolio-answers";
import { errorCode, expect, httpStatus, deferredResponse, type Page, test } from "../test";

const PATH = "/app/user/stock";

const cards = (page: Page) => page.getByRole("list", { name: "Holdings" }).getByRole("listitem");
const card = (page: Page, words: string) => cards(page).filter({ hasText: words });
const purchases = (page: Page) => page.getByRole("table", { name: "Purchases" });

test.beforeEach(async ({ signIn, game }) => {
  for (const [path, answer] of Object.entries(TODAY)) game.answer(path, answer);
  await signIn();
});

test("a summary total value, with cost, profit and what is ready", async ({ openShared }) => {
  const page = await openShared(PATH, TODAY);
  await expect(page.getByRole("heading", { level: 1, name: "User Stock Portfolio" })).toBeVisible();
  const lead = page.getByRole("region", { name: "At a glance" });
  for (const text of [
    "$1.76b in 5 stocks",
    "Total value $1,755,000,000",
    "Profit +$98,000,000",
    "$1.13b",
    "5 purchases",
    "+8.70%",
  ]) {
    await expect(lead).toContainText(text);
  }
  await expect(lead).toContainText(/Ready to collect\s*1\s*GRN/);
});

test("per-stock cards, what is ready to collect first, then the most valuable", async ({
  openShared,
}) => {
  const page = await openShared(PATH, TODAY);
  await expect(cards(page)).toHaveText([/^GRN/, /^TCI/, /^TCT/, /^SYM/, /^EVL/, /^Stock \[99\]/]);
});

for (const [acronym, texts] of [
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
  ["GRN", ["$100,000,000", "-$4,000,000 (-3.85%)", "Ready to collect", "5.70% of the total"]],
  ["SYM", ["$50,000,000", "$0 (0.00%)", "Pending"]],
  ["TCI", ["$1,500,000,000", "+$100,000,000 (+11.11%)", "Benefit active"]],
  ["EVL", ["$30,000,000", "No benefit yet"]],
] as const) {
  test(`the card of ${acronym}: value, shares, average price, cost, profit, benefit`, async ({
    openShared,
  }) => {
    const page = await openShared(PATH, TODAY);
    for (const text of texts) await expect(card(page, acronym)).toContainText(text);
  });
}

test("a card leads to the stock in the game, at its dividend", async ({ openShared }) => {
  const page = await openShared(PATH, TODAY);
  await expect(card(page, "TCT").getByRole("link")).toHaveAttribute(
    "href",
    "https://www.torn.com/page.php?sid=stocks&stockID=9&tab=dividend",
  );
});

test("the card says how many shares have no listed purchase", async ({ openShared }) => {
  const page = await openShared(PATH, TODAY);
  await expect(card(page, "TCI")).toContainText("No purchase listed for 500,000 shares");
  await expect(card(page, "EVL")).toContainText("No purchase listed for 50,000 shares");
  await expect(card(page, "TCT")).not.toContainText("No purchase listed");
});

test("a stock that is no longer in the list has a card without a price", async ({ openShared }) => {
  const page = await openShared(PATH, TODAY);
  await expect(card(page, "Stock [99]")).toContainText(
    "5,000 shares, no longer listed, so no price",
  );
});

test("a holding with no shares is hidden, and the page says so", async ({ openShared }) => {
  const page = await openShared(PATH, TODAY);
  await expect(page.getByText("Hidden: 1 holding with no shares.")).toBeVisible();
  await expect(card(page, "TSB")).toHaveCount(0);
});

test("each purchase with its price, cost, value and profit, the newest first", async ({
  openShared,
}) => {
  const page = await openShared(PATH, TODAY);
  await expect(purchases(page).getByRole("columnheader")).toHaveText([
    /^Stock/,
    /^Bought/,
    /^Shares/,
    /^Price/,
    /^Cost/,
    /^Value/,
    /^Profit/,
    /^Profit %/,
  ]);
  const rows = purchases(page).getByRole("row");
  await expect(rows).toHaveCount(6);
  await expect(rows.nth(1).locator("th, td")).toHaveText([
    "TCT The Torn City Times",
    "22 Sept 2026",
    "150,000",
    "$320.00",
    "$48,000,000",
    "$45,000,000",
    "-$3,000,000",
    "-6.25%",
  ]);
});

/** Presses the button, and reads the file that it saves line by line. */
async function savedLines(page: Page, button: Locator, fileName: string) {
  const saving = page.waitForEvent("download");
  await button.click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(fileName);
  return (await readFile(await file.path(), "utf8")).trim().split(/\r?\n/);
}

test("figures are explained, charted and downloaded", async ({ page }) => {
  await page.goto(PATH);
  await test.step("each figure says how it is calculated, before the sale fee and after", async () => {
    await card(page, "TCT").getByRole("button", { name: "How it’s calculated: TCT" }).click();
    const dialog = page.getByRole("dialog", { name: "How it’s calculated: TCT" });
    for (const text of [
      "250,000 × $300.00",
      "Cost, 2 purchases",
      "Sale fee, 0.1%",
      "-$75,000",
      "$74,925,000",
    ]) {
      await expect(dialog).toContainText(text);
    }
    await page.keyboard.press("Escape");
    await page
      .getByRole("button", { name: "How it’s calculated: Total value", exact: true })
      .click();
    await expect(page.getByRole("dialog")).toContainText("$1,753,245,000");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "How it’s calculated: Profit", exact: true }).click();
    await expect(page.getByRole("dialog")).toContainText("+$96,775,000");
    await page.keyboard.press("Escape");
  });

  await test.step("the allocation as a chart", async () => {
    await expect(page.getByRole("heading", { name: "Allocation" })).toBeVisible();
    const chart = page.getByRole("img", {
      name: "The value of 5 stocks, largest first: TCI with $1,500,000,000, 85.47% of the total.",
    });
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.locator("canvas")).toBeVisible();
  });

  await test.step("the purchases as CSV", async () => {
    const tools = page.getByRole("group", { name: "Tools for Purchases" });
    const button = tools.getByRole("button", { name: "CSV" });
    const lines = await savedLines(page, button, "purchases.csv");
    expect(lines[0]).toBe("Stock,Bought,Shares,Price,Cost,Value,Profit,Profit %");
    expect(lines[1]).toBe(
      "TCT,2026-09-22T14:13:20.000Z,150000,320,48000000,45000000,-3000000,-6.25",
    );
    expect(lines).toHaveLength(6);
  });

  await test.step("the holdings as CSV", async () => {
    const button = page.getByRole("button", { name: "Download holdings as CSV" });
    const lines = await savedLines(page, button, "holdings.csv");
    expect(lines[0]).toBe(
      'Stock,Name,Shares,Price,Value,"Share of the total, %",Cost,Average price,Profit,"Profit, %",Dividend',
    );
    const tct = lines.find((line) => line.startsWith("TCT,"));
    expect(tct).toMatch(/^TCT,The Torn City Times,250000,300,75000000,/);
  });
});

test("the older shapes show the same figures", async ({ openShared }) => {
  const shown = async (answers: typeof TODAY | typeof OLDER) => {
    const page = await openShared(PATH, answers);
    await expect(purchases(page)).toBeVisible();
    return page.getByRole("main").innerText();
  };
  await expect.poll(() => shown(OLDER)).toBe(await shown(TODAY));
});

test("holdings are shown in either shape, and an empty portfolio says so", async ({
  page,
  game,
}) => {
  const tell = async (holdings: Record<string, unknown>) => {
    game.answer("/user/stocks", holdings);
    await page.getByRole("button", { name: "Refresh" }).click();
  };
  await page.goto(PATH);
  await expect(cards(page)).toHaveCount(6);

  for (const [what, stocks, shape, holdings] of [
    ["an empty list", [], "today’s", userStocks],
    ["an empty map", {}, "the older", userStocksOlder],
    ["nothing", null, "today’s", userStocks],
  ] as const) {
    await test.step(`empty shows 'No stock holdings found.': ${what}`, async () => {
      await tell({ stocks });
      await expect(page.getByText("No stock holdings found.")).toBeVisible();
      await expect(page.getByRole("list", { name: "Holdings" })).toHaveCount(0);
      await expect(page.getByText(/^Hidden:/)).toHaveCount(0);
    });

    await test.step(`holdings in ${shape} shape whose stocks the list lacks`, async () => {
      await tell(holdings);
      await expect(card(page, "TSB")).toContainText("9,000,000");
      // (3,000,000 × 885.61 + 6,000,000 × 901.20) ÷ 9,000,000
      await expect(card(page, "TSB")).toContainText("$896.00");
      for (const words of ["Stock [12]", "Stock [22]", "Stock [25]"]) {
        await expect(card(page, words)).toContainText("no longer listed, so no price");
      }
    });
  }

  await test.step("a broken record is counted, and the others are shown", async () => {
    const [first, ...rest] = TODAY["/user/stocks"].stocks;
    await tell({ stocks: [{ ...first, shares: "many" }, ...rest] });
    await expect(page.getByText("Left out 1 unreadable record")).toBeVisible();
    await expect(cards(page)).toHaveCount(5);
  });
});

for (const path of ["/torn/stocks", "/user/stocks"]) {
  test(`the error is 'Error loading stock data' when ${path} fails`, async ({ page, game }) => {
    const failure = deferredResponse(httpStatus(500));
    game.answer(path, failure.answer);
    await page.goto(PATH);
    await expect(page.getByText("Loading data...")).toBeVisible();
    failure.release();
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert.getByText("Error loading stock data", { exact: true })).toBeVisible();
    game.answer(path, errorCode(16));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(alert).toContainText("a key with Limited or Full Access");
  });
}
