import type { Page } from "@playwright/test";

import { dataText, type Shown } from "../app/testing/addresses";

export { addresses, hasRows, isApp, keepingPlaces } from "../app/testing/addresses";

/** @param instead what a fault shows in place of a page's usual data, by address */
export const dataOf = (page: Page, address: string, instead?: Shown) =>
  page.getByRole("main").getByText(dataText(address, instead)).filter({ visible: true }).first();

const FIRST_ROW = "main :is(tbody tr, ul[aria-label] > li, [role=listitem])";

/** The first row of a page where another list comes before it. */
const FIRST_ROWS: Readonly<Record<string, string>> = {
  "/app/faction/organised-crimes": "main [aria-label='Crimes that need you'] > li",
  "/app/tools/item-shop-profitability":
    "main :is(tbody tr, ul[aria-label]:not([aria-label='Buy first']) > li)",
};

/** The first row or card of a page that opens with them. */
export const firstRow = (page: Page, path: string) =>
  page.locator(FIRST_ROWS[path] ?? FIRST_ROW).first();
