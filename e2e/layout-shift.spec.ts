import { appPages } from "../content/app-pages";
import { MAX_SHIFT, watchShift } from "./layout/layout-shift";
import { expect, untilHydrated, test } from "./test";

/**
 * Pages that still move more: the dashboard's ruler gets lanes while events load, and the headline of the attacks wraps at the
 * desk while its figures grow.
 */
const STILL_MOVE: Readonly<Record<string, number>> = {
  [appPages.dashboard.path]: 0.25,
  [appPages.attacks.path]: 0.15,
};

for (const width of [360, 1280]) {
  test(`nothing moves without a touch while a page loads, at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      if (location.protocol !== "about:") sessionStorage.setItem("demo", "on");
    });
    const shift = await watchShift(page);
    for (const { path } of Object.values(appPages)) {
      await test.step(path, async () => {
        await page.goto(path);
        await untilHydrated(page);
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        const moved = await shift();
        expect.soft(moved, path).toBeLessThanOrEqual(STILL_MOVE[path] ?? MAX_SHIFT);
      });
    }
  });
}
