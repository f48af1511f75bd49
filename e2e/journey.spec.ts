import { navigation } from "../content/navigation";
import { expect, logIn, test } from "./test";

const PHONE = { width: 360, height: 740 };

test(
  "a newcomer gets from / to the members by finger, on a phone",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/");
    await page.getByRole("banner").getByRole("link", { name: "Log in" }).click();
    await logIn(page);
    await expect(page.getByRole("heading", { name: "The Testers [TST]" })).toBeVisible();
    await page.getByRole("button", { name: "Toggle sidebar" }).click();
    const navigation = page.getByRole("navigation", { name: "Main" });
    await navigation.getByRole("link", { name: "Faction Members", exact: true }).click();
    const entries = page.getByRole("list", { name: "Members" }).getByRole("listitem");
    await expect(entries).toHaveCount(4);
    await page.getByLabel("Sort").selectOption("Name, A to Z");
    await expect(entries.first()).toContainText("Alpha 94 level");
    await expect(page).toHaveURL("/app/faction/members?sort=name.asc");
  },
);

for (const width of [1280, 360]) {
  const title = `a player reaches every page from the menu, ${width} px wide`;
  test(title, { tag: "@long" }, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn();
    await page.goto("/app/dashboard");
    for (const { label, path } of navigation().flatMap(({ entries }) => entries)) {
      if (width < 768) await page.getByRole("button", { name: "Toggle sidebar" }).click();
      const links = page.getByRole("navigation", { name: "Main" });
      await links.getByRole("link", { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      // The public pages have no sidebar.
      if (!path.startsWith("/app/")) await page.goBack();
    }
  });
}
