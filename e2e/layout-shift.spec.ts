import { appPages } from "../content/app-pages";
import { MAX_SHIFT, watchShift } from "./layout/layout-shift";
import { expect, untilHydrated, test } from "./test";

/**
 * Pages that still move more: the dashboard's next 24 hours may come in two parts on a wide screen; the headline of the attacks
 * wraps there while its figures grow; targets change their groups as their states load.
 */
const STILL_MOVE: Readonly<Record<string, number>> = {
  [appPages.dashboard.path]: 0.1,
  [appPages.attacks.path]: 0.2,
  [appPages.targets.path]: 0.25,
};

const softly = expect.configure({ soft: true });

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
        await expect(page.locator("[data-slot=progress][role=progressbar]")).toHaveCount(0);
        await softly.poll(shift, path).toBeLessThanOrEqual(STILL_MOVE[path] ?? MAX_SHIFT);
      });
    }
  });
}
