import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows, openRow } from "@/app/testing/phone-rows";
import { address, servePages } from "@/app/testing/render-page";
import { columnTexts, rowWith } from "@/app/testing/table-texts";

import { log } from "./testing/shop-answers";
import { findBest, findBought, findItems, renderShops } from "./testing/shop-page";

servePages();

const PATH = "/app/tools/item-shop-profitability?view=best-100";

/** The list to buy: how many of each item. */
function toBuy(table: HTMLTableElement) {
  const quantities = columnTexts(table, 2);
  return columnTexts(table, 0).map((name, i) => `${quantities[i]} ${name}`);
}
const list = () => toBuy(screen.getByRole<HTMLTableElement>("table"));
const sum = () => screen.getByText(/^\d+ items cost/);

test("what is left of today’s allowance is filled with the most profit", async () => {
  const { user } = await renderShops("?view=best-100");
  const table = await findBest();
  await findBought(42);
  expect(toBuy(table)).toEqual(["12 Parachute", "46 Sweet Hearts"]);
  const row = rowWith(table, "Sweet Hearts");
  expect(row).toHaveTextContent("$23,000");
  expect(within(row).getByRole("link", { name: "Sally's Sweet Shop" })).toHaveAttribute(
    "href",
    "https://www.torn.com/shops.php?step=candy",
  );
  expect(sum()).toHaveTextContent("58 items cost $383,000 for a profit of $155,000.");
  expect(screen.queryByLabelText("At a glance")).toBeNull();
  await user.click(screen.getByLabelText("How it’s calculated: the profit on the best purchases"));
  expect(await screen.findByRole("dialog")).toHaveTextContent("Every combination was checked.");
});

test("the table of all items begins with the profit that is left today", async () => {
  await renderShops();
  await findItems();
  await findBought(42);
  const glance = screen.getByLabelText("At a glance");
  expect(glance).toHaveTextContent("$155k profit left today");
  expect(glance).toHaveTextContent("58of 100 items");
  expect(glance).toHaveTextContent(
    "58 items need $383,000 in cash. If you have less, enter it below. Buy first:",
  );
  const first = within(screen.getByRole("list", { name: "Buy first" }));
  expect(first.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "12 ParachuteSuper Store$360k12 × $11,000 =+$132k",
    "46 Sweet HeartsSally's Sweet Shop$23.0k46 × $500 =+$23.0k",
    "That’s all 58 you can still buy today.",
  ]);
});

test("on a phone, too, the page opens on all items, below what to buy first", async () => {
  onPhone();
  await renderShops();
  expect(await screen.findByRole("list", { name: "Items in city shops" })).toBeVisible();
  expect(screen.getByRole("list", { name: "Buy first" })).toBeVisible();
  expect(screen.getByRole("navigation", { name: "Views of this page" })).toHaveTextContent(
    /^All items\s*Best 100 today$/,
  );
});

test("what is sold out, loses money or isn’t traded is never bought", async () => {
  await renderShops("?view=best-100", { "/user/log": log() });
  await findBought(0);
  expect(list()).toEqual(["12 Parachute", "60 Sweet Hearts", "28 Bottle of Beer"]);
});

test("with 100 items bought, nothing is left to buy", async () => {
  await renderShops("?view=best-100", { "/user/log": log({ quantity: 100 }) });
  expect(await screen.findByText("Nothing left to buy today")).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
});

test("an amount of cash that can’t be read is explained, and the text and the list stay", async () => {
  const { user } = await renderShops("?view=best-100");
  await findBest();
  const cash = screen.getByLabelText("Cash to spend");
  await user.type(cash, "much");
  const sentence =
    "Couldn’t read “much” as whole dollars. Enter an amount such as 5,000,000, 5m or 1.5b.";
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(cash).toBeInvalid();
  expect(cash).toHaveAccessibleDescription(sentence);
  expect(cash).toHaveValue("much");
  expect(list()).toEqual(["12 Parachute", "46 Sweet Hearts"]);
  await user.clear(cash);
  expect(screen.queryByText(sentence)).toBeNull();
  expect(cash).toBeValid();
});

test("the sum is net of the way of selling", async () => {
  const { user } = await renderShops("?view=best-100");
  await findBest();
  await findBought(42);
  await user.selectOptions(screen.getByLabelText("Sell via"), "Anonymous (15% fee)");
  // A parachute brings 41,000 − 6,150 − 30,000, a box of hearts 1,000 − 150 − 500.
  await waitFor(() => {
    expect(sum()).toHaveTextContent("58 items cost $383,000 for a profit of $74,300.");
  });
});

test("the list keeps to the cash to spend, which is in the address", async () => {
  const { user } = await renderShops("?view=best-100&cash=65,000");
  await findBest();
  await findBought(42);
  const cash = screen.getByLabelText("Cash to spend");
  expect(cash).toHaveValue("65,000");
  expect(list()).toEqual(["57 Sweet Hearts", "1 Parachute"]);
  for (const [typed, bought] of [
    ["$20k", ["39 Sweet Hearts", "19 Bottle of Beer"]],
    ["1m", ["12 Parachute", "46 Sweet Hearts"]],
  ] as const) {
    await user.clear(cash);
    await user.type(cash, typed);
    await waitFor(() => {
      expect(list()).toEqual(bought);
    });
  }
  await waitFor(() => {
    expect(address()).toBe(`${PATH}&cash=1m`);
  });
  await user.clear(cash);
  await user.type(cash, "5");
  expect(await screen.findByText("No profit to be made")).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByText(/^Nothing in stock is profitable within your budget\./)).toBeVisible();
});

test("on a phone, a purchase says where to buy, for how much, and what the worst mug leaves", async () => {
  onPhone();
  await renderShops("?view=best-100");
  await findBought(42);
  const rows = await findRows("Best 100 today");
  // 12 × (41,000 × 85% − 30,000) and 46 × (1,000 × 85% − 500).
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "12 Parachute $132,000 Super Store, costs $360k +$58,200 after worst mug",
    "46 Sweet Hearts $23,000 Sally's Sweet Shop, costs $23.0k +$16,100 after worst mug",
  ]);
  const opened = await openRow("Best 100 today", "12 Parachute");
  expect(within(opened).getByRole("link", { name: "Super Store" })).toBeVisible();
});
