import { type Page, test } from "@playwright/test";

import { pages } from "../content/pages";
import { manyCrimes, pageOf } from "../e2e/crimes/many-crimes";
import { ANSWERS, API, NOW } from "../lib/api/testing/answers";
import { answerAtOnce, dataOf, manyItems, print } from "./bench-tools";

/** A middling phone's processor, by this machine's. */
const SLOWER = 4;

/** A page that shows nothing by then is told, and the next one measured. */
const PATIENCE_MS = 15_000;

const SECONDS = NOW / 1000;

const times = <T>(count: number, one: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => one(i));

/** The fixture's records again and again, each with an id of its own. */
function copies(path: string, name: string, count: number, apart: (i: number) => object) {
  const all = ANSWERS[path]?.[name] as readonly object[];
  return { [name]: times(count, (i) => ({ ...all[i % all.length], ...apart(i) })) };
}

const members = copies("/faction/members", "members", 1_000, (i) => ({
  id: i + 1,
  name: `Member ${i + 1}`,
}));

const logOf = (count: number) => ({
  log: times(count, (i) => ({
    id: `e${i}`,
    timestamp: SECONDS - i * 60,
    details: { id: 5_000 + (i % 300), title: `Kind ${i % 300}`, category: `Category ${i % 20}` },
    data: { item: 206, quantity: 1 + (i % 9) },
    params: {},
  })),
});

/** Ten times what the sample world has of everything. */
const TENFOLD = {
  "/faction/members": members,
  "/faction/balance": {
    balance: {
      members: times(1_000, (i) => ({ id: i + 1, username: `M${i}`, money: i * 1_000, points: i })),
    },
  },
  "/faction/attacksfull": copies("/faction/attacksfull", "attacks", 1_000, (i) => ({
    id: i + 1,
    code: `c${i}`,
    ended: SECONDS - i * 60,
  })),
  "/user/log": logOf(5_000),
  "/torn/items": { items: manyItems(15_000) },
};

test("the longest task of each page at ten times the sample world", async ({ browser }) => {
  const lines = [];
  for (const { path } of Object.values(pages)) {
    if (!path.startsWith("/app")) continue;
    const line: Record<string, string | number> = { page: path };
    line.note = "";
    for (const rate of [1, SLOWER]) {
      const page = await (await browser.newContext()).newPage();
      await page.clock.setFixedTime(NOW);
      await answerAtOnce(page, undefined, TENFOLD);
      await answerCrimes(page);
      await slowDown(page, rate);
      await watchTasks(page);
      await page.goto(path, { waitUntil: "commit" });
      const hasData = await page
        .locator(dataOf(path))
        .first()
        .waitFor({ timeout: PATIENCE_MS })
        .then(
          () => true,
          () => false,
        );
      await page.waitForTimeout(3_000);
      const { longest, over } = await tasksOf(page);
      if (!hasData) line.note = "no data";
      line[`longest task, ms${rate === 1 ? "" : `, ÷ ${rate}`}`] = longest;
      line[`over 50 ms${rate === 1 ? "" : `, ÷ ${rate}`}`] = over;
      await page.context().close();
    }
    lines.push(line);
  }
  print("Longest tasks at ten times the sample world", lines);
});

test("scrolling 1,000 members and 50,000 log entries on a slow processor", async ({ browser }) => {
  const lines = [];
  for (const [name, path, answers] of [
    ["1,000 members", pages.members.path, TENFOLD],
    [
      "50,000 log entries",
      `${pages.userLogs.path}?from=2026-01-01`,
      { "/user/log": logOf(50_000) },
    ],
  ] as const) {
    for (const width of [1280, 360]) {
      const viewport = { width, height: 740 };
      const page = await (await browser.newContext({ viewport })).newPage();
      await page.clock.setFixedTime(NOW);
      await answerAtOnce(page, undefined, answers);
      await watchTasks(page);
      await page.goto(path, { waitUntil: "networkidle" });
      await page.waitForFunction(() => document.documentElement.scrollHeight > 20_000);
      await slowDown(page, SLOWER);
      await page.waitForTimeout(1_000);
      await page.evaluate(() => {
        (window as unknown as Watched).tasks.length = 0;
      });
      const frame = await scroll(page);
      const { longest, over } = await tasksOf(page);
      lines.push({
        list: `${name}, ${width} px wide`,
        "longest task, ms": longest,
        "tasks over 50 ms": over,
        "longest frame, ms": Math.round(frame),
      });
      await page.context().close();
    }
  }
  print("Scrolling on a slow processor", lines);
});

test("50,000 log entries are searched through and summed up by day", async ({ browser }) => {
  const lines = [];
  for (const rate of [1, SLOWER]) {
    const page = await (await browser.newContext()).newPage();
    await page.clock.setFixedTime(NOW);
    await answerAtOnce(page, undefined, { "/user/log": logOf(50_000) });
    await watchTasks(page);
    await page.goto(`${pages.userLogs.path}?from=2026-01-01`, { waitUntil: "networkidle" });
    await page.waitForFunction(() => document.documentElement.scrollHeight > 1_000_000);
    await slowDown(page, rate);
    for (const [deed, act] of [
      [
        "a search",
        async () => {
          await page.getByLabel("Words, names, ids or sums").pressSequentially("kind 250");
          await page.waitForFunction(() => document.documentElement.scrollHeight < 1_000_000);
          await page.getByLabel("Words, names, ids or sums").fill("");
        },
      ],
      [
        "sums by day",
        async () => {
          await page.getByRole("link", { name: "By day" }).click();
          await page.getByRole("table", { name: "Log by day" }).waitFor();
        },
      ],
    ] as const) {
      await page.evaluate(() => {
        (window as unknown as Watched).tasks.length = 0;
      });
      await act();
      await page.waitForTimeout(1_000);
      const { longest, over } = await tasksOf(page);
      lines.push({
        deed: `${deed}, ÷ ${rate}`,
        "longest task, ms": longest,
        "tasks over 50 ms": over,
      });
    }
    await page.context().close();
  }
  print("50,000 log entries", lines);
});

interface Watched {
  tasks: number[];
}

/** Crimes come in pages, newest first. */
async function answerCrimes(page: Page) {
  const wire = manyCrimes(3_000);
  await page.route(`${API}/faction/crimes**`, (route) => {
    const { searchParams } = new URL(route.request().url());
    return route.fulfill({ json: pageOf(wire, Number(searchParams.get("to") ?? Infinity)) });
  });
}

async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** The browser tells of tasks of 50 ms and more only. */
const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
  });

async function tasksOf(page: Page) {
  const tasks = await page.evaluate(() => (window as unknown as Watched).tasks);
  const over = tasks.filter((ms) => ms > 50);
  return { longest: over.length > 0 ? Math.round(Math.max(...over)) : "≤ 50", over: over.length };
}

/** As a thumb does: a flick of some 800 px, twenty times. Resolves to the longest frame in milliseconds. */
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
