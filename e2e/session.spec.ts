import { errorCode, expect, logIn, refresh, test } from "./test";

const PATH = "/app/faction/members";

test("a key that is rejected later is cleared, and leads to the login with the reason; no further call", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await page.goto(PATH);
  await expect(page.getByRole("table")).toBeVisible();

  game.answerAll(errorCode(2, "Incorrect key"));
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(PATH)}`);
  await expect(page.getByText("[API Error Code: 2] Incorrect key")).toBeVisible();
  for (const name of ["apiKey", "memberVisits"]) {
    await expect.poll(() => page.evaluate((it) => localStorage.getItem(it), name)).toBeNull();
  }

  const before = game.calls.length;
  await page.goto("/app/dashboard");
  await expect(page).toHaveURL(/\/login/);
  expect(game.calls).toHaveLength(before);

  game.restoreResponses();
  await logIn(page);
  await expect(page.getByText("Ran by")).toBeVisible();
});

test("calls that wait when the key is rejected are never made", async ({ page, game, signIn }) => {
  await signIn();
  await page.goto(PATH);
  await expect(page.getByRole("table")).toBeVisible();
  const waiting = page.getByText(/calls? queued\./);
  await expect(async () => {
    await refresh(page, 5);
    await expect(waiting).toBeVisible({ timeout: 100 });
  }).toPass();

  const other = await page.context().newPage();
  await other.goto("/");
  await other.evaluate(() => {
    localStorage.removeItem("apiKey");
  });
  await expect(page).toHaveURL(/\/login/);
  // Calls that had started have arrived by now; waiting ones can start only when the minute is over.
  const before = game.calls.length;
  await page.clock.fastForward(70_000);
  await expect(page.getByLabel("API key")).toBeVisible();
  expect(game.calls).toHaveLength(before);
});

test("a logout loads the landing page, and the way back shows nothing of the account", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/app/dashboard");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Members" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  const visits = () => page.evaluate(() => localStorage.getItem("memberVisits"));
  await expect.poll(visits).toContain("Alpha");
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
  });
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => "sameDocument" in window)).toBe(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("apiKey"))).toBeNull();
  await expect.poll(visits).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("Alpha [3000001]")).toBeHidden();
});
