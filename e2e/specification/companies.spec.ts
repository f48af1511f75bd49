import { expect, type Page, test } from "../test";

const PATH = "/app/torn/companies";

/** Enough for the Store Manager, 1,000 short for the Sales Assistant, 500 for the Stylist. */
const STATS = { workstats: { manual_labor: 1000, intelligence: 5000, endurance: 9000 } };

const names = (page: Page) =>
  page.getByRole("list", { name: "Companies" }).getByRole("heading", { level: 2 }).allInnerTexts();
const count = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: new RegExp(`^${text}$`) });
const company = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Companies" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2, name }) });
const fold = (page: Page, title: string) => page.getByRole("heading", { level: 3, name: title });

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("the companies are cards that open, and can be filtered by name and sorted", async ({
  page,
  game,
}) => {
  game.answer("/user/workstats", STATS);
  await page.goto(PATH);

  await test.step("cards with id, name, cost and default employees, sorted by name; everything else is closed", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Companies" })).toBeVisible();
    await expect(count(page, "2 companies")).toBeVisible();
    await expect.poll(() => names(page)).toEqual(["Adult Novelties [10]", "Hair Salon [1]"]);
    const card = company(page, "Adult Novelties");
    await expect(card).toContainText("$1,750,000");
    await expect(card).toContainText(/Default employees\s*4/);
    for (const title of ["Positions", "Stock Items", "Specials"]) {
      await expect(card.getByRole("heading", { level: 3, name: title })).toBeVisible();
    }
    await expect(page.getByRole("heading", { level: 4 })).toHaveCount(0);
  });

  await test.step("the headline says how many positions the player qualifies for", async () => {
    const lead = page.getByRole("region", { name: "At a glance" });
    await expect(lead).toContainText("1 of 3 positions you qualify for");
    await expect(lead).toContainText("1,000 manual labor, 5,000 intelligence and 9,000 endurance");
    await expect(lead).toContainText(/Companies\s*1\s*of 2/);
    await expect(lead).toContainText(/Closest to qualifying\s*500 short\s*Stylist, Hair Salon/);
  });

  await test.step("only companies with a position that the player qualifies for", async () => {
    const positions = page.getByRole("button", { name: "You qualify 1" });
    await positions.click();
    await expect(count(page, "1 company")).toBeVisible();
    await expect.poll(() => names(page)).toEqual(["Adult Novelties [10]"]);
    await expect(page).toHaveURL(`${PATH}?positions=open`);
    await positions.click();
  });

  await test.step("sorted by cost", async () => {
    await page.getByLabel("Sort by").selectOption("Cost");
    await expect.poll(() => names(page)).toEqual(["Hair Salon [1]", "Adult Novelties [10]"]);
  });

  await test.step("sorted by positions that the player qualifies for", async () => {
    await page.getByLabel("Sort by").selectOption("Positions you qualify for");
    await expect.poll(() => names(page)).toEqual(["Adult Novelties [10]", "Hair Salon [1]"]);
  });

  await test.step("positions expand by keyboard: those that the player qualifies for first, and what the others still need", async () => {
    const summary = company(page, "Adult Novelties").locator("summary").first();
    await summary.focus();
    await page.keyboard.press("Enter");
    const list = page.getByRole("list", { name: "Positions of Adult Novelties" });
    await expect(list.getByRole("heading")).toHaveText(["Store Manager", "Sales Assistant"]);
    await expect(list.getByRole("listitem").first()).toContainText("You qualify");
    await expect(list.getByRole("listitem").last()).toContainText(
      /You still need\s*1,000 manual labor/,
    );
    await page.keyboard.press("Enter");
    await expect(list).toBeHidden();
    await page.keyboard.press("Enter");
  });

  await test.step("stock items and specials by rating", async () => {
    await fold(page, "Stock Items of Hair Salon").click();
    await expect(page.getByRole("list", { name: "Stock items of Hair Salon" })).toContainText(
      "Service, no cost · RRP $60",
    );
    await fold(page, "Specials of Adult Novelties").click();
    const specials = page.getByRole("list", { name: "Specials of Adult Novelties" });
    await expect(specials.getByRole("heading")).toHaveText(["Blackmail", "Bondage"]);
    await expect(specials.getByRole("listitem").last()).toContainText("From 7 stars");
  });

  await test.step("a name filter; what was opened stays open", async () => {
    await page.getByLabel("Company name").fill("SALON");
    await expect(count(page, "1 company")).toBeVisible();
    await expect.poll(() => names(page)).toEqual(["Hair Salon [1]"]);
    await expect(page).toHaveURL(`${PATH}?sort=open&q=SALON`);
    await page.getByLabel("Company name").fill("adult");
    await expect(page.getByRole("list", { name: "Positions of Adult Novelties" })).toBeVisible();
  });

  await test.step("how the number of open positions is calculated is one click away", async () => {
    const label = "How it’s calculated: the positions you qualify for";
    await page.getByRole("button", { name: label }).click();
    const lines = page.getByRole("dialog", { name: label });
    await expect(lines).toContainText("Your manual labor1,000");
    await expect(lines).toContainText("Requirements met1");
    await page.keyboard.press("Escape");
  });

  await test.step("nothing found: 'No data available'", async () => {
    await page.getByLabel("Company name").fill("bank");
    await expect(page.getByText("No data available")).toBeVisible();
    await expect(count(page, "0 companies")).toBeVisible();
  });
});
