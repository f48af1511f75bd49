import { type Page, test } from "@playwright/test";

import { pages } from "../content/pages";
import { manyCrimes, pageOf } from "../e2e/crimes/many-crimes";
import { factionCrimesWire } from "../lib/api/endpoints/faction-crimes";
import { API, NOW } from "../lib/api/testing/answers";
import { participation } from "../lib/game/crimes/participation";
import { passRateMatrix } from "../lib/game/crimes/history";
import { findProblems } from "../lib/game/crimes/problems";
import { aMember } from "../lib/game/testing/builders";
import { answerAtOnce, dataOf, manyItems, median, print, round1 } from "./bench-tools";
import { budgetFor, gzipSize } from "./page-size.mjs";

const ROUNDS = 9;

/** Searches that are typed one over the other. They match fewer and fewer items, and the last one matches none. */
const SEARCHES = ["item number 1234", "number 77", "42", "9", "item 9"];

const appPages = Object.values(pages).filter(({ path }) => path.startsWith("/app"));

test("JavaScript and calls of each page, loaded cold", async ({ browser }) => {
  const lines = [];
  for (const { path } of Object.values(pages)) {
    const page = await (await browser.newContext()).newPage();
    const scripts = new Set<string>();
    let calls = 0;
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
    });
    await answerAtOnce(page, () => (calls += 1));
    await page.goto(path, { waitUntil: "networkidle" });
    const bytes = [...scripts].reduce((sum, script) => sum + gzipSize(script), 0);
    lines.push({ page: path, "script, bytes": bytes, budget: budgetFor(path), calls });
    await page.context().close();
  }
  print("Script and calls, loaded cold", lines);
});

test("from the click in the navigation to the data, with an API that answers at once", async ({
  browser,
}) => {
  const lines = [];
  for (const { path } of appPages) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await (await browser.newContext()).newPage();
      await answerAtOnce(page);
      const from = path === pages.dashboard.path ? pages.items.path : pages.dashboard.path;
      await page.goto(from, { waitUntil: "networkidle" });
      // Some pages aren't in the navigation: other pages lead to them.
      const isThere = await page.locator(`nav a[href="${path}"]`).first().isVisible();
      if (isThere) times.push(await fromClickTo(page, path));
      await page.context().close();
    }
    if (times.length > 0) {
      lines.push({ page: path, "median, ms": median(times), "slowest, ms": Math.max(...times) });
    }
  }
  print("From the click to the data", lines);
});

test("script time of a keystroke in the search for items", async ({ browser }) => {
  const lines = [];
  for (const count of [1_500, 15_000]) {
    const times: number[] = [];
    let nodes = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await (await browser.newContext()).newPage();
      await answerAtOnce(page, undefined, { "/torn/items": { items: manyItems(count) } });
      await page.goto(pages.items.path, { waitUntil: "networkidle" });
      times.push(...(await msOfKeys(page)));
      nodes = await page.evaluate(() => document.querySelectorAll("*").length);
      await page.context().close();
    }
    times.sort((one, other) => one - other);
    const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? 0;
    const keys = times.length;
    lines.push({ items: count, keys, "median, ms": median(times), "p95, ms": round1(p95), nodes });
  }
  print("A keystroke in the search for items", lines);
});

test("1,000 crimes of 100 members: the rules, and the page while it reads them", async ({
  browser,
}) => {
  const wire = manyCrimes(1_000);
  const crimes = factionCrimesWire.parse({ crimes: wire }).crimes.entries;
  const members = Array.from({ length: 100 }, (_, i) => aMember({ id: i + 1 }));
  const prices = new Map([[206, 870_000]]);
  const payouts = { membersShare: 100, settled: { crimes: {}, upTo: [] } };
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    participation(crimes, prices);
    passRateMatrix(crimes, null);
    findProblems(crimes, members, { nowMs: NOW, minimumPassRate: 90, payouts });
    return performance.now() - began;
  });

  const page = await (await browser.newContext()).newPage();
  await page.clock.setFixedTime(NOW);
  await answerAtOnce(page);
  await page.route(`${API}/faction/crimes**`, (route) => {
    const { searchParams } = new URL(route.request().url());
    return route.fulfill({ json: pageOf(wire, Number(searchParams.get("to") ?? Infinity)) });
  });
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
  });
  await page.goto(`${pages.organisedCrimes.path}?view=history&range=all`);
  await page.getByText("of 800 crimes succeeded").waitFor();
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  print("1,000 crimes of 100 members", [
    {
      crimes: crimes.length,
      "rules, first time, ms": round1(times[0] ?? 0),
      "rules, median, ms": median(times),
      "longest task of the page, ms": Math.round(Math.max(0, ...tasks)),
    },
  ]);
  await page.context().close();
});

/** The processor time that each key of the searches takes in the page, in milliseconds of script: handler and render. */
async function msOfKeys(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  // Processor time, since a shared processor stalls now and then.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const scriptMs = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
  };
  const box = page.getByRole("searchbox");
  await box.focus();
  const times: number[] = [];
  for (const search of SEARCHES) {
    await box.selectText();
    for (const key of search) {
      const before = await scriptMs();
      await page.keyboard.press(key === " " ? "Space" : key);
      // Shorter than the pause after which the text is written into the address.
      await page.waitForTimeout(150);
      times.push((await scriptMs()) - before);
    }
  }
  return times;
}

/** Milliseconds until the first frame with data on it, counted in the page. */
function fromClickTo(page: Page, path: string): Promise<number> {
  return page.evaluate(
    ([href, selector]) =>
      new Promise<number>((done) => {
        const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
        const began = performance.now();
        const look = () => {
          const isThere = location.pathname === href && document.querySelector(selector) !== null;
          if (isThere) done(performance.now() - began);
          else requestAnimationFrame(look);
        };
        link?.click();
        look();
      }),
    [path, dataOf(path)] as const,
  );
}
