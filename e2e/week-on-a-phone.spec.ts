import { expect, test } from "./test";

test("a phone shows the week as rows of two lines, those below a minimum first", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    if (location.protocol !== "about:") sessionStorage.setItem("demo", "on");
  });
  await page.goto("/app/faction/week");
  await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);
  const rows = page.getByRole("main").getByRole("list", { name: / to / }).getByRole("button");

  await test.step("they begin below the line of the loading, and are 62 px high at most", async () => {
    await expect(rows.first()).toContainText("below 1 h");
    await expect.poll(async () => (await rows.first().boundingBox())?.y).toBeLessThanOrEqual(380);
    const heights = () =>
      rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    await expect.poll(async () => Math.max(...(await heights()))).toBeLessThanOrEqual(62);
    await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThanOrEqual(44);
  });

  await test.step("the filters stand below the week, each as wide as its words", async () => {
    const filter = page.getByRole("button", { name: /^Below minimum/ });
    await expect.poll(async () => (await filter.boundingBox())?.width).toBeGreaterThan(120);
  });

  await test.step("an opened row has all figures, and the page doesn’t scroll sideways", async () => {
    await rows.first().click();
    await expect(page.getByRole("listitem").filter({ hasText: "Net worth" })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step("they are sorted by a control", async () => {
    await page.getByRole("combobox", { name: "Sort" }).selectOption("Xanax, highest first");
    await expect(page).toHaveURL(/sort=xantaken\.desc/);
  });
});
