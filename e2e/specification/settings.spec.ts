import keyInfo from "../../lib/api/testing/fixtures/key-info.json" with { type: "json" };
import { newKeyUrl } from "../../lib/api/transport/access";
import { errorCode, expect, KEY, logIn, type Page, test } from "../test";

const PATH = "/app/settings";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const withAccess = (access: object, selections: object = keyInfo.info.selections) => ({
  info: { ...keyInfo.info, selections, access: { ...keyInfo.info.access, ...access } },
});

const rowOf = (page: Page, name: string) =>
  section(page, "Key")
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });

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

test("Key: whose it is, its level, the access that each page needs and has", async ({
  openShared,
}) => {
  const page = await openShared(PATH);
  await expect(page.getByRole("region", { name: "At a glance" })).toContainText("Full key");
  await expect(section(page, "Key")).toContainText("alpha_one [3000001]");
  await expect(rowOf(page, "Dashboard")).toHaveText(/Full, faction.*Full/);
  await expect(rowOf(page, "User Logs")).toHaveText(/Full.*Full/);
  await expect(rowOf(page, "Items")).toHaveText(/Public.*Full/);
  await expect(section(page, "Key").getByRole("link", { name: "Create a key" })).toHaveAttribute(
    "href",
    newKeyUrl("Almanac"),
  );
});

test("Key: no letter of it is shown", async ({ openShared }) => {
  const page = await openShared(PATH);
  await expect(section(page, "Key")).toContainText("alpha_one");
  const text = await page.locator("body").innerText();
  expect(text).not.toContain(KEY);
  expect(text).not.toContain(KEY.slice(-4));
  expect(text).not.toContain(KEY.slice(0, 4));
});

test("Key: what a lower one can’t access is named", async ({ openShared }) => {
  await test.step("a Limited key", async () => {
    const page = await openShared(PATH, {
      "/key/info": withAccess({ level: 3, type: "Limited Access" }),
    });
    await expect(page.getByRole("region", { name: "At a glance" })).toContainText("Limited key");
    await expect(rowOf(page, "Dashboard")).toHaveText(/Partial.*missing user\/log/);
    await expect(rowOf(page, "User Logs")).toHaveText(/None.*missing user\/log/);
    await expect(rowOf(page, "Organised Crimes")).toHaveText(/Minimal, faction.*Full/);
  });
  await test.step("a position without faction API access", async () => {
    const page = await openShared(PATH, { "/key/info": withAccess({ faction: false }) });
    await expect(rowOf(page, "Organised Crimes")).toContainText("None (no faction API access)");
  });
  await test.step("a custom key", async () => {
    const page = await openShared(PATH, {
      "/key/info": withAccess({ level: 0, type: "Custom" }, { user: ["stocks"], torn: ["stocks"] }),
    });
    await expect(rowOf(page, "User Stock Portfolio")).toContainText("Full");
    await expect(rowOf(page, "Items")).toContainText("None");
  });
});

test("Key: without a response it says so, and the rest of the page works", async ({
  openShared,
}) => {
  const page = await openShared(PATH, {
    "/key/info": errorCode(17, "Backend error"),
    "/user/basic": errorCode(17, "Backend error"),
  });
  await expect(section(page, "Key").getByRole("alert")).toContainText("(Backend error)");
  await expect(section(page, "Key").getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(rowOf(page, "Items")).toContainText("Public");
  await expect(section(page, "API calls")).toContainText("Error code 17");
  // The facts are aligned with the figure.
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

test("API calls: how many of 90 in the last minute, and each with time, path, duration and result", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  game.answer("/key/info", errorCode(17, "Backend error"));
  await page.goto(PATH);
  const calls = section(page, "API calls");
  await expect(calls).toContainText("2 of 90 in the last minute");
  await expect(calls.getByRole("meter", { name: "Calls in the last minute" })).toHaveAttribute(
    "aria-valuenow",
    "2",
  );
  const row = (path: string) => calls.getByRole("row").filter({ hasText: path });
  await expect(row("user/basic")).toHaveText(/12:00:\d\d.*your time.*user\/basic.*\d+ ms.*OK/);
  await expect(row("key/info")).toContainText("Error code 17");
  await expect(
    calls.getByRole("link", { name: "The game’s call log for each key" }),
  ).toHaveAttribute("href", "https://www.torn.com/preferences.php#tab=api");

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
