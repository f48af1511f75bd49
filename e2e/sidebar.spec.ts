import { expect, type Page, restOn, test } from "./test";

const width = (page: Page) =>
  page
    .getByRole("complementary", { name: "Sidebar" })
    .evaluate((sidebar) => sidebar.clientWidth + 1);

/** The page with the least content: the sidebar is the same on all. */
const PATH = "/app/tools";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

async function open(page: Page) {
  await page.goto(PATH);
  // The clock appears with the scripts: from then on clicks are handled.
  await expect(page.getByText(/TCT, /).first()).toBeVisible();
}

test("widths are 16rem, and 3rem in icon mode, which a button and Ctrl+B or Cmd+B toggle and a cookie keeps", async ({
  page,
  context,
  game,
  allowLogs,
}) => {
  allowLogs(/^Failed to load resource: /);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  await expect(page.getByText(/^12:00:\d\d TCT, Fri 20 Nov$/).first()).toBeVisible();
  await expect.poll(() => width(page)).toBe(256);
  for (const modifier of ["Control", "Meta"]) {
    await page.keyboard.press(`${modifier}+b`);
    await expect.poll(() => width(page)).toBe(48);
    await page.keyboard.press(`${modifier}+b`);
    await expect.poll(() => width(page)).toBe(256);
  }

  await test.step("in a window of 1280 × 900 every entry is in sight, and nothing covers one in a lower window", async () => {
    const sidebar = page.getByRole("complementary", { name: "Sidebar" });
    const logout = sidebar.getByRole("button", { name: "Logout" });
    await expect(logout).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 500 });
    await expect(logout).not.toBeInViewport();
    await sidebar.getByRole("link", { name: "User Logs" }).scrollIntoViewIfNeeded();
    await sidebar.getByRole("link", { name: "User Logs" }).click();
    await expect(page).toHaveURL("/app/user/logs");
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await page.getByRole("button", { name: "Toggle sidebar" }).click();
  await expect.poll(() => width(page)).toBe(48);
  await test.step("a link of the rail leads on", async () => {
    const navigation = page.getByRole("navigation", { name: "Main" });
    await navigation.getByRole("link", { name: "Members" }).click();
    await expect(page).toHaveURL("/app/faction/members");
    // The clock is about to jump, and a call that waits would have waited too long.
    await expect(page.getByRole("table")).toBeVisible();
    await expect.poll(() => game.calls.length - game.answered).toBe(0);
  });

  await test.step("the cookie sidebar_state keeps it for 7 days", async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === "sidebar_state");
    expect(cookie?.value).toBe("false");
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
  });

  await test.step("tooltip delay: 700 ms", async () => {
    await restOn(page, page.getByRole("button", { name: "Toggle sidebar" }));
    await page.clock.runFor(600);
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.clock.runFor(200);
    await expect(page.getByRole("tooltip")).toHaveText("Toggle sidebar (Ctrl B)");
  });

  await test.step("it holds before the first paint", async () => {
    // Without the app's scripts there is only the static HTML.
    await page.route("**/_next/static/**/*.js", (route) => route.abort());
    await page.reload();
    await expect.poll(() => width(page)).toBe(48);
  });
});

test("on mobile it is a sheet of 18rem, which a link, Escape or its button closes", async ({
  page,
}) => {
  await open(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const toggle = page.getByRole("button", { name: "Toggle sidebar" });
  const sheet = page.getByRole("dialog", { name: "Sidebar" });
  await toggle.click();
  await expect(sheet).toBeVisible();
  await expect
    .poll(() => sheet.evaluate((element) => (element as HTMLElement).offsetWidth))
    .toBe(288);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await toggle.click();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toBeHidden();
  await toggle.click();
  await sheet.getByRole("link", { name: "Members" }).click();
  await expect(page).toHaveURL("/app/faction/members");
  await expect(sheet).toBeHidden();

  await toggle.click();
  await sheet.getByRole("button", { name: "Find anything" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("combobox", { name: "Find anything" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toggle).toBeFocused();
});
