import { pages } from "../content/pages";
import { loginPath, samplePath } from "../lib/site/next-path";
import { expect, type Page, test } from "./test";

const MEMBERS = `${pages.members.path}?sort=name.asc`;

/** The files that the HTML at this address names, and that of no other page asked for: what a visitor need not load. */
async function ownScriptsOf(page: Page, path: string, other: string) {
  const scripts = async (of: string) =>
    new Set(
      (await (await page.request.get(of)).text()).match(/\/_next\/static\/chunks\/[^"\\]+\.js/g),
    );
  const others = await scripts(other);
  return [...(await scripts(path))].filter((script) => !others.has(script));
}

/** Records the paints of each address, also when the page goes on to another. */
async function watchPaints(page: Page) {
  const painted: string[] = [];
  await page.exposeFunction("tellPaint", (path: string) => painted.push(path));
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellPaint: (path: string) => void }).tellPaint;
    new PerformanceObserver(() => {
      tell(location.pathname);
    }).observe({ type: "paint", buffered: true });
  });
  return painted;
}

/** The layout shift since the page began to load. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(resolve, 300, 0);
      }),
  );

for (const path of [MEMBERS, pages.dashboard.path, "/app"]) {
  const tag = path === MEMBERS ? [] : "@long";
  const title = `a visitor without a key who opens ${path} sees the login at once, nothing moves, and nothing of the app loads`;
  test(title, { tag }, async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const ofApp = await ownScriptsOf(page, path, "/login");
    expect(ofApp.length).toBeGreaterThan(1);
    const painted = await watchPaints(page);

    await page.goto("/terms");
    await page.goto(path);
    await expect(page).toHaveURL(loginPath(path));
    await expect(page.getByLabel("API key")).toBeVisible();
    await expect(page.getByRole("group", { name: "Theme" })).toBeVisible();
    await expect.poll(() => layoutShift(page)).toBeLessThan(0.01);
    await expect.poll(() => painted).toContain("/login");
    expect(painted.filter((one) => one.startsWith("/app"))).toEqual([]);
    expect(asked.filter((one) => ofApp.includes(one))).toEqual([]);

    // The way back leads to where they came from, not into the app again.
    await page.goBack();
    await expect(page).toHaveURL("/terms");
  });
}

test("the start page leads a player to the dashboard without its own scripts, and a visitor into the sample data", async ({
  page,
  context,
  signIn,
}) => {
  const visitor = await context.newPage();
  await visitor.goto(samplePath());
  await expect(visitor).toHaveURL(pages.dashboard.path);
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await visitor.goto(pages.items.path);
  await expect(visitor).toHaveURL(pages.items.path);
  await visitor.close();

  await signIn();
  const painted = await watchPaints(page);
  await page.goto("/terms");
  await page.goto("/app");
  await expect(page).toHaveURL(pages.dashboard.path);
  expect(painted).not.toContain("/app");
  await page.goBack();
  await expect(page).toHaveURL("/terms");
});
