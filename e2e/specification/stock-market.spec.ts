import stocksOlder from "../../lib/api/testing/fixtures/torn-stocks.legacy.json" with { type: "json" };
import { errorCode, expect, httpStatus, deferredResponse, type Page, test } from "../test";

const PATH = "/app/torn/stock-market";

const acronyms = (page: Page) =>
  page.getByRole("list", { name: "Stocks" }).locator("h2 b").allInnerTexts();

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("cards with id, acronym, name, price, benefit type, frequency, requirement and description", async ({
  openShared,
}) => {
  const page = await openShared(PATH);
  await expect(page.getByRole("heading", { level: 1, name: "Stock Market" })).toBeVisible();
  const card = page.getByRole("listitem").filter({ hasText: "Torn & Shanghai Banking" });
  for (const text of [
    "[1]",
    "TSB",
    "$1,179.43",
    "Active",
    "31 days",
    "3,000,000 shares",
    "$50,000,000",
  ]) {
    await expect(card).toContainText(text);
  }
});

test("the stocks can be filtered, in either shape", async ({ page, game }) => {
  await page.goto(PATH);
  for (const [text, shown] of [
    ["shanghai", ["TSB"]],
    ["tc", ["TCI", "TCT"]],
  ] as const) {
    await test.step(`a filter by name or acronym: ${text}`, async () => {
      await page.getByLabel("Name or acronym").fill(text);
      await expect.poll(() => acronyms(page)).toEqual(shown);
      await expect(page).toHaveURL(`${PATH}?q=${text}`);
    });
  }
  await page.getByLabel("Name or acronym").fill("");
  await expect(page).toHaveURL(PATH);

  await test.step("a single-choice toggle Active or Passive on benefit type", async () => {
    await expect.poll(() => acronyms(page)).toEqual(["TSB", "TCI", "TCT", "PTS"]);
    await page.getByRole("button", { name: "Active" }).click();
    await expect.poll(() => acronyms(page)).toEqual(["TSB", "TCT", "PTS"]);
    await page.getByRole("button", { name: "Passive" }).click();
    await expect.poll(() => acronyms(page)).toEqual(["TCI"]);
    await expect(page).toHaveURL(`${PATH}?benefit=passive`);
    await page.getByRole("button", { name: "Passive" }).click();
    await expect.poll(() => acronyms(page)).toHaveLength(4);
  });

  await test.step("no stocks: 'No data available'", async () => {
    game.answer("/torn/stocks", { stocks: [] });
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText("No data available")).toBeVisible();
  });

  await test.step("the older shape shows the same stocks", async () => {
    game.answer("/torn/stocks", stocksOlder);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect.poll(() => acronyms(page)).toEqual(["TSB", "TCI", "TCT", "PTS"]);
  });
});

test("the error is 'Error loading stock data: {message}'", async ({ page, game }) => {
  const failure = deferredResponse(httpStatus(500));
  game.answer("/torn/stocks", failure.answer);
  await page.goto(PATH);
  await expect(page.getByText("Loading data...")).toBeVisible();
  failure.release();
  await expect(page.getByText("Error loading stock data: Internal Server Error")).toBeVisible();
  game.answer("/torn/stocks", errorCode(17, "Backend error"));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Error loading stock data: Backend error")).toBeVisible();
});
