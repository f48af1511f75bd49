import { ANSWERS } from "../lib/api/testing/answers";
import {
  cityShops,
  items,
  log,
} from "../app/app/tools/item-shop-profitability/testing/shop-answers";
import { firstRow, keepingPlaces } from "./addresses";
import { expect, deferredResponse, type Page, untilHydrated, test } from "./test";

/** Shops that sell something at a profit, and a day on which nothing has been bought. */
const A_CITY = { "/torn/cityshops": cityShops, "/torn/items": items, "/user/log": log() };

const top = async (part: ReturnType<typeof awaited>) => {
  await expect(part).toBeVisible();
  return part.evaluate((element) => element.getBoundingClientRect().top + scrollY);
};

/** The first row or card that is still to come. */
const awaited = (page: Page) =>
  page.locator("main [aria-hidden]:has(> div > [data-slot=skeleton]) > div").first();

/** Cards under a headline, a table, one whose rows come from several calls, and a page of several parts. */
const EACH_KIND: readonly string[] = [
  "/app/torn/items",
  "/app/tools/item-shop-profitability",
  "/app/faction/members",
  "/app/faction/organised-crimes",
];

for (const width of [360, 1280]) {
  for (const path of keepingPlaces) {
    const tag = width === 360 && EACH_KIND.includes(path) ? [] : "@long";
    const title = `the first row of ${path} comes where its place was, at ${width} px`;
    test(title, { tag }, async ({ page, game, signIn }) => {
      await signIn();
      const given = path.includes("shop") ? { ...ANSWERS, ...A_CITY } : ANSWERS;
      const answers = Object.entries(given).map(([endpoint, answer]) => {
        const held = deferredResponse(answer);
        game.answer(endpoint, held.answer);
        return held;
      });
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await untilHydrated(page);
      const place = await top(awaited(page));
      for (const answer of answers) answer.release();
      const row = firstRow(page, path);
      await expect(awaited(page)).toBeHidden();
      await expect
        .poll(async () => Math.abs(Math.round((await top(row)) - place)), { timeout: 5_000 })
        .toBeLessThanOrEqual(8);
    });
  }
}
