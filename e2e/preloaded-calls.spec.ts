import { CHECKLIST_ITEMS } from "../app/app/dashboard/checklist/items/items";
import { appPages } from "../content/app-pages";
import { watchPreloadedCalls } from "./preloaded-calls";
import { expect, test } from "./test";

const withComment = (path: string) => `${path}${path.includes("?") ? "&" : "?"}comment=Almanac`;

test("the first calls of a page leave before its scripts come, and count among those of the last minute", async ({
  page,
  game,
  signIn,
  allowLogs,
}) => {
  const { path, preloads } = appPages.userLogs;
  allowLogs(/^Failed to load resource: /);
  await signIn();
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await page.goto(path);
  await expect.poll(() => game.calls.toSorted()).toEqual(preloads.map(withComment).toSorted());

  await page.unroute("**/_next/static/**/*.js");
  await page.evaluate(() => {
    localStorage.removeItem("calls");
  });
  await page.reload();
  await expect(page.getByText("5 of 90 calls used")).toBeVisible();
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
