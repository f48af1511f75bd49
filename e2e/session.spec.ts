import { errorCode, expect, KEY, logIn, refresh, test } from "./test";

const PATH = "/app/faction/members";

test("without a key the guard leads to the login, and the login back", async ({ page, game }) => {
  await page.goto(`${PATH}?sort=name.asc`);
  await expect(page).toHaveURL(
    `/login?next=${encodeURIComponent("/app/faction/members?sort=name.asc")}`,
  );
  expect(game.calls).toEqual([]);
  await logIn(page);
  await expect(page).toHaveURL(`${PATH}?sort=name.asc`);
  await expect(page.getByRole("columnheader", { name: "Name" })).toContainText("▲");
});

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

test("after a login with a paused key, another key logs in at once", async ({ page, game }) => {
  game.answerAll(errorCode(18));
  await page.goto("/login");
  await page.getByLabel("API key").fill("Zz99Zz99Zz99Zz99");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("[API Error Code: 18] for the test")).toBeVisible();

  game.restoreResponses();
  await logIn(page);
  await expect(page).toHaveURL("/app/dashboard");
  await expect(page.getByText("Calls to the game are paused.")).toBeHidden();
});

test("after a login that was answered with code 13, the same key is tried again too", async ({
  page,
  game,
}) => {
  game.answerAll(errorCode(13));
  await page.goto("/login");
  await page.getByLabel("API key").fill(KEY);
  const login = page.getByRole("button", { name: "Login" });
  await login.click();
  await expect(page.getByText("[API Error Code: 13] for the test")).toBeVisible();
  game.restoreResponses();
  await login.click();
  await expect(page).toHaveURL("/app/dashboard");
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

test("two tabs agree: a logout in one is a logout in the other, a login likewise", async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  await page.goto("/app/dashboard");
  const other = await context.newPage();
  await other.goto(PATH);
  await expect(other.getByRole("table")).toBeVisible();

  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL(/\/login\?next=/);

  await page.goto("/login");
  await logIn(page);
  await expect(page).toHaveURL("/app/dashboard");
  await expect(other).toHaveURL(PATH);
});

test("after a logout the way back shows nothing of the account", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/app/dashboard");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Members" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  const visits = () => page.evaluate(() => localStorage.getItem("memberVisits"));
  await expect.poll(visits).toContain("Alpha");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(visits).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText("Alpha [3000001]")).toBeHidden();
});

test("the key is in no address, no storage but its own, and no text of the page", async ({
  page,
  game,
  signIn,
}) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  await signIn();
  await page.goto(PATH);
  await expect(page.getByRole("table")).toBeVisible();
  expect(urls.join()).not.toContain(KEY);
  expect([...game.keys]).toEqual([`ApiKey ${KEY}`]);
  await expect.poll(() => page.content()).not.toContain(KEY);
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries<string>(storage)),
  );
  expect(stored.filter(([, value]) => value.includes(KEY))).toEqual([["apiKey", KEY]]);
});
