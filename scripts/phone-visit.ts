/** A mid-range phone for the bench, and the duration of a visit on it. */
import type { Browser, BrowserContext, Page } from "@playwright/test";

import { slowDown, SLOWER } from "./watch-tasks";

/** A slow mobile network. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
export const HOUR_MS = 3_600_000;
/** Long enough for any data that comes. */
const PATIENCE_MS = 10_000;

export interface Visit {
  paintMs: number;
  /** The time when the expected element was on the page. Null if it never was. */
  dataMs: number | null;
}

interface Watched {
  times: { paint?: number; data?: number };
}

/** The player's phone: with a key, a clock that was compared, and nothing cached. */
export function aPhone(browser: Browser, url: string): Promise<BrowserContext> {
  const localStorage = [
    { name: "apiKey", value: "sample0000000key" },
    { name: "gameClock", value: JSON.stringify({ aheadMs: 0, comparedAtMs: Date.now() }) },
  ];
  return browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "allow",
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
}

/**
 * Loads a page in a new tab, and measures in the page itself when it is first painted and when `selector` is on it, or, without a
 * selector, when React has taken over its body. With `ages`, the data that the visit saved is an hour old afterwards.
 */
export async function visit(
  phone: BrowserContext,
  address: string,
  { selector = null as string | null, isSlowed = true, ages = true } = {},
): Promise<Visit> {
  const page = await phone.newPage();
  await onThePhone(page, isSlowed ? SLOWER : 1);
  await page.addInitScript(watch, selector);
  await page.goto(address, { waitUntil: "commit" });
  await page
    .waitForFunction(() => (window as unknown as Watched).times.data !== undefined, null, {
      timeout: PATIENCE_MS,
    })
    .catch(() => undefined);
  const times = await page.evaluate(() => (window as unknown as Watched).times);
  if (ages) await page.evaluate(growOld, HOUR_MS);
  await page.close();
  return { paintMs: times.paint ?? 0, dataMs: times.data ?? null };
}

/** Runs in the page before its own scripts. */
function watch(selector: string | null) {
  const times: Watched["times"] = {};
  Object.assign(window, { times });
  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName("first-contentful-paint");
    if (first) times.paint = first.startTime;
  }).observe({ type: "paint", buffered: true });
  const isHydrated = () => {
    const body = document.querySelector("body");
    return body !== null && Object.keys(body).some((key) => key.startsWith("__reactFiber"));
  };
  const look = () => {
    if (selector === null ? isHydrated() : document.querySelector(selector)) {
      times.data = performance.now();
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: once all its responses are saved, makes them older by this time, as if the next visit came later. */
export async function growOld(byMs: number) {
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
  let before = 0;
  let looks = 0;
  for (let tries = 0; tries < 30; tries += 1) {
    await wait(500);
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === "answers")) continue;
    const database = await open();
    const store = database.transaction("answers", "readwrite").objectStore("answers");
    const names = (await done(store.getAllKeys())).filter((name) => name !== "index");
    looks = names.length === before ? looks + 1 : 0;
    before = names.length;
    // Responses are saved once a second.
    if (names.length === 0 || looks < 4) {
      database.close();
      continue;
    }
    for (const name of names) {
      const answer = (await done(store.get(name))) as { savedAtMs: number };
      await done(store.put({ ...answer, savedAtMs: answer.savedAtMs - byMs }, name));
    }
    database.close();
    return;
  }
}

/** Uses the browser's own protocol: intercepting requests would disable its cache. */
async function onThePhone(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await slowDown(page, rate);
}

/** The activity of a visit's main thread until all `heads` of cards were on the page, and for a second and a half after that. */
export interface Steps {
  leadMs: number;
  allMs: number;
  /** The lengths of the tasks of more than 50 ms. */
  tasks: number[];
}

/** Loads a page in a new tab of the phone. Fails if a card doesn't come. */
export async function steps(
  phone: BrowserContext,
  address: string,
  { lead, heads }: { lead: string; heads: readonly string[] },
): Promise<Steps> {
  const page = await phone.newPage();
  await onThePhone(page, SLOWER);
  await page.addInitScript(watchSteps, { lead, heads });
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => (window as unknown as { steps: Steps }).steps.allMs > 0, null, {
    timeout: PATIENCE_MS,
  });
  await page.waitForTimeout(1_500);
  const taken = await page.evaluate(() => (window as unknown as { steps: Steps }).steps);
  await page.close();
  return taken;
}

/** Runs in the page before its own scripts. */
function watchSteps({ lead, heads }: { lead: string; heads: readonly string[] }) {
  const steps: Steps = { leadMs: 0, allMs: 0, tasks: [] };
  Object.assign(window, { steps });
  new PerformanceObserver((list) => {
    steps.tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: "longtask", buffered: true });
  const look = () => {
    if (steps.leadMs === 0 && document.querySelector(lead)) steps.leadMs = performance.now();
    const shown = [...document.querySelectorAll("main h2")].map((head) => head.textContent);
    if (heads.every((head) => shown.some((text) => text.includes(head)))) {
      steps.allMs = performance.now();
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
