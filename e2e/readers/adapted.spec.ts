import { pages } from "../../content/pages";
import { addresses, isApp } from "../addresses";
import { layoutProblems } from "../layout/layout-problems";
import { READ_ELSEWHERE } from "../layout/room";
import { expect, type Page, neverResponds, untilHydrated, test } from "../test";

/** Between them they have nearly every part that a page is made of. */
const WITH_EACH_CHANGE: readonly string[] = [
  pages.landing.path,
  pages.dashboard.path,
  pages.warRoom.path,
  pages.items.path,
];

/** With more space a figure may wrap, or reach into the room around it. */
const LOST = /is cut in|overlap|scrolls sideways|beyond the window/;

/** The pins of the next 24 hours have a place each by their time; the list below says the same. */
const ON_RULER = /^“[\d hmins]+” and “[\d hmins]+” overlap$/;

/** A window of 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 };

async function open(page: Page, address: string) {
  await page.goto(address);
  await untilHydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

for (const address of addresses) {
  const tag = WITH_EACH_CHANGE.includes(address) ? [] : "@long";
  test(
    `${address} at 400 %, and with the wide spacing that a reader may set`,
    { tag },
    async ({ page, signIn }) => {
      test.slow();
      if (isApp(address)) await signIn();
      await page.setViewportSize(ZOOMED);
      await open(page, address);

      await test.step("nothing scrolls sideways, and what stays in place leaves half of the window", async () => {
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBe(320);
        await page.evaluate(() => {
          scrollTo(0, 300);
        });
        await expect.poll(() => page.evaluate(partThatScrolls)).toBeGreaterThanOrEqual(0.5);
      });

      await test.step("lines, letters and words further apart: no text is cut or lies on another", async () => {
        await page.evaluate(() => {
          scrollTo(0, 0);
          // The figures of success criterion 1.4.12.
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            `:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
          p { margin-bottom: 2em !important }`,
          );
          document.adoptedStyleSheets.push(sheet);
        });
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          const lost = async () =>
            (await page.evaluate(layoutProblems, READ_ELSEWHERE)).filter(
              (fault) => LOST.test(fault) && !ON_RULER.test(fault),
            );
          await expect.poll(lost, `${width} px wide`).toEqual([]);
        }
      });
    },
  );
}

test("where motion is not wanted nothing moves, not even what loads", async ({
  page,
  signIn,
  game,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await signIn();
  game.answerAll(neverResponds);
  await page.goto("/app/faction/members");
  await expect(page.getByText(/^Loading/).first()).toBeAttached();
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(moving).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(moving).toBe(0);
});

test("in the few colours of the system, a switch, a box to tick, a bar and the view that is open are seen", async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await signIn();

  await test.step("a switch and a box to tick look as the system's own do", async () => {
    await open(page, "/app/settings");
    const icon = page.getByRole("switch", {
      name: "Show tasks left on the tab icon and app badge",
    });
    await expect(icon).toHaveCSS("appearance", "auto");
    await open(page, "/app/torn/items?view=table");
    await page.getByRole("button", { name: "Columns" }).click();
    await expect(page.getByRole("checkbox").first()).toHaveCSS("appearance", "auto");
  });

  await test.step("a bar and the view that is open have colours of their own", async () => {
    await open(page, "/app/faction/war");
    const text = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
    const score = page.getByRole("meter").first().locator("div");
    await expect(score).toHaveCSS("background-color", text);
    const background = await page
      .locator("body")
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    await open(page, "/app/faction/organised-crimes");
    const views = page.getByRole("navigation", { name: "Views" }).getByRole("link");
    await expect(views.nth(1)).toHaveCSS("border-bottom-color", background);
    await expect(views.nth(0)).not.toHaveCSS("border-bottom-color", background);
  });
});

/** Runs in the page: how much of the window's height the text has that scrolls. */
function partThatScrolls(): number {
  const STEP_PX = 4;
  // The first column of a wide table is sticky sideways only: it scrolls up with the page.
  const staysInPlace = (element: Element) => {
    const { position, top, bottom } = getComputedStyle(element);
    return position === "fixed" || (position === "sticky" && (top !== "auto" || bottom !== "auto"));
  };
  let free = 0;
  let all = 0;
  for (let y = STEP_PX / 2; y < innerHeight; y += STEP_PX) {
    all += 1;
    let at = document.elementFromPoint(innerWidth / 2, y);
    while (at !== null && !staysInPlace(at)) at = at.parentElement;
    if (at === null) free += 1;
  }
  return free / all;
}
