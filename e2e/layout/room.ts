import { expect, type Page } from "../test";
import { layoutProblems } from "./layout-problems";

/** An item's card cuts off its description, and a row its second line; what they open shows all of it. */
export const READ_ELSEWHERE =
  "[aria-label=Items] .line-clamp-2, [aria-label=Items] .line-clamp-3, [data-slot=row-detail]";

/** Waits until the page shows its data, and opens its folds: what they hold has to fit too. */
export async function openFolds(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) {
      fold.open = true;
    }
  });
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Resizes the window, and waits until what depends on measuring has been rendered. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await rendered(page);
}

export async function toggleSidebar(page: Page) {
  await page.keyboard.press("Control+b");
  await rendered(page);
}

/** The page as it is now has room for all that it says. */
export const expectRoom = (page: Page, at: string) =>
  // A page that measures its parts and lays them out again takes some frames.
  expect
    .poll(() => page.evaluate(layoutProblems, READ_ELSEWHERE), { message: at, timeout: 5_000 })
    .toEqual([]);

const rendered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
  );
