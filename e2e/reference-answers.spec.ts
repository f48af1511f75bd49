import companies from "../lib/api/testing/fixtures/torn-companies.json" with { type: "json" };
import companiesOlder from "../lib/api/testing/fixtures/torn-companies.legacy.json" with { type: "json" };
import education from "../lib/api/testing/fixtures/torn-education.json" with { type: "json" };
import educationOlder from "../lib/api/testing/fixtures/torn-education.legacy.json" with { type: "json" };
import properties from "../lib/api/testing/fixtures/torn-properties.json" with { type: "json" };
import propertiesOlder from "../lib/api/testing/fixtures/torn-properties.legacy.json" with { type: "json" };
import studiesOlder from "../lib/api/testing/fixtures/user-education.legacy.json" with { type: "json" };
import workStatsOlder from "../lib/api/testing/fixtures/user-workstats.legacy.json" with { type: "json" };
import {
  errorCode,
  expect,
  type MockGame,
  httpStatus,
  deferredResponse,
  type Page,
  test,
} from "./test";

const MANY = 15_000;

const count = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: new RegExp(`^${text}$`) });
const refresh = (page: Page) => page.getByRole("button", { name: "Refresh" }).click();
const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" }).click();
const nodes = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

/** The page's texts while loading, for an error, and for an empty answer. */
async function failAndEmpty(
  page: Page,
  game: MockGame,
  of: { path: string; endpoint: string; error: string; nothing: object; empty: string },
) {
  const failure = deferredResponse(httpStatus(500));
  game.answer(of.endpoint, failure.answer);
  await page.goto(of.path);
  await test.step(`loading, and '${of.error}'`, async () => {
    await expect(page.getByText("Loading data...")).toBeVisible();
    failure.release();
    await expect(page.getByText(of.error, { exact: true })).toBeVisible();
  });
  await test.step(`an empty answer: '${of.empty}'`, async () => {
    game.answer(of.endpoint, { ...of.nothing });
    await tryAgain(page);
    await expect(page.getByText(of.empty)).toBeVisible();
  });
}

test("properties: errors, nothing, the older shape, and 15,000 of them", async ({ page, game }) => {
  await failAndEmpty(page, game, {
    path: "/app/torn/properties?q=a&sort=upkeep",
    endpoint: "/torn/properties",
    error: "Error loading properties",
    nothing: { properties: [] },
    empty: "No data available",
  });

  await test.step("the older shape, where what is not for sale has no price; a link opens the same view", async () => {
    game.answer("/torn/properties", propertiesOlder);
    await refresh(page);
    await expect(count(page, "3 properties")).toBeVisible();
    const names = page.getByRole("list").getByRole("heading", { level: 2 });
    await expect(names).toHaveText(["Trailer [1]", "Private Island [13]", "Eagle Island [14]"]);
    await expect(page.getByLabel("Property name")).toHaveValue("a");
    const card = page.getByRole("listitem").filter({ hasText: "Eagle Island" });
    await expect(card).toContainText("No price");
    await expect(card).toContainText(/Cost per happiness\s*–/);
    await expect(card).toContainText("Staff (1): Maid");
  });

  await test.step("of 15,000 only those near the window are in the page", async () => {
    const [trailer] = properties.properties;
    game.answer("/torn/properties", {
      properties: Array.from({ length: MANY }, (_, i) => ({ ...trailer, id: i + 1 })),
    });
    await refresh(page);
    await expect(count(page, "15,000 properties")).toBeVisible();
    await expect.poll(() => nodes(page)).toBeLessThanOrEqual(3000);
  });
});

test("companies: errors, nothing, without the player’s working stats, the older shape, and 15,000 of them", async ({
  page,
  game,
}) => {
  game.answer("/user/workstats", errorCode(16, "Access level of this key is not high enough"));
  await failAndEmpty(page, game, {
    path: "/app/torn/companies?positions=open",
    endpoint: "/torn/companies",
    error: "Error loading companies",
    nothing: { companies: {} },
    empty: "No data available",
  });

  await test.step("without the working stats, the page shows the companies and says so", async () => {
    game.answer("/torn/companies", companies);
    await refresh(page);
    await expect(page.getByText("Error loading your working stats")).toBeVisible();
    await expect(page.getByText("– of 3 positions you qualify for")).toBeVisible();
    await expect(count(page, "2 companies")).toBeVisible();
    await expect(page.getByRole("group", { name: "Show only" })).toBeHidden();
    await page.getByRole("heading", { name: "Positions of Hair Salon" }).click();
    const list = page.getByRole("list", { name: "Positions of Hair Salon" });
    await expect(list).toContainText("1,500 manual labor and 750 endurance");
    await expect(list).not.toContainText("You qualify");
  });

  await test.step("once they are loaded, the filter in the address applies", async () => {
    game.answer("/user/workstats", workStatsOlder);
    await tryAgain(page);
    await expect(page.getByText("3 of 3 positions you qualify for")).toBeVisible();
    await expect(page.getByText("Error loading your working stats")).toBeHidden();
    await expect(page.getByRole("button", { name: /^You qualify/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });

  await test.step("the older shape", async () => {
    game.answer("/torn/companies", { companies: { 10: companiesOlder.companies["10"] } });
    await refresh(page);
    await expect(count(page, "1 company")).toBeVisible();
    await expect(page.getByText("2 of 2 positions you qualify for")).toBeVisible();
  });

  await test.step("of 15,000 only those near the window are in the page", async () => {
    const [, salon] = companies.companies;
    game.answer("/torn/companies", {
      companies: Array.from({ length: MANY }, (_, i) => ({ ...salon, id: i + 1 })),
    });
    await refresh(page);
    await expect(count(page, "15,000 companies")).toBeVisible();
    await expect.poll(() => nodes(page)).toBeLessThanOrEqual(3000);
  });
});

const [business] = education.education;
const [introduction] = business?.courses ?? [];

/** A course of 7 days and $100, with another id and other needs. */
const taught = (id: number, name: string, courses: readonly number[]) => ({
  ...introduction,
  id,
  name,
  prerequisites: { cost: 100, courses },
});

/** 2 and 3 need each other, 4 needs itself, 5 an unknown course, 6 the cycle of 2 and 3; 1 is listed three times. */
const BROKEN = {
  education: [
    {
      id: 1,
      name: "Business",
      courses: [
        taught(1, "First", []),
        taught(2, "Hen", [3]),
        taught(3, "Egg", [2]),
        taught(4, "Ouroboros", [4]),
        taught(5, "Lost", [1, 999]),
        taught(6, "Omelette", [3]),
        taught(1, "Second", []),
        { id: 7 },
      ],
    },
    { id: 1, name: "Business", courses: [taught(1, "Second", [])] },
  ],
};

test("education: errors, nothing, without the player’s progress, the older shape, inconsistencies, and 15,000 of them", async ({
  page,
  game,
}) => {
  game.answer("/user/education", errorCode(16, "Access level of this key is not high enough"));
  game.answer("/user/perks", { perks: {} });
  await failAndEmpty(page, game, {
    path: "/app/torn/education?state=done",
    endpoint: "/torn/education",
    error: "Error",
    nothing: { education: null },
    empty: "No courses found matching your search criteria.",
  });

  await test.step("without the player’s progress, the page shows the courses and says so", async () => {
    game.answer("/torn/education", education);
    await refresh(page);
    await expect(page.getByText("Error loading your courses")).toBeVisible();
    await expect(page.getByText("– of 4 courses done")).toBeVisible();
    await expect(page.getByText("Showing 4 courses")).toBeVisible();
    await expect(page.getByRole("group", { name: "Show only" })).toBeHidden();
    await page.getByRole("link", { name: "Path", exact: true }).click();
    await expect(page.getByText("this is the full path")).toBeVisible();
    await expect(page.getByText("4 courses left: 70 days 1 hour, $20,700")).toBeVisible();
  });

  await test.step("the older shape, of the player’s courses too", async () => {
    game.answer("/torn/education", educationOlder);
    game.answer("/user/education", studiesOlder);
    await refresh(page);
    await expect(page.getByText("3 courses left: 63 days 1 hour, $20,500")).toBeVisible();
    await page.getByRole("link", { name: "Courses", exact: true }).click();
    await expect(page.getByText("1 of 4 courses done")).toBeVisible();
    await expect(page.getByRole("region", { name: "At a glance" })).toContainText("4 d 16 h");
    const done = page.getByRole("button", { name: /^Done/ });
    await expect(done).toHaveAttribute("aria-pressed", "true");
    await done.click();
    await expect(page.getByLabel("Category").getByRole("option")).toHaveText([
      "All categories",
      "No category",
    ]);
  });

  await test.step("courses that need each other, themselves or an unknown course, and ids listed twice, are shown as inconsistencies", async () => {
    game.answer("/torn/education", BROKEN);
    game.answer("/user/education", { education: { complete: null, current: null } });
    await refresh(page);
    await expect(page.getByText("Showing 6 courses")).toBeVisible();
    await expect(page.getByText("0 of 6 courses done")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Second" })).toBeHidden();
    await expect(page.getByText("Left out 1 unreadable record")).toBeVisible();
    await page.getByRole("heading", { name: "Inconsistencies" }).click();
    for (const words of [
      "“Hen” and “Egg” need each other, so nobody could start them.",
      "“Ouroboros” needs itself, so nobody could start it.",
      "“Lost” needs course [999], which the game doesn’t list.",
    ]) {
      await expect(page.getByText(words)).toBeVisible();
    }
    const twice = "Course [1] is listed twice: using “First”, ignoring “Second”.";
    await expect(page.getByText(twice)).toHaveCount(2);
  });

  await test.step("the path to all courses has each course once", async () => {
    await page.getByRole("link", { name: "Path", exact: true }).click();
    await expect(page.getByText("6 courses left: 42 days, $600")).toBeVisible();
    const order = page.getByRole("rowheader").locator("b");
    await expect(order).toHaveText(["First", "Hen", "Egg", "Ouroboros", "Lost", "Omelette"]);
  });

  await test.step("the path to a course says what is wrong on it, and nothing else", async () => {
    await page.getByLabel("Path to", { exact: true }).selectOption("Omelette");
    await expect(page.getByText("3 courses left: 21 days, $300")).toBeVisible();
    const note = page.getByText("The game’s data is inconsistent here").locator("../..");
    await expect(note).toContainText("“Hen” and “Egg” need each other");
    await expect(note).not.toContainText("Ouroboros");
    await page.getByRole("link", { name: "Courses", exact: true }).click();
  });

  await test.step("of 15,000 in chains of a hundred only those near the window are in the page", async () => {
    const courses = Array.from({ length: MANY }, (_, i) =>
      taught(i + 1, `Course ${i + 1}`, i % 100 === 0 ? [] : [i]),
    );
    game.answer("/torn/education", { education: [{ id: 1, name: "Endless", courses }] });
    await refresh(page);
    await expect(page.getByText("Showing 15,000 courses")).toBeVisible();
    await expect.poll(() => nodes(page)).toBeLessThanOrEqual(3000);
  });
});
