import { expect, httpStatus, type Page, test } from "./test";

const icon = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector<HTMLLinkElement>("link[rel=icon][type='image/svg+xml']")?.href ?? "",
  );
const DAY_MS = 86_400_000;

test("the tab's icon fills with the checklist, on other pages too, without a call; a new day begins empty", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await page.goto("/app/dashboard");
  await expect(page.getByRole("region", { name: "At a glance" })).toContainText("left today");
  await expect.poll(() => icon(page)).toMatch(/^data:image\/svg\+xml,/);
  const filled = await icon(page);
  expect(decodeURIComponent(filled)).toContain("<path");

  await page.goto("/app/faction/basic");
  await expect.poll(() => icon(page)).toBe(filled);
  expect(game.calls.filter((path) => path.startsWith("/user/"))).not.toEqual([]);
  const before = game.calls.length;
  await page.goto("/app/faction/basic");
  await expect.poll(() => icon(page)).toBe(filled);
  expect(game.calls.slice(before)).toEqual(["/faction/basic?comment=Almanac"]);

  await page.clock.fastForward(DAY_MS);
  await expect.poll(() => icon(page)).toMatch(/\/icon\.svg/);
});

test("items that couldn't be loaded don't count as left, and the others still count", async ({
  page,
  game,
  signIn,
}) => {
  const kept = () => page.evaluate(() => localStorage.getItem("today"));
  const glance = page.getByRole("region", { name: "At a glance" });
  await signIn();
  game.answerAll(httpStatus(500));
  await page.goto("/app/dashboard");
  await expect(glance).toContainText("– left today");
  await expect.poll(kept).toBeNull();

  game.restoreResponses();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(glance).toContainText(/\d left today/);
  await expect.poll(kept).toMatch(/"of":[1-9]/);
  const known = await kept();

  game.answerAll(httpStatus(500));
  await page.evaluate(() => indexedDB.deleteDatabase("answers"));
  await page.reload();
  await expect(glance).toContainText("– left today");
  await expect.poll(kept).toBe(known);
});

test("turned off, the site's own icon stays; the sample data changes nothing", async ({
  page,
  signIn,
}) => {
  await page.goto("/app?sample");
  await expect(page.getByRole("region", { name: "At a glance" })).toContainText("left today");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("today"))).toBeNull();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.setItem("dayMarks", "off");
  });
  await signIn();
  await page.goto("/app/dashboard");
  await expect(page.getByRole("region", { name: "At a glance" })).toContainText("left today");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("today"))).toContain("dayMs");
  await expect.poll(() => icon(page)).toMatch(/\/icon\.svg/);
});

test("the badge of the installed app is the number left", async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(window, { badges });
    Object.assign(navigator, {
      setAppBadge: (left: number) => {
        badges.push(left);
        return Promise.resolve();
      },
    });
    const asked = window.matchMedia.bind(window);
    window.matchMedia = (query) => asked(query === "(display-mode: standalone)" ? "all" : query);
  });
  await signIn();
  await page.goto("/app/dashboard");
  const lead = page.getByRole("region", { name: "At a glance" });
  await expect(lead).toContainText("left today");
  const left = Number(/(\d+) left today/.exec((await lead.textContent()) ?? "")?.[1]);
  expect(left).toBeGreaterThan(0);
  const badges = () => page.evaluate(() => (window as unknown as { badges: number[] }).badges);
  await expect.poll(async () => (await badges()).at(-1)).toBe(left);
});
