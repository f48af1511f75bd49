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

test("'Explore with sample data' opens the app without a key and without a call, until its tab closes or a login comes", async ({
  page,
  context,
  game,
}) => {
  const elsewhere = requestsElsewhere(page);

  await test.step("on /, pressed before the scripts have come", async () => {
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
    await expect(page.getByText("Ran by")).toBeVisible();
  });

  await test.step("another tab has no sample data, and its login offers it", async () => {
    const other = await context.newPage();
    const asked = requestsElsewhere(other);
    await other.goto("/app/dashboard");
    await expect(other).toHaveURL(/\/login/);
    await other.getByRole("link", { name: "Explore with sample data" }).first().click();
    await expect(other).toHaveURL("/app/dashboard");
    await expect(other.getByText("Sample data").first()).toBeVisible();
    expect(asked).toEqual([]);
    await other.close();
  });
  expect(elsewhere).toEqual([]);
  expect(game.calls).toEqual([]);

  await test.step("a login ends it", async () => {
    await page.goto("/login");
    await logIn(page);
    await expect(page.getByRole("heading", { name: "The Testers [TST]" })).toBeVisible();
    await expect(page.getByText("Sample data")).toBeHidden();
    expect(game.calls.length).toBeGreaterThan(1);
  });
});

/** The dashboard, the members and the war room are opened below and from /. `npm run engines` opens all of them, too. */
for (const { path } of appPages) {
  test(
    `${path} shows sample data without a key and without a call`,
    { tag: "@long" },
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
