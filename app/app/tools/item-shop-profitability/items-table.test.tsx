import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { address, servePages } from "@/app/testing/render-page";
import { cellTexts, columnTexts, headerOf, rowWith } from "@/app/testing/table-texts";

import { BY_PROFIT, findItems, namesIn, renderShops } from "./testing/shop-page";

servePages();

const COLUMNS = ["Shop", "Item", "Price", "In Stock", "Market Value", "Profit", "ROI"];

test("each item has its shop, price, stock, market value, profit and ROI, the most profitable first", async () => {
  await renderShops();
  const table = await findItems();
  expect(screen.getByRole("heading", { level: 1, name: "Item Shop Profitability" })).toBeVisible();
  expect(
    screen.getByText(
      /^An ROI above 20% still makes money after market fees and after being mugged/,
    ),
  ).toBeVisible();
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((header) => header.textContent),
  ).toEqual(["Shop", "Item", "Price", "In Stock", "Market Value", "Profit▼", "ROI"]);
  expect(headerOf(table, "Profit")).toHaveAttribute("aria-sort", "descending");
  expect(namesIn(table)).toEqual(BY_PROFIT);
  for (const row of [
    ["Super Store", "Parachute", "$30,000", "12", "$41,000", "$11,000", "36.67%"],
    ["Big Al's Gun Shop", "Ruger 22/45", "$975", "0", "$1,950", "$975", "100.00%"],
    ["Bits 'n' Bobs", "Bottle of Beer", "$10", "1,000", "$100", "$90", "900.00%"],
    ["Super Store", "Gasoline", "$190", "50", "$190", "$0", "0.00%"],
    ["Big Al's Gun Shop", "Hammer Loses money", "$75", "998", "$60", "−$15", "−20.00%"],
    ["Sally's Sweet Shop", "Lollipop", "$25", "300", "–", "–", "–"],
    ["Sally's Sweet Shop", "Chocolate Bars", "$20", "7", "–", "–", "–"],
  ]) {
    expect(cellTexts(rowWith(table, row[1]?.split(" Loses")[0] ?? ""))).toEqual(row);
  }
  for (const item of ["Lollipop", "Chocolate Bars"]) {
    expect(within(rowWith(table, item)).getAllByTitle("Not traded")).toHaveLength(3);
  }
  expect(screen.getByText(/nothing for sale right now/)).toHaveTextContent(
    "The Pawn Shop: nothing for sale right now.",
  );
});

test("gains are green, losses red, and a loss is marked in words too", async () => {
  const { user } = await renderShops();
  const table = await findItems();
  for (const [item, texts, colour] of [
    ["Parachute", ["$11,000", "36.67%"], "text-success"],
    ["Gasoline", ["$0", "0.00%"], "text-success"],
    ["Hammer", ["−$15", "−20.00%"], "text-destructive"],
  ] as const) {
    for (const text of texts) {
      expect(within(rowWith(table, item)).getByText(text)).toHaveClass(colour);
    }
  }
  const losses = () =>
    within(table)
      .getAllByText("Loses money")
      .map((label) => label.closest("td")?.textContent);
  expect(losses()).toEqual(["Hammer Loses money"]);
  await user.selectOptions(screen.getByLabelText("Sell via"), "Item market (5% fee)");
  await waitFor(() => {
    expect(losses()).toEqual(["Gasoline Loses money", "Hammer Loses money"]);
  });
});

test("a shop opens in the game", async () => {
  await renderShops();
  const row = rowWith(await findItems(), "Sweet Hearts");
  const link = within(row).getByRole("link", { name: "Sally's Sweet Shop" });
  expect(link).toHaveAttribute("href", "https://www.torn.com/shops.php?step=candy");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noreferrer");
});

test("a profit says how it is calculated, with the fee of the sale", async () => {
  const { user } = await renderShops("?route=market");
  const row = rowWith(await findItems(), "Sweet Hearts");
  await user.click(
    within(row).getByRole("button", {
      name: "How it’s calculated: Profit on Sweet Hearts",
    }),
  );
  const lines = within(await screen.findByRole("dialog"));
  for (const text of ["$1,000", "−$50", "−$500", "$450", "90.00%", "$307"]) {
    expect(lines.getAllByText(text)[0]).toBeVisible();
  }
});

test("the sorted column flips, and another one sorts descending", async () => {
  const { user } = await renderShops();
  const table = await findItems();
  const sortBy = (name: string) => user.click(within(headerOf(table, name)).getByRole("button"));
  await sortBy("Profit");
  expect(headerOf(table, "Profit")).toHaveAttribute("aria-sort", "ascending");
  expect(headerOf(table, "Profit")).toHaveTextContent("Profit▲");
  expect(namesIn(table)[0]).toBe("Hammer");
  await sortBy("Profit");
  expect(headerOf(table, "Profit")).toHaveAttribute("aria-sort", "descending");

  for (const [name, first, last] of [
    ["Price", "$30,000", "$10"],
    ["Shop", "Super Store", "Big Al's Gun Shop"],
    ["Item", "Sweet Hearts", "Bottle of Beer"],
    ["In Stock", "1,000", "0"],
    ["Market Value", "$41,000", "–"],
    ["ROI", "900.00%", "–"],
  ] as const) {
    await sortBy(name);
    expect(headerOf(table, name)).toHaveAttribute("aria-sort", "descending");
    expect(headerOf(table, name)).toHaveTextContent(`${name}▼`);
    const texts = columnTexts(table, COLUMNS.indexOf(name));
    expect([texts[0], texts.at(-1)]).toEqual([first, last]);
  }
  expect(headerOf(table, "Profit")).toHaveTextContent(/^Profit$/);
});

test("items that aren’t traded come last, in either direction", async () => {
  const { user } = await renderShops();
  const table = await findItems();
  for (const [name, id] of [
    ["Market Value", "market"],
    ["ROI", "roi"],
    ["Profit", "profit"],
  ] as const) {
    for (const direction of ["descending", "ascending"]) {
      await user.click(within(headerOf(table, name)).getByRole("button"));
      expect(headerOf(table, name)).toHaveAttribute("aria-sort", direction);
      expect(new Set(namesIn(table).slice(-2))).toEqual(new Set(["Chocolate Bars", "Lollipop"]));
    }
    expect(address()).toBe(`/app/tools/item-shop-profitability?sort=${id}.asc`);
  }
});

test("profit and ROI go by the way of selling, the market value doesn’t", async () => {
  const { user } = await renderShops();
  const table = await findItems();
  const route = screen.getByLabelText("Sell via");
  const options = within(route).getAllByRole<HTMLOptionElement>("option");
  expect(options.map(({ text }) => text)).toEqual([
    "Bazaar (no fee)",
    "Item market (5% fee)",
    "Anonymous (15% fee)",
  ]);
  expect(route).toHaveValue("bazaar");
  const row = (item: string) => cellTexts(rowWith(table, item)).slice(4);
  expect(row("Sweet Hearts")).toEqual(["$1,000", "$500", "100.00%"]);
  await user.selectOptions(route, "Item market (5% fee)");
  expect(address()).toBe("/app/tools/item-shop-profitability?route=market");
  expect(row("Sweet Hearts")).toEqual(["$1,000", "$450", "90.00%"]);
  expect(row("Gasoline")[1]).toBe("−$10");
  await user.selectOptions(route, "Anonymous (15% fee)");
  expect(row("Sweet Hearts").slice(0, 2)).toEqual(["$1,000", "$350"]);
});

test("items are filtered by shop, name, profit and stock, and the address has the filters", async () => {
  const { user } = await renderShops();
  const table = () => screen.getByRole<HTMLTableElement>("table");
  await findItems();
  const shop = screen.getByLabelText("Shop");
  const options = within(shop).getAllByRole<HTMLOptionElement>("option");
  expect(options.map(({ text }) => text)).toEqual([
    "All shops",
    "Big Al's Gun Shop",
    "Bits 'n' Bobs",
    "Sally's Sweet Shop",
    "Super Store",
  ]);
  expect(shop).toHaveValue("all");
  await user.selectOptions(shop, "Sally's Sweet Shop");
  expect(await screen.findByText("3 of 8")).toBeVisible();
  expect(namesIn(table())).toEqual(["Sweet Hearts", "Lollipop", "Chocolate Bars"]);
  expect(address()).toBe("/app/tools/item-shop-profitability?shop=101");
  await user.selectOptions(shop, "All shops");

  const search = screen.getByLabelText("Item or shop");
  await user.type(search, "SWEET");
  expect(await screen.findByText("3 of 8")).toBeVisible();
  await user.clear(search);
  await user.type(search, "gaso");
  expect(await screen.findByText("1 of 8")).toBeVisible();
  await waitFor(() => {
    expect(address()).toBe("/app/tools/item-shop-profitability?q=gaso");
  });
  await user.type(search, "lene");
  expect(await screen.findByText("No items match “gasolene”")).toBeVisible();
  expect(screen.getByText("0 of 8")).toBeVisible();
  await user.clear(search);

  await user.click(screen.getByRole("button", { name: /^Profitable only/ }));
  expect(await screen.findByText("4 of 8")).toBeVisible();
  expect(namesIn(table())).toEqual(BY_PROFIT.slice(0, 4));
  await user.click(screen.getByRole("button", { name: "In stock" }));
  expect(await screen.findByText("3 of 8")).toBeVisible();
  expect(namesIn(table())).toEqual(["Parachute", "Sweet Hearts", "Bottle of Beer"]);
  await user.click(screen.getByRole("button", { name: /^Profitable only/ }));
  expect(await screen.findByText("7 of 8")).toBeVisible();
});

test("values in the address that mean nothing are ignored, and no choice is empty", async () => {
  await renderShops("?shop=999&route=auction&only=nonsense&sort=up&cash=much");
  expect(namesIn(await findItems())).toEqual(BY_PROFIT);
  expect(screen.getByLabelText("Shop")).toHaveValue("all");
  expect(screen.getByLabelText("Sell via")).toHaveValue("bazaar");
  const options = screen.getAllByRole<HTMLOptionElement>("option");
  expect(options.map(({ value }) => value)).not.toContain("");
});
