import { expect, test } from "./test";

test("a stock is found, and its prices open as a chart and give the focus back", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/app/torn/stock-market?q=times");
  const stocks = page.getByRole("list", { name: "Stocks" });
  await expect(stocks.getByRole("heading")).toHaveText(["TCT The Torn City Times [9]"]);
  const button = page.getByRole("button", { name: "Prices of TCT" });
  await button.focus();
  await page.keyboard.press("Enter");
  const times = page.getByRole("dialog", { name: "TCT The Torn City Times" });
  const chart = times.getByRole("img", { name: /^The price of TCT: .* \$300\.00\.$/ });
  await expect(chart.locator("canvas")).toBeVisible();
  await chart.hover();
  await expect(chart).toContainText("20 Nov 2026, 11:58 TCT: $300.25");
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});
