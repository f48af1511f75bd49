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

/** Lists of rows of two lines, with the height that a row may have. A long name may break. */
const ROWS = [
  ["/app/faction/attacks", "Attacks", 56],
  ["/app/user/logs", "Log entries", 56],
  ["/app/faction/organised-crimes?view=history", "Crimes by name", 56],
  ["/app/tools/stock-market", "Stock ROI Analysis", 68],
  ["/app/user/stock", "Holdings", 68],
  ["/app/torn/companies", "Companies", 56],
  ["/app/torn/items", "Items", 56],
  ["/app/torn/stock-market", "Stocks", 56],
  ["/app/torn/properties", "Properties", 56],
  // More than one course in ten has a long name.
  ["/app/torn/education", "Courses", 71],
] as const;

test("at 360 px, the rows of lists have two lines", async ({ page }) => {
  test.slow();
  await page.addInitScript(SAMPLE);
  for (const [path, list, most] of ROWS) {
    await page.goto(path);
    const rows = page.getByRole("list", { name: list }).getByRole("button");
    await expect(rows.first()).toBeVisible();
    const heights = () =>
      rows.evaluateAll((all) =>
        all
          .map((row) => Math.round(row.getBoundingClientRect().height))
          .toSorted((a, b) => a - b)
          // Of ten rows, one may have a name that breaks.
          .slice(0, Math.ceil(all.length * 0.9)),
      );
    await expect
      .poll(async () => Math.max(...(await heights())), { message: path })
      .toBeLessThanOrEqual(most);
    await expect
      .poll(async () => Math.min(...(await heights())), { message: path })
      .toBeGreaterThanOrEqual(44);
  }
});

test("the letters of the items lead to their first item, by press and by key", async ({ page }) => {
  await page.addInitScript(SAMPLE);
  await page.goto("/app/torn/items");
  const rail = page.getByRole("slider", { name: "Jump to letter" });
  await expect(rail).toBeInViewport({ ratio: 1 });
  const box = await rail.boundingBox();
  expect(box?.width).toBe(44);
  await rail.focus();
  await page.keyboard.press("c");
  await expect(rail).toHaveAttribute("aria-valuetext", "C");
  await expect(page.getByRole("heading", { level: 2, name: "C", exact: true })).toBeInViewport();
  await page.keyboard.press("End");
  await expect(rail).toHaveAttribute("aria-valuetext", "Z");
  const at = await rail.boundingBox();
  if (at) await page.mouse.click(at.x + 22, at.y + 2);
  await expect(rail).toHaveAttribute("aria-valuetext", "A");
  await expect(page.getByRole("heading", { level: 2, name: "A", exact: true })).toBeInViewport();
});

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
