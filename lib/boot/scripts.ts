import { CALLS_PER_MINUTE } from "@/lib/api/call-window";
import { LASTS_MS } from "@/lib/api/call-notes";
import { FIRST_CALLS } from "@/lib/api/first-calls";
import { FRESH_MS } from "@/lib/api/fresh";
import { CALL_OPTIONS, GAME_API_URL, gameAddress, TIMEOUT_MS } from "@/lib/api/game-address";
import { HOME, loginPath, SAMPLE_QUERY } from "@/lib/site/next-path";
import type { StoredKey } from "@/lib/store/keys";
import { SAMPLE_NAME } from "@/lib/store/sample";
import { KEY_LENGTH } from "@/lib/store/session";
import { NARROW_COOKIE } from "@/lib/store/sidebar";

import { applySheets } from "./apply-sheets";
import { asScript } from "./as-script";
import { dropWrongTheme } from "./drop-wrong-theme";
import { holdFaces } from "./hold-faces";
import { makeFirstCalls } from "./make-first-calls";
import { narrowSidebar } from "./narrow-sidebar";
import { sendNobodyAway } from "./send-nobody-away";
import { startScripts } from "./start-scripts";
import { isTooOld, leadAway, tellTooOld } from "./tell-too-old";

/**
 * What a page runs before React: each is the text of a function in a file of this folder, called with the constants that it
 * needs. They run in this order. Of what the browser keeps, and of the network, they touch
 * nothing but what is said of them; a test holds each of them to that.
 *
 * Those of the theme, the faces and the sidebar are in the layouts. The others are put into the HTML after the build
 * (`scripts/after-build.mjs`), so `next dev` has none of them.
 */

/** Shows what is kept, and saves it: it needs none of the app's code, and is kept for use without a network. */
const RESCUE = "/rescue";

const KEY: StoredKey = "apiKey";
const NOTES: StoredKey = "calls";
const READS: StoredKey = "reads";

const IS_TOO_OLD = asScript(isTooOld, "(?<=a)");

const TELL = asScript(
  tellTooOld,
  "This browser is too old for this site: update it, or open the site in another one.",
);

/** The rescue page, before its own script: changes the page. */
export const TOO_OLD_SCRIPT = `${IS_TOO_OLD}&&${TELL}`;

const SEND_NOBODY_AWAY = asScript(sendNobodyAway, {
  start: HOME,
  dashboard: "/app/dashboard",
  login: loginPath(""),
  sampleQuery: SAMPLE_QUERY,
  sampleName: SAMPLE_NAME,
  keyName: KEY,
  keyLength: KEY_LENGTH,
});

/** Pages under /app, first of all: reads the key, reads and sets the mark of the sample data, leads elsewhere. */
export const NOBODY_SCRIPT = `${IS_TOO_OLD}?${asScript(leadAway, RESCUE)}:${SEND_NOBODY_AWAY}`;

/**
 * Pages under /app that call the game at once, before anything is loaded: reads the key, the mark of the sample data and what
 * was read last, reads and writes the notes of calls, calls the game. The client takes what came by `takeFirstCall`.
 * @param api the address of the game's API
 */
export const firstCallsScript = (paths: readonly string[], api?: string): string =>
  asScript(makeFirstCalls, {
    calls: Object.fromEntries(paths.map((path) => [path, gameAddress(path, api)])),
    options: CALL_OPTIONS,
    sampleName: SAMPLE_NAME,
    keyName: KEY,
    keyLength: KEY_LENGTH,
    notesName: NOTES,
    readsName: READS,
    most: CALLS_PER_MINUTE / 2,
    freshMs: FRESH_MS,
    timeoutMs: TIMEOUT_MS,
    lastsMs: LASTS_MS,
  });

export { FIRST_CALLS, GAME_API_URL };

/** Public pages, before their style sheets: reads and changes the sheets' media. */
export const SHEETS_SCRIPT = asScript(applySheets);

/** Every page, first in its body: reads the theme, and removes a wrong one. */
export const THEME_SCRIPT = asScript(dropWrongTheme, {
  name: "theme",
  themes: ["light", "dark", "system"],
});

/** Pages under /app, in their body, where their style sheet is there: reads which files were loaded. */
export const FACES_SCRIPT = asScript(holdFaces);

/** Pages under /app, before the sidebar: reads its cookie. */
export const SIDEBAR_SCRIPT = asScript(narrowSidebar, { cookie: NARROW_COOKIE });

/** The type of a public page's scripts until they start. */
export const LATER_TYPE = "text/later";

/** Public pages, last in their body: starts their scripts, or changes the page. */
export const START_SCRIPT = `${IS_TOO_OLD}?${TELL}:${asScript(startScripts, { laterType: LATER_TYPE })}`;
