import { addresses, hasRows, isApp } from "./addresses";
import { expect, test } from "./test";

const SAMPLE = () => {
  if (location.protocol !== "about:") sessionStorage.setItem("demo", "on");
};

test.use({ viewport: { width: 360, height: 740 } });

/** Those with most above their first row: tabs, fields, a headline of several parts. */
const WITH_MOST_ABOVE: readonly string[] = [
  "/app/faction/organised-crimes",
  "/app/faction/week",
  "/app/tools/stock-market",
  "/app/torn/education",
];

for (const path of addresses.filter(isApp)) {
  const tag = WITH_MOST_ABOVE.includes(path) ? [] : "@long";
  const title = `at 360 by 740, with the sample data, the head of ${path} is 57 px high, and its first row begins at 620 px at most`;
  test(title, { tag }, async ({ page }) => {
    await page.addInitScript(SAMPLE);
    await page.goto(path);
    const head = page.getByRole("banner");
    const headHeight = () =>
      head.evaluate((element) => Math.round(element.getBoundingClientRect().height));
    // The title is on one line.
    await expect.poll(headHeight, { message: `the head of ${path}` }).toBe(57);
    if (!hasRows(path)) return;
    const row = page
      .locator("main")
      .locator("ul[aria-label] > li, ol[aria-label] > li, [role=listitem], tbody tr")
      .first();
    await expect(row).toBeVisible();
    const top = () =>
      row.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
    await expect.poll(top, { message: path }).toBeLessThanOrEqual(620);
    if (path.endsWith("/organised-crimes")) {
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await expect.poll(height, { message: path }).toBeLessThanOrEqual(4_500);
    }
  });
}

test("the figure of a lead is drawn in the one weight of its face that is loaded", async ({
  page,
}) => {
  await page.addInitScript(SAMPLE);
  await page.goto("/app/dashboard");
  await expect(page.getByRole("region", { name: "At a glance" }).locator("strong")).toHaveCSS(
    "font-weight",
    "500",
  );
});
