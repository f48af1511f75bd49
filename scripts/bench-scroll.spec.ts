import { type Browser, type Page, test } from "@playwright/test";

import { pages } from "../content/pages";
import { NOW } from "../lib/api/testing/answers";
import { buildBareList } from "./bare-list.mjs";
import { answerAtOnce, median, print } from "./bench-tools";
import { logOf, TENFOLD } from "./bench-world";
import { freePort, serve } from "./serve.mjs";
import { forget, slowDown, SLOWER, tasksOf, untilQuiet, watchTasks } from "./watch-tasks";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);

const LISTS = [
  {
    name: "1,000 members",
    path: pages.members.path,
    count: 1_000,
    answers: TENFOLD,
  },
  {
    name: "50,000 log entries",
    path: `${pages.userLogs.path}?from=2026-01-01`,
    count: 50_000,
    answers: { "/user/log": logOf(50_000) },
  },
] as const;

test("scrolling beside a bare list, on a slow processor", async ({ browser }) => {
  const bare = await serve(await freePort(4180), { folder: await buildBareList() });
  const lines = [];
  for (const list of LISTS) {
    for (const width of [1280, 360]) {
      const ours = [];
      const floor = [];
      // In turns, so that a slow minute of the machine affects both.
      for (let round = 0; round < ROUNDS; round += 1) {
        const page = await longList(browser, width, list);
        const rows = await rowsOf(page);
        ours.push(await scrolled(page));
        await page.context().close();

        const plain = await bareList(browser, width, bare.url, { ...rows, count: list.count });
        floor.push(await scrolled(plain));
        await plain.context().close();
      }
      const [longest, least] = [typical(ours, "longest"), typical(floor, "longest")];
      lines.push({
        list: `${list.name}, ${width} px wide`,
        "longest task, ms": longest,
        "bare, ms": least,
        "×": Math.round((longest / least) * 100) / 100,
        "over 50 ms": typical(ours, "over"),
        "bare, over 50 ms": typical(floor, "over"),
        "longest frame, ms": typical(ours, "frame"),
        "bare, longest frame, ms": typical(floor, "frame"),
      });
    }
  }
  print("Scrolling on a slow processor, beside a bare list", lines);
});

/** The displayed part of a list: texts row by row, the height of a row, and true if it is a table. */
interface Rows {
  rows: string[][];
  px: number;
  isTable: boolean;
}

async function longList(
  browser: Browser,
  width: number,
  { path, answers }: (typeof LISTS)[number],
) {
  const page = await newPage(browser, width);
  await page.clock.setFixedTime(NOW);
  await answerAtOnce(page, undefined, answers);
  await page.goto(path, { waitUntil: "networkidle" });
  await page.waitForFunction(() => document.documentElement.scrollHeight > 20_000);
  return page;
}

async function bareList(
  browser: Browser,
  width: number,
  url: string,
  list: Rows & { count: number },
) {
  const page = await newPage(browser, width);
  await page.goto(url);
  await page.waitForFunction(() => "showRows" in window);
  await page.evaluate((shown) => {
    (window as unknown as { showRows: (rows: typeof shown) => void }).showRows(shown);
  }, list);
  await page.waitForFunction(() => document.querySelector("[data-row]") !== null);
  return page;
}

async function newPage(browser: Browser, width: number): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width, height: 740 } })).newPage();
  await watchTasks(page);
  return page;
}

/** The rows that are in the page now: a table's cells, or the lines of entries. */
const rowsOf = (page: Page): Promise<Rows> =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll("main tbody tr:not([aria-hidden])")];
    const isTable = cells.length > 0;
    const shown = isTable ? cells : [...document.querySelectorAll("main li[data-index]")];
    return {
      isTable,
      px: Math.round(shown[0]?.getBoundingClientRect().height ?? 0),
      rows: shown.map((row) =>
        isTable
          ? [...row.children].map((cell) => (cell as HTMLElement).innerText)
          : (row as HTMLElement).innerText.split("\n").filter((line) => line.trim() !== ""),
      ),
    };
  });

interface Scrolled {
  longest: number;
  over: number;
  frame: number;
}

async function scrolled(page: Page): Promise<Scrolled> {
  await slowDown(page, SLOWER);
  await untilQuiet(page);
  await forget(page);
  const frame = Math.round(await scroll(page));
  const { longest, over } = await tasksOf(page);
  // The browser reports no task of 50 ms or less.
  return { longest: typeof longest === "number" ? longest : 50, over, frame };
}

const typical = (rounds: readonly Scrolled[], figure: keyof Scrolled) =>
  median(rounds.map((round) => round[figure]));

/** Scrolls like a thumb: twenty flicks of about 800 px. Resolves to the longest frame in milliseconds. */
function scroll(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let longest = 0;
        let before = performance.now();
        let frames = 0;
        const step = () => {
          const now = performance.now();
          longest = Math.max(longest, now - before);
          before = now;
          frames += 1;
          window.scrollBy(0, 80);
          if (frames < 200) requestAnimationFrame(step);
          else done(longest);
        };
        requestAnimationFrame(step);
      }),
  );
}
