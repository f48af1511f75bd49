import { expect, test } from "./test";

test("a phone shows the week as a table: five figures in sight, the others by a swipe inside it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    if (location.protocol !== "about:") sessionStorage.setItem("demo", "on");
  });
  await page.goto("/app/faction/week");
  await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);
  const table = page.getByRole("table");
  const row = table.getByRole("row").filter({ hasNotText: "minimum" }).nth(1);
  const heads = table.getByRole("columnheader");

  await test.step("it begins below the line of the loading, and a row without words has 45 px", async () => {
    await expect.poll(async () => (await table.boundingBox())?.y).toBeLessThanOrEqual(380);
    await expect.poll(async () => (await row.boundingBox())?.height).toBe(45);
    const names = async () => (await heads.first().boundingBox())?.width;
    await expect.poll(names).toBeGreaterThanOrEqual(96);
    await expect.poll(names).toBeLessThanOrEqual(112);
    await expect(heads).toHaveText([
      "Member",
      "Gym energy",
      /^Time played/,
      "Xanax",
      "Attacks won",
      "OCs",
      "War hits",
      "Crime income",
    ]);
    await expect(heads.nth(5)).toBeInViewport({ ratio: 1 });
  });

  await test.step("the filters stand beside the week, each as wide as its words", async () => {
    const filter = page.getByRole("button", { name: /^Below minimum/ });
    await expect.poll(async () => (await filter.boundingBox())?.width).toBeGreaterThan(120);
  });

  await test.step("each figure has its bar on the line", async () => {
    const busy = table.getByRole("row").last().getByRole("cell");
    for (const place of [0, 1]) {
      await expect(busy.nth(place).locator("[aria-hidden]")).toHaveCSS("height", "2px");
    }
  });

  await test.step("the page doesn't scroll, and the names stay while the table does", async () => {
    const name = row.getByRole("rowheader");
    const before = await name.boundingBox();
    await table.locator("..").evaluate((box) => {
      box.scrollLeft = box.scrollWidth;
    });
    // The table's width has a fraction of a pixel, which a box doesn't scroll by.
    await expect(heads.last()).toBeInViewport({ ratio: 0.98 });
    await expect.poll(async () => (await name.boundingBox())?.x).toBe(4);
    expect(before?.x).toBe(4);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step("a member below a minimum has a mark at the left, and why across the row", async () => {
    const behind = page.getByRole("row").filter({ hasText: "(minimum 1 h)" }).first();
    const words = behind.getByText("(minimum 1 h)");
    await expect(words).toBeVisible();
    await expect.poll(async () => (await words.boundingBox())?.height).toBeLessThanOrEqual(28);
    const mark = behind.getByRole("rowheader").locator("[aria-hidden]");
    await expect.poll(async () => (await mark.boundingBox())?.width).toBe(3);
    await expect.poll(async () => (await mark.boundingBox())?.x).toBe(4);
  });

  await test.step("its heads sort, and its columns are chosen behind the tools", async () => {
    const xanax = table.getByRole("columnheader", { name: "Xanax" });
    const button = xanax.getByRole("button");
    await expect.poll(async () => (await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.click();
    await expect(xanax).toHaveAttribute("aria-sort", "ascending");
    await expect(page.getByRole("combobox", { name: "Sort" })).toHaveCount(0);
    await page.getByRole("button", { name: "Table tools" }).click();
    await page.getByRole("checkbox", { name: "Xanax" }).uncheck();
    await page.keyboard.press("Escape");
    await expect(xanax).toHaveCount(0);
  });
});
