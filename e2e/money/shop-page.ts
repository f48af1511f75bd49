import type { Locator } from "@playwright/test";

import { NOW } from "../../lib/api/testing/answers";
import { expect, type MockGame, type Page } from "../test";
import { cityShops, items, log } from "./shop-answers";

export const PATH = "/app/tools/item-shop-profitability";
export const BEST_PATH = `${PATH}?view=best-100`;
export const HOUR_MS = 3_600_000;

export const COLUMNS = [
  "Shop",
  "Item",
  "Price",
  "In Stock",
  "Market Value",
  "Profit",
  "ROI",
] as const;
type Column = (typeof COLUMNS)[number];

export const BY_PROFIT = [
  "Parachute",
  "Ruger 22/45",
  "Sweet Hearts",
  "Bottle of Beer",
  "Gasoline",
  "Hammer",
  "Lollipop",
  "Chocolate Bars",
];

export const table = (page: Page) => page.getByRole("table", { name: "Items in city shops" });
export const best = (page: Page) => page.getByRole("table", { name: "Best 100 today" });
export const header = (page: Page, name: Column) =>
  table(page).getByRole("columnheader", { name, exact: true });
export const sortBy = (page: Page, name: Column) => header(page, name).getByRole("button").click();
export const rowOf = (page: Page, item: string) =>
  table(page).getByRole("row").filter({ hasText: item });
export const cell = (page: Page, item: string, column: Column) =>
  rowOf(page, item).locator(":is(th, td)").nth(COLUMNS.indexOf(column));

/** Requests everything from the game again, without reloading the page. */
export const refresh = (page: Page) => page.getByRole("button", { name: "Refresh" }).click();

/** The texts of a table's column, from the top. */
export async function texts(of: Locator, column: number) {
  await expect(of).toBeVisible();
  return of.locator(`tbody tr > :nth-child(${column})`).allInnerTexts();
}
/** Without the words that mark a loss. */
export const itemsShown = async (page: Page) =>
  (await texts(table(page), 2)).map((text) => text.replace(/\s*Loses money$/, ""));

/** The colour of an element's text, next to that of one of the theme's tokens. */
export const colours = (element: Locator, token: string) =>
  element.evaluate((node, name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(${name})`;
    const [found, wanted] = [getComputedStyle(node).color, getComputedStyle(probe).color];
    probe.remove();
    return { found, wanted };
  }, token);

export async function expectColour(element: Locator, token: "--success" | "--destructive") {
  const { found, wanted } = await colours(element, token);
  expect(found).toBe(wanted);
}

/** The city of shop-answers, on a day on which the player has bought 42 items. */
export const CITY = {
  "/torn/items": items,
  "/torn/cityshops": cityShops,
  "/user/log": log({ quantity: 42 }),
};

export function answer(game: MockGame) {
  for (const [path, body] of Object.entries(CITY)) game.answer(path, body);
}

/** Opens nothing yet: a signed-in player at noon, UTC. */
export async function atNoon(page: Page, game: MockGame, signIn: () => Promise<void>) {
  await page.clock.setFixedTime(NOW);
  await signIn();
  answer(game);
}
