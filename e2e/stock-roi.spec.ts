import { readFile } from "node:fs/promises";

import { TODAY } from "../app/app/tools/stock-market/testing/stock-answers";
import { expect, type Page, restOn, test } from "./test";

const PATH = "/app/tools/stock-market";

test.beforeEach(async ({ signIn, game }) => {
  for (const [path, answer] of Object.entries(TODAY)) game.answer(path, answer);
  await signIn();
});

test("the player’s own value of a benefit is kept, and money is planned for the next tiers", async ({
  page,
}) => {
  await page.goto(`${PATH}?q=TSB`);
  const row = page.getByRole("row").nth(1);
  await expect(row).toContainText("17.84%");
  await row.getByRole("button", { name: "Set your value for TSB" }).click();
  await page.getByLabel("What one payment of TSB is worth to you").fill("100m");
  await page.getByRole("button", { name: "Use this value" }).click();
  await expect(row).toContainText("35.68%");
  await page.reload();
  await expect(row).toContainText("35.68%");
  await row.getByRole("button", { name: "Reset your value for TSB" }).click();
  await expect(row).toContainText("17.84%");

  await page.getByRole("link", { name: "Budget" }).click();
  await page.getByLabel("Money to spend").fill("$900m");
  const table = page.getByRole("table", { name: "Budget" });
  await expect(table.getByRole("row")).toHaveCount(3);
  await expect(page).toHaveURL(/view=budget&money=%24900m/);
  await page.goBack();
  await expect(page.getByLabel("Money to spend")).not.toHaveValue("$900m");
  await page.goBack();
  await expect(page.getByRole("table", { name: "Stock ROI Analysis" })).toBeVisible();

  const help = page
    .getByRole("group", { name: "Dividend Stock Value" })
    .getByRole("button", { name: "How it’s calculated" });
  await restOn(page, help);
  await page.clock.runFor(800);
  await expect(page.getByRole("tooltip")).toContainText(
    "Current value of the dividend stocks you hold.",
  );
});

/** The text of the file that a press of the button saves. */
async function saved(page: Page, button: string) {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("dividends have a chart, and their due dates leave as calendar files", async ({ page }) => {
  await page.goto(`${PATH}?view=dividends`);
  const chart = page.getByRole("img", { name: /^Dividends per week for the next 12 weeks/ });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator("canvas")).toBeVisible();

  const all = await saved(page, "Add to calendar");
  expect(all.name).toBe("dividends.ics");
  expect(all.text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  for (const line of [
    "SUMMARY:TCT dividend",
    "DTSTART;VALUE=DATE:20261203",
    "SUMMARY:SYM dividend",
    "DTSTART;VALUE=DATE:20261124",
    "SUMMARY:EVL dividend",
    "DTSTART;VALUE=DATE:20261120",
  ]) {
    expect(all.text.split("\r\n")).toContain(line);
  }
  const one = await saved(page, "Add to calendar: TCT");
  expect(one.name).toBe("dividend-TCT.ics");
  expect(one.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});
