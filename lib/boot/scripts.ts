import {
  CALL_OPTIONS,
  GAME_API_URL,
  gameAddress,
  TIMEOUT_MS,
} from "@/lib/api/transport/game-address";
import { PRELOADED_PATHS } from "@/lib/api/transport/preloaded-calls";
import { CALLS_PER_MINUTE } from "@/lib/api/transport/rate-limit";
import { STALE_TIME_MS } from "@/lib/api/transport/stale-time";
import { ENTRY_TTL_MS } from "@/lib/api/transport/usage-tracker";
import { HOME, loginPath, SAMPLE_QUERY } from "@/lib/site/next-path";
import { MAX_KEY_LENGTH } from "@/lib/store/account/session";
import type { StoredKey } from "@/lib/store/engine/keys";
import { SAMPLE_NAME } from "@/lib/store/preferences/sample";
import { COLLAPSED_COOKIE } from "@/lib/store/preferences/sidebar";

import { activateStylesheets } from "./activate-stylesheets";
import { collapseSidebar } from "./collapse-sidebar";
import { deferFonts } from "./defer-fonts";
import { preloadCalls } from "./preload-calls";
import { redirectToLogin } from "./redirect-to-login";
import { removeInvalidTheme } from "./remove-invalid-theme";
import { startDeferredScripts } from "./start-deferred-scripts";
import { isTooOld, leadAway, tellTooOld } from "./tell-too-old";
import { toInlineScript } from "./to-inline-script";

/**
 * What a page runs before React: each is the text of a function in a file of this folder, called with the constants that it
 * needs. They run in this order. Of what the browser keeps, and of the network, they touch
 * nothing but what is said of them; a test holds each of them to that.
 *
 * Those of the theme, the fonts and the sidebar are in the layouts. The others are put into the HTML after the build
 * (`scripts/after-build.mjs`), so `next dev` has none of them.
 */

/** Shows what is kept, and saves it: it needs none of the app's code, and is kept for use without a network. */
const RESCUE = "/rescue";

const KEY: StoredKey = "apiKey";
const USAGE: StoredKey = "calls";
const FETCH_TIMES: StoredKey = "reads";

const IS_TOO_OLD = toInlineScript(isTooOld, "(?<=a)");

const TELL = toInlineScript(
  tellTooOld,
  "This browser is too old for this site: update it, or open the site in another one.",
);

/** The rescue page, before its own script: changes the page. */
export const TOO_OLD_SCRIPT = `${IS_TOO_OLD}&&${TELL}`;

const SEND_NOBODY_AWAY = toInlineScript(redirectToLogin, {
  start: HOME,
  dashboard: "/app/dashboard",
  login: loginPath(""),
  sampleQuery: SAMPLE_QUERY,
  sampleName: SAMPLE_NAME,
  keyName: KEY,
  keyLength: MAX_KEY_LENGTH,
});

/** Pages under /app, first of all: reads the key, reads and sets the mark of the sample data, leads elsewhere. */
export const LOGIN_REDIRECT_SCRIPT = `${IS_TOO_OLD}?${toInlineScript(leadAway, RESCUE)}:${SEND_NOBODY_AWAY}`;

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
export const START_DEFERRED_SCRIPT = `${IS_TOO_OLD}?${TELL}:${toInlineScript(startDeferredScripts, { deferredType: DEFERRED_TYPE })}`;
