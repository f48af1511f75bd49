import { STATS } from "../app/app/torn/companies/testing/working-stats";
import companies from "../lib/api/testing/fixtures/torn-companies.json" with { type: "json" };
import education from "../lib/api/testing/fixtures/torn-education.json" with { type: "json" };
import properties from "../lib/api/testing/fixtures/torn-properties.json" with { type: "json" };
import { expect, test } from "./test";

const MANY = 15_000;

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

test("of 15,000 companies, properties or courses, only those near the window are in the page", async ({
  page,
  game,
}) => {
  const many = (one: object | undefined) =>
    Array.from({ length: MANY }, (_, i) => ({ ...one, id: i + 1 }));
  const [property] = properties.properties;
  const [, company] = companies.companies;
  const [course] = education.education[0]?.courses ?? [];
  const courses = many(course).map((one, i) => ({
    ...one,
    prerequisites: { cost: 100, courses: i % 100 === 0 ? [] : [i] },
  }));
  game.answer("/torn/properties", { properties: many(property) });
  game.answer("/torn/companies", { companies: many(company) });
  game.answer("/torn/education", { education: [{ id: 1, name: "Endless", courses }] });
  for (const [path, count] of [
    ["properties", "15,000 properties"],
    ["companies", "15,000 companies"],
    ["education", "Showing 15,000 courses"],
  ] as const) {
    await page.goto(`/app/torn/${path}`);
    await expect(page.getByText(count, { exact: true })).toBeVisible();
    const nodes = () => page.evaluate(() => document.querySelectorAll("*").length);
    await expect.poll(nodes).toBeLessThanOrEqual(3000);
  }
});
