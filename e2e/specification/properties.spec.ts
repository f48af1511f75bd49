import { expect, type Page, test } from "../test";

const PATH = "/app/torn/properties";

const names = (page: Page) =>
  page.getByRole("list", { name: "Properties" }).getByRole("heading", { level: 2 }).allInnerTexts();
const count = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: new RegExp(`^${text}$`) });

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("the properties are cards that can be filtered by name and sorted, and the view is in the address", async ({
  page,
  game,
}) => {
  const sort = page.getByLabel("Sort by");
  const filter = page.getByLabel("Property name");
  await page.goto(PATH);

  await test.step("cards with id, cost, happy, upkeep, modifications and staff", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Properties" })).toBeVisible();
    await expect(count(page, "3 properties")).toBeVisible();
    const card = page.getByRole("listitem").filter({ hasText: "Private Island" });
    await expect(card.getByRole("heading", { name: "Private Island [13]" })).toBeVisible();
    for (const text of [
      "$500,000,000",
      /Happiness\s*1,000/,
      /Upkeep per day\s*\$100,000/,
      "Modifications (3): Hot Tub, Airstrip, Private Yacht",
      "Staff (5): Maid, Guard, Pilot, Butler, Doctor",
    ]) {
      await expect(card).toContainText(text);
    }
  });

  await test.step("each says what a point of happiness costs, and the headline has the best value", async () => {
    const lead = page.getByRole("region", { name: "At a glance" });
    await expect(lead).toContainText("$45.45 per point of happiness");
    await expect(lead).toContainText("Best value of 3: Trailer, 110 happiness for $5,000.");
    const card = page.getByRole("listitem").filter({ hasText: "Eagle Island" });
    await expect(card).toContainText(/Cost per happiness\s*\$500,000\.00/);
  });

  await test.step("a player who lives in one of them sees the next upgrade", async () => {
    game.answer("/user/profile", { profile: { property: { id: 77, name: "Trailer" } } });
    await page.reload();
    const lead = page.getByRole("region", { name: "At a glance" });
    await expect(lead).toContainText("Private Island is your next upgrade");
    await expect(lead).toContainText("890 more happiness than your Trailer, for $500,000,000.");
    const cards = page.getByRole("listitem");
    await expect(cards.filter({ hasText: "Yours" })).toContainText("Trailer [1]");
    await expect(cards.filter({ hasText: "Next" })).toContainText("Private Island [13]");
  });

  await test.step("a name filter", async () => {
    await filter.fill("ISLAND");
    await expect(count(page, "2 properties")).toBeVisible();
    await expect.poll(() => names(page)).toEqual(["Eagle Island [14]", "Private Island [13]"]);
    await expect(page).toHaveURL(`${PATH}?q=ISLAND`);
    await filter.fill("");
    await expect(page).toHaveURL(PATH);
  });

  await test.step("a filter by modification and by staff", async () => {
    await page.getByLabel("Modification").selectOption("Airstrip");
    await page.getByLabel("Staff").selectOption("Pilot");
    await expect(count(page, "1 property")).toBeVisible();
    await expect.poll(() => names(page)).toEqual(["Private Island [13]"]);
    await expect(page).toHaveURL(`${PATH}?modification=Airstrip&staff=Pilot`);
    await page.getByLabel("Modification").selectOption("All modifications");
    await page.getByLabel("Staff").selectOption("All staff");
  });

  for (const { by, order } of [
    { by: "Name", order: ["Eagle Island [14]", "Private Island [13]", "Trailer [1]"] },
    { by: "Happiness", order: ["Eagle Island [14]", "Private Island [13]", "Trailer [1]"] },
    { by: "Modifications", order: ["Private Island [13]", "Trailer [1]", "Eagle Island [14]"] },
    {
      by: "Cost per happiness",
      order: ["Trailer [1]", "Eagle Island [14]", "Private Island [13]"],
    },
    { by: "Upkeep", order: ["Trailer [1]", "Private Island [13]", "Eagle Island [14]"] },
    { by: "Cost", order: ["Trailer [1]", "Eagle Island [14]", "Private Island [13]"] },
  ]) {
    await test.step(`sorted by ${by}`, async () => {
      await sort.selectOption({ label: by });
      await expect.poll(() => names(page)).toEqual(order);
    });
  }

  await test.step("how the cost per happiness is calculated is one click away", async () => {
    const label = "How it’s calculated: the cost per happiness of Trailer";
    await page.getByRole("list").getByRole("button", { name: label }).click();
    const lines = page.getByRole("dialog", { name: label });
    await expect(lines).toContainText("Cost$5,000");
    await expect(lines).toContainText("Happiness110");
    await expect(lines).toContainText("Cost ÷ happiness$45.45");
    await page.keyboard.press("Escape");
  });

  await test.step("nothing found: 'No data available'", async () => {
    await filter.fill("igloo");
    await expect(page.getByText("No data available")).toBeVisible();
    await expect(count(page, "0 properties")).toBeVisible();
  });
});
