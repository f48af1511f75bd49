import { errorCode, expect, httpStatus, KEY, noConnection, test } from "../test";

test.beforeEach(async ({ page }) => {
  await page.goto("/login");
});

test("a password-type API key field and a Login button", async ({ page }) => {
  await expect(page.getByLabel("API key")).toHaveAttribute("type", "password");
  await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
});

test("the label shows Validating... while checking", async ({ page, game }) => {
  game.answer("/user", () => new Promise(() => undefined));
  await page.getByLabel("API key").fill(KEY);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("button", { name: "Validating..." })).toBeDisabled();
});

test("a Get API key link to the game's preferences page", async ({ page }) => {
  await expect(page.getByRole("link", { name: "Get API key" })).toHaveAttribute(
    "href",
    "https://www.torn.com/preferences.php#tab=api",
  );
});

test("a notice that a Full Access key is required and that data is stored locally", async ({
  page,
}) => {
  const notice = page.getByText("A Full Access key is required.");
  await expect(notice).toBeVisible();
  await expect(notice).toContainText("stored locally");
});

test("links to /terms (Terms of Service) and a contact link", async ({ page }) => {
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Contact" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.torn\.com\/profiles\.php\?XID=\d+$/,
  );
  await main.getByRole("link", { name: "Terms of Service" }).click();
  await expect(page).toHaveURL("/terms");
});

for (const typed of ["", "   "]) {
  test(`the key ${JSON.stringify(typed)} is 'API key is required', and no call`, async ({
    page,
    game,
  }) => {
    await page.getByLabel("API key").fill(typed);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("API key is required");
    expect(game.calls).toEqual([]);
  });
}

test("any error clears on typing", async ({ page }) => {
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("API key is required")).toBeVisible();
  await page.getByLabel("API key").pressSequentially("A");
  await expect(page.getByText("API key is required")).toBeHidden();
});

test("validation calls user with selections=log, and success saves the key and goes to /app", async ({
  page,
  game,
}) => {
  await page.getByLabel("API key").fill(`  ${KEY}\t`);
  await page.getByLabel("API key").press("Enter");
  await expect(page).toHaveURL("/app/dashboard");
  expect(game.calls[0]).toBe("/user?selections=log&comment=Almanac");
  expect(await page.evaluate(() => localStorage.getItem("apiKey"))).toBe(KEY);
  expect([...game.keys]).toEqual([`ApiKey ${KEY}`]);
});

test("an API error is '[API Error Code: {code}] {message}', and the key is not stored", async ({
  page,
  game,
}) => {
  game.answer("/user", errorCode(2, "Incorrect key"));
  await page.getByLabel("API key").fill(KEY);
  await page.getByRole("button", { name: "Login" }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toHaveText("[API Error Code: 2] Incorrect key");
  expect(await page.evaluate(() => localStorage.getItem("apiKey"))).toBeNull();
  await expect(page.getByLabel("API key")).toHaveValue(KEY);
});

test("a key below Full Access is told so", async ({ page, game }) => {
  game.answer("/user", errorCode(16, "Access level of this key is not high enough"));
  await page.getByLabel("API key").fill(KEY);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "[API Error Code: 16] Access level of this key is not high enough",
  );
});

test("other failures show the error message", async ({ page, game }) => {
  for (const [answer, message] of [
    [httpStatus(500), "Internal Server Error"],
    [noConnection, "user could not be reached"],
    ["<html>", "user answered with something other than JSON"],
  ] as const) {
    game.answer("/user", answer);
    await page.getByLabel("API key").fill(`${KEY}${message.length}`);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText(message);
  }
});

test("if a key is already stored, the user is redirected to /app/", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/login");
  await expect(page).toHaveURL("/app/dashboard");
});

test("the five-column table of key use", async ({ page }) => {
  const table = page.getByRole("table", { name: "How your API key is used" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Data Storage",
    "Data Sharing",
    "Purpose of Use",
    "Key Storage & Sharing",
    "Key Access Level",
  ]);
  await expect(table.getByRole("cell", { name: "Full Access" })).toBeVisible();
});

test("a key typed before the scripts have come is read all the same", async ({ page }) => {
  await page.route("**/_next/**/*.js", async (route) => {
    await new Promise((late) => setTimeout(late, 1000));
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("API key").fill(KEY);
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/app/dashboard");
});
