import { NOW } from "../lib/api/testing/answers";
import { expect, type Page, started, test } from "./test";

const MEMBERS = "/app/faction/members";
const isntHere = (page: Page) => page.getByRole("status").filter({ hasText: "isn’t here yet." });
const link = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

/** The dashboard, loaded before the network fails. */
async function begin(page: Page) {
  await page.goto("/app/dashboard");
  await expect(page.getByRole("region", { name: "At a glance" })).toBeVisible();
  await expect(page.getByText("Loading")).toHaveCount(0);
}

test.beforeEach(async ({ game, signIn }) => {
  // The browser logs what it couldn't load.
  game.disturbed = true;
  await signIn();
});

test("offline, a link to a page that was not opened before leaves everything where it is and says so; it opens when the network is back", async ({
  page,
  context,
}) => {
  await begin(page);
  await context.setOffline(true);
  await link(page, "Members").click();
  await expect(isntHere(page)).toContainText("Members isn’t here yet. There is no network.");
  await expect(page).toHaveURL("/app/dashboard");
  await expect(page.getByRole("region", { name: "At a glance" })).toBeVisible();

  await link(page, "Items").click();
  await expect(isntHere(page)).toContainText("Items isn’t here yet.");

  await context.setOffline(false);
  await expect(page).toHaveURL("/app/torn/items");
  await expect(page.getByText("Xanax")).toBeVisible();
  await expect(isntHere(page)).toBeHidden();
});

test("offline, a page that was opened before opens again, and so does the way back to it", async ({
  page,
  context,
}) => {
  await begin(page);
  for (const name of ["Items", "Members", "Dashboard"]) {
    await link(page, name).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  await context.setOffline(true);
  await link(page, "Items").click();
  await expect(page.getByText("Xanax")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Members" })).toBeVisible();
  await expect(isntHere(page)).toBeHidden();
});

test("offline, the palette and the browser's Back keep to the app too", async ({
  page,
  context,
}) => {
  await begin(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("option", { name: /^Dashboard/ })).toBeVisible();
  await context.setOffline(true);
  await page.keyboard.type("Properties");
  await expect(page.getByRole("option", { name: /^Properties/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(isntHere(page)).toContainText("Properties isn’t here yet.");
  await context.setOffline(false);
  await expect(page).toHaveURL("/app/torn/properties");

  // After a reload the previous page is no longer in memory.
  await page.reload();
  await started(page);
  await expect(page.getByText("Loading")).toHaveCount(0);
  await context.setOffline(true);
  await page.goBack();
  await expect(isntHere(page)).toContainText("Dashboard isn’t here yet.");
  await context.setOffline(false);
  await expect(page.getByRole("region", { name: "At a glance" })).toBeVisible();
  await expect(isntHere(page)).toBeHidden();
});

test("where the browser knows of no fault of the network, the page is asked for again by itself, or with Try again", async ({
  page,
}) => {
  await begin(page);
  // The page asks again every five seconds: when they are over is for the test to say.
  await page.clock.pauseAt(NOW + 60_000);
  const pagesFile = `**${MEMBERS}.txt**`;
  let isDead = true;
  let asked = 0;
  await page.route(pagesFile, (route) => {
    asked += 1;
    return isDead ? route.abort("connectionrefused") : route.continue();
  });
  await link(page, "Members").click();
  await expect(isntHere(page)).toContainText("The site isn’t answering.");
  expect(asked).toBe(1);
  await page.clock.runFor(5_000);
  await expect.poll(() => asked).toBe(2);
  isDead = false;
  await isntHere(page).getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(MEMBERS);
  expect(asked).toBe(3);
});

test("where the network says nothing at all, so does the strip after five seconds", async ({
  page,
}) => {
  await begin(page);
  await page.route(`**${MEMBERS}.txt**`, () => undefined);
  await link(page, "Members").click();
  await page.clock.fastForward(5_000);
  await expect(isntHere(page)).toContainText("Members isn’t here yet. The site isn’t answering.");
});

test("a page whose scripts do not load says the same, and reloads when the network is back", async ({
  page,
  context,
  problems,
  mayLog,
}) => {
  mayLog(/^ChunkLoadError: /);
  await begin(page);
  await page.route("**/_next/static/chunks/**", (route) => route.abort());
  await link(page, "Members").click();
  await expect(isntHere(page)).toContainText("Members isn’t here yet.");
  await expect(link(page, "Dashboard")).toBeVisible();
  await page.unroute("**/_next/static/chunks/**");
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page).toHaveURL(MEMBERS);
  await expect.poll(() => problems.join()).toContain("Failed to load");
});
