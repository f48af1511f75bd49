import { pages } from "../content/pages";
import { budgetFor, callsBudgetFor, gzipSize, tightness } from "../scripts/weight.mjs";
import { expectAccessible } from "./accessible";
import { firstCallsLeft } from "./first-calls";
import { expect, type Page, test } from "./test";

const all: { path: string; title: string }[] = [
  ...Object.values(pages),
  { path: "/no-such-page", title: "No such page" },
];

/** What the browser logs of a page that does not exist. */
const NOT_FOUND = /^Failed to load resource: .*404/;

/** The path of each script that the page asks for from now on. */
function scriptsOf(page: Page) {
  const paths = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") paths.add(new URL(request.url()).pathname);
  });
  return paths;
}

for (const { path, title } of all) {
  test(`${path} keeps to its budget, breaks no rule of WCAG 2.2 AA in either theme, wide or narrow, and never scrolls sideways`, async ({
    page,
    signIn,
    game,
    mayLog,
  }) => {
    test.slow();
    if (path === "/no-such-page") mayLog(NOT_FOUND);
    const scripts = scriptsOf(page);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    if (path.startsWith("/app")) await signIn();
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Loading")).toHaveCount(0);

    await test.step("what it loads until its data shows: JavaScript and calls", async () => {
      const bytes = [...scripts].reduce((sum, script) => sum + gzipSize(script), 0);
      expect(bytes).toBeGreaterThan(100_000);
      const why = tightness(path, [...scripts]);
      if (why !== "") console.warn(why);
      expect(bytes, why).toBeLessThanOrEqual(budgetFor(path));
      expect(game.calls.length).toBeLessThanOrEqual(callsBudgetFor(path));
      expect(new Set(game.calls).size, "no call is made twice").toBe(game.calls.length);
      expect(await firstCallsLeft(page, path), "its first calls are all taken").toEqual([]);
    });

    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      for (const theme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator("html")).toHaveClass(new RegExp(theme));
        await expectAccessible(page, `${theme}, ${width} px wide`);
      }
    }
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), "scrolls sideways")
        .toBe(width);
    }
  });
}

test("a public page loads the scripts that its HTML names, and nothing of /app", async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto("/", { waitUntil: "networkidle" });
  const html = await (await page.request.get("/")).text();
  expect([...scripts].filter((script) => !html.includes(script))).toEqual([]);
});

test("a page that does not exist answers 404 and leads back", async ({ page, mayLog }) => {
  mayLog(NOT_FOUND);
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await page.getByRole("main").getByRole("link", { name: "start page" }).click();
  await expect(page).toHaveURL("/");
});

for (const { path } of Object.values(pages)) {
  test(`${path} begins with its charset and its security policy, before any script`, async ({
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const [charset, policy, script] = [
      html.search(/<meta charset="utf-8"\/>/i),
      html.indexOf('<meta http-equiv="Content-Security-Policy"'),
      html.indexOf("<script"),
    ];
    expect(charset).toBeGreaterThan(0);
    expect(charset).toBeLessThan(1024);
    expect(policy).toBeGreaterThan(charset);
    expect(script).toBeGreaterThan(policy);
  });
}

test("pages under /app ask search engines to stay out, public ones do not", async ({ request }) => {
  for (const { path } of Object.values(pages)) {
    const html = await (await request.get(path)).text();
    expect(html.includes('name="robots" content="noindex"'), path).toBe(path.startsWith("/app"));
  }
});
