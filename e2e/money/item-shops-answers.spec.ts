import { errorCode, expect, httpStatus, neverResponds, test } from "../test";
import { cityShops, cityShopsOlder, items, itemsOlder, log, logOlder } from "./shop-answers";
import {
  answer,
  atNoon,
  best,
  BY_PROFIT,
  CITY,
  colours,
  itemsShown,
  PATH,
  refresh,
  table,
  texts,
} from "./shop-page";

test.beforeEach(async ({ signIn, page, game }) => {
  await atNoon(page, game, signIn);
});

test.describe("loading, failure, emptiness", () => {
  test("'Loading data...'", async ({ page, game }) => {
    game.answer("/torn/items", neverResponds);
    await page.goto(PATH);
    await expect(page.getByText("Loading data...")).toBeVisible();
  });

  for (const path of ["/torn/items", "/torn/cityshops"]) {
    test(`'Error loading data', in red, when ${path} fails`, async ({ page, game }) => {
      game.answer(path, httpStatus(500));
      await page.goto(PATH);
      await expect(page.getByText("Error loading data", { exact: true })).toHaveCount(1);
      await expect(page.getByText("Error loading data", { exact: true })).toBeVisible();
      const border = await page
        .getByRole("main")
        .getByRole("alert")
        .evaluate((alert) => getComputedStyle(alert).borderColor);
      const { wanted } = await colours(page.getByRole("main"), "--destructive");
      expect(border).toBe(wanted);

      await test.step("an error of the game says its words", async () => {
        game.answer(path, errorCode(17, "Backend error occurred"));
        await page.getByRole("button", { name: "Try again" }).click();
        await expect(page.getByText("Backend error occurred")).toBeVisible();
        await expect(page.getByText("Error loading data", { exact: true })).toBeVisible();
      });

      answer(game);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(table(page)).toBeVisible();
    });
  }

  test("if only the log fails, the table and a list for all 100 are shown", async ({
    page,
    game,
  }) => {
    game.answer("/user/log", errorCode(16, "Access level of this key is not high enough"));
    await page.goto(PATH);
    await expect(page.getByText("Error loading data", { exact: true })).toBeVisible();
    await expect(page.getByText("the page needs a key with Full Access")).toBeVisible();
    await expect.poll(() => itemsShown(page)).toEqual(BY_PROFIT);
    await expect(page.getByText(/^You have bought/)).toHaveCount(0);
    const glance = page.getByLabel("At a glance");
    await expect(glance.getByText("unavailable", { exact: true })).toBeVisible();
    await expect(glance).not.toContainText("of 100 items");
    await page.getByRole("link", { name: "Best 100 today" }).click();
    await expect(best(page)).toContainText("28");
    await expect(
      page.getByText(
        "Couldn’t load today’s purchases, so this assumes you can still buy all 100 items.",
      ),
    ).toBeVisible();
    expect(game.calls.filter((call) => call.startsWith("/user/log"))).toHaveLength(1);

    game.answer("/user/log", log({ quantity: 42 }));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("You have bought 42 / 100 items")).toBeVisible();
    await page.getByRole("link", { name: "All items" }).click();
    await expect(glance).toContainText("58of 100 items");
  });

  test("while the log loads, the table is shown", async ({ page, game }) => {
    game.answer("/user/log", neverResponds);
    await page.goto(PATH);
    await expect.poll(() => itemsShown(page)).toEqual(BY_PROFIT);
    await expect(page.getByText("Counting today’s purchases...")).toBeVisible();
    const glance = page.getByLabel("At a glance");
    await expect(glance.getByText("loading", { exact: true })).toBeVisible();
    await expect(glance).not.toContainText("of 100 items");
  });

  test("broken or missing parts of a response affect nothing else", async ({ page, game }) => {
    await test.step("records that cannot be read are counted", async () => {
      game.answer("/torn/items", { items: [...items.items, { id: 7 }] });
      game.answer("/torn/cityshops", { cityshops: [...cityShops.cityshops, { id: 8 }] });
      game.answer("/user/log", { log: [...log({ quantity: 42 }).log, { id: "x" }, { id: "y" }] });
      await page.goto(PATH);
      for (const words of ["torn/items", "torn/cityshops", "user/log"]) {
        await expect(
          page.getByText(new RegExp(`^Left out \\d unreadable records? from ${words}\\.$`)),
        ).toBeVisible();
      }
      await expect.poll(() => itemsShown(page)).toEqual(BY_PROFIT);
    });

    for (const { name, empty } of [
      { name: "a list", empty: [] },
      { name: "a map", empty: {} },
      { name: "null", empty: null },
    ]) {
      await test.step(`'No data available' where the shops are empty: ${name}`, async () => {
        game.answer("/torn/cityshops", { cityshops: empty });
        game.answer("/torn/items", { items: empty });
        game.answer("/user/log", { log: empty });
        await refresh(page);
        await expect(page.getByText("No data available")).toBeVisible();
        await expect(page.getByText("You have bought 0 / 100 items")).toBeVisible();
        answer(game);
        await refresh(page);
        await expect(page.getByText("You have bought 42 / 100 items")).toBeVisible();
        await expect.poll(() => itemsShown(page)).toEqual(BY_PROFIT);
      });
    }

    await test.step("no items at all: every row stands, without a market value", async () => {
      game.answer("/torn/items", { items: [] });
      await refresh(page);
      await expect.poll(() => texts(table(page), 5)).toEqual(BY_PROFIT.map(() => "–"));
    });
  });
});

test("the older and today’s answers show the same figures", async ({ page, game, openShared }) => {
  const today = await openShared(PATH, CITY);
  const rowsOf = (shown: typeof page) =>
    Promise.all([3, 4, 5, 6, 7].map((column) => texts(table(shown), column)));
  const [names, figures] = [await itemsShown(today), await rowsOf(today)];
  const banner = await today.getByText("You have bought").innerText();

  game.answer("/torn/items", itemsOlder);
  game.answer("/torn/cityshops", cityShopsOlder);
  game.answer("/user/log", logOlder({ quantity: 42 }));
  await page.goto(PATH);
  await expect.poll(async () => [...(await itemsShown(page))].sort()).toEqual([...names].sort());
  await page.getByRole("button", { name: "Profitable only" }).click();
  await expect.poll(() => itemsShown(page)).toEqual(BY_PROFIT.slice(0, 4));
  await expect
    .poll(async () => (await rowsOf(page)).map((column) => column.slice(0, 4)))
    .toEqual(figures.map((column) => column.slice(0, 4)));
  await expect(page.getByText(banner, { exact: true })).toBeVisible();
});
