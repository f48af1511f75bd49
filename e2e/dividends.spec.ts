import { readFile } from "node:fs/promises";

import { TODAY } from "./money/stock-answers";
import { expect, type Page, test } from "./test";

const PATH = "/app/tools/stock-market?view=dividends";

const calendar = (page: Page) => page.getByRole("table", { name: "Dividend calendar" });
const row = (page: Page, acronym: string) =>
  calendar(page).getByRole("row").filter({ hasText: acronym });

/** What a press of the button saves. */
async function saved(page: Page, button: string) {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test.beforeEach(async ({ signIn, game }) => {
  for (const [path, answer] of Object.entries(TODAY)) game.answer(path, answer);
  await signIn();
});

test("each dividend: tiers, state, due date and what it pays, ready ones first", async ({
  openShared,
}) => {
  const page = await openShared(PATH, TODAY);
  const rows = calendar(page).getByRole("row");
  await expect(rows).toHaveText([/Stock/, /EVL/, /SYM/, /TCT/]);
  await expect(row(page, "EVL").locator("th, td")).toHaveText([
    /^EVL/,
    "1",
    "Ready",
    "Now",
    "1000 happiness",
    /Collect/,
  ]);
  await expect(row(page, "TCT").locator("th, td")).toHaveText([
    /^TCT/,
    "1",
    /^In progress\s*day 18 of 31$/,
    "Thu 3 Dec in 13 days",
    "$1,000,000",
    "",
  ]);
  await expect(row(page, "SYM")).toContainText("$500,000");
});

test("the due date in the player’s own time is one hover away", async ({ openShared }) => {
  const page = await openShared(PATH, TODAY);
  await expect(row(page, "TCT").getByText("Thu 3 Dec")).toHaveAttribute("title", /your time$/);
});

test("what is ready leads to the dividend in the game", async ({ openShared }) => {
  const page = await openShared(PATH, TODAY);
  const link = row(page, "EVL").getByRole("link", { name: "Collect EVL" });
  await expect(link).toHaveAttribute(
    "href",
    "https://www.torn.com/page.php?sid=stocks&stockID=28&tab=dividend",
  );
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(row(page, "TCT").getByRole("link", { name: "Collect" })).toHaveCount(0);
});

test("the view opens with what is ready now", async ({ openShared }) => {
  const page = await openShared(PATH, TODAY);
  await expect(
    page.getByText("1 dividend ready to collect, from EVL (no cash value)."),
  ).toBeVisible();
});

test("says what doesn’t pay yet, or not at all", async ({ page, game }) => {
  const { stocks } = TODAY["/user/stocks"];
  const refresh = () => page.getByRole("button", { name: "Refresh" }).click();

  await test.step("with nothing ready it opens with what is next", async () => {
    game.answer("/user/stocks", { stocks: stocks.filter(({ id }) => id === 9) });
    await page.goto(PATH);
    await expect(page.getByText("Nothing ready to collect. Next: TCT")).toContainText(
      "Thu 3 Dec, in 13 days.",
    );
  });

  await test.step("a tier whose days the game does not count yet is pending, without a date", async () => {
    game.answer("/user/stocks", {
      stocks: stocks
        .filter(({ id }) => id === 16)
        .map((holding) => ({ ...holding, bonus: { available: false, increment: null } })),
    });
    await refresh();
    await expect(row(page, "SYM").locator("th, td")).toHaveText([
      /^SYM/,
      "1",
      "Pending",
      "–",
      "$500,000",
      "",
    ]);
    await expect(page.getByRole("button", { name: "Add to calendar" })).toHaveCount(0);
  });

  await test.step("without a dividend: 'No data available'", async () => {
    game.answer("/user/stocks", { stocks: [] });
    await refresh();
    await expect(page.getByText("No data available")).toBeVisible();
  });
});

test("totals of the next 12 weeks, and due dates as a calendar file", async ({ page }) => {
  await page.goto(PATH);
  await test.step("the total of each of the next 12 weeks, as a chart and as a table", async () => {
    await expect(page.getByRole("heading", { name: "Next 12 weeks" })).toBeVisible();
    const chart = page.getByRole("img", { name: /^Dividends per week for the next 12 weeks/ });
    await chart.scrollIntoViewIfNeeded();
    await expect(chart.locator("canvas")).toBeVisible();
    const rows = page.getByRole("table", { name: "Dividends per week" }).getByRole("row");
    await expect(rows).toHaveCount(13);
    // SYM is due on 24 November and then every 7 days, TCT on 3 December and then every 31.
    await expect(rows.nth(1)).toHaveText(/20 Nov\s*1\s*SYM\s*\$500,000/);
    await expect(rows.nth(2)).toHaveText(/27 Nov\s*2\s*SYM, TCT\s*\$1,500,000/);
  });

  await test.step("the sums say how they are calculated, and what they take for granted", async () => {
    await page.getByRole("button", { name: "How it’s calculated: Dividends per week" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("3 × $1,000,000 = $3,000,000");
    await expect(dialog).toContainText("Assumes you collect each dividend on its due date");
    await page.keyboard.press("Escape");
  });

  await test.step("a calendar file with the next due date of every holding", async () => {
    const { name, text } = await saved(page, "Add to calendar");
    expect(name).toBe("dividends.ics");
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    for (const line of [
      "SUMMARY:TCT dividend",
      "DTSTART;VALUE=DATE:20261203",
      "SUMMARY:SYM dividend",
      "DTSTART;VALUE=DATE:20261124",
      "SUMMARY:EVL dividend",
      "DTSTART;VALUE=DATE:20261120",
    ]) {
      expect(text.split("\r\n")).toContain(line);
    }
  });

  await test.step("a calendar file of one dividend", async () => {
    const { name, text } = await saved(page, "Add to calendar: TCT");
    expect(name).toBe("dividend-TCT.ics");
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });
});

test("on a phone dividends are list entries with the same data", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(PATH);
  const entry = page
    .getByRole("list", { name: "Dividend calendar" })
    .getByRole("listitem")
    .filter({ hasText: "TCT" });
  for (const text of ["In progress", "day 18 of 31", "Thu 3 Dec", "$1,000,000"]) {
    await expect(entry).toContainText(text);
  }
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
