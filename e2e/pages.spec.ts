import { answerLog, flights } from "../app/app/user/ledger/testing/log";
import type { AppPage } from "../content/page";
import { pages } from "../content/pages";
import { budgetFor, gzipSize } from "../scripts/page-size.mjs";
import { expectAccessible } from "./accessible";
import { addresses, firstRow, hasRows, isApp } from "./addresses";
import { LONG_ANSWERS } from "./layout/long-answers";
import { expectRoom, openFolds, resize } from "./layout/room";
import { watchPreloadedCalls } from "./preloaded-calls";
import type { Answer, Call } from "./game";
import { expect, forgetCalls, NOT_FOUND, type Page, untilHydrated, test } from "./test";

const all: (Partial<Omit<AppPage, "path">> & { path: string; title: string })[] = [
  ...Object.values(pages),
  { path: "/no-such-page", title: "Page not found" },
];

const viewsOf = (path: string) => addresses.filter((address) => address.startsWith(`${path}?`));

const lookAs = (page: Page, colorScheme: "light" | "dark") =>
  page.emulateMedia({ colorScheme, reducedMotion: "reduce" });

/** More trips than a window has room for. */
const TRIPS = answerLog(
  Array.from({ length: 20 }, (_, index) => flights("UAE", 24 * index + 48)).flat(),
);

/** Answers for a page that has no rows with the usual ones: a page is measured with its rows. */
const WITH_ROWS: Readonly<Record<string, Readonly<Record<string, Answer>>>> = {
  [pages.ledger.path]: {
    "/user/log": ({ url, fulfill }: Call) => fulfill({ json: TRIPS(url) }),
  },
};

/** The path of each script that the page asks for from now on. */
function scriptsOf(page: Page) {
  const paths = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") paths.add(new URL(request.url()).pathname);
  });
  return paths;
}

const WIDE = { width: 1280, height: 740 };
const NARROWEST_WITH_SIDEBAR = { width: 768, height: 740 };
const PHONE = { width: 320, height: 740 };

for (const { path, title, preloads = [], callsWhenCold = 0 } of all) {
  test(`${path} keeps to its budget, breaks no rule of WCAG 2.2 AA, and has room for the longest texts`, async ({
    page,
    signIn,
    game,
    allowLogs,
  }) => {
    test.slow();
    if (path === "/no-such-page") allowLogs(NOT_FOUND);
    const scripts = scriptsOf(page);
    if (isApp(path)) await signIn();
    const withRows = WITH_ROWS[path];
    for (const [endpoint, answer] of Object.entries({ ...LONG_ANSWERS, ...withRows })) {
      game.answer(endpoint, answer);
    }
    await lookAs(page, "light");
    const taken = await watchPreloadedCalls(page);
    await page.goto(path);
    await untilHydrated(page);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    if (hasRows(path) || withRows !== undefined) await expect(firstRow(page, path)).toBeVisible();

    await test.step("what it loads until its data shows: JavaScript and calls", async () => {
      const bytes = [...scripts].reduce((sum, script) => sum + gzipSize(script), 0);
      expect(bytes).toBeGreaterThan(100_000);
      expect(bytes).toBeLessThanOrEqual(budgetFor(path));
      expect(game.calls.length).toBeLessThanOrEqual(callsWhenCold);
      expect(new Set(game.calls).size, "no call is made twice").toBe(game.calls.length);
      await expect.poll(taken, "its first calls are all taken").toEqual(preloads.toSorted());
    });

    await test.step("wide, in the light theme", async () => {
      await openFolds(page);
      await resize(page, WIDE);
      await expectRoom(page, "1280");
      await expectAccessible(page, { what: "light, 1280 px wide" });
    });
    await test.step("the narrowest with a sidebar", async () => {
      await resize(page, NARROWEST_WITH_SIDEBAR);
      await expectRoom(page, "768");
    });
    await test.step("on a phone, in the dark theme", async () => {
      await resize(page, PHONE);
      await expectRoom(page, "320");
      await lookAs(page, "dark");
      await expect(page.locator("html")).toHaveClass(/dark/);
      await expectAccessible(page, { what: "dark, 320 px wide" });
    });

    for (const view of viewsOf(path)) {
      await test.step(view, async () => {
        await forgetCalls(page);
        await page.goto(view);
        await untilHydrated(page);
        await openFolds(page);
        for (const size of [PHONE, NARROWEST_WITH_SIDEBAR, WIDE]) {
          await resize(page, size);
          await expectRoom(page, `${view} at ${size.width}`);
        }
      });
    }
  });
}

test("a public page loads the scripts that its HTML names, and nothing of /app", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto("/");
  await untilHydrated(page);
  const html = await (await page.request.get("/")).text();
  expect(scripts.size).toBeGreaterThan(5);
  expect([...scripts].filter((script) => !html.includes(script))).toEqual([]);
});

test("a page that does not exist answers 404 and leads back", async ({ page, allowLogs }) => {
  allowLogs(NOT_FOUND);
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await page.getByRole("main").getByRole("link", { name: "home page" }).click();
  await expect(page).toHaveURL("/");
});
