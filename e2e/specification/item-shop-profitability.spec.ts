import { NOW } from "../../lib/api/testing/answers";
import { log } from "../money/shop-answers";
import {
  atNoon,
  BY_PROFIT,
  cell,
  CITY,
  COLUMNS,
  expectColour,
  header,
  HOUR_MS,
  itemsShown,
  PATH,
  refresh,
  rowOf,
  sortBy,
  table,
  texts,
} from "../money/shop-page";
import { expect, test } from "../test";

test("heading 'Item Shop Profitability'", async ({ openShared }) => {
  const page = await openShared(PATH, CITY);
  await expect(
    page.getByRole("heading", { level: 1, name: "Item Shop Profitability" }),
  ).toBeVisible();
});

test("a note that an ROI above 20% still makes money after market fees and after being mugged", async ({
  openShared,
}) => {
  const page = await openShared(PATH, CITY);
  await expect(
    page.getByText("An ROI above 20% still makes money after market fees and after being mugged"),
  ).toBeVisible();
});

test.describe("the banner", () => {
  test.beforeEach(async ({ signIn, page, game }) => {
    await atNoon(page, game, signIn);
    await page.goto(PATH);
    await expect(page.getByText("You have bought 42 / 100 items")).toBeVisible();
  });

  test("'You have bought X / limit items from city shops today.'", async ({ page, game }) => {
    await test.step("reads the day’s log since 00:00 UTC, once", () => {
      const beforeMidnight = (NOW - 12 * HOUR_MS) / 1000 - 1;
      expect(game.calls.filter((call) => call.startsWith("/user/log"))).toEqual([
        expect.stringMatching(
          new RegExp(
            `limit=100&log=4200,5970,5971,8370,5300,5301,5302,5303&from=${beforeMidnight}(&|$)`,
          ),
        ),
      ]);
    });

    for (const { name, entries, x } of [
      { name: "nothing bought", entries: [], x: 0 },
      { name: "one entry of 42", entries: [{ quantity: 42 }], x: 42 },
      { name: "several entries", entries: [{ quantity: 40 }, { quantity: 7 }], x: 47 },
      { name: "an entry without a quantity is one item", entries: [{}, { quantity: 5 }], x: 6 },
      { name: "a purchase at 00:00 UTC counts", entries: [{ quantity: 3, hoursAgo: 12 }], x: 3 },
      { name: "yesterday’s do not", entries: [{ quantity: 3, hoursAgo: 12.001 }], x: 0 },
    ]) {
      await test.step(name, async () => {
        game.answer("/user/log", log(...entries));
        await refresh(page);
        await expect(
          page.getByText(
            `You have bought ${x} / 100 items from city shops today. Resets in 12 hours and 0 minutes.`,
            { exact: true },
          ),
        ).toBeVisible();
      });
    }

    for (const { quantity, colour } of [
      { quantity: 99, colour: "--destructive" },
      { quantity: 100, colour: "--success" },
      { quantity: 103, colour: "--success" },
    ] as const) {
      await test.step(`${quantity} bought: ${colour}`, async () => {
        game.answer("/user/log", log({ quantity }));
        await refresh(page);
        const banner = page.getByText(`You have bought ${quantity} / 100 items`);
        await expect(banner).toBeVisible();
        await expectColour(banner, colour);
      });
    }
  });

  test("'Resets in X hours and Y minutes.' goes by the clock", async ({ page, game }) => {
    for (const { at, words } of [
      { at: 0.5 * HOUR_MS, words: "Resets in 11 hours and 30 minutes." },
      { at: 10.25 * HOUR_MS + 30_000, words: "Resets in 1 hours and 44 minutes." },
      { at: 12 * HOUR_MS - 1000, words: "Resets in 0 hours and 0 minutes." },
    ]) {
      await test.step(words, async () => {
        await page.clock.setFixedTime(NOW + at);
        await page.clock.runFor(1000);
        await expect(page.getByText(words)).toBeVisible();
      });
    }

    await test.step("a new day of the game starts at 0", async () => {
      await expect(page.getByText("You have bought 42 / 100 items")).toBeVisible();
      await page.clock.setFixedTime(NOW + 12 * HOUR_MS);
      await page.clock.runFor(1000);
      await expect(
        page.getByText(
          "You have bought 0 / 100 items from city shops today. Resets in 24 hours and 0 minutes.",
        ),
      ).toBeVisible();
      expect(game.calls.filter((call) => call.startsWith("/user/log"))).toHaveLength(2);
    });
  });
});

test.describe("the table", () => {
  test("columns: Shop, Item, Price, In Stock, Market Value, Profit, ROI", async ({
    openShared,
  }) => {
    const page = await openShared(PATH, CITY);
    await expect(table(page).getByRole("columnheader")).toHaveText([
      /^Shop$/,
      /^Item$/,
      /^Price$/,
      /^In Stock$/,
      /^Market Value$/,
      /^Profit▼$/,
      /^ROI$/,
    ]);
  });

  test("the default sort is profit descending, marked by an arrow", async ({ openShared }) => {
    const page = await openShared(PATH, CITY);
    await expect(header(page, "Profit")).toHaveAttribute("aria-sort", "descending");
    await expect.poll(() => itemsShown(page)).toEqual(BY_PROFIT);
  });

  test("the active column flips, another one sorts descending", async ({ page, game, signIn }) => {
    await atNoon(page, game, signIn);
    await page.goto(PATH);
    await expect(table(page)).toBeVisible();
    await sortBy(page, "Profit");
    await expect(header(page, "Profit")).toHaveAttribute("aria-sort", "ascending");
    await expect(header(page, "Profit")).toContainText("▲");
    await expect.poll(async () => (await itemsShown(page))[0]).toBe("Hammer");
    await sortBy(page, "Profit");
    await expect(header(page, "Profit")).toHaveAttribute("aria-sort", "descending");
    await sortBy(page, "Price");
    await expect(header(page, "Price")).toHaveAttribute("aria-sort", "descending");
    await expect(header(page, "Price")).toContainText("▼");
    await expect(header(page, "Profit")).not.toContainText(/[▲▼]/);

    for (const { column, first, last } of [
      { column: "Shop", first: "super store", last: "Big Al's Gun Shop" },
      { column: "Item", first: "Sweet Hearts", last: "Bottle of Beer" },
      { column: "Price", first: "$30,000", last: "$10" },
      { column: "In Stock", first: "1,000", last: "0" },
      { column: "Market Value", first: "$41,000", last: "–" },
      { column: "ROI", first: "900.00%", last: "–" },
    ] as const) {
      await test.step(`clicking ${column} sorts by it, descending`, async () => {
        await sortBy(page, column);
        await expect(header(page, column)).toHaveAttribute("aria-sort", "descending");
        const shown = await texts(table(page), COLUMNS.indexOf(column) + 1);
        expect(shown[0]?.toLowerCase()).toContain(first.toLowerCase());
        expect(shown.at(-1)).toContain(last);
      });
    }

    for (const { column, id } of [
      { column: "Profit", id: "profit" },
      { column: "Market Value", id: "market" },
      { column: "ROI", id: "roi" },
    ] as const) {
      await test.step(`an item that isn’t traded sorts last by ${column}`, async () => {
        for (const direction of ["descending", "ascending"]) {
          await sortBy(page, column);
          await expect(header(page, column)).toHaveAttribute("aria-sort", direction);
          await expect
            .poll(async () => (await itemsShown(page)).slice(-2).sort())
            .toEqual(["Chocolate Bars", "Lollipop"]);
        }
        await expect(page).toHaveURL(`${PATH}?sort=${id}.asc`);
      });
    }
  });

  test("what loses money in the chosen way of selling is marked in words", async ({
    openShared,
  }) => {
    for (const [query, items] of [
      ["", [/Hammer/]],
      ["?route=market", [/Gasoline/, /Hammer/]],
    ] as const) {
      const page = await openShared(`${PATH}${query}`, CITY);
      await expect(table(page).getByRole("row").filter({ hasText: "Loses money" })).toHaveText([
        ...items,
      ]);
    }
  });

  test("shop names are capitalised", async ({ openShared }) => {
    const page = await openShared(PATH, CITY);
    await expect(cell(page, "Parachute", "Shop")).toHaveText("Super Store");
    await expect(cell(page, "Bottle of Beer", "Shop")).toHaveText("Bits 'n' Bobs");
    await expect(cell(page, "Hammer", "Shop")).toHaveText("Big Al's Gun Shop");
  });

  test("US dollars without decimals, ROI with two and a % sign", async ({ openShared }) => {
    const page = await openShared(PATH, CITY);
    for (const [item, price, stock, market, profit, roi] of [
      ["Parachute", "$30,000", "12", "$41,000", "$11,000", "36.67%"],
      ["Ruger 22/45", "$975", "0", "$1,950", "$975", "100.00%"],
      ["Bottle of Beer", "$10", "1,000", "$100", "$90", "900.00%"],
      ["Gasoline", "$190", "50", "$190", "$0", "0.00%"],
      ["Hammer", "$75", "998", "$60", "-$15", "-20.00%"],
    ] as const) {
      await expect(cell(page, item, "Price")).toHaveText(price);
      await expect(cell(page, item, "In Stock")).toHaveText(stock);
      await expect(cell(page, item, "Market Value")).toHaveText(market);
      await expect(cell(page, item, "Profit")).toHaveText(profit);
      await expect(cell(page, item, "ROI")).toContainText(roi);
    }
  });

  for (const { item, profit, roi, colour } of [
    { item: "Parachute", profit: "$11,000", roi: "36.67%", colour: "--success" },
    { item: "Gasoline", profit: "$0", roi: "0.00%", colour: "--success" },
    { item: "Hammer", profit: "-$15", roi: "-20.00%", colour: "--destructive" },
  ] as const) {
    test(`profit ${profit} and ROI ${roi}: ${colour}`, async ({ openShared }) => {
      const page = await openShared(PATH, CITY);
      await expectColour(cell(page, item, "Profit").getByText(profit), colour);
      await expectColour(cell(page, item, "ROI").getByText(roi), colour);
    });
  }

  test("an item that isn’t traded has no market value, profit or ROI", async ({ openShared }) => {
    const page = await openShared(PATH, CITY);
    for (const item of ["Lollipop", "Chocolate Bars"]) {
      for (const column of ["Market Value", "Profit", "ROI"] as const) {
        await expect(cell(page, item, column)).toHaveText("–");
        await expect(cell(page, item, column).getByTitle("Not traded")).toBeVisible();
      }
    }
  });

  test("a shop without items is named", async ({ openShared }) => {
    const page = await openShared(PATH, CITY);
    await expect(page.getByText("The Pawn Shop: nothing for sale right now.")).toBeVisible();
  });

  test("a shop opens in the game", async ({ openShared }) => {
    const page = await openShared(PATH, CITY);
    const link = rowOf(page, "Sweet Hearts").getByRole("link", { name: "Sally's Sweet Shop" });
    await expect(link).toHaveAttribute("href", "https://www.torn.com/shops.php?step=candy");
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noreferrer");
  });

  test("how a profit is calculated", async ({ page, game, signIn }) => {
    await atNoon(page, game, signIn);
    await page.goto(`${PATH}?route=market&sort=roi.asc`);
    await expect
      .poll(async () => (await itemsShown(page)).slice(-2).sort())
      .toEqual(["Chocolate Bars", "Lollipop"]);
    await rowOf(page, "Sweet Hearts")
      .getByRole("button", { name: "How it’s calculated: Profit on Sweet Hearts" })
      .click();
    const popover = page.getByRole("dialog");
    for (const text of ["$1,000", "-$50", "-$500", "$450", "90.00%", "$307"]) {
      await expect(popover.getByText(text, { exact: true }).first()).toBeVisible();
    }
  });
});
