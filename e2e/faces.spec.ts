import { expect, test } from "@playwright/test";

/** When a page asked for its faces, and when all that its HTML names had come: milliseconds since it was opened. */
const facesAndLoad = () => {
  const [opened] = performance.getEntriesByType("navigation");
  const faces = performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(".woff2"));
  const loadMs = (opened as PerformanceNavigationTiming | undefined)?.loadEventStart ?? NaN;
  return { askedMs: faces.map(({ startTime }) => startTime), loadMs };
};

test("our faces wait for the scripts on a first visit, and for nothing on the next", async ({
  browser,
  baseURL,
}) => {
  // A context of its own, whose cache is empty.
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const visit = async () => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      sessionStorage.setItem("demo", "on");
    });
    await page.goto("/app/torn/items");
    await expect(page.getByRole("heading", { name: "Items", level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.fonts.check("16px archivo"))).toBe(true);
    await expect.poll(async () => (await page.evaluate(facesAndLoad)).askedMs.length).toBe(2);
    await expect(page.locator("html")).not.toHaveAttribute("data-fonts");
    return page.evaluate(facesAndLoad);
  };

  const first = await visit();
  expect(Math.min(...first.askedMs)).toBeGreaterThanOrEqual(first.loadMs);
  const second = await visit();
  expect(Math.max(...second.askedMs)).toBeLessThan(second.loadMs);
  await context.close();
});

/** The texts in one of our faces whose weight isn't in the face: the browser draws a heavier one itself. */
const drawnByTheBrowser = () => {
  const family = (name: string) => name.split(",")[0]?.replaceAll(/["' ]/g, "") ?? "";
  const faces = [...document.fonts].map((face) => ({
    name: family(face.family),
    weights: face.weight.split(" ").map(Number),
  }));
  return [...document.querySelectorAll("body *")]
    .filter(({ childNodes }) =>
      [...childNodes].some((child) => child instanceof Text && child.data.trim() !== ""),
    )
    .filter((one) => {
      const { fontFamily, fontWeight } = getComputedStyle(one);
      const own = faces.filter(({ name }) => name === family(fontFamily));
      const weights = own.flatMap((face) => face.weights);
      const isIn =
        Number(fontWeight) >= Math.min(...weights) && Number(fontWeight) <= Math.max(...weights);
      return own.length > 0 && !isIn;
    })
    .map((one) => `${one.tagName} ${one.textContent}`);
};

for (const path of ["/", "/changes", "/app/dashboard", "/app/faction/war", "/app/user/progress"]) {
  test(`no weight that our faces lack: ${path}`, async ({ page }) => {
    await page.addInitScript(() => {
      if (location.protocol !== "about:") sessionStorage.setItem("demo", "on");
    });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-fonts");
    await expect.poll(() => page.evaluate(drawnByTheBrowser)).toEqual([]);
  });
}
