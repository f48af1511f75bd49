import { CHECKLIST_ITEMS } from "../app/app/dashboard/checklist/items/items";
import { appPages } from "../content/app-pages";
import { watchPreloadedCalls } from "./preloaded-calls";
import { expect, test } from "./test";

const withComment = (path: string) => `${path}${path.includes("?") ? "&" : "?"}comment=Almanac`;

test("the first calls of each page leave before its scripts come", async ({
  page,
  game,
  signIn,
  allowLogs,
}) => {
  test.slow();
  allowLogs(/^Failed to load resource: /);
  await signIn();
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  for (const { path, preloads } of Object.values(appPages)) {
    game.calls.splice(0);
    // Each page as if it were the first of its minute.
    await page.addInitScript(() => {
      if (location.protocol !== "about:") localStorage.removeItem("calls");
    });
    await page.goto(path);
    await expect.poll(() => game.calls.toSorted()).toEqual(preloads.map(withComment).toSorted());
  }
});

test("the dashboard takes all of its first calls, whatever the checklist is set to", async ({
  page,
  signIn,
}) => {
  await signIn();
  const enabledItems = Object.fromEntries(CHECKLIST_ITEMS.map(({ id }) => [id, false]));
  await page.addInitScript((config) => {
    if (location.protocol !== "about:") localStorage.setItem("checklistConfig", config);
  }, JSON.stringify({ enabledItems }));
  const taken = await watchPreloadedCalls(page);
  await page.goto("/app/dashboard");
  await expect.poll(taken).toEqual(appPages.dashboard.preloads.toSorted());
});

test("the calls that a page made first count among those of the last minute", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/app/user/logs");
  await expect(page.getByText("5 of 90 calls used")).toBeVisible();
});
