import { type Browser, type BrowserContext, type Page, test } from "@playwright/test";

import { pages } from "../content/pages";
import { exportFor } from "./bench-export.mjs";
import { dataOf, median, print } from "./bench-tools";
import { freePort, serve } from "./serve.mjs";
import { standIn } from "./stand-in";

/** A middling phone: its processor four times slower than this machine's, on a slow mobile network. */
const SLOWER = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const API_MS = 250;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const WORKER_MS = 30_000;
const HOUR_MS = 3_600_000;
/** Long enough for any data that comes. */
const PATIENCE_MS = 10_000;

const SHOWN = [
  pages.dashboard,
  pages.members,
  pages.organisedCrimes,
  pages.stockRoi,
  pages.items,
].map(({ path }) => path);

interface Visit {
  paintMs: number;
  /** Null where no data came. */
  dataMs: number | null;
}

/** The page, with what the bench notes in it. */
interface Watched {
  times: { paint?: number; data?: number };
}

test("a phone: first visit, second visit, and with an API that is silent", async ({ browser }) => {
  const api = await standIn(API_MS);
  const { url } = await serve(await freePort(4180), { folder: await exportFor(api.url) });
  const lines = [];
  let kept = "";
  for (const path of SHOWN) {
    const visits: Record<"first" | "second" | "silent", Visit[]> = {
      first: [],
      second: [],
      silent: [],
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      const phone = await aPhone(browser, url);
      visits.first.push(await visit(phone, url + path));
      kept = await workerReady(phone, url);
      visits.second.push(await visit(phone, url + path));
      api.silence(true);
      visits.silent.push(await visit(phone, url + path));
      api.silence(false);
      await phone.close();
    }
    lines.push(lineOf(path, visits));
  }
  print("Phone", lines);
  print("The service worker", [{ keeps: kept }]);
  api.close();
});

/** With the key and the clock that a player has, and nothing cached. */
async function aPhone(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "allow",
    storageState: {
      cookies: [],
      origins: [
        {
          origin: url,
          localStorage: [
            { name: "apiKey", value: "sample0000000key" },
            {
              name: "gameClock",
              value: JSON.stringify({ aheadMs: 0, comparedAtMs: Date.now() }),
            },
          ],
        },
      ],
    },
  });
  return context;
}

/** Loads a page in a new tab, and watches in the page itself when its first paint and its data come. */
async function visit(phone: BrowserContext, address: string): Promise<Visit> {
  const page = await phone.newPage();
  await slowDown(page);
  await page.addInitScript(
    (selector) => {
      const times: Watched["times"] = {};
      Object.assign(window, { times });
      new PerformanceObserver((list) => {
        const [first] = list.getEntriesByName("first-contentful-paint");
        if (first) times.paint = first.startTime;
      }).observe({ type: "paint", buffered: true });
      const look = () => {
        if (document.querySelector(selector)) times.data = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    dataOf(new URL(address).pathname),
  );
  await page.goto(address, { waitUntil: "commit" });
  await page
    .waitForFunction(() => (window as unknown as Watched).times.data !== undefined, null, {
      timeout: PATIENCE_MS,
    })
    .catch(() => undefined);
  const times = await page.evaluate(() => (window as unknown as Watched).times);
  await page.evaluate(growOld, HOUR_MS);
  await page.close();
  return { paintMs: times.paint ?? 0, dataMs: times.data ?? null };
}

/** Waits until the service worker has put everything away, as it has by a player's second visit; says how much it keeps. */
async function workerReady(phone: BrowserContext, url: string): Promise<string> {
  const page = await phone.newPage();
  await page.goto(`${url}/app/settings`);
  const kept = await page.evaluate(async (patienceMs) => {
    const late = new Promise<null>((over) => setTimeout(over, patienceMs, null));
    const ready = await Promise.race([navigator.serviceWorker.ready, late]);
    if (ready === null) return "nothing: it isn't running";
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    const { usageDetails } = (await navigator.storage.estimate()) as {
      usageDetails?: { caches?: number };
    };
    return `${requests.flat().length} files, ${usageDetails?.caches ?? "unknown"} bytes on disk`;
  }, WORKER_MS);
  await page.close();
  return kept;
}

/** Runs in the page: once its answers are saved, they become this much older, as if the next visit came that much later. */
async function growOld(byMs: number) {
  const wait = (ms: number) => new Promise((over) => setTimeout(over, ms));
  const open = () =>
    new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("answers");
      opening.onsuccess = () => {
        resolve(opening.result);
      };
    });
  const done = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      asked.onsuccess = () => {
        resolve(asked.result);
      };
    });
  localStorage.removeItem("reads");
  for (let tries = 0; tries < 20; tries += 1) {
    await wait(250);
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === "answers")) continue;
    const database = await open();
    const store = database.transaction("answers", "readwrite").objectStore("answers");
    const names = (await done(store.getAllKeys())).filter((name) => name !== "index");
    for (const name of names) {
      const answer = (await done(store.get(name))) as { savedAtMs: number };
      await done(store.put({ ...answer, savedAtMs: answer.savedAtMs - byMs }, name));
    }
    database.close();
    if (names.length > 0) return;
  }
}

/** By the browser's own protocol: to intercept requests would switch its cache off. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

function lineOf(path: string, visits: Readonly<Record<string, readonly Visit[]>>) {
  const line: Record<string, string | number> = { page: path };
  for (const [name, rounds] of Object.entries(visits)) {
    const paint = median(rounds.map(({ paintMs }) => paintMs));
    const withData = rounds.flatMap(({ dataMs }) => dataMs ?? []);
    const hasData = withData.length > rounds.length / 2;
    line[`${name}: paint, ms`] = Math.round(paint);
    line[`${name}: data, ms`] = hasData ? Math.round(median(withData)) : "never";
    line[`${name}: ×`] = hasData ? Math.round((median(withData) / paint) * 100) / 100 : "–";
  }
  return line;
}
