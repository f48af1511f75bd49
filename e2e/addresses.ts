import type { Page } from "@playwright/test";

import { dataText, type Shown } from "../app/testing/addresses";

export { addresses, hasRows, isApp, keepingPlaces } from "../app/testing/addresses";

/** @param instead what a fault shows in place of a page's usual data, by address */
export const dataOf = (page: Page, address: string, instead?: Shown) =>
  page.getByRole("main").getByText(dataText(address, instead)).filter({ visible: true }).first();
