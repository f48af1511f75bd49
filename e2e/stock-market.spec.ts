import { errorCode, expect, test } from "./test";

const PATH = "/app/torn/stock-market";

test("a stock has its logo, market cap, investors and what the player owns, and its prices when asked", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await page.goto(PATH);
  const card = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  const bank = card("Torn & Shanghai Banking");
  const times = page.getByRole("dialog", { name: "TCT The Torn City Times" });

  await test.step("a card says what the game says of the market", async () => {
    await expect(bank.getByRole("presentation")).toHaveAttribute("src", /logos\/TSB\.svg$/);
    await expect(bank).toContainText("Market cap$24,356,000,000,000");
    await expect(bank).toContainText("Investors17,940");
  });

  await test.step("the value of a holding is its shares × price, and is explained", async () => {
    await expect(bank).toContainText("You own9,000,000 shares");
    await expect(bank).toContainText("Worth$10,614,870,000");
    await expect(bank).toContainText("Your tiers2 active");
    await expect(card("Torn City Investments")).not.toContainText("You own");
    await bank.getByRole("button", { name: "How it’s calculated: the value of your TSB" }).click();
    await expect(page.getByRole("dialog")).toContainText("9,000,000 × $1,179.43");
    await page.keyboard.press("Escape");
  });

  await test.step("prices load when they are opened, not before", async () => {
    expect(game.calls.toSorted()).toEqual([
      "/torn/stocks?comment=Almanac",
      "/user/stocks?comment=Almanac",
    ]);
    const button = card("The Torn City Times").getByRole("button", { name: "Prices of TCT" });
    await button.focus();
    await page.keyboard.press("Enter");
    const row = (period: string) =>
      times
        .getByRole("table", { name: "Performance" })
        .getByRole("row")
        .filter({
          has: page.getByRole("rowheader", { name: period, exact: true }),
        });
    await expect(row("Hour")).toHaveText("Hour-0.50-0.17%$300.50$299.75$301.00");
    await expect(row("Day")).toHaveText("Day+3.00+1.01%$297.00$296.50$302.00");
    await expect(row("Week")).toContainText("-1.96%");
    await expect(row("Month")).toContainText("+7.14%");
    await expect(row("Year")).toContainText("-25.00%");
    await expect(row("All time")).toContainText("+200.00%");
    expect(game.calls).toHaveLength(3);
  });

  await test.step("prices are a line chart and a table", async () => {
    const chart = times.getByRole("img", { name: /^The price of TCT: .* \$300\.00\.$/ });
    await expect(chart.locator("canvas")).toBeVisible();
    await chart.hover();
    await expect(chart).toContainText("20 Nov 2026, 11:58 TCT: $300.25");
    await times.getByText("As a table").click();
    const prices = times.getByRole("table", { name: "Prices" }).getByRole("row");
    await expect(prices).toHaveCount(4);
    await expect(prices.nth(1)).toContainText("$300.00-0.25");
    await expect(prices.nth(3)).toContainText("$299.75–");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Prices of TCT" })).toBeFocused();
  });

  await test.step("if prices fail, the page stays, and they can be loaded again", async () => {
    game.answer("/torn/1/stocks", errorCode(17, "Backend error"));
    await page.getByRole("button", { name: "Prices of TSB" }).click();
    const prices = page.getByRole("dialog", { name: "TSB" });
    await expect(prices.getByText("Error loading prices: Backend error")).toBeVisible();
    await prices.getByRole("button", { name: "Try again" }).click();
    await expect(prices.getByRole("alert")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("a key without access to holdings still shows the market", async () => {
    game.answer("/user/stocks", errorCode(16, "Access level of this key is not high enough"));
    await page.reload();
    await expect(page.getByText("Couldn’t load your holdings.")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "$1,179.43" })).toHaveCount(1);
    await expect(page.getByText("You own", { exact: true })).toHaveCount(0);
    game.restoreResponses();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(bank).toContainText("You own9,000,000 shares");
  });
});
