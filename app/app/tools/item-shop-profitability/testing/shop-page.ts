import { screen } from "@testing-library/react";

import { type Answers, renderPage } from "@/app/testing/render-page";
import { columnTexts, findTable } from "@/app/testing/table-texts";

import { CITY } from "./shop-answers";

const PATH = "/app/tools/item-shop-profitability";

/** The items by their profit, the highest first. */
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

/** Renders the page at noon, UTC. */
export const renderShops = (query = "", answers: Answers = {}) =>
  renderPage(PATH + query, { answers: { ...CITY, ...answers } });

export const findItems = () => findTable("Items in city shops");
export const findBest = () => findTable("Best 100 today");

/** The names in the table of items, without the label of a loss. */
export const namesIn = (table: HTMLTableElement) =>
  columnTexts(table, 1).map((text) => text.replace(/\s*Loses money$/, ""));

/** The strip that says how many items are bought. */
export const findBought = (count: number) =>
  screen.findByText(new RegExp(`^You have bought ${count} / 100 items`));
