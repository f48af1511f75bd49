import { expect, noConnection, type Page, test } from "./test";

test.beforeEach(async ({ signIn, page, game }) => {
  await signIn();
  // What follows makes the browser log what it could not load.
  game.disturbed = true;
  await page.goto("/app/faction/members");
  await expect(page.getByRole("table")).toBeVisible();
});

/** From now on, no further part of the site loads. */
const loseTheSite = (page: Page) => page.route("**/_next/static/**", noConnection);

test("a popover whose code does not load says so, and the page stays", async ({ page }) => {
  await loseTheSite(page);
  await page.getByRole("button", { name: "Columns" }).click();
  await expect(page.getByText("A part of this page did not load.")).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
});

test("a notice is told even when the code of toasts does not load", async ({ page, game }) => {
  await loseTheSite(page);
  game.answerAll(noConnection);
  await page.clock.fastForward("02:00");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Not refreshed" })).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
});
