import { navigation } from "../content/navigation";
import { tabTo } from "./readers/focus";
import { expect, KEY, logIn, test } from "./test";

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

for (const viewport of sizes) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test("a newcomer gets from / to the members by mouse", async ({ page }) => {
      await page.goto("/");
      await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
      await logIn(page);
      await expect(page.getByRole("heading", { name: "The Testers [TST]" })).toBeVisible();
      if (viewport.width < 768) await page.getByRole("button", { name: "Toggle sidebar" }).click();
      const navigation = page.getByRole("navigation", { name: "Main" });
      await navigation.getByRole("link", { name: /^Members/ }).click();
      await expect(page.getByRole("main").getByText(/^Alpha( \[3000001\])?$/)).toBeVisible();
    });

    test("a newcomer gets from / to the members, and sorts them, by keyboard alone", async ({
      page,
    }) => {
      await page.goto("/");
      await tabTo(page, "Log in");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/login");
      await tabTo(page, "API key");
      await page.keyboard.type(KEY);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { name: "The Testers [TST]" })).toBeVisible();
      if (viewport.width < 768) {
        await tabTo(page, "Toggle sidebar", "Shift+Tab");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("dialog", { name: "Sidebar" })).toBeVisible();
      }
      // After the login the focus is on the page, past the header and the sidebar.
      await tabTo(page, "Members", viewport.width < 768 ? "Tab" : "Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main").getByText(/^Alpha( \[3000001\])?$/)).toBeVisible();

      if (viewport.width < 768) {
        const entry = await tabTo(page, "Alpha 94 level 2 minutes ago In an OC $413m");
        await page.keyboard.press("Enter");
        await expect(page.getByRole("button", { name: "Alpha [3000001]" })).toBeVisible();
        await expect(entry).toBeFocused();
      } else {
        const name = await tabTo(page, "Name");
        await page.keyboard.press("Enter");
        await expect(name).toContainText("▲");
      }
    });

    test("a newcomer reaches every page there is from /", async ({ page, signIn }) => {
      await page.goto("/");
      await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
      await expect(page).toHaveURL("/terms");
      await page.getByRole("link", { name: "Back" }).click();
      await expect(page).toHaveURL("/");
      await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
      await expect(page).toHaveURL("/login");
      await signIn();
      await page.reload();
      await expect(page).toHaveURL("/app/dashboard");
      for (const { label, path } of navigation().flatMap(({ entries }) => entries)) {
        if (viewport.width < 768) {
          await page.getByRole("button", { name: "Toggle sidebar" }).click();
        }
        const links = page.getByRole("navigation", { name: "Main" });
        await links.getByRole("link", { name: label, exact: true }).click();
        await expect(page).toHaveURL(path);
        // The public pages have no sidebar.
        if (!path.startsWith("/app/")) await page.goBack();
      }
    });
  });
}

test("on a phone the members are entries that sort by a select", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  await page.goto("/app/faction/members");
  const entries = page.getByRole("list", { name: "Members" }).getByRole("listitem");
  await expect(entries).toHaveCount(4);
  await expect(entries.first()).toContainText("bravo_the_second_of_that_name1 100 level");
  await expect(entries.first()).toContainText("$1.20b");
  await expect(page.getByLabel("Sort")).toHaveValue("level.desc");
  await page.getByLabel("Sort").selectOption("Name, A to Z");
  await expect(entries.first()).toContainText("Alpha 94 level");
  await expect(page).toHaveURL("/app/faction/members?sort=name.asc");
});

for (const { width, shows } of [
  { width: 767, shows: "list" },
  { width: 768, shows: "table" },
] as const) {
  test(`layouts switch at 768 px: at ${width} the members are a ${shows}`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn();
    await page.goto("/app/faction/members");
    await expect(page.getByRole(shows, { name: "Members" })).toBeVisible();
  });
}

test("a link opens the same view, and Shift sorts by a second column", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/app/faction/members");
  const header = (name: string) => page.getByRole("columnheader", { name }).getByRole("button");
  await header("In OC").click();
  await header("Name").click({ modifiers: ["Shift"] });
  await expect(page).toHaveURL("/app/faction/members?sort=inOc.asc+name.asc");
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Name" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await page.goto("/app/faction/members?sort=nonsense");
  await expect(page.getByRole("columnheader", { name: "Level" })).toContainText("▼");
});
