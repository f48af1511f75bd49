import { addresses, isApp } from "./addresses";
import { layoutProblems } from "./layout/layout-problems";
import { LONG_ANSWERS } from "./layout/long-answers";
import { expectRoom, openFolds, READ_ELSEWHERE, resize, toggleSidebar } from "./layout/room";
import { expect, NOT_FOUND, type Page, untilHydrated, test } from "./test";

/** The windows that a page is laid out in. 640 × 400 is one of 1280 × 800 at 200 %; of 640, 320. */
const PHONES = [
  { width: 640, height: 400 },
  { width: 360, height: 740 },
  { width: 320, height: 400 },
];
const ALL = [...[1920, 1280, 1024, 768].map((width) => ({ width, height: 800 })), ...PHONES];
const SAMPLE = "the sample data";
const LONG = "the longest names and figures";

const MISSING = "/no-such-page";

// pages.spec.ts opens each address with the longest texts at three widths.
for (const path of [...addresses, MISSING]) {
  for (const data of isApp(path) ? [LONG, SAMPLE] : [SAMPLE]) {
    const title = `${path} with ${data} has room for all it says, at ${ALL.length} widths`;
    test(title, { tag: "@long" }, async ({ page, signIn, game, allowLogs }) => {
      test.slow();
      if (path === MISSING) allowLogs(NOT_FOUND);
      if (data === SAMPLE) await showSample(page);
      else {
        await signIn();
        for (const [endpoint, answer] of Object.entries(LONG_ANSWERS)) {
          game.answer(endpoint, answer);
        }
      }
      await page.setViewportSize({ width: 1920, height: 800 });
      await page.goto(path);
      await untilHydrated(page);
      await openFolds(page);
      for (const size of ALL) {
        await resize(page, size);
        await expectRoom(page, `${size.width}`);
        if (!isApp(path) || size.width < 768) continue;
        await toggleSidebar(page);
        await expectRoom(page, `${size.width} with the rail`);
        await toggleSidebar(page);
      }
    });
  }
}

test("a page has room for the longest texts beside the sidebar’s rail", async ({
  page,
  signIn,
  game,
}) => {
  await signIn();
  for (const [endpoint, answer] of Object.entries(LONG_ANSWERS)) game.answer(endpoint, answer);
  await page.goto("/app/faction/members");
  await untilHydrated(page);
  await openFolds(page);
  for (const size of [
    { width: 1280, height: 800 },
    { width: 768, height: 800 },
  ]) {
    await resize(page, size);
    await toggleSidebar(page);
    await expectRoom(page, `${size.width}`);
    await toggleSidebar(page);
  }
});

test("the sheet of a phone has room for all it says, and takes 18rem or the screen", async ({
  page,
}) => {
  await showSample(page);
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto("/app/tools");
  await untilHydrated(page);
  await page.getByRole("button", { name: "Toggle sidebar" }).click();
  const sheet = page.getByRole("dialog", { name: "Sidebar" });
  await expect(sheet.getByRole("link", { name: "Dashboard" })).toBeVisible();
  for (const phone of [...PHONES, { width: 256, height: 400 }]) {
    await resize(page, phone);
    await expect
      .poll(async () => (await sheet.boundingBox())?.width)
      .toBe(Math.min(288, phone.width));
    await expectRoom(page, `${phone.width}`);
  }
});

test("each kind of fault is found, and nothing where there is none", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const expectFaults = async (html: string, expected: unknown[]) => {
    await page.setContent(`<body style="margin: 0; font: 16px/20px sans-serif">${html}</body>`);
    await expect.poll(() => page.evaluate(layoutProblems, READ_ELSEWHERE)).toEqual(expected);
  };
  const box = (style: string, text: string) =>
    `<div style="width: 60px; ${style}"><p style="margin: 0">${text}</p></div>`;
  const nowrap = "white-space: nowrap";

  await expectFaults(box("", "All is well"), []);
  await expectFaults(box(`overflow: hidden; ${nowrap}`, "cut at the end"), [
    "“cut at the end” is cut in its div",
  ]);
  await expectFaults(box("overflow: hidden; height: 20px", "cut below"), [
    "“cut below” is cut in its div",
  ]);
  await expectFaults(box(`overflow-x: auto; ${nowrap}`, "to be scrolled to"), []);
  await expectFaults(box(nowrap, "beyond its column"), [
    expect.stringMatching(/^“beyond its column” reaches \d+ px beyond its p$/),
  ]);
  await expectFaults(box("overflow-wrap: anywhere", "$1,000,000,000"), [
    "“$1,000,000,000” breaks inside",
  ]);
  await expectFaults(box("width: 30px; overflow-wrap: anywhere", "Wednesday"), [
    "“Wednesday” breaks inside",
  ]);
  await expectFaults(box("width: 30px; overflow-wrap: anywhere", "M".repeat(20)), []);
  await expectFaults(`${box("", "One")}${box("margin-top: -18px", "Two")}`, [
    "“One” and “Two” overlap",
  ]);
  await expectFaults(box("width: 400px", "More than the page is wide, by far and far"), [
    "the page scrolls sideways, by 40 px",
  ]);
  await expectFaults('<button style="height: 40px">Low</button>', ["“Low” is 40 px high to press"]);
  await expectFaults('<button style="height: 44px">High</button>', []);
  await expectFaults('<p>A <a href="#a">link</a> among the words of a sentence</p>', []);
});

const showSample = (page: Page) =>
  page.addInitScript(() => {
    sessionStorage.setItem("demo", "on");
  });
