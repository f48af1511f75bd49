import type { Locator } from "@playwright/test";

import { expect, type Page, test } from "./test";

const MEMBERS = "/app/faction/members";

/** Of many roles the table lists each member's, unless the player selects their columns. */
const ROLES =
  "Arsonist Assassin Bomber Car_Thief Cat_Burglar Cleaner Driver Enforcer Engineer Hacker Hustler Imitator Muscle Picklock Robber"
    .split(" ")
    .map((role) => `role-${role}`)
    .join("+");
const PASS_RATES = `/app/faction/organised-crimes?view=pass-rates&pass-rates-columns=lowest+${ROLES}`;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem("demo", "on");
  });
});

const box = (page: Page) => page.getByRole("table").locator("..");
const scrollTo = (page: Page, part: number) =>
  box(page).evaluate((element, part) => {
    element.scrollLeft = part * element.scrollWidth;
  }, part);
const more = (page: Page) => page.getByText("Scroll sideways for more");

for (const [path, width, first] of [
  [PASS_RATES, 1280, "Member"],
  [MEMBERS, 1024, "Name"],
] as const) {
  const tag = path === MEMBERS ? [] : "@long";
  const title = `${path.split("&")[0]}: a table that scrolls sideways keeps its heads in sight, and says that it goes on`;
  test(title, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const head = page.getByRole("columnheader", { name: first });
    await expect(more(page)).toBeVisible();

    await scrollTo(page, 0.1);
    await expect(head).toBeInViewport({ ratio: 1 });
    await expect(more(page)).toBeVisible();

    await page.getByRole("row").nth(30).scrollIntoViewIfNeeded();
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 300);
    await expect(head).toBeInViewport({ ratio: 1 });
    const running = await page.getByRole("banner").boundingBox();
    const held = await head.boundingBox();
    expect(held?.y).toBeCloseTo((running?.y ?? 0) + (running?.height ?? 0), 0);
    expect(held?.x).toBeCloseTo((await box(page).boundingBox())?.x ?? NaN, 0);

    await scrollTo(page, 1);
    await expect(more(page)).toBeHidden();
    if (path !== MEMBERS) return;

    await test.step("the column that names the rows leaves the others most of the room", async () => {
      await page.setViewportSize({ width: 768, height: 900 });
      const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? NaN;
      await expect
        .poll(async () => (await widthOf(head)) / (await widthOf(box(page))))
        .toBeLessThan(0.5);
      await scrollTo(page, 0);
      await expect(more(page)).toBeVisible();
    });
    await test.step("with room for all its columns it says nothing of scrolling", async () => {
      await page.setViewportSize({ width: 1920, height: 800 });
      await expect(more(page)).toBeHidden();
    });
  });
}
