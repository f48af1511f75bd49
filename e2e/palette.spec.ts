import { expectAccessible } from "./accessible";
import { expect, httpStatus, type Page, test } from "./test";

const field = (page: Page) => page.getByRole("combobox", { name: "Find anything" });
const option = (page: Page, name: RegExp) => page.getByRole("option", { name });

test("Ctrl+K finds an item in spite of a slip, and opens its page filtered; '/' and '?' work beside it", async ({
  page,
  signIn,
  game,
}) => {
  await signIn();
  await page.goto("/app/torn/stock-market");
  await expect(page.getByRole("list", { name: "Stocks" })).toBeVisible();

  await test.step("before it opens it asks for nothing; then once for each list", async () => {
    const ofThePage = ["/torn/stocks?comment=Almanac", "/user/stocks?comment=Almanac"];
    expect(game.calls.toSorted()).toEqual(ofThePage);
    await page.keyboard.press("Control+k");
    await expect(option(page, /^Dashboard/)).toBeVisible();
    await expectAccessible(page, "the palette");
  });

  await test.step("a slip is forgiven, and Enter opens the page with that one thing", async () => {
    await page.keyboard.type("xnaax");
    await expect(option(page, /^Xanax/)).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "1 result" })).toBeVisible();
    expect(new Set(game.calls).size, "no call is made twice").toBe(game.calls.length);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/app/torn/items?q=Xanax");
    await expect(page.getByText("Showing 1 of ")).toBeVisible();
    await expect(field(page)).toBeHidden();
  });

  await test.step("'/' goes to the search, where it is a letter", async () => {
    await page.getByRole("button", { name: "Refresh" }).focus();
    await page.keyboard.press("/");
    const search = page.getByRole("searchbox", { name: "Search items" });
    await expect(search).toBeFocused();
    await page.keyboard.type("a/?");
    await expect(search).toHaveValue("a/?");
  });

  await test.step("'?' lists the shortcuts", async () => {
    await page.getByRole("button", { name: "Refresh" }).focus();
    await page.keyboard.press("?");
    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(list.getByText("Show this list")).toBeVisible();
    await expectAccessible(page, "the list of shortcuts");
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(page.getByRole("button", { name: "Refresh" })).toBeFocused();
  });

  await test.step("an action: the theme", async () => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("dark");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveClass(/dark/);
  });

  await test.step("an action: log out", async () => {
    await page.keyboard.press("Meta+k");
    await page.keyboard.type("log out");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
  });
});

test("at 360 px a button opens it over the whole screen; with no answer at all pages are found", async ({
  page,
  signIn,
  game,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  game.answerAll(httpStatus(500));
  await page.goto("/app/torn/items");
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();

  const button = page.getByRole("button", { name: "Find anything" });
  const size = await button.boundingBox();
  expect(size?.width).toBeGreaterThanOrEqual(44);
  expect(size?.height).toBeGreaterThanOrEqual(44);
  await button.click();
  await expect(field(page)).toBeFocused();
  const sheet = page.getByRole("dialog", { name: "Find anything" });
  await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await page.keyboard.type("memebrs");
  await expect(option(page, /^Faction Members/)).toBeVisible();
  await expect(page.getByText(/^1 result. Without items.* which didn’t load\.$/)).toBeVisible();
  await expectAccessible(page, "the palette on a phone");
  await option(page, /^Faction Members/).click();
  await expect(page).toHaveURL("/app/faction/members");
});

test("a page that was left through the palette is let go", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/app/faction/war");
  const note = page.getByRole("button", { name: /^Note on / }).first();
  await note.focus();
  await note.evaluate((button) => Object.assign(window, { left: new WeakRef(button) }));
  await page.keyboard.press("Control+k");
  await field(page).fill("Message Sender");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message Sender");
  const browser = await page.context().newCDPSession(page);
  const isLeft = async () => {
    await browser.send("HeapProfiler.collectGarbage");
    return page.evaluate(() => (window as { left?: WeakRef<Element> }).left?.deref() === undefined);
  };
  await expect.poll(isLeft).toBe(true);
});
