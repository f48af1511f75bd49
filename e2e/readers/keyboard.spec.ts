import { addresses, isApp } from "../addresses";
import { expect, untilHydrated, test } from "../test";
import { walk } from "./focus";

const isView = (address: string) => address.includes("?");

for (const address of addresses) {
  for (const width of [1280, 360]) {
    // pages.spec.ts goes through them.
    if (width === 1280 && !isView(address)) continue;
    // A view has the frame of its page, and a phone shows the same controls in other places.
    const title = `${address}, ${width} px wide, by Tab alone`;
    test(title, { tag: "@long" }, async ({ page, signIn }) => {
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
