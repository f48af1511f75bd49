import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  test as base,
  type TestInfo,
} from "@playwright/test";

import { NOW } from "../lib/api/testing/answers";
import { type Data, MockGame, Interception } from "./game";
import { isHydrated } from "./is-hydrated";

export {
  type Answer,
  errorCode,
  MockGame,
  held,
  httpStatus,
  deferredResponse,
  noConnection,
  neverResponds,
} from "./game";

/** A key that the game doesn't know: it works with the fixtures only. */
export const KEY = "AbCd1234EfGh5678";

/** The clocks were compared today, so a page requests only its own data. */
const COMPARED = JSON.stringify({ aheadMs: 0, comparedAtMs: NOW });

/** The browser's message about a page that does not exist. */
export const NOT_FOUND = /^Failed to load resource: .*404/;

const FAILED_CALL = /^(ApiError: |Failed to load resource: )/;

interface Fixtures extends SharedPageFixtures {
  /** True if a page finds the answers that an earlier one has saved. By default each page is a first visit. */
  keepCache: boolean;
  game: MockGame;
  /** Stores a key before the page loads. */
  signIn: (key?: string) => Promise<void>;
  /** Errors and warnings of the pages so far, and refusals by their policy. At the end there are none, or the test fails. */
  pageErrors: readonly string[];
  /** Says before the page opens what it may log as well, whenever that comes. */
  allowLogs: (text: RegExp) => void;
}

interface SharedPageFixtures {
  /**
   * A signed-in page for tests that only look at it: it is loaded once for the tests in a row that ask for the same,
   * with these answers in place of the usual ones, and its clock is fixed at `NOW`. A test that clicks, types or changes
   * anything opens its own `page`.
   */
  openShared: (path: string, answers?: Readonly<Record<string, Data>>) => Promise<Page>;
}

interface WorkerFixtures {
  interception: Interception;
  /** The page that `look` leaves open for the tests that follow. */
  sharedPage: (path: string, answers: Readonly<Record<string, Data>>) => Promise<SharedPage>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  keepCache: [false, { option: true }],
  interception: [
    async ({ browser }, provide) => {
      await provide(await Interception.of(browser));
    },
    { scope: "worker" },
  ],
  game: [
    // The context is there only once the pages of the test before are gone, and with them their calls.
    async ({ context, interception }, provide) => {
      const game = new MockGame();
      interception.use(game, context);
      await provide(game);
      expect(game.unanswered, "calls that no fixture answers").toEqual([]);
    },
    { auto: true },
  ],
  pageErrors: async ({ context }, provide) => {
    await provide(pageErrorsOf(context));
  },
  allowLogs: [
    async ({ pageErrors, game }, provide) => {
      const allowed: RegExp[] = [];
      await provide((text) => allowed.push(text));
      if (game.disturbed) allowed.push(FAILED_CALL);
      expect(pageErrors.filter((problem) => !allowed.some((text) => text.test(problem)))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
  page: async ({ page, context, keepCache }, provide, testInfo) => {
    if (!keepCache) await context.addInitScript(forgetAnswers);
    await page.clock.install({ time: NOW });
    await provide(page);
    await showEnd(page, testInfo);
    // A reused context would pass these on to the next test.
    await context.clearPermissions();
    await context.setOffline(false);
  },
  signIn: async ({ context }, provide) => {
    await provide((key = KEY) => storeKey(context, key));
  },
  openShared: async ({ sharedPage }, provide, testInfo) => {
    const looked = new Set<SharedPage>();
    await provide(async (path, answers = {}) => {
      const one = await sharedPage(path, answers);
      looked.add(one);
      return one.page;
    });
    for (const { page } of looked) await showEnd(page, testInfo);
    // Taken out, so that they fail this test only and not the next that looks at the page.
    for (const { page, pageErrors, game } of looked) {
      expect.soft(pageErrors.splice(0), page.url()).toEqual([]);
      expect.soft(game.unanswered.splice(0), page.url()).toEqual([]);
    }
  },
  sharedPage: [
    async ({ browser, interception }, provide, { project }) => {
      const context = await browser.newContext(project.use as BrowserContextOptions);
      const pageErrors = pageErrorsOf(context);
      await context.addInitScript(startWithKeyOnly, [KEY, COMPARED] as const);
      let name = "";
      let shown: SharedPage | undefined;
      await provide(async (path, answers) => {
        const wanted = JSON.stringify([path, answers]);
        if (shown !== undefined && wanted === name) return shown;
        name = "";
        const game = new MockGame();
        for (const [endpoint, answer] of Object.entries(answers)) game.answer(endpoint, answer);
        const page = shown?.page ?? (await context.newPage());
        shown = { page, pageErrors, game };
        await interception.useFor(page, game);
        await page.clock.setFixedTime(NOW);
        await page.goto(path);
        name = wanted;
        return shown;
      });
      await context.close();
    },
    { scope: "worker" },
  ],
});

interface SharedPage {
  page: Page;
  pageErrors: string[];
  game: MockGame;
}

/** Before any script of a page: only the key is stored, and that the clocks were just compared. */
function startWithKeyOnly([key, clock]: readonly [string, string]) {
  if (location.protocol === "about:") return;
  for (const database of ["responses", "shared"]) indexedDB.deleteDatabase(database);
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem("apiKey", key);
  localStorage.setItem("gameClock", clock);
}

function pageErrorsOf(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on("weberror", (thrown) => {
    const error = thrown.error();
    if (!isOfTheClock(error)) problems.push(error.message);
  });
  context.on("console", (message) => {
    if (message.text() === NO_WORKER) return;
    if (["error", "warning"].includes(message.type())) problems.push(message.text());
  });
  return problems;
}

/** Playwright's message in place of a service worker, where the tests have none. */
const NO_WORKER = "Service Worker registration blocked by Playwright";

// Playwright's clock is a script, and others depend on it. They are added to each document and removed again between
// tests. Once in a thousand tests a document has only the others; none of the site's scripts is in that stack.
const isOfTheClock = ({ message, stack = "" }: Error) =>
  message.endsWith("(reading 'controller')") && !stack.includes("/_next/");

/** Before any script of the page: the browser deletes the answers before it lets the page look for them. */
function forgetAnswers() {
  if (location.protocol === "about:") return;
  for (const database of ["responses", "shared"]) indexedDB.deleteDatabase(database);
  localStorage.removeItem("fetchTimes");
}

async function storeKey(context: BrowserContext, key: string) {
  // Once: a page that has cleared the key must not find it again when it reloads.
  await context.addInitScript(
    ([stored, clock]) => {
      if (location.protocol === "about:" || sessionStorage.getItem("signed-in") !== null) return;
      sessionStorage.setItem("signed-in", "yes");
      localStorage.setItem("apiKey", stored);
      localStorage.setItem("gameClock", clock);
    },
    [key, COMPARED] as const,
  );
}

/** A picture of a failed test's last moment, in its folder of `test-results/e2e`. */
async function showEnd(page: Page, testInfo: TestInfo) {
  if (testInfo.status === testInfo.expectedStatus || page.isClosed()) return;
  await page.screenshot({ path: testInfo.outputPath("end.png") });
}

/** Types the key on the login page, and sends it. */
export async function logIn(page: Page, key = KEY) {
  await page.getByLabel("API key").fill(key);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Gives the next page all calls of a minute: the clock stands, so those of every page before would count. */
export const forgetCalls = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        localStorage.removeItem("calls");
        const opening = indexedDB.open("shared");
        opening.onupgradeneeded = () => opening.result.createObjectStore("shared");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const emptying = opening.result.transaction("shared", "readwrite");
          emptying.objectStore("shared").clear();
          emptying.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

/** The texts of one column of the page's table, from the top, as they are now: for `expect.poll`. */
export async function textsOf(page: Page, column: number) {
  await expect(page.getByRole("table")).toBeVisible();
  return page
    .getByRole("row")
    .locator(`:is(th[scope=row], td):nth-child(${column})`)
    .allInnerTexts();
}

/** Waits until the page answers a press. */
export const untilHydrated = (page: Page) =>
  expect.poll(() => page.evaluate(isHydrated)).toBe(true);

/** Hovers over a control, with the clock stopped: only `page.clock.runFor` moves it. */
export async function restOn(page: Page, control: Locator) {
  // The code for tooltips loads with the first mouse movement, and re-renders each control.
  await page.mouse.move(600, 400);
  await expect(control).toHaveAttribute("data-state");
  await page.clock.pauseAt(NOW + 3_600_000);
  await control.hover();
}

/** Presses Refresh repeatedly, each time after the previous calls have started. */
export async function refresh(page: Page, times: number) {
  await page.getByRole("button", { name: "Refresh" }).evaluate(async (button, presses) => {
    for (let i = 0; i < presses; i += 1) {
      (button as HTMLElement).click();
      await new Promise((pressed) => setTimeout(pressed, 60));
    }
  }, times);
}

export { expect, type Page };
