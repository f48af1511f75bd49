import { STATS } from "../app/app/torn/companies/testing/working-stats";
import { expect, test } from "./test";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("the positions of a company open by keyboard, and close again", async ({ page, game }) => {
  game.answer("/user/workstats", STATS);
  await page.goto("/app/torn/companies");
  const summary = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2, name: "Adult Novelties" }) })
    .locator("summary")
    .first();
  await summary.focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("list", { name: "Positions of Adult Novelties" });
  await expect(list.getByRole("heading")).toHaveText(["Store Manager", "Sales Assistant"]);
  await page.keyboard.press("Enter");
  await expect(list).toBeHidden();
});

test("properties are filtered, sorted and explained", async ({ page }) => {
  await page.goto("/app/torn/properties");
  await page.getByLabel("Property name").fill("island");
  await page.getByLabel("Sort by").selectOption("Name");
  const names = page.getByRole("list", { name: "Properties" }).getByRole("heading", { level: 2 });
  await expect(names).toHaveText(["Eagle Island [14]", "Private Island [13]"]);
  await page
    .getByRole("button", { name: "How it’s calculated: the cost per happiness of Eagle Island" })
    .click();
  await expect(page.getByRole("dialog")).toContainText("Cost ÷ happiness$500,000.00");
});

test("the path to a course opens in the page, and back leads to the list", async ({ page }) => {
  await page.goto("/app/torn/education?q=COMMERCE");
  const link = page.getByRole("link", { name: /^Path of \d courses?.* to Bachelor of Commerce$/ });
  await link.click();
  await expect(page).toHaveURL("/app/torn/education?q=COMMERCE&view=path&to=13");
  await expect(page.getByRole("main")).toBeFocused();
  const path = page.getByRole("table", { name: "Path to Bachelor of Commerce" });
  await expect(path).toBeVisible();
  await page.goBack();
  await expect(link).toBeVisible();
  await page.goForward();
  await expect(path).toBeVisible();
});
