import { type Browser, expect, type Page, type Route, test } from "@playwright/test";

import { addresses, isApp } from "../e2e/addresses";
import { ANSWERS, API } from "../lib/api/testing/answers";
import { contactSheet, type Shot } from "./contact-sheet";

const STATES = ["full", "loading", "empty", "error"] as const;
const THEMES = ["light", "dark"] as const;
const MAX_HEIGHT = 4000;

type State = (typeof STATES)[number];
type Theme = (typeof THEMES)[number];

for (const path of addresses) {
  if (!path.includes(process.env.SHOTS_OF ?? "")) continue;
  const name = path.replace(/^\/(app\/)?/, "").replaceAll(/\/|\?\w+=/g, "-") || "landing";

  test(path, async ({ browser, page }) => {
    const shots: Shot[] = [];
    // Public pages read no data, and a view fails in the same way as its page: they have one state.
    for (const state of isApp(path) && !path.includes("?") ? STATES : STATES.slice(0, 1)) {
      for (const theme of THEMES) {
        for (const width of state === "full" ? [360, 768, 1280, 1920] : [360, 1280]) {
          const file = `shots/${name}/${state}-${width}-${theme}.png`;
          const image = await shoot(browser, path, state, theme, width, file);
          shots.push({ state, theme, width, image });
        }
      }
    }
    await page.setViewportSize({ width: 2370, height: 1000 });
    await page.setContent(contactSheet(path, shots));
    await page.screenshot({ path: `shots/${name}.png`, fullPage: true });
  });
}

async function shoot(
  browser: Browser,
  path: string,
  state: State,
  theme: Theme,
  width: number,
  file: string,
): Promise<Buffer> {
  const height = width < 768 ? 740 : 900;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme });
  const page = await context.newPage();
  await remember(page, theme, isApp(path), state);
  await page.route(`${API}/**`, (route) => answer(route, state));
  // Unanswered calls would keep the network busy for ever.
  await page.goto(path, { waitUntil: state === "loading" ? "load" : "networkidle" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (state === "loading") await page.waitForTimeout(500);
  else await expect(page.getByText(/^Loading/)).toHaveCount(0);
  const { pathname, search } = new URL(page.url());
  expect.soft(pathname + search, `${file} shows its page`).toBe(path);

  const full = await page.evaluate(() => document.documentElement.scrollHeight);
  const image = await page.screenshot({
    path: file,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(full, MAX_HEIGHT) },
    animations: "disabled",
  });
  await context.close();
  return image;
}

/** The full page displays the sample data. The other states need a key, and `answer` answers their calls. */
async function remember(page: Page, theme: Theme, isApp: boolean, state: State) {
  await page.addInitScript(
    ([theme, isApp, state]) => {
      localStorage.setItem("theme", theme);
      if (!isApp) return;
      if (state === "full") sessionStorage.setItem("demo", "on");
      else localStorage.setItem("apiKey", "sample-key-000000");
      // The fixtures are from another time than the machine's.
      localStorage.setItem("gameClock", JSON.stringify({ aheadMs: 0, comparedAtMs: Date.now() }));
    },
    [theme, isApp, state] as const,
  );
}

/** Answers like the API in this state. The player remains known: otherwise every page would display the login. */
function answer(route: Route, state: State): Promise<void> | undefined {
  const path = new URL(route.request().url()).href.slice(API.length).split("?")[0] ?? "";
  if (state === "loading") return undefined;
  const json = ANSWERS[path];
  if (json === undefined) return route.abort();
  if (path === "/key/info") return route.fulfill({ json });
  if (state === "error") return route.fulfill({ status: 500, json: {} });
  return route.fulfill({ json: emptied(json, 2) });
}

/** The same response with empty lists, down to this depth. */
function emptied(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== "object" || value === null || depth === 0) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, emptied(inner, depth - 1)]);
  return Object.fromEntries(entries) as unknown;
}
