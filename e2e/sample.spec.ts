import { pages } from "../content/navigation";
import { expect, KEY, type Page, test } from "./test";

const appPages = Object.values(pages).filter(({ path }) => path.startsWith("/app"));

/** Everything that the page asks of anybody but the site itself. */
function requestsElsewhere(page: Page) {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("http://localhost")) urls.push(request.url());
  });
  return urls;
}

for (const start of ["/", "/login"]) {
  test(`'Explore with sample data' on ${start} opens the app without a key and without a call`, async ({
    page,
    game,
  }) => {
    const elsewhere = requestsElsewhere(page);
    await page.goto(start);
    await page.getByRole("link", { name: "Explore with sample data" }).first().click();
    await expect(page).toHaveURL("/app/dashboard");
    await expect(page.getByText("Sample data").first()).toBeVisible();
    await expect(page.getByText("Ran by")).toBeVisible();

    for (const { path } of appPages) {
      await page.goto(path);
      await expect(page.getByText("Sample data").first()).toBeVisible();
      await expect(page.getByText("Loading")).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("alert")).toBeHidden();
    }
    expect(game.calls).toEqual([]);
    expect(elsewhere).toEqual([]);
  });
}

test("a press that comes before the scripts opens the sample data all the same", async ({
  page,
}) => {
  await page.route("**/_next/**/*.js", async (route) => {
    await new Promise((late) => setTimeout(late, 1000));
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Explore with sample data" }).click();
  await expect(page).toHaveURL("/app/dashboard", { timeout: 15_000 });
  await expect(page.getByText("Sample data").first()).toBeVisible();
});

test("a stored real key is neither read nor lost, and the mark has a way out", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(() => {
    if (location.protocol !== "about:") sessionStorage.setItem("demo", "on");
    Storage.prototype.getItem = new Proxy(Reflect.get(Storage.prototype, "getItem"), {
      apply(getItem, storage, [name]: [string]) {
        if (name === "apiKey") Object.assign(window, { keyWasRead: true });
        return getItem.call(storage, name);
      },
    });
  });
  await page.goto("/app/faction/members");
  await expect(page.getByRole("row")).toHaveCount(101);
  expect(await page.evaluate(() => "keyWasRead" in window)).toBe(false);
  expect(game.calls).toEqual([]);

  await page.getByRole("button", { name: "Leave" }).first().click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => localStorage.getItem("apiKey"))).toBe(KEY);
});

test("the sample data ends with its tab", async ({ page, context }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Explore with sample data" }).click();
  await expect(page).toHaveURL("/app/dashboard");
  const other = await context.newPage();
  await other.goto("/app/dashboard");
  await expect(other).toHaveURL(/\/login/);
});

test("a login ends the sample data", async ({ page, game }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Explore with sample data" }).click();
  await expect(page).toHaveURL("/app/dashboard");
  await page.goto("/login");
  await page.getByLabel("API key").fill(KEY);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "The Testers [TST]" })).toBeVisible();
  await expect(page.getByText("Sample data")).toBeHidden();
  expect(game.calls.length).toBeGreaterThan(1);
});
