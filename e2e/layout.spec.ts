import { addresses, isApp } from "./addresses";
import { layoutProblems } from "./layout/layout-problems";
import { LONG_ANSWERS } from "./layout/long-answers";
import { expect, NOT_FOUND, type Page, untilHydrated, test } from "./test";

/** The windows that a page is laid out in. 640 × 400 is one of 1280 × 800 at 200 %; of 640, 320. */
const PHONES = [
  { width: 640, height: 400 },
  { width: 360, height: 740 },
  { width: 320, height: 400 },
];
const ALL = [...[1920, 1280, 1024, 768].map((width) => ({ width, height: 800 })), ...PHONES];
/** Wide, the narrowest with a sidebar, and the narrowest. */
const THREE = ALL.filter(({ width }) => [1280, 768, 320].includes(width));

/** An item's card cuts off its description; its details show all of it. */
const READ_ELSEWHERE = "[aria-label=Items] .line-clamp-2, [aria-label=Items] .line-clamp-3";

const SAMPLE = "the sample data";
const LONG = "the longest names and figures";

const MISSING = "/no-such-page";

const PUBLIC = [{ data: SAMPLE, sizes: ALL, tag: [] }];
// The longest texts show most of what the sample data would, and three widths most of what all would.
const APP = [
  { data: LONG, sizes: THREE, tag: [] },
  { data: LONG, sizes: ALL, tag: "@long" },
  { data: SAMPLE, sizes: ALL, tag: "@long" },
];

for (const path of [...addresses, MISSING]) {
  for (const { data, sizes, tag } of isApp(path) ? APP : PUBLIC) {
    const title = `${path} with ${data} has room for all it says, at ${sizes.length} widths`;
    test(title, { tag }, async ({ page, signIn, game, allowLogs }) => {
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
      const found: string[] = [];
      const look = async (at: string) => {
        let here: string[] = [];
        // What is measured, laid out and measured again takes some frames.
        await expect
          .poll(async () => (here = await page.evaluate(layoutProblems, READ_ELSEWHERE)), {
            timeout: 5_000,
          })
          .toEqual([])
          .catch(() => undefined);
        found.push(...here.map((fault) => `${path} at ${at}: ${fault}`));
      };
      for (const size of sizes) {
        await resize(page, size);
        await look(`${size.width}`);
        if (!isApp(path) || size.width < 768) continue;
        await toggleSidebar(page);
        await look(`${size.width} with the rail`);
        await toggleSidebar(page);
      }
      expect(found).toEqual([]);
    });
  }
}

test("the sheet of a phone has room for all it says, and takes 18rem or the screen", async ({
  page,
}) => {
  await showSample(page);
  for (const phone of [...PHONES, { width: 256, height: 400 }]) {
    await page.setViewportSize(phone);
    await page.goto("/app/tools");
    await untilHydrated(page);
    await page.getByRole("button", { name: "Toggle sidebar" }).click();
    const sheet = page.getByRole("dialog", { name: "Sidebar" });
    await expect(sheet.getByRole("link", { name: "Dashboard" })).toBeVisible();
    await expect
      .poll(async () => (await sheet.boundingBox())?.width)
      .toBe(Math.min(288, phone.width));
    await expect
      .poll(() => page.evaluate(layoutProblems, READ_ELSEWHERE), `at ${phone.width}`)
      .toEqual([]);
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

/** What is folded has to fit too. */
async function openFolds(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) {
      fold.open = true;
    }
  });
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

async function toggleSidebar(page: Page) {
  await page.keyboard.press("Control+b");
  await settled(page);
}

async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await settled(page);
}

/** Waits until what depends on measuring has been rendered. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
      }),
  );
