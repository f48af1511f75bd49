import { setTimeout as sleep } from "node:timers/promises";

import type { Shown } from "../app/testing/addresses";
import { type GameFault, GAME_FAULTS as BY_KIND, type Reply } from "../app/testing/faults";
import { NOW } from "../lib/api/testing/answers";
import { type Answer, expect, type MockGame, noConnection, type Page, neverResponds } from "./test";

interface World {
  page: Page;
  game: MockGame;
}

/** Something that goes wrong, before the page is opened. */
export interface Fault {
  name: string;
  begin: (world: World) => unknown;
  /** Ends the fault; by default the game answers as usual again. */
  end?: (world: World) => unknown;
  /** True if each page still shows its data. */
  isBorne?: true;
  /** Texts that a page shows in place of its usual data while the fault lasts. */
  shows?: Shown;
  /** Data that the browser forgets when the page is left; "everything" includes the API key. */
  forgets?: "all that is written" | "everything";
}

const DAY_MS = 24 * 60 * 60_000;

function answerOf(reply: Reply): Answer {
  if (reply === "never") return neverResponds;
  if (reply === "no connection") return noConnection;
  const { delayMs = 0, ...response } = reply;
  return async (call) => {
    if (delayMs > 0) await sleep(delayMs);
    await call.fulfill(response);
  };
}

const ofGame = ({ replies, ...fault }: GameFault): Fault => ({
  ...fault,
  begin: ({ game }) => {
    for (const [path, reply] of replies()) game.answer(path, answerOf(reply));
  },
});

/** The device is this far ahead of the game, which says its time when it is asked. */
const wrongClock = (name: string, aheadMs: number): Fault => ({
  name,
  begin: async ({ page, game }) => {
    await page.clock.setSystemTime(NOW + aheadMs);
    game.answer("/user/timestamp", async (call) => {
      const deviceMs = await call.pageTimeMs();
      if (deviceMs === null) return call.abort();
      return call.fulfill({ json: { timestamp: Math.floor((deviceMs - aheadMs) / 1000) } });
    });
  },
  // The clocks are compared once the page has all of its answers.
  end: ({ page }) =>
    expect
      .poll(() => page.evaluate(() => localStorage.getItem("gameClock")))
      .not.toContain('"aheadMs":0,'),
});

/** A store of the browser that isn't as it should be. */
const stored = (name: string, spoil: () => void, forgets?: Fault["forgets"]): Fault => ({
  name,
  begin: ({ page }) => page.addInitScript(spoil),
  end: () => undefined,
  ...(forgets !== undefined && { forgets }),
});

/** Faults of the browser and the device, by their kind. */
const BROWSER_FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  "the browser’s stores": [
    stored(
      "blocked stores",
      () => {
        const get = () => {
          throw new DOMException("refused for the test", "SecurityError");
        };
        Object.defineProperty(window, "localStorage", { get });
        Object.defineProperty(window, "sessionStorage", { get });
        Object.defineProperty(window, "indexedDB", { get });
      },
      "everything",
    ),
    stored(
      "a full store",
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException("full for the test", "QuotaExceededError");
        };
      },
      "all that is written",
    ),
    stored("no IndexedDB", () => {
      if (location.protocol === "about:") return;
      Object.defineProperty(window, "indexedDB", { value: undefined });
    }),
  ],
  "the browser’s functions": [
    {
      ...stored("no AbortSignal.any", () => {
        Reflect.deleteProperty(AbortSignal, "any");
      }),
      isBorne: true,
    },
  ],
  "the device’s clock": [
    wrongClock("a device clock a day behind", -DAY_MS),
    wrongClock("a device clock a day ahead", DAY_MS),
  ],
};

/** Faults of the game's answers. */
export const GAME_FAULTS: readonly Fault[] = Object.values(BY_KIND).flat().map(ofGame);

const needingBrowser = Object.entries(BY_KIND).map(([kind, faults]) => [
  kind,
  faults.filter(({ needsBrowser }) => needsBrowser).map(ofGame),
]);

/** The faults whose effect depends on the browser, kind by kind. All others are in app/app/faults.test.tsx. */
export const FAULTS_IN_BROWSER: Readonly<Record<string, readonly Fault[]>> = {
  ...(Object.fromEntries(needingBrowser) as Record<string, readonly Fault[]>),
  ...BROWSER_FAULTS,
};

export function faultNamed(name: string): Fault {
  const fault = GAME_FAULTS.find((one) => one.name === name);
  if (fault === undefined) throw new Error(`There is no fault “${name}”.`);
  return fault;
}
