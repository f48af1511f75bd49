/** A mid-range phone for the bench, and the duration of a visit on it. */
import type { Browser, BrowserContext, Page } from "@playwright/test";

/** The factor by which a mid-range phone's processor is slower than the machine's. */
const SLOWER = 4;

/** A slow mobile network. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** Long enough for any data that comes. */
const PATIENCE_MS = 10_000;
const SAVED_MS = 2_000;

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
 * selector, when React has taken over its body.
 */
export async function visit(
  phone: BrowserContext,
  address: string,
  { selector = null as string | null, isSlowed = true } = {},
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
  // Responses are saved once a second.
  await page.waitForTimeout(SAVED_MS);
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

/** Uses the browser's own protocol: intercepting requests would disable its cache. */
async function onThePhone(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}
