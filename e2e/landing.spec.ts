import { changelog } from "../content/changelog";
import { pictures } from "../content/landing";
import { changeParts } from "../lib/site/change-pages";
import { expect, test } from "./test";

for (const theme of ["light", "dark"] as const) {
  const tag = theme === "dark" ? [] : "@long";
  const title = `on a phone the promises about the key come first, the menu opens, and the pictures of the ${theme} theme come when they are near and move nothing`;
  test(title, { tag }, async ({ page }) => {
    const loaded: string[] = [];
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith("/pictures/")) loaded.push(pathname);
    });
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    const promises = page.getByRole("main").getByRole("list").filter({
      hasText: "Your key stays with you",
    });
    const box = await promises.boundingBox();
    expect(box?.y).toBeLessThanOrEqual(350);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(540);

    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    for (const { alt, name } of Object.values(pictures)) {
      const picture = page.getByRole("img", { name: alt });
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(loaded).toContain(`/pictures/${name}-narrow-${theme}.webp`);
    }
    await expect.poll(height).toBe(before);
    expect(loaded).toHaveLength(Object.keys(pictures).length);

    await page.getByLabel("Menu", { exact: true }).click();
    await expect(page.getByRole("navigation").getByRole("link")).toHaveText([
      "Changes",
      "Suggestions",
      "Bugs",
      "Terms",
    ]);
  });
}

test("a line of the contents opens its page with sample data, without a key and without a call", async ({
  page,
  game,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("http://localhost")) elsewhere.push(request.url());
  });
  await page.goto("/");
  await page.getByRole("link", { name: /^Who can I hit now\?/ }).click();
  await expect(page).toHaveURL("/app/faction/war");
  await expect(page.getByText("Sample data").first()).toBeVisible();
  await expect(page.getByText("Loading")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("alert")).toBeHidden();
  expect(game.calls).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test("without JavaScript the public pages are whole, and promise nothing that needs it", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  const main = page.getByRole("main");
  for (const [path, text] of [
    ["/", "Missing items and their prices"],
    ["/login", "A Full Access key is required."],
    ["/terms", "Logging out deletes it."],
  ] as const) {
    await page.goto(path);
    await expect(main.getByText(text)).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
  }
  for (const [path, titles] of [
    ["/bugs", ["Pending Reports", "Fixed Reports", "Top Reporters"]],
    ["/suggestions", ["Pending Suggestions", "Implemented Suggestions", "Top Contributors"]],
  ] as const) {
    await page.goto(path);
    const heads = main.getByRole("heading", { level: 2 });
    await expect(heads).toHaveText(titles);
    for (const head of await heads.all()) await expect(head).toBeVisible();
    await expect(page.getByRole("tab")).toHaveCount(0);
  }
  await page.goto("/changes");
  // The browser itself opens what is folded.
  await main.locator("summary").first().click();
  await expect(main.locator("details li").first()).toBeVisible();
  const text = await main.textContent();
  for (const { changes } of changelog) {
    for (const { description } of changes) {
      expect(text).toContain(changeParts(description).sentence);
    }
  }
  await expect(page.getByRole("button", { name: "feature" })).toBeHidden();
  await context.close();
});

test("printed, a public page is black on white, without what only a hand on a screen can use", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/terms");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Your API key" })).toBeVisible();
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.getByRole("navigation")).toBeHidden();
  await expect(page.getByRole("link", { name: "Log in" })).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  const printed = await page
    .getByRole("link", { name: "the game’s API rules" })
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(printed).toContain("https://www.torn.com/api.html");
});
