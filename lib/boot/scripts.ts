import {
  CALL_OPTIONS,
  GAME_API_URL,
  gameAddress,
  STALE_TIME_MS,
  TIMEOUT_MS,
} from "@/lib/api/transport/api-config";
import type { PreloadedCall } from "@/lib/api/transport/client";
import { CALLS_PER_MINUTE, ENTRY_TTL_MS, type UsageEntry } from "@/lib/api/transport/rate-limit";
import { HOME, loginPath, SAMPLE_QUERY } from "@/lib/site/next-path";
import { MAX_KEY_LENGTH } from "@/lib/store/account/session";
import type { StoredKey } from "@/lib/store/engine/keys";
import { SAMPLE_NAME } from "@/lib/store/engine/stored-value";
import { COLLAPSED_COOKIE } from "@/lib/store/preferences/shell";

/**
 * The inline scripts that a page runs before React: the text of the functions below, called with the constants that they need, in
 * this order. The comment of each script lists what it reads and writes in the browser's storage and the calls that it makes. A
 * test checks that it does nothing else.
 *
 * The layouts contain those of the theme, the fonts and the sidebar. `scripts/after-build.mjs` puts the others into the HTML
 * after the build, so `next dev` has none of them.
 */

/**
 * Returns a function as the text of an inline script, which runs before any module is loaded. The function can use only its
 * argument and the browser: a test runs each one as such a text.
 */
const toInlineScript = <Rules>(run: (rules: Rules) => void, rules?: Rules): string =>
  `(${run.toString()})(${rules === undefined ? "" : JSON.stringify(rules)})`;

/** The page that displays and saves the data stored in the browser. It needs none of the app's code, and is available offline. */
const RESCUE = "/rescue";

const KEY: StoredKey = "apiKey";

const USAGE: StoredKey = "calls";

const FETCH_TIMES: StoredKey = "fetchTimes";

const IS_TOO_OLD = toInlineScript(isTooOld, "(?<=a)");

const SHOW_TOO_OLD = toInlineScript(
  showTooOld,
  "This browser is too old for this site: update it, or open the site in another one.",
);

/** The rescue page, before its own script: changes the page in a browser that is too old. */
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

/** Pages under /app, before all else: reads the key, reads and sets the switch of the sample data, redirects. */
export const LOGIN_REDIRECT_SCRIPT = `${IS_TOO_OLD}?${toInlineScript(redirectTo, RESCUE)}:${REDIRECT_TO_LOGIN}`;

/**
 * Pages under /app that call the game at once, before anything is loaded: reads the key, the switch of the sample data and the
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

export { GAME_API_URL };

/** Public pages, before their style sheets: reads and changes the sheets' media. */
export const STYLESHEETS_SCRIPT = toInlineScript(activateStylesheets);

/** Every page, first in its body: reads the theme, and removes an invalid one. */
export const THEME_SCRIPT = toInlineScript(removeInvalidTheme, {
  name: "theme",
  themes: ["light", "dark", "system"],
});

/** Pages under /app, in their body, once their style sheet has loaded: reads which files were loaded. */
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
    // Storage is blocked, so no theme is stored.
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
      // Safari lacks `requestIdleCallback`.
      if (typeof requestIdleCallback === "function") requestIdleCallback(show, { timeout: 5_000 });
      else setTimeout(show, 1_000);
    });
  } catch {
    // Then the fonts load with the page.
  }
}

/** Collapses the sidebar before the first paint, with the attribute that the app uses later. */
function collapseSidebar({ cookie }: { cookie: string }) {
  try {
    if (document.cookie.split("; ").includes(cookie)) {
      document.documentElement.dataset.sidebar = "icon";
    }
  } catch {
    // Cookies are blocked: the sidebar stays expanded.
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

/**
 * Redirects visitors without a key to the login, and the start page to the dashboard, before the first paint. Repeats the
 * logic of `authStore`, `loginPath` and `samplePath`, since no module is loaded yet. Doesn't read the key in the sample
 * data. If storage is blocked it does nothing; `Guard` redirects later.
 */
function redirectToLogin(rules: {
  start: string;
  dashboard: string;
  /** The address of the login, to which the address of the page to return to is appended. */
  login: string;
  /** The query of the start page that opens the sample data. */
  sampleQuery: string;
  sampleName: string;
  keyName: string;
  keyLength: number;
}) {
  try {
    const { pathname, search } = location;
    const isStart = pathname === rules.start || pathname === `${rules.start}/`;
    const opensSample = search === `?${rules.sampleQuery}`;
    if (isStart && opensSample) sessionStorage.setItem(rules.sampleName, "on");
    let isSignedOut = sessionStorage.getItem(rules.sampleName) === null;
    if (isSignedOut) {
      const key = localStorage.getItem(rules.keyName);
      isSignedOut =
        key === null || key.length > rules.keyLength || key.replace(/^"(.*)"$/, "$1").trim() === "";
    }
    // If the query names a page of the sample data, the start page opens it, since it checks the address.
    const isSample = isStart && new URLSearchParams(search).has(rules.sampleQuery);
    let to = "";
    if (isSignedOut) to = isSample ? "" : rules.login + encodeURIComponent(pathname + search);
    else if (isStart && (!isSample || opensSample)) to = rules.dashboard;
    if (to === "") return;
    document.documentElement.hidden = true;
    // Called after `replace`, it would stop the redirect as well.
    stop();
    location.replace(to);
  } catch {
    // Storage is blocked: the guard shows that.
  }
}

/**
 * True if the browser is older than the supported ones (docs/decisions/older-browsers.md): the page would stay empty, or its
 * buttons would do nothing. It checks the newest feature of each kind that the site needs: a regular expression, a function of
 * the language and one of the browser. This code, and all that shares its script, uses nothing newer than 2019.
 * @param pattern a regular expression; a browser that can't parse it can't parse the scripts that contain one like it either
 */
function isTooOld(pattern: string): boolean {
  try {
    new RegExp(pattern).test("");
    return !("toSorted" in [] && "timeout" in AbortSignal);
  } catch {
    return true;
  }
}

/** Runs in the head of a page that is empty without its scripts, and redirects to a page that isn't. */
function redirectTo(path: string) {
  document.documentElement.hidden = true;
  // Called after `replace`, it would stop the redirect as well.
  stop();
  location.replace(path);
}

/** Runs at the end of a page that is complete without its scripts, and displays why its buttons do nothing. */
function showTooOld(text: string) {
  const alert = `<p role="alert" style="margin:1rem;font-weight:600">${text}</p>`;
  document.body.insertAdjacentHTML("afterbegin", alert);
}

/**
 * Preloads a page's API calls before its scripts have loaded, and must never stop the page.
 *
 * It counts the calls of all tabs by the usage entries in localStorage, and adds its own there for the call queue. It cannot wait
 * for a database, so it makes its calls only within the first half of the minute's limit: two tabs that open at the
 * same moment stay within the limit. In every other case the page makes its calls as usual. It doesn't request paths again that
 * any tab has fetched within the minute.
 */
function preloadCalls(rules: {
  /** The address to request for each path. */
  calls: Readonly<Record<string, string>>;
  options: RequestInit;
  sampleName: string;
  keyName: string;
  keyLength: number;
  usageName: string;
  fetchTimesName: string;
  /** The maximum number of calls in a minute, these included. */
  maxCalls: number;
  /** The time in ms for which a path that another tab has fetched is not requested again. */
  staleTimeMs: number;
  timeoutMs: number;
  /** The time in ms for which a usage entry counts, by its kind. */
  entryTtlMs: Readonly<Record<string, number>>;
}) {
  try {
    // The sample data needs no key.
    if (sessionStorage.getItem(rules.sampleName) !== null) return;
    const key = localStorage.getItem(rules.keyName) ?? "";
    if (!/^\w+$/.test(key) || key.length > rules.keyLength) return;
    if (document.visibilityState !== "visible") return;

    const startedAtMs = Date.now();
    const madeAtMs = performance.now();
    const ticksMs = Math.round(performance.timeOrigin + madeAtMs);
    const entries = JSON.parse(
      localStorage.getItem(rules.usageName) ?? "[]",
    ) as readonly UsageEntry[];
    // Responses that another tab has fetched within the minute are in the cache, where the page finds them.
    const reads = JSON.parse(localStorage.getItem(rules.fetchTimesName) ?? "{}") as Record<
      string,
      number
    >;
    const due = Object.keys(rules.calls).filter((path) => {
      const ageMs = startedAtMs - (reads[path] ?? 0);
      return !(ageMs >= 0 && ageMs < rules.staleTimeMs);
    });
    if (due.length === 0) return;
    let made = due.length;
    for (const entry of entries) {
      const ageMs = Math.min(ticksMs - entry.ticksMs, startedAtMs - entry.clockMs);
      if (ageMs >= (rules.entryTtlMs[entry.kind] ?? Infinity)) continue;
      // During a pause, or while the game blocks the address, no call is made.
      if (entry.kind !== "calls") return;
      made += entry.count;
    }
    if (!(made <= rules.maxCalls)) return;
    const id = Math.random().toString(36).slice(2);
    const own = { id, kind: "calls", count: due.length, ticksMs, clockMs: startedAtMs };
    localStorage.setItem(rules.usageName, JSON.stringify([...entries, own]));

    const calls = new Map<string, PreloadedCall>();
    for (const path of due) {
      const response = fetch(rules.calls[path] ?? "", {
        ...rules.options,
        headers: { Authorization: `ApiKey ${key}` },
        signal: AbortSignal.timeout(rules.timeoutMs),
      });
      const call: PreloadedCall = { startedAtMs, response };
      calls.set(path, call);
      response.then(
        () => {
          call.arrivedAtMs = Date.now();
        },
        // The page reports the failure once it takes the call.
        () => undefined,
      );
    }
    globalThis.takePreloadedCall = (path, asKey) => {
      const call = calls.get(path);
      if (asKey !== key || !call || performance.now() - madeAtMs > rules.timeoutMs) {
        return undefined;
      }
      calls.delete(path);
      return call;
    };
  } catch {
    // Storage is blocked, or a stored value can't be read: the page makes its calls as usual.
  }
}
