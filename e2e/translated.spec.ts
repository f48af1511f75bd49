import { UNCAUGHT } from "../app/testing/faults";
import { addresses, isApp } from "./addresses";
import { expect, type Page, untilHydrated, test } from "./test";

/**
 * Does to each text, present or later, what Chrome's translator does: puts another in `<font><font>` in its place, and
 * removes the page's own text node. The words stay the same, so that a test can look for them.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const work = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const isOurs = text.parentElement?.closest("font, script, style, [translate=no]") === null;
        if (isOurs && text.data.trim() !== "") texts.push(text);
      }
      for (const text of texts) {
        const font = document.createElementNS("http://www.w3.org/1999/xhtml", "font");
        const inner = document.createElementNS("http://www.w3.org/1999/xhtml", "font");
        inner.append(text.data);
        font.append(inner);
        text.replaceWith(font);
      }
    };
    work();
    new MutationObserver(work).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });

const VIEWS = "main nav a[href^='?'], main [role=tab]";
const OTHERS =
  "main summary, main [aria-pressed], main [aria-expanded], main th button, main [role=switch], main [role=checkbox]";

/** Presses each of them that is still there, one after the other, and lets the page answer. */
const pressAll = (page: Page, selector: string) =>
  page.evaluate(async (controls) => {
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (!control.isConnected) continue;
      control.click();
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
    }
  }, selector);

const MEMBERS = "/app/faction/members";

/** The page shows the change, and leaves names and figures untranslated. */
async function expectMembersTranslated(page: Page) {
  const count = page.locator("p[aria-live=polite]").filter({ hasText: /\d/ });
  const find = page.getByRole("combobox", { name: "Find a member" });
  await expect(count).toHaveText("4");
  await find.fill("Alpha");
  await expect(count).toHaveText("1 of 4");
  for (const cell of [/^Alpha/, /^\$/]) {
    await expect(
      page
        .getByRole("table")
        .locator("th[scope=row], td")
        .filter({ hasText: cell })
        .first()
        .locator("font"),
    ).toHaveCount(0);
  }
  await find.fill("");
}

/** Between them they have tables with a search, folds, and lists that change by the second. */
const MOST_CHANGES: readonly string[] = [MEMBERS, "/app/faction/war"];

for (const address of addresses.filter(isApp)) {
  const title = `${address} keeps working while the browser translates it, whatever is pressed`;
  const tag = MOST_CHANGES.includes(address) ? [] : "@long";
  test(title, { tag }, async ({ page, signIn }) => {
    await signIn();
    await page.goto(address);
    await untilHydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await translate(page);
    await expect(page.getByRole("main").getByText(/^Loading/)).toHaveCount(0);
    if (address === MEMBERS) await expectMembersTranslated(page);
    for (const selector of [OTHERS, OTHERS, VIEWS, OTHERS]) await pressAll(page, selector);
    // A popover that is still open may cover the head of the page.
    await page.keyboard.press("Escape");
    await page
      .getByRole("button", { name: "Refresh", exact: true })
      .or(page.locator("h1"))
      .first()
      .click();
    // A call that is still under way would be given up when the clock jumps. The text beside the button can't say so: the
    // translator took it from the page.
    await expect(page.locator("button svg.animate-spin")).toHaveCount(0);
    await page.clock.runFor(61_000);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("body")).not.toContainText(UNCAUGHT);
  });
}
