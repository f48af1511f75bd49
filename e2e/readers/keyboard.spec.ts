import { pages } from "../../content/pages";
import { addresses, isApp } from "../addresses";
import { expect, untilHydrated, test } from "../test";
import { walk } from "./focus";

/** Between them they have nearly every kind of control. */
const WITH_EACH_CONTROL: readonly string[] = [
  pages.landing.path,
  pages.dashboard.path,
  pages.members.path,
];

for (const address of addresses) {
  for (const width of [1280, 360]) {
    // A phone shows the same controls in other places.
    const tag = width === 1280 && WITH_EACH_CONTROL.includes(address) ? [] : "@long";
    const title = `${address}, ${width} px wide, by Tab alone: each stop is seen, and nothing is left out`;
    test(title, { tag }, async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 740 });
      if (isApp(address)) await signIn();
      await page.goto(address);
      await untilHydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      const { stops, faults } = await walk(page);
      expect(faults).toEqual([]);
      expect(stops.length).toBeGreaterThan(5);
    });
  }
}
