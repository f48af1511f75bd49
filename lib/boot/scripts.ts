import {
  CALL_OPTIONS,
  GAME_API_URL,
  gameAddress,
  STALE_TIME_MS,
  TIMEOUT_MS,
} from "@/lib/api/transport/api-config";
import { PRELOADED_PATHS } from "@/lib/api/transport/preloaded-calls";
import { CALLS_PER_MINUTE, ENTRY_TTL_MS } from "@/lib/api/transport/rate-limit";
import { HOME, loginPath, SAMPLE_QUERY } from "@/lib/site/next-path";
import { MAX_KEY_LENGTH, SAMPLE_NAME } from "@/lib/store/account/session";
import type { StoredKey } from "@/lib/store/engine/keys";
import { COLLAPSED_COOKIE } from "@/lib/store/preferences/shell";

import { preloadCalls } from "./preload-calls";
import { redirectToLogin } from "./redirect-to-login";
import { isTooOld, redirectTo, showTooOld } from "./too-old";

/**
 * What a page runs before React: each is the text of a function of this folder, called with the constants that it needs; the
 * short ones are below. They run in this order. Of what the browser keeps, and of the network, they touch
 * nothing but what is said of them; a test holds each of them to that.
 *
 * Those of the theme, the fonts and the sidebar are in the layouts. The others are put into the HTML after the build
 * (`scripts/after-build.mjs`), so `next dev` has none of them.
 */

/**
 * Returns a function as the text of an inline script, which runs before any module is loaded. It can use nothing but its
 * argument and the browser: a test runs each of them as such a text.
 */
const toInlineScript = <Rules>(run: (rules: Rules) => void, rules?: Rules): string =>
  `(${run.toString()})(${rules === undefined ? "" : JSON.stringify(rules)})`;

/** Shows what is kept, and saves it: it needs none of the app's code, and is kept for use without a network. */
const RESCUE = "/rescue";

const KEY: StoredKey = "apiKey";
const USAGE: StoredKey = "calls";
const FETCH_TIMES: StoredKey = "reads";

const IS_TOO_OLD = toInlineScript(isTooOld, "(?<=a)");

const SHOW_TOO_OLD = toInlineScript(
  showTooOld,
  "This browser is too old for this site: update it, or open the site in another one.",
);

/** The rescue page, before its own script: changes the page. */
export const TOO_OLD_SCRIPT = `${IS_TOO_OLD}&&${SHOW_TOO_OLD}`;

const REDIRECT_TO_LOGIN = toInlineScript(redirectToLogin, {
  start: HOME,
  dashboard: "/app/dashboard",
  login: loginPath(""),
  sampleQuery: SAMPLE_QUERY,
  sampleName: SAMPLE_NAME,
  keyName: KEY,
  keyLength: MAX_KEY_LENGTH,
});

/** Pages under /app, first of all: reads the key, reads and sets the mark of the sample data, leads elsewhere. */
export const LOGIN_REDIRECT_SCRIPT = `${IS_TOO_OLD}?${toInlineScript(redirectTo, RESCUE)}:${REDIRECT_TO_LOGIN}`;

/**
 * Pages under /app that call the game at once, before anything is loaded: reads the key, the mark of the sample data and the
 * fetch times, reads and writes the usage entries, calls the game. The client takes the responses by `takePreloadedCall`.
 * @param api the address of the game's API
 */
export const preloadCallsScript = (paths: readonly string[], api?: string): string =>
  toInlineScript(preloadCalls, {
    calls: Object.fromEntries(paths.map((path) => [path, gameAddress(path, api)])),
    options: CALL_OPTIONS,
    sampleName: SAMPLE_NAME,
    keyName: KEY,
    keyLength: MAX_KEY_LENGTH,
    usageName: USAGE,
    fetchTimesName: FETCH_TIMES,
    maxCalls: CALLS_PER_MINUTE / 2,
    staleTimeMs: STALE_TIME_MS,
    timeoutMs: TIMEOUT_MS,
    entryTtlMs: ENTRY_TTL_MS,
  });

export { PRELOADED_PATHS, GAME_API_URL };

/** Public pages, before their style sheets: reads and changes the sheets' media. */
export const STYLESHEETS_SCRIPT = toInlineScript(activateStylesheets);

/** Every page, first in its body: reads the theme, and removes a wrong one. */
export const THEME_SCRIPT = toInlineScript(removeInvalidTheme, {
  name: "theme",
  themes: ["light", "dark", "system"],
});

/** Pages under /app, in their body, where their style sheet is there: reads which files were loaded. */
export const FONTS_SCRIPT = toInlineScript(deferFonts);

/** Pages under /app, before the sidebar: reads its cookie. */
export const SIDEBAR_SCRIPT = toInlineScript(collapseSidebar, { cookie: COLLAPSED_COOKIE });

/** The type of a public page's scripts until they start. */
export const DEFERRED_TYPE = "text/later";

/** Public pages, last in their body: starts their scripts, or changes the page. */
export const START_DEFERRED_SCRIPT = `${IS_TOO_OLD}?${SHOW_TOO_OLD}:${toInlineScript(startDeferredScripts, { deferredType: DEFERRED_TYPE })}`;

/** Activates each deferred style sheet (media "print", which blocks nothing) once it has loaded. */
function activateStylesheets() {
  document.addEventListener(
    "load",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.media === "print") target.media = "all";
    },
    true,
  );
}

/**
 * Removes an invalid theme before the script of next-themes reads it: it would become a class of the page, and one with a
 * space in it would leave no page at all.
 */
function removeInvalidTheme({ name, themes }: { name: string; themes: readonly string[] }) {
  try {
    const theme = localStorage.getItem(name);
    if (theme !== null && !themes.includes(theme)) localStorage.removeItem(name);
  } catch {
    // A browser that refuses its storage keeps no theme.
  }
}

/**
 * Defers the web fonts on a first visit until the page has loaded and is idle. They would delay the scripts by 0.25 s on a
 * mobile network, and applying them restyles the whole page. If the style sheet came from the cache, so do the fonts, and
 * nothing is deferred.
 */
function deferFonts() {
  try {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    if (!files.some(({ name, transferSize }) => transferSize > 0 && name.endsWith(".css"))) return;
    const { dataset } = document.documentElement;
    dataset.fonts = "deferred";
    const show = () => {
      delete dataset.fonts;
    };
    addEventListener("load", () => {
      // Safari has none.
      if (typeof requestIdleCallback === "function") requestIdleCallback(show, { timeout: 5_000 });
      else setTimeout(show, 1_000);
    });
  } catch {
    // Then the fonts load with the page.
  }
}

/** Collapses the sidebar before the first paint. It marks the root element, as the app does later. */
function collapseSidebar({ cookie }: { cookie: string }) {
  try {
    if (document.cookie.split("; ").includes(cookie)) {
      document.documentElement.dataset.sidebar = "icon";
    }
  } catch {
    // A browser that refuses cookies: the sidebar stays expanded.
  }
}

/**
 * Starts the page's deferred scripts once the page is painted. A hidden tab isn't painted, so they start at once.
 * @param rules the type that keeps the browser from running them
 */
function startDeferredScripts({ deferredType }: { deferredType: string }) {
  const start = () => {
    for (const deferred of document.querySelectorAll(`script[type="${deferredType}"]`)) {
      const script = document.createElement("script");
      for (const { name, value } of deferred.attributes) {
        if (name !== "type") script.setAttribute(name, value);
      }
      deferred.replaceWith(script);
    }
  };
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
}
