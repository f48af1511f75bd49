import { addresses, isApp } from "./addresses";
import { faults } from "./layout/faults";
import { LONG_ANSWERS } from "./layout/long-answers";
import { expect, type Page, test } from "./test";

/** The windows that a page is laid out in. 640 × 400 is one of 1280 × 800 at 200 %; of 640, 320. */
const DESKS = [1920, 1280, 1024, 768].map((width) => ({ width, height: 800 }));
const PHONES = [
  { width: 640, height: 400 },
  { width: 360, height: 740 },
  { width: 320, height: 400 },
];

/** An item's card cuts off its description; its details show all of it. */
const READ_ELSEWHERE = "[aria-label=Items] .line-clamp-2, [aria-label=Items] .line-clamp-3";

const SAMPLE = "the sample data";
const LONG = "the longest names and figures";

for (const path of addresses) {
  for (const data of isApp(path) ? [SAMPLE, LONG] : [SAMPLE]) {
    const title = `${path} with ${data} has room for all it says, at every width`;
    // The longest texts show most of what the sample data would.
    const tag = data === SAMPLE && isApp(path) ? "@long" : [];
    test(title, { tag }, async ({ page, signIn, game }) => {
      test.slow();
      if (data === SAMPLE) await showSample(page);
      else {
        await signIn();
        for (const [endpoint, answer] of Object.entries(LONG_ANSWERS)) {
          game.answer(endpoint, answer);
        }
      }
      await page.setViewportSize({ width: 1920, height: 800 });
      await page.goto(path, { waitUntil: "networkidle" });
      await openFolds(page);
      const found: string[] = [];
      const look = async (at: string) => {
        let here: string[] = [];
        // What is measured, laid out and measured again takes some frames.
        await expect
          .poll(async () => (here = await page.evaluate(faults, READ_ELSEWHERE)), {
            timeout: 5_000,
          })
          .toEqual([])
          .catch(() => undefined);
        found.push(...here.map((fault) => `${path} at ${at}: ${fault}`));
      };
      for (const desk of DESKS) {
        await resize(page, desk);
        await look(`${desk.width}`);
        if (!isApp(path)) continue;
        await toggleSidebar(page);
        await look(`${desk.width} with the rail`);
        await toggleSidebar(page);
      }
      for (const phone of PHONES) {
        await resize(page, phone);
        await look(`${phone.width}`);
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
    await page.goto("/app/tools", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "Toggle sidebar" }).click();
    const sheet = page.getByRole("dialog", { name: "Sidebar" });
    await expect(sheet.getByRole("link", { name: "Dashboard" })).toBeVisible();
    expect((await sheet.boundingBox())?.width).toBe(Math.min(288, phone.width));
    expect(await page.evaluate(faults, READ_ELSEWHERE), `at ${phone.width}`).toEqual([]);
  }
});

test("each kind of fault is found, and nothing where there is none", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const found = async (html: string) => {
    await page.setContent(`<body style="margin: 0; font: 16px/20px sans-serif">${html}</body>`);
    return page.evaluate(faults, READ_ELSEWHERE);
  };
  const box = (style: string, text: string) =>
    `<div style="width: 60px; ${style}"><p style="margin: 0">${text}</p></div>`;
  const nowrap = "white-space: nowrap";

  expect(await found(box("", "All is well"))).toEqual([]);
  expect(await found(box(`overflow: hidden; ${nowrap}`, "cut at the end"))).toEqual([
    "“cut at the end” is cut in its div",
  ]);
  expect(await found(box("overflow: hidden; height: 20px", "cut below"))).toEqual([
    "“cut below” is cut in its div",
  ]);
  expect(await found(box(`overflow-x: auto; ${nowrap}`, "to be scrolled to"))).toEqual([]);
  expect(await found(box(nowrap, "beyond its column"))).toEqual([
    expect.stringMatching(/^“beyond its column” reaches \d+ px beyond its p$/),
  ]);
  expect(await found(box("overflow-wrap: anywhere", "$1,000,000,000"))).toEqual([
    "“$1,000,000,000” breaks inside",
  ]);
  expect(await found(box("width: 30px; overflow-wrap: anywhere", "Wednesday"))).toEqual([
    "“Wednesday” breaks inside",
  ]);
  expect(await found(box("width: 30px; overflow-wrap: anywhere", "M".repeat(20)))).toEqual([]);
  expect(await found(`${box("", "One")}${box("margin-top: -18px", "Two")}`)).toEqual([
    "“One” and “Two” overlap",
  ]);
  expect(await found(box("width: 400px", "More than the page is wide, by far and far"))).toEqual([
    "the page scrolls sideways, by 40 px",
  ]);
  expect(await found('<button style="height: 40px">Low</button>')).toEqual([
    "“Low” is 40 px high to press",
  ]);
  expect(await found('<button style="height: 44px">High</button>')).toEqual([]);
  expect(await found('<p>A <a href="#a">link</a> among the words of a sentence</p>')).toEqual([]);
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
