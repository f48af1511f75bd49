import { expectAccessible } from "./accessible";
import { expect, httpStatus, type Page, test, untilHydrated } from "./test";

const field = (page: Page) => page.getByRole("combobox", { name: "Find anything" });
const option = (page: Page, name: RegExp) => page.getByRole("option", { name });

test("Ctrl+K finds an item in spite of a slip, and opens its page filtered", async ({
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
    await expectAccessible(page, { what: "the palette" });
  });

  await test.step("opened again at once, it keeps the focus, which the first one gives back only after it closed", async () => {
    await page.keyboard.press("Escape");
    const prices = page.getByRole("button", { name: /^Prices of / }).first();
    await prices.focus();
    await prices.evaluate((button) => Object.assign(window, { left: new WeakRef(button) }));
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
    await page.evaluate(async () => {
      const press = async () => {
        window.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));
        // React answers a key before the next timer runs.
        for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
      };
      await press();
      const isClosed = document.querySelector('[role="dialog"]') === null;
      await press();
      // The focus is given back by a timer, which was set before this one.
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (!isClosed) throw new Error("It didn’t close.");
    });
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(prices).toBeFocused();
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeFocused();
  });

  await test.step("a slip is forgiven, and Enter opens that one thing", async () => {
    await page.keyboard.type("xnaax");
    await expect(option(page, /^Xanax/)).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "1 result" })).toBeVisible();
    expect(new Set(game.calls).size, "no call is made twice").toBe(game.calls.length);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/app/torn/items?q=Xanax&item=206");
    await expect(page.getByRole("dialog", { name: "Xanax" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/app/torn/items?q=Xanax");
    await expect(page.getByText("Showing 1 of ")).toBeVisible();
    await expect(field(page)).toBeHidden();
  });

  await test.step("the page that was left is let go", async () => {
    const browser = await page.context().newCDPSession(page);
    const isLeft = async () => {
      await browser.send("HeapProfiler.collectGarbage");
      return page.evaluate(
        () => (window as { left?: WeakRef<Element> }).left?.deref() === undefined,
      );
    };
    await expect.poll(isLeft).toBe(true);
  });

  await test.step("'?' lists the shortcuts", async () => {
    await page.getByRole("button", { name: "Refresh" }).focus();
    await page.keyboard.press("?");
    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(list.getByText("Show this list")).toBeVisible();
    await expectAccessible(page, { what: "the list of shortcuts" });
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(page.getByRole("button", { name: "Refresh" })).toBeFocused();
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
  await expect(page.getByText(/^1 result. Couldn’t load items.*\.$/)).toBeVisible();
  await expectAccessible(page, { what: "the palette on a phone" });
  await option(page, /^Faction Members/).click();
  await expect(page).toHaveURL("/app/faction/members");
});

test(
  "however often the palette is opened, only the last thing that opened it is remembered",
  {
    tag: "@long",
  },
  async ({ page, signIn }) => {
    await signIn();
    await page.goto("/app/tools");
    await untilHydrated(page);
    const openAndClose = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await page.keyboard.press("Control+k");
        await expect(field(page)).toBeFocused();
        await page.keyboard.press("Escape");
        await expect(field(page)).toBeHidden();
      }
    };
    const browser = await page.context().newCDPSession(page);
    /** Each opener is held by one. */
    const weakReferences = async () => {
      await browser.send("HeapProfiler.collectGarbage");
      const { result: prototype } = await browser.send("Runtime.evaluate", {
        ...{ expression: "WeakRef.prototype", objectGroup: "counted" },
      });
      const { objects } = await browser.send("Runtime.queryObjects", {
        ...{ prototypeObjectId: prototype.objectId ?? "", objectGroup: "counted" },
      });
      const { result: count } = await browser.send("Runtime.callFunctionOn", {
        ...{
          objectId: objects.objectId ?? "",
          functionDeclaration: "function () { return this.length }",
        },
      });
      await browser.send("Runtime.releaseObjectGroup", { objectGroup: "counted" });
      return Number(count.value);
    };
    await openAndClose(2);
    const few = await weakReferences();
    await openAndClose(10);
    await expect.poll(weakReferences).toBeLessThanOrEqual(few);
  },
);
