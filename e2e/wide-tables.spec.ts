import { expect, type Page, test } from "./test";

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
  ["/app/faction/organised-crimes?view=pass-rates", 1280, "Member"],
  ["/app/faction/members", 1024, "Name"],
] as const) {
  const tag = path === "/app/faction/members" ? [] : "@long";
  const title = `${path}: a table that scrolls sideways keeps its heads in sight, and says that it goes on`;
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
  });
}

test("where a table scrolls, the column that names the rows leaves the others most of the room", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  for (const path of ["/app/torn/education?view=path", "/app/faction/members"]) {
    await page.goto(path);
    const name = await page.getByRole("rowheader").first().boundingBox();
    const whole = await box(page).boundingBox();
    expect(name?.width).toBeLessThan((whole?.width ?? 0) / 2);
  }
});

test("a table with room for all its columns says nothing of scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 800 });
  await page.goto("/app/faction/members");
  await expect(page.getByRole("columnheader", { name: "Name" })).toBeVisible();
  await expect(more(page)).toBeHidden();
});
