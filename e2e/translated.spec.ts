import { pages } from "../content/pages";
import { ANSWERS } from "../lib/api/testing/answers";
import { addresses, dataOf, isApp } from "./addresses";
import { UNCAUGHT } from "./faults";
import { expect, forgetCalls, type Page, untilHydrated, test } from "./test";

/**
 * What Chrome's translator does with each text, now and whenever one comes: another in `<font><font>` takes its place, and
 * the page's own text node is gone. Here the words stay the same, so that a test can look for them.
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

/** Answers that name people, factions and things. */
const NAMING =
  /^\/(faction\/(members|9104\/members|basic|applications|crimes|wars|rankedwars)|torn\/(items|stocks|properties|companies|education)|company\/employees|user\/basic)$/;

function namesIn(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, own]: [string, unknown]) => {
    if (typeof own !== "string") return namesIn(own);
    return key === "name" ? [own] : [];
  });
}

/** Names that are words of ours too: the site's label, and statistics. */
const OURS = new Set(["Alpha", "Xanax", "Statistics", "Business", "Law"]);
const NAMES = Object.entries(ANSWERS)
  .filter(([path]) => NAMING.test(path))
  .flatMap(([, body]) => namesIn(body))
  .filter((name) => name.length > 2 && !OURS.has(name));

/** Texts that a browser would translate, and that hold a name from the game. */
const translatedNames = (page: Page) =>
  page.evaluate((names) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.parentElement?.closest("script, style, template, [translate=no]") !== null) continue;
      for (const name of names) {
        const [before, after] = [
          text.data.indexOf(name) - 1,
          text.data.indexOf(name) + name.length,
        ];
        if (before < -1 || /\w/.test(text.data.charAt(before) + text.data.charAt(after))) continue;
        found.push(`${name}: ${text.data}`);
      }
    }
    return found;
  }, NAMES);

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

/** Cards, a table with its search, folds, lists that change by the second, charts, a windowed list, and forms. */
const ONE_OF_EACH_KIND: readonly string[] = [
  pages.dashboard.path,
  pages.members.path,
  pages.organisedCrimes.path,
  pages.warRoom.path,
  pages.portfolio.path,
  pages.items.path,
  pages.settings.path,
];

for (const address of addresses.filter(isApp)) {
  const title = `${address} keeps working while the browser translates it, whatever is pressed`;
  const tag = ONE_OF_EACH_KIND.includes(address) ? [] : "@long";
  test(title, { tag }, async ({ page, signIn }) => {
    await signIn();
    await page.goto(address);
    await untilHydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await translate(page);
    await expect(page.getByRole("main").getByText(/^Loading/)).toHaveCount(0);
    await expect.poll(() => translatedNames(page)).toEqual([]);
    for (const selector of [OTHERS, OTHERS, VIEWS, OTHERS]) await pressAll(page, selector);
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

test("names stay as they are on a phone, in its lists, sentences and in the palette", async ({
  page,
  signIn,
}) => {
  expect(NAMES).toContain("bravo_the_second_of_that_name1");
  await signIn();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of addresses.filter(isApp)) {
    await page.goto(address);
    await untilHydrated(page);
    await expect(dataOf(page, address)).toBeVisible();
    await expect(page.getByRole("main").getByText(/^Loading/)).toHaveCount(0);
    await forgetCalls(page);
    await expect.poll(() => translatedNames(page), address).toEqual([]);
  }
  // The palette finds the members that a page has read.
  await page.goto("/app/faction/members");
  await expect(page.getByRole("main")).toContainText("bravo_the_second");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("bravo");
  await expect(page.getByRole("option", { name: /bravo_the_second/ })).toBeVisible();
  await expect.poll(() => translatedNames(page)).toEqual([]);
});

test("a translated page shows what has changed, and its names and figures as they are", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/app/faction/members");
  await expect(page.getByRole("table")).toContainText("Alpha");
  await translate(page);
  const count = page.locator("p[aria-live=polite]").filter({ hasText: /\d/ });
  await expect(count).toHaveText("4");
  await page.getByRole("combobox", { name: "Find a member" }).fill("Alpha");
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
});
