import { pages } from "../content/pages";
import { WORKER_POLICY } from "../scripts/write-worker.mjs";
import { isApp } from "./addresses";
import { dataAge } from "./data-age";
import { askedByWorker, cachedTexts, untilKept } from "./offline";
import { expect, KEY, noConnection, type Page, untilHydrated, test } from "./test";

test.use({ serviceWorkers: "allow", reuseContext: false });

const appPages = Object.values(pages).filter(({ path }) => isApp(path));

const expectFrame = async (page: Page, title: string) => {
  await expect(page).toHaveTitle(new RegExp(`^(\\(.*\\) )?${title} · `));
  await expect(page.getByRole("navigation").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
};

test("after one visit every page of the app opens without a network", async ({
  page,
  context,
  game,
  signIn,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const asked = askedByWorker(context);
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await test.step("the worker starts once a page of the app has its data", async () => {
    await page.goto("/");
    await untilHydrated(page);
    await page.clock.runFor(10_000);
    await expect.poll(workers).toBe(0);

    await signIn();
    const urls: string[] = [];
    page.on("request", (request) => urls.push(request.url()));
    await page.goto("/app/torn/items");
    await expect(dataAge(page)).toHaveText("Updated just now");
    expect(urls.filter((url) => url.endsWith("/sw.js"))).toEqual([]);
    await untilKept(page);
    await expect.poll(workers).toBe(1);
  });
  await context.setOffline(true);
  game.answerAll(noConnection);

  for (const { path, title } of appPages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expectFrame(page, title);
    });
  }

  await test.step("by a link, the palette and the browser’s Back", async () => {
    // It stays on the page, as it does with a network: what the link leads to is in the page that is kept.
    await page.evaluate(() => {
      document.documentElement.dataset.stays = "";
    });
    await page.getByRole("link", { name: "Faction Members", exact: true }).click();
    await expectFrame(page, pages.members.title);
    await expect(page.locator("html")).toHaveAttribute("data-stays");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("Properties");
    await expect(page.getByRole("option", { name: /^Properties/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expectFrame(page, pages.properties.title);
    await page.goBack();
    await expectFrame(page, pages.members.title);
    await expect(page.locator("html")).toHaveAttribute("data-stays");
  });

  await test.step("with a view in the address", async () => {
    await page.goto(`${pages.stockRoi.path}?view=budget`);
    await expectFrame(page, pages.stockRoi.title);
    await expect(page).toHaveURL(/\?view=budget$/);
  });

  await test.step("by the addresses that lead on", async () => {
    for (const path of ["/app", "/app/", "/app/dashboard/"]) {
      await page.goto(path);
      await expectFrame(page, pages.dashboard.title);
    }
  });

  await test.step("a public page says what is missing, and offers what is there", async () => {
    await page.goto("/terms");
    await expect(page.getByRole("heading", { level: 1, name: "You’re offline" })).toBeVisible();
    await page.getByRole("link", { name: "Organised Crimes" }).click();
    await expectFrame(page, pages.organisedCrimes.title);
    await page.goto("/rescue");
    await expect(page.getByRole("heading", { level: 1, name: "Rescue" })).toBeVisible();
  });

  const texts = await cachedTexts(page);
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => text.includes(KEY) || !text.startsWith(`${baseURL}/`))).toEqual([]);
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
});

test("the worker has a policy of its own, and is never older than the site", async ({
  request,
}) => {
  const headers = (await request.get("/sw.js")).headers();
  expect(headers["content-security-policy"]).toBe(WORKER_POLICY);
  expect(headers["cache-control"]).toBe("no-cache");
});
