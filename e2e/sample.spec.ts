import { pages } from "../content/pages";
import { expect, held, KEY, logIn, type Page, test } from "./test";

const appPages = Object.values(pages).filter(({ path }) => path.startsWith("/app"));

/** Runs in the page, before its scripts. */
const exploring = () => {
  if (location.protocol !== "about:") sessionStorage.setItem("demo", "on");
};

/** All requests of the page to other origins. */
function requestsElsewhere(page: Page) {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("http://localhost")) urls.push(request.url());
  });
  return urls;
}

test("'Explore with sample data' on / and on /login opens the app without a key and without a call", async ({
  page,
  context,
  game,
}) => {
  for (const start of ["/", "/login"]) {
    await test.step(start, async () => {
      const tab = start === "/" ? page : await context.newPage();
      const elsewhere = requestsElsewhere(tab);
      await tab.goto(start);
      await tab.getByRole("link", { name: "Explore with sample data" }).first().click();
      await expect(tab).toHaveURL("/app/dashboard");
      await expect(tab.getByText("Sample data").first()).toBeVisible();
      await expect(tab.getByText("Ran by")).toBeVisible();
      expect(elsewhere).toEqual([]);
    });
  }
  expect(game.calls).toEqual([]);
});

/** Besides the dashboard and the members, below. `npm run engines` opens all pages with the sample data. */
const SOME: readonly string[] = ["/app/faction/war", "/app/tools/stock-market"];

for (const { path } of appPages) {
  const tag = SOME.includes(path) ? [] : "@long";
  test(
    `${path} shows sample data without a key and without a call`,
    { tag },
    async ({ page, game }) => {
      const elsewhere = requestsElsewhere(page);
      await page.addInitScript(exploring);
      await page.goto(path);
      await expect(page.getByText("Sample data").first()).toBeVisible();
      await expect(page.getByText("Loading")).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("alert")).toBeHidden();
      await expect(page.getByRole("main")).not.toContainText(
        /Saved in this browser(; delete it|\. Respect)/,
      );
      expect(game.calls).toEqual([]);
      expect(elsewhere).toEqual([]);
    },
  );
}

test("a press that comes before the scripts opens the sample data all the same", async ({
  page,
}) => {
  const scripts = held();
  await page.route("**/_next/**/*.js", async (route) => {
    await scripts.coming;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Explore with sample data" }).click();
  scripts.release();
  await expect(page).toHaveURL("/app/dashboard");
  await expect(page.getByText("Sample data").first()).toBeVisible();
});

test("a stored real key is neither read nor lost, and the mark has a way out", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(exploring);
  await page.addInitScript(() => {
    Storage.prototype.getItem = new Proxy(Reflect.get(Storage.prototype, "getItem"), {
      apply(getItem, storage, [name]: [string]) {
        if (name === "apiKey") Object.assign(window, { keyWasRead: true });
        return getItem.call(storage, name);
      },
    });
  });
  await page.goto("/app/faction/members");
  await expect(page.getByRole("row")).toHaveCount(101);
  await expect.poll(() => page.evaluate(() => "keyWasRead" in window)).toBe(false);
  expect(game.calls).toEqual([]);

  await page.getByRole("button", { name: "Leave" }).first().click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("apiKey"))).toBe(KEY);
});

test("the sample data ends with its tab, and by a login", async ({ page, context, game }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Explore with sample data" }).click();
  await expect(page).toHaveURL("/app/dashboard");

  await test.step("with its tab", async () => {
    const other = await context.newPage();
    await other.goto("/app/dashboard");
    await expect(other).toHaveURL(/\/login/);
    await other.close();
  });

  await test.step("by a login", async () => {
    await page.goto("/login");
    await logIn(page);
    await expect(page.getByRole("heading", { name: "The Testers [TST]" })).toBeVisible();
    await expect(page.getByText("Sample data")).toBeHidden();
    expect(game.calls.length).toBeGreaterThan(1);
  });
});
