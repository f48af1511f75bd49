import { test } from "@playwright/test";

import { addresses, isApp } from "../app/testing/addresses";
import { watchShift } from "../e2e/layout/layout-shift";
import { print } from "./bench-tools";

/** Longer than the sample data takes to load. */
const LOADED_MS = 6_000;

test("layout shift without a touch, with the sample data", async ({ browser }) => {
  const rows = [];
  for (const address of addresses.filter(isApp)) {
    const shifts: Record<string, number> = {};
    for (const width of [360, 1280]) {
      const context = await browser.newContext({ viewport: { width, height: 740 } });
      const page = await context.newPage();
      await page.addInitScript(() => {
        sessionStorage.setItem("demo", "on");
      });
      const shift = await watchShift(page);
      await page.goto(address);
      await page.waitForTimeout(LOADED_MS);
      shifts[`${width} px`] = Math.round((await shift()) * 1000) / 1000;
      await context.close();
    }
    rows.push({ address, ...shifts });
  }
  print("Layout shift without a touch (at most 0.05)", rows);
});
