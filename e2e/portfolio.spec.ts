import type { Locator } from "@playwright/test";
import { readFile } from "node:fs/promises";

import { TODAY } from "../app/app/user/stock/testing/portfolio-answers";
import { expect, type Page, test } from "./test";

/** Presses the button, and reads the file that it saves line by line. */
async function savedLines(page: Page, button: Locator, fileName: string) {
  const saving = page.waitForEvent("download");
  await button.click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(fileName);
  return (await readFile(await file.path(), "utf8")).trim().split(/\r?\n/);
}

test("holdings are explained, charted and downloaded", async ({ page, game, signIn }) => {
  for (const [path, answer] of Object.entries(TODAY)) game.answer(path, answer);
  await signIn();
  await page.goto("/app/user/stock");
  const card = page.getByRole("listitem").filter({ hasText: "TCT" });
  await expect(card).toContainText("+$2,000,000 (+2.74%)");
  await card.getByRole("button", { name: "How it’s calculated: TCT" }).click();
  await expect(page.getByRole("dialog")).toContainText("$74,925,000");
  await page.keyboard.press("Escape");

  const chart = page.getByRole("img", { name: /^The value of 5 stocks/ });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator("canvas")).toBeVisible();

  const tools = page.getByRole("group", { name: "Tools for Purchases" });
  const purchases = await savedLines(
    page,
    tools.getByRole("button", { name: "CSV" }),
    "purchases.csv",
  );
  expect(purchases[0]).toBe("Stock,Bought,Shares,Price,Cost,Value,Profit,Profit %");
  expect(purchases[1]).toBe(
    "TCT,2026-09-22T14:13:20.000Z,150000,320,48000000,45000000,-3000000,-6.25",
  );
  expect(purchases).toHaveLength(6);

  const holdings = await savedLines(
    page,
    page.getByRole("button", { name: "Download holdings as CSV" }),
    "holdings.csv",
  );
  expect(holdings[0]).toBe(
    'Stock,Name,Shares,Price,Value,"Share of the total, %",Cost,Average price,Profit,"Profit, %",Dividend',
  );
  const tct = holdings.find((line) => line.startsWith("TCT,"));
  expect(tct).toMatch(/^TCT,The Torn City Times,250000,300,75000000,/);
});
