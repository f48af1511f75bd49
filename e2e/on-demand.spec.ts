import { expect, noConnection, untilHydrated, test } from "./test";

test("a page whose scripts don't load says so within the app, Reload asks again, and it stays where further parts don't load", async ({
  page,
  game,
  signIn,
  allowLogs,
  pageErrors,
}) => {
  game.disturbed = true;
  allowLogs(/^ChunkLoadError: /);
  const chunks = "**/_next/static/chunks/**";
  const link = (name: string) =>
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
  await signIn();
  await page.goto("/app/dashboard");
  await expect(page.getByText("Loading")).toHaveCount(0);
  await page.route(chunks, noConnection);
  await link("Faction Members").click();
  await expect(page.getByRole("heading", { name: "This page didn’t load" })).toBeVisible();
  await expect(page.getByText("Check your connection, then reload the page.")).toBeVisible();
  await expect(link("Dashboard")).toBeVisible();
  await expect.poll(() => pageErrors.join()).toContain("Failed to load");

  await page.unroute(chunks);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page).toHaveURL("/app/faction/members");

  // From now on, no further part of the site loads.
  await page.route("**/_next/static/**", noConnection);

  await test.step("a popover whose code does not load says so", async () => {
    await page.getByRole("button", { name: "Columns" }).click();
    await expect(page.getByText("Part of this page didn’t load.")).toBeVisible();
    await expect(page.getByRole("table")).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("a notice is announced even if the code of toasts doesn’t load", async () => {
    game.answerAll(noConnection);
    await page.clock.fastForward("02:00");
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Couldn’t refresh" })).toBeVisible();
    await expect(page.getByRole("table")).toBeVisible();
  });
});

test("if the code that calls the game doesn’t load, the login says so", async ({ page, game }) => {
  game.disturbed = true;
  // Its own scripts are asked for after its first paint: they must have come.
  await page.goto("/login");
  await untilHydrated(page);
  await page.route("**/_next/static/**", noConnection);
  await page.getByLabel("API key").fill("0123456789abcdef");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "didn’t load" })).toBeVisible();
  await expect(page.getByLabel("API key")).toHaveValue("0123456789abcdef");
});
