import { noteEarlierCalls } from "./made-calls";
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
  await noteEarlierCalls(page, 84);
  await page.goto(PATH);
  await expect(page.getByRole("table")).toBeVisible();
  await expect(async () => {
    await refresh(page, 3);
    await expect(page.getByText(/calls? queued\./)).toBeVisible({ timeout: 500 });
  }).toPass();

  const other = await page.context().newPage();
  await other.goto("/robots.txt");
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
