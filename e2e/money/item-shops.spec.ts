import { expect, type Page, test } from "../test";
import { log } from "./shop-answers";
import {
  atNoon,
  best,
  BEST_PATH,
  BY_PROFIT,
  cell,
  CITY,
  itemsShown,
  PATH,
  refresh,
  table,
  texts,
} from "./shop-page";

test.describe("sale routes and filters", () => {
  test("each changes the table and is in the address", async ({ page, game, signIn }) => {
    await atNoon(page, game, signIn);
    await page.goto(PATH);

    await test.step("Sell via: Bazaar (no fee) at first, Item market (5% fee), Anonymous (15% fee)", async () => {
      const route = page.getByLabel("Sell via");
      await expect(route.getByRole("option")).toHaveText([
        "Bazaar (no fee)",
        "Item market (5% fee)",
        "Anonymous (15% fee)",
      ]);
      await expect(route).toHaveValue("bazaar");
      await expect(cell(page, "Sweet Hearts", "Profit")).toHaveText("$500");
      await route.selectOption("Item market (5% fee)");
      await expect(page).toHaveURL(`${PATH}?route=market`);
      await expect(cell(page, "Sweet Hearts", "Profit")).toHaveText("$450");
      await expect(cell(page, "Sweet Hearts", "ROI")).toContainText("90.00%");
      await expect(cell(page, "Gasoline", "Profit")).toHaveText("-$10");
      await route.selectOption("Anonymous (15% fee)");
      await expect(cell(page, "Sweet Hearts", "Profit")).toHaveText("$350");
      await expect(cell(page, "Sweet Hearts", "Market Value")).toHaveText("$1,000");
      await route.selectOption("Bazaar (no fee)");
    });

    await test.step("by shop", async () => {
      const shop = page.getByLabel("Shop", { exact: true });
      await expect(shop.getByRole("option")).toHaveText([
        "All shops",
        "Big Al's Gun Shop",
        "Bits 'n' Bobs",
        "Sally's Sweet Shop",
        "Super Store",
      ]);
      await expect(shop).toHaveValue("all");
      await shop.selectOption("Sally's Sweet Shop");
      await expect(page.getByText("3 of 8")).toBeVisible();
      await expect
        .poll(() => itemsShown(page))
        .toEqual(["Sweet Hearts", "Lollipop", "Chocolate Bars"]);
      await expect(page).toHaveURL(`${PATH}?shop=101`);
      await shop.selectOption("All shops");
    });

    await test.step("by the name of the item or of the shop", async () => {
      const search = page.getByLabel("Item or shop");
      await search.fill("SWEET");
      await expect(page.getByText("3 of 8")).toBeVisible();
      await search.fill("gaso");
      await expect(page.getByText("1 of 8")).toBeVisible();
      await expect(page).toHaveURL(`${PATH}?q=gaso`);
      await search.fill("flux capacitor");
      await expect(page.getByText("No data available")).toBeVisible();
      await expect(page.getByText("0 of 8")).toBeVisible();
      await search.fill("");
      await expect(page).toHaveURL(PATH);
    });

    await test.step("profitable only, and in stock", async () => {
      await page.getByRole("button", { name: "Profitable only" }).click();
      await expect(page.getByText("4 of 8")).toBeVisible();
      await expect.poll(() => itemsShown(page)).toEqual(BY_PROFIT.slice(0, 4));
      await page.getByRole("button", { name: "In stock", exact: true }).click();
      await expect(page.getByText("3 of 8")).toBeVisible();
      await expect
        .poll(() => itemsShown(page))
        .toEqual(["Parachute", "Sweet Hearts", "Bottle of Beer"]);
      await page.reload();
      await expect(page.getByText("3 of 8")).toBeVisible();
      await page.getByRole("button", { name: "Profitable only" }).click();
      await expect(page.getByText("7 of 8")).toBeVisible();
    });
  });

  test("ignores invalid values in the address", async ({ openShared }) => {
    const page = await openShared(
      `${PATH}?shop=999&route=auction&only=nonsense&sort=up&cash=much`,
      CITY,
    );
    await expect.poll(() => itemsShown(page)).toEqual(BY_PROFIT);
    await expect(page.getByLabel("Shop", { exact: true })).toHaveValue("all");
    await expect(page.getByLabel("Sell via")).toHaveValue("bazaar");
  });

  test("select items have no empty value", async ({ openShared }) => {
    const page = await openShared(PATH, CITY);
    await expect(table(page)).toBeVisible();
    const values = await page
      .getByRole("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values.length).toBeGreaterThan(0);
    expect(values).not.toContain("");
  });
});

test.describe("Best 100 today", () => {
  const list = async (page: Page) => {
    const [names, quantities] = [await texts(best(page), 1), await texts(best(page), 3)];
    return names.map((name, i) => `${quantities[i] ?? ""} ${name}`);
  };

  test("fills what is left of today’s allowance with most profit", async ({ openShared }) => {
    const page = await openShared(BEST_PATH, CITY);
    await expect(page.getByText("You have bought 42 / 100")).toBeVisible();
    await expect.poll(() => list(page)).toEqual(["12 Parachute", "46 Sweet Hearts"]);
    const row = best(page).getByRole("row").filter({ hasText: "Sweet Hearts" });
    await expect(row).toContainText("$23,000");
    await expect(row.getByRole("link", { name: "Sally's Sweet Shop" })).toHaveAttribute(
      "href",
      "https://www.torn.com/shops.php?step=candy",
    );
    await expect(page.getByText("58 items cost $383,000 for a profit of $155,000.")).toBeVisible();
    await expect(page.getByLabel("At a glance")).toHaveCount(0);
  });

  test("says how it was found", async ({ page, game, signIn }) => {
    await atNoon(page, game, signIn);
    await page.goto(BEST_PATH);
    await page
      .getByRole("button", { name: "How it’s calculated: the profit on the best purchases" })
      .click();
    await expect(page.getByText("Every combination was checked.")).toBeVisible();
  });

  test("All items leads with the profit that is left today", async ({ openShared }) => {
    const page = await openShared(PATH, CITY);
    await expect(page.getByLabel("At a glance")).toContainText("$155k profit left today");
    await expect(page.getByLabel("At a glance")).toContainText("of 100 items");
  });

  test("goes by what is bought already", async ({ page, game, signIn }) => {
    await atNoon(page, game, signIn);
    await test.step("never takes what is sold out, loses money or isn’t traded", async () => {
      game.answer("/user/log", log());
      await page.goto(BEST_PATH);
      await expect(page.getByText("You have bought 0 / 100")).toBeVisible();
      await expect
        .poll(() => list(page))
        .toEqual(["12 Parachute", "60 Sweet Hearts", "28 Bottle of Beer"]);
    });

    await test.step("100 bought: says so, and has nothing to buy", async () => {
      game.answer("/user/log", log({ quantity: 100 }));
      await refresh(page);
      await expect(page.getByText("Nothing left to buy today")).toBeVisible();
      await expect(best(page)).toHaveCount(0);
    });
  });

  test("goes by the cash to spend and the sale route", async ({ page, game, signIn }) => {
    await atNoon(page, game, signIn);
    await page.goto(BEST_PATH);
    const cash = page.getByLabel("Cash to spend");

    await test.step("explains an invalid amount, and keeps the text and the list", async () => {
      await cash.fill("much");
      const sentence =
        "Couldn’t read “much” as whole dollars. Enter an amount such as 5,000,000, 5m or 1.5b.";
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(cash).toHaveAttribute("aria-invalid", "true");
      await expect(cash).toHaveAccessibleDescription(sentence);
      await expect(cash).toHaveValue("much");
      await expect.poll(() => list(page)).toEqual(["12 Parachute", "46 Sweet Hearts"]);
      await cash.fill("");
      await expect(page.getByText(sentence)).toHaveCount(0);
      await expect(cash).not.toHaveAttribute("aria-invalid", "true");
    });

    await test.step("is net of the sale route", async () => {
      await page.getByLabel("Sell via").selectOption("Anonymous (15% fee)");
      // A parachute brings 41,000 − 6,150 − 30,000, a box of hearts 1,000 − 150 − 500.
      await expect(page.getByText("58 items cost $383,000 for a profit of $74,300.")).toBeVisible();
      await page.getByLabel("Sell via").selectOption("Bazaar (no fee)");
    });

    await test.step("what one item costs is for 1 item", async () => {
      await cash.fill("10");
      await expect(page.getByText("1 item costs $10 for a profit of $90.")).toBeVisible();
    });

    await test.step("keeps to the cash to spend", async () => {
      for (const { typed, found } of [
        { typed: "65,000", found: ["57 Sweet Hearts", "1 Parachute"] },
        { typed: "$20k", found: ["39 Sweet Hearts", "19 Bottle of Beer"] },
        { typed: "1m", found: ["12 Parachute", "46 Sweet Hearts"] },
      ]) {
        await cash.fill(typed);
        await expect.poll(() => list(page)).toEqual(found);
      }
      await expect(page).toHaveURL(`${BEST_PATH}&cash=1m`);
      await page.reload();
      await expect(cash).toHaveValue("1m");
      await cash.fill("5");
      await expect(best(page)).toHaveCount(0);
      await expect(page.getByText("No profit to be made")).toBeVisible();
      await expect(
        page.getByText("Nothing in stock is profitable within your budget."),
      ).toBeVisible();
    });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("each item is an entry: item, profit, shop, then price, stock, market value, ROI", async ({
    page,
    game,
    signIn,
  }) => {
    await atNoon(page, game, signIn);
    await page.goto(PATH);
    // What to buy comes first, before it is asked for.
    await expect(page.getByRole("list", { name: "Best 100 today" })).toBeVisible();
    await page.getByRole("link", { name: "All items" }).click();
    await expect(page).toHaveURL(`${PATH}?view=items`);
    const entries = page.getByRole("list", { name: "Items in city shops" }).getByRole("listitem");
    await expect(entries).toHaveCount(8);
    await expect(entries.filter({ hasText: "Loses money" })).toHaveText(/Hammer/);
    await expect
      .poll(async () => (await entries.first().boundingBox())?.y)
      .toBeLessThanOrEqual(620);
    const first = entries.first();
    for (const text of [
      "Parachute",
      "$11,000",
      "Super Store",
      "$30,000",
      "12",
      "$41,000",
      "36.67%",
    ]) {
      await expect(first).toContainText(text);
    }
    await expect(page.getByRole("table")).toHaveCount(0);
  });
});
