import { isUnset } from "../../components/game/contact-link";
import { contact } from "../../content/site";
import { expect, type Page, restOn, test } from "../test";

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

test("widths are 16rem, and 3rem in icon mode", async ({ page }) => {
  await open(page);
  await expect.poll(() => width(page)).toBe(256);
  await page.getByRole("button", { name: "Toggle sidebar" }).click();
  await expect.poll(() => width(page)).toBe(48);
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Members" }).click();
  await expect(page).toHaveURL("/app/faction/members");
});

test("its state is remembered in a cookie named sidebar_state for 7 days, and holds before the first paint", async ({
  page,
  context,
  allowLogs,
}) => {
  allowLogs(/^Failed to load resource: /);
  await open(page);
  await page.getByRole("button", { name: "Toggle sidebar" }).click();
  const cookie = (await context.cookies()).find(({ name }) => name === "sidebar_state");
  expect(cookie?.value).toBe("false");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);

  // Without the app's scripts there is only the static HTML.
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await page.reload();
  await expect.poll(() => width(page)).toBe(48);
});

for (const modifier of ["Control", "Meta"]) {
  test(`${modifier}+B toggles it`, async ({ page }) => {
    await open(page);
    await page.keyboard.press(`${modifier}+b`);
    await expect.poll(() => width(page)).toBe(48);
    await page.keyboard.press(`${modifier}+b`);
    await expect.poll(() => width(page)).toBe(256);
  });
}

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

test("in a window of 1280 × 900 every entry is in sight, and nothing covers one in a lower window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  const logout = sidebar.getByRole("button", { name: "Logout" });
  await expect(logout).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 500 });
  await expect(logout).not.toBeInViewport();
  await sidebar.getByRole("link", { name: "User Logs" }).scrollIntoViewIfNeeded();
  await sidebar.getByRole("link", { name: "User Logs" }).click();
  await expect(page).toHaveURL("/app/user/logs");
});

test("groups can be expanded or collapsed, and all start open", async ({ page }) => {
  await open(page);
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  const groups = sidebar.locator("details");
  for (const group of await groups.all()) await expect(group).toHaveAttribute("open", "");
  await expect(groups.locator("summary")).toHaveText(["Faction", "Tools", "Torn", "Other", "More"]);
  await sidebar.getByText("Torn", { exact: true }).click();
  await expect(sidebar.getByRole("link", { name: "Items" })).toBeHidden();
  await sidebar.getByText("Torn", { exact: true }).click();
  await expect(sidebar.getByRole("link", { name: "Items" })).toBeVisible();
});

test("the group Tools: Stock Market ROI Calculator and Item Shop Profitability; the group User is hidden by its flag", async ({
  openShared,
}) => {
  const page = await openShared(PATH);
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  for (const [name, path] of [
    ["Stock Market ROI Calculator", "/app/tools/stock-market"],
    ["Item Shop Profitability", "/app/tools/item-shop-profitability"],
  ] as const) {
    await expect(sidebar.getByRole("link", { name })).toHaveAttribute("href", path);
  }
  await expect(sidebar.locator('a[href="/app/user/stock"]')).toHaveCount(0);
});

test("the group Other: Change log, Suggestions and Bug Reports, which lead out of the app", async ({
  page,
}) => {
  await open(page);
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  for (const [name, path] of [
    ["Suggestions", "/suggestions"],
    ["Bug Reports", "/bugs"],
    ["Change log", "/changes"],
  ] as const) {
    await expect(sidebar.getByRole("link", { name })).toHaveAttribute("href", path);
  }
  await sidebar.getByRole("link", { name: "Change log" }).click();
  await expect(page).toHaveURL("/changes");
  await expect(page.getByRole("heading", { level: 1, name: "Changelog" })).toBeVisible();
  await expect(sidebar).toBeHidden();
});

test("a Logout button, feedback, and a footer credit link to the author’s profile", async ({
  openShared,
}) => {
  const page = await openShared(PATH);
  const sidebar = page.getByRole("complementary", { name: "Sidebar" });
  await expect(sidebar.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(sidebar.getByText("Made by").getByRole("link")).toHaveAttribute(
    "href",
    contact.profileUrl,
  );
  const feedback: readonly (readonly [name: string, href: string])[] =
    isUnset(contact.forumUrl) && isUnset(contact.messageUrl)
      ? [["Feedback", contact.messageUrl]]
      : [
          ["Forum thread", contact.forumUrl],
          ["Message", contact.messageUrl],
        ];
  for (const [name, href] of feedback) {
    await expect(sidebar.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  await expect(
    sidebar.getByRole("link", { name: /^(Feedback|Forum thread|Message)$/ }),
  ).toHaveCount(feedback.length);
});

test("the product is labelled Alpha", async ({ openShared }) => {
  const page = await openShared(PATH);
  await expect(page.getByText("Alpha", { exact: true })).toBeVisible();
});

test("tooltip delay: 700 ms", async ({ page }) => {
  await open(page);
  await restOn(page, page.getByRole("button", { name: "Toggle sidebar" }));
  await page.clock.runFor(600);
  await expect(page.getByRole("tooltip")).toBeHidden();
  await page.clock.runFor(200);
  await expect(page.getByRole("tooltip")).toHaveText("Toggle sidebar (Ctrl B)");
});

test("the game’s clock is UTC", async ({ openShared }) => {
  const page = await openShared(PATH);
  await expect(page.getByText(/^12:00:00 TCT, Fri 20 Nov$/).first()).toBeVisible();
});
