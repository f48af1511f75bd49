import { errorCode, expect, KEY, logIn, type Page, test } from "../test";

const PATH = "/app/settings";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("Settings is in the sidebar’s footer, above Logout", async ({ openShared }) => {
  const page = await openShared(PATH);
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  const link = sidebar.getByRole("link", { name: "Settings" });
  await expect(link).toHaveAttribute("href", PATH);
  await expect(link).toHaveAttribute("aria-current", "page");
  const [above, below] = await Promise.all([
    link.boundingBox(),
    sidebar.getByRole("button", { name: "Logout" }).boundingBox(),
  ]);
  expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);
});

test("without a response about the key, the facts are aligned with the figure", async ({
  openShared,
}) => {
  const page = await openShared(PATH, {
    "/key/info": errorCode(17, "Backend error"),
    "/user/basic": errorCode(17, "Backend error"),
  });
  const lead = page.getByRole("region", { name: "At a glance" });
  const leftOf = (text: string) =>
    lead
      .getByText(text)
      .filter({ visible: true })
      .evaluate((element) => Math.round(element.getBoundingClientRect().left));
  await expect
    .poll(async () => (await leftOf("in the last minute")) - (await leftOf("Your")))
    .toBe(0);
});

test("Change key: the current one stays until another is accepted", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await page.goto(PATH);
  await section(page, "Key").getByRole("link", { name: "Change key" }).click();
  await expect(page).toHaveURL("/login?change&next=%2Fapp%2Fsettings");
  await expect(page.getByText("Your current key stays until the new one works.")).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem("apiKey"));

  await test.step("the form keeps its text when other stored values change", async () => {
    await page.getByLabel("API key", { exact: true }).fill("half of a k");
    await page.evaluate(() => window.dispatchEvent(new StorageEvent("storage", { key: null })));
    await page.getByLabel("API key", { exact: true }).pressSequentially("ey");
    await expect(page.getByLabel("API key", { exact: true })).toHaveValue("half of a key");
  });
  await test.step("a wrong one changes nothing", async () => {
    game.answer("/user", errorCode(2, "Incorrect key"));
    await page.getByLabel("API key").fill("Wrong");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("[API Error Code: 2] Incorrect key")).toBeVisible();
    await expect.poll(kept).toBe(KEY);
  });
  await test.step("nor does cancelling", async () => {
    await page.getByRole("link", { name: "Keep current key" }).click();
    await expect(page).toHaveURL(PATH);
    await expect.poll(kept).toBe(KEY);
    await section(page, "Key").getByRole("link", { name: "Change key" }).click();
  });
  for (const [which, key] of [
    ["the same", KEY],
    ["another", "Zz99Zz99Zz99Zz99"],
  ] as const) {
    await test.step(`a good one replaces it and leads back: ${which}`, async () => {
      game.restoreResponses();
      await page.goto("/login?change&next=%2Fapp%2Fsettings");
      await logIn(page, key);
      await expect(page).toHaveURL(PATH);
      await expect.poll(kept).toBe(key);
    });
  }
});

test("API calls: new calls appear in the list, and all of them in a table", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  game.answer("/key/info", errorCode(17, "Backend error"));
  await page.goto(PATH);
  const calls = section(page, "API calls");
  await expect(calls).toContainText("2 of 90 in the last minute");

  await test.step("new calls appear in the list", async () => {
    await page.clock.fastForward(61_000);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(calls.getByRole("row")).toHaveCount(1 + 4);
  });
  await test.step("all calls are shown in a table", async () => {
    for (let more = 0; more < 2; more += 1) {
      await page.getByRole("button", { name: "Refresh" }).click();
      await expect(page.getByRole("button", { name: "Refresh" })).toBeVisible();
      await page.clock.fastForward(61_000);
    }
    await calls.getByRole("button", { name: /^Show all \d+ calls$/ }).click();
    const table = page.getByRole("table", { name: "Latest API calls" });
    await expect(table).toBeVisible();
    await table.getByRole("button", { name: "Path" }).click();
    await table.getByRole("button", { name: "Path" }).click();
    await expect(table.getByRole("row").nth(1)).toContainText("key/info");
  });
});

test("the sample data has no key, and says so", async ({ page }) => {
  await page.goto(`/app?sample=${PATH}`);
  await expect(page.getByRole("region", { name: "At a glance" })).toContainText(
    "No key in the sample data",
  );
  await expect(section(page, "Key")).toContainText("Sample data uses no key.");
  await expect(section(page, "Key").getByRole("link", { name: "Change key" })).toHaveCount(0);
  await expect(section(page, "API calls")).toContainText("Sample data makes no API calls.");
});
