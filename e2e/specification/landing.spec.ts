import { pictures } from "../../content/landing";
import { expect, test } from "../test";

test("the landing says what the product does, for whom, and what happens to a key", async ({
  openShared,
}) => {
  const page = await openShared("/");
  const main = page.getByRole("main");

  await test.step("what it does, and that it is an Alpha", async () => {
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      "What is due today in Torn, on one page.",
    );
    await expect(page.getByRole("banner").getByText("Alpha", { exact: true })).toBeVisible();
  });

  await test.step("for players and for leaders", async () => {
    for (const name of [/^For players/, /^For leaders/]) {
      await expect(main.getByRole("heading", { level: 2, name })).toBeVisible();
    }
  });

  await test.step("a way in with a key, and one with the sample data", async () => {
    await expect(main.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
    await expect(main.getByRole("link", { name: "Explore with sample data" })).toHaveAttribute(
      "href",
      "/app?sample",
    );
  });

  await test.step("what happens to a key: the game’s five columns, and the rules that ask for them", async () => {
    const table = main.getByRole("table", { name: "How your API key is used" });
    await expect(table.getByRole("columnheader")).toHaveText([
      "Data Storage",
      "Data Sharing",
      "Purpose of Use",
      "Key Storage & Sharing",
      "Key Access Level",
    ]);
    await expect(main.getByRole("link", { name: "the game’s API rules" })).toHaveAttribute(
      "href",
      "https://www.torn.com/api.html",
    );
    await expect(main.getByRole("link", { name: "terms" })).toHaveAttribute("href", "/terms");
  });

  await test.step("on a phone the promises about the key are in the first screen, and the menu opens", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const promises = main.getByRole("list").filter({ hasText: "Your key stays with you" });
    const box = await promises.boundingBox();
    expect(box?.y).toBeLessThanOrEqual(350);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(540);
    await page.getByLabel("Menu", { exact: true }).click();
    await expect(page.getByRole("navigation").getByRole("link")).toHaveText([
      "Changes",
      "Suggestions",
      "Bugs",
      "Terms",
    ]);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step("no heading is skipped", async () => {
    const levels = await main
      .getByRole("heading")
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels[0]).toBe(1);
    for (const [i, level] of levels.entries()) {
      expect(level).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1);
    }
  });
});

for (const theme of ["light", "dark"] as const) {
  test(`the pictures of the screens are of the ${theme} theme, come when they are near, and move nothing`, async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith("/pictures/")) loaded.push(pathname);
    });
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
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
  });
}

test("a line of the contents opens its page with sample data, without a key and without a call", async ({
  page,
  game,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: /^Who can I hit now\?/ }).click();
  await expect(page).toHaveURL("/app/faction/war");
  await expect(page.getByText("Sample data").first()).toBeVisible();
  expect(game.calls).toEqual([]);
});

test("without JavaScript the public pages are whole", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  for (const [path, text] of [
    ["/", "Missing items and their prices"],
    ["/login", "A Full Access key is required."],
    ["/terms", "Logging out deletes it."],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(text)).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
  }
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
