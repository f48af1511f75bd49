import itemsOlder from "../../lib/api/testing/fixtures/torn-items.older.json" with { type: "json" };
import items from "../../lib/api/testing/fixtures/torn-items.json" with { type: "json" };
import { expect, httpStatus, type Page, silence, test } from "../test";

const PATH = "/app/torn/items";

const names = (page: Page) =>
  page.getByRole("list", { name: "Items" }).getByRole("heading", { level: 2 }).allInnerTexts();

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("heading, cards, and sort by name at first", async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole("heading", { level: 1, name: "Items" })).toBeVisible();
  await expect(page.getByText("Showing 4 of 4 items")).toBeVisible();
  expect(await names(page)).toEqual(["Armalite M-15A4", "Ceremonial Mug", "Ruger 22/45", "Xanax"]);
  const card = page.getByRole("listitem").filter({ hasText: "Ruger 22/45" });
  await expect(card).toContainText("$742");
  await expect(card).toContainText("Weapon · Pistol · Tradable · Found in the city");
  await expect(card).toContainText("A light pistol.");
});

test("sort by Name, Type or Market Price; the last is descending", async ({ page }) => {
  await page.goto(PATH);
  const sort = page.getByLabel("Sort by");
  await expect(sort.getByRole("option")).toHaveText(["Name", "Type", "Market Price"]);
  await sort.selectOption("Market Price");
  await expect(page).toHaveURL(`${PATH}?sort=price`);
  expect(await names(page)).toEqual(["Armalite M-15A4", "Xanax", "Ruger 22/45", "Ceremonial Mug"]);
  await sort.selectOption("Type");
  await expect(page).toHaveURL(`${PATH}?sort=type`);
  expect(await names(page)).toEqual(["Ceremonial Mug", "Xanax", "Armalite M-15A4", "Ruger 22/45"]);
});

test("a search box, and 'Showing N of M items'", async ({ page }) => {
  await page.goto(PATH);
  await page.getByLabel("Search items").fill("xan");
  await expect(page.getByText("Showing 1 of 4 items")).toBeVisible();
  expect(await names(page)).toEqual(["Xanax"]);
  await expect(page).toHaveURL(`${PATH}?q=xan`);
  await page.reload();
  await expect(page.getByLabel("Search items")).toHaveValue("xan");
  expect(await names(page)).toEqual(["Xanax"]);
});

test("a Type filter and a Sub Type filter", async ({ page }) => {
  await page.goto(PATH);
  await page.getByLabel("Type", { exact: true }).selectOption("Weapon");
  await expect(page.getByText("Showing 2 of 4 items")).toBeVisible();
  const subType = page.getByLabel("Sub Type");
  await expect(subType.getByRole("option")).toHaveText(["All sub types", "Pistol", "Rifle"]);
  await subType.selectOption("Pistol");
  await expect(page.getByText("Showing 1 of 4 items")).toBeVisible();
  await expect(page).toHaveURL(`${PATH}?type=Weapon&subType=Pistol`);
});

test("a sub type that the chosen type does not have is passed over", async ({ page }) => {
  await page.goto(`${PATH}?type=Weapon&subType=Pistol`);
  await expect(page.getByText("Showing 1 of 4 items")).toBeVisible();
  await page.getByLabel("Type", { exact: true }).selectOption("Drug");
  await expect(page.getByLabel("Sub Type")).toHaveValue("all");
  await expect(page.getByText("Showing 1 of 4 items")).toBeVisible();
  expect(await names(page)).toEqual(["Xanax"]);
});

test("what the address says amiss is passed over", async ({ page }) => {
  await page.goto(`${PATH}?type=Nonsense&subType=nonsense&tradable=perhaps&sort=up`);
  await expect(page.getByText("Showing 4 of 4 items")).toBeVisible();
  await expect(page.getByLabel("Type", { exact: true })).toHaveValue("all");
  await expect(page.getByLabel("Tradable")).toHaveValue("all");
});

test("a Tradable filter: All items, Tradable only, Non-tradable only", async ({ page }) => {
  await page.goto(PATH);
  const tradable = page.getByLabel("Tradable");
  await expect(tradable.getByRole("option")).toHaveText([
    "All items",
    "Tradable only",
    "Non-tradable only",
  ]);
  await tradable.selectOption("Non-tradable only");
  await expect(page.getByText("Showing 1 of 4 items")).toBeVisible();
  await tradable.selectOption("Tradable only");
  await expect(page.getByText("Showing 3 of 4 items")).toBeVisible();
});

test("select items have no empty value", async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByText("Showing 4 of 4 items")).toBeVisible();
  const values = await page
    .getByRole("option")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(values.filter((value) => value === "")).toEqual([]);
});

test("an empty result shows 'No items found matching your search criteria.'", async ({
  page,
  game,
}) => {
  await page.goto(PATH);
  await page.getByLabel("Search items").fill("flux capacitor");
  await expect(page.getByText("No items found matching your search criteria.")).toBeVisible();
  await expect(page.getByText("Showing 0 of 4 items")).toBeVisible();

  game.answer("/torn/items", { items: [] });
  await page.goto(PATH);
  await expect(page.getByText("No items found matching your search criteria.")).toBeVisible();
});

test("loading, and the error 'Error'", async ({ page, game }) => {
  game.answer("/torn/items", silence);
  await page.goto(PATH);
  await expect(page.getByText("Loading data...")).toBeVisible();
  game.answer("/torn/items", httpStatus(500));
  await page.reload();
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
});

test("the older shape shows the same items", async ({ page, game }) => {
  game.answer("/torn/items", itemsOlder);
  await page.goto(PATH);
  await expect(page.getByText("Showing 4 of 4 items")).toBeVisible();
  expect(await names(page)).toContain("Xanax");
});

test("1,500 items scroll to the last one, and the page holds at most 3,000 nodes", async ({
  page,
  game,
}) => {
  const [xanax] = items.items;
  game.answer("/torn/items", {
    items: Array.from({ length: 1500 }, (_, i) => ({
      ...xanax,
      id: i + 1,
      name: `Item ${String(i + 1).padStart(4, "0")}`,
    })),
  });
  await page.goto(PATH);
  await expect(page.getByText("Showing 1,500 of 1,500 items")).toBeVisible();
  await expect(page.getByText("Item 0001")).toBeVisible();
  const nodes = () => page.evaluate(() => document.querySelectorAll("*").length);
  expect(await nodes()).toBeLessThanOrEqual(3000);
  await page.keyboard.press("End");
  await expect(page.getByText("Item 1500")).toBeVisible();
  expect(await nodes()).toBeLessThanOrEqual(3000);
});
