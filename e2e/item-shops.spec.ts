import type { Locator } from "@playwright/test";

import { CITY } from "../app/app/tools/item-shop-profitability/testing/shop-answers";
import { NOW } from "../lib/api/testing/answers";
import { expect, test, textsOf } from "./test";

const PATH = "/app/tools/item-shop-profitability";

/** Waits until an element's text has the colour of one of the theme's tokens. */
const expectColour = (element: Locator, token: "--success" | "--destructive") =>
  expect
    .poll(() =>
      element.evaluate((node, name) => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.color = `var(${name})`;
        const wanted = getComputedStyle(probe).color;
        probe.remove();
        return getComputedStyle(node).color === wanted;
      }, token),
    )
    .toBe(true);

test.beforeEach(async ({ page, game, signIn }) => {
  await page.clock.setFixedTime(NOW);
  await signIn();
  for (const [path, body] of Object.entries(CITY)) game.answer(path, body);
});

test("the items of the city are sold another way, filtered, and bought for the cash at hand", async ({
  page,
}) => {
  await page.goto(PATH);
  const row = (item: string) => page.getByRole("row").filter({ hasText: item });
  await expect(row("Sweet Hearts")).toContainText("$500");
  const bought = page.getByText("You have bought 42 / 100 items");
  await expectColour(bought, "--destructive");
  await expectColour(row("Parachute").getByText("$11,000"), "--success");
  await expectColour(row("Hammer").getByText("−$15"), "--destructive");

  await page.getByLabel("Sell via").selectOption("Item market (5% fee)");
  await expect(row("Sweet Hearts")).toContainText("$450");
  await page.getByRole("button", { name: "Profitable only" }).click();
  await page.getByRole("button", { name: "In stock", exact: true }).click();
  await expect(page).toHaveURL(`${PATH}?route=market&only=profitable+stock`);
  await page.reload();
  await expect
    .poll(() => textsOf(page, 2))
    .toEqual(["Parachute", "Sweet Hearts", "Bottle of Beer"]);

  await page.getByRole("link", { name: "Best 100 today" }).click();
  await page.getByLabel("Cash to spend").fill("65,000");
  await expect.poll(() => textsOf(page, 1)).toEqual(["Sweet Hearts", "Parachute"]);
  // The amount is a step of its own, written a moment after it is typed; then the page's links have it.
  await expect(page).toHaveURL(/view=best-100&cash=65/);
  await expect(page.getByRole("link", { name: "All items" })).toHaveAttribute("href", /cash=65/);
  await page.goBack();
  await expect(page.getByLabel("Cash to spend")).toHaveValue("");
  await page.goBack();
  await expect(page.getByRole("table", { name: "Items in city shops" })).toBeVisible();
});

test("on a phone, what to buy comes first, and each item is an entry", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(PATH);
  await expect(page.getByRole("list", { name: "Buy first" })).toBeVisible();
  const entries = page.getByRole("list", { name: "Items in city shops" }).getByRole("listitem");
  await expect(entries).toHaveCount(8);
  await expect(entries.filter({ hasText: "Loses money" })).toHaveText(/Hammer/);
  await entries.first().getByRole("button").click();
  await expect.poll(async () => (await entries.first().boundingBox())?.y).toBeLessThanOrEqual(620);
  for (const text of [
    "Parachute",
    "$11,000",
    "Super Store",
    "$30,000",
    "12",
    "$41,000",
    "36.67%",
  ]) {
    await expect(entries.first()).toContainText(text);
  }
  await expect(page.getByRole("table")).toHaveCount(0);
});
