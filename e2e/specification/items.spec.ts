import items from "../../lib/api/testing/fixtures/torn-items.json" with { type: "json" };
import itemsOlder from "../../lib/api/testing/fixtures/torn-items.legacy.json" with { type: "json" };
import { expect, httpStatus, deferredResponse, type Page, test } from "../test";

const PATH = "/app/torn/items";

const names = (page: Page) =>
  page.getByRole("list", { name: "Items" }).getByRole("heading", { level: 2 }).allInnerTexts();

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("heading, cards, and sort by name at first", async ({ openShared }) => {
  const page = await openShared(PATH);
  await expect(page.getByRole("heading", { level: 1, name: "Items" })).toBeVisible();
  await expect(page.getByText("Showing 4 of 4 items")).toBeVisible();
  await expect
    .poll(() => names(page))
    .toEqual(["Armalite M-15A4", "Ceremonial Mug", "Ruger 22/45", "Xanax"]);
  const card = page.getByRole("listitem").filter({ hasText: "Ruger 22/45" });
  await expect(card).toContainText("$742");
  await expect(card).toContainText("Weapon · Pistol · Tradable · Found in the city");
  await expect(card).toContainText("A light pistol.");
});

test("select items have no empty value", async ({ openShared }) => {
  const page = await openShared(PATH);
  await expect(page.getByText("Showing 4 of 4 items")).toBeVisible();
  const values = await page
    .getByRole("option")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(values.filter((value) => value === "")).toEqual([]);
});

test("invalid values in the address are ignored", async ({ openShared }) => {
  const page = await openShared(`${PATH}?type=Nonsense&subType=nonsense&tradable=perhaps&sort=up`);
  await expect(page.getByText("Showing 4 of 4 items")).toBeVisible();
  await expect(page.getByLabel("Type", { exact: true })).toHaveValue("all");
  await expect(page.getByLabel("Tradable")).toHaveValue("all");
});

test("the items can be sorted, searched and filtered", async ({ page, game }) => {
  await page.goto(PATH);

  await test.step("sort by Name, Type or Market Price; the last is descending", async () => {
    const sort = page.getByLabel("Sort by");
    await expect(sort.getByRole("option")).toHaveText(["Name", "Type", "Market Price"]);
    await sort.selectOption("Market Price");
    await expect(page).toHaveURL(`${PATH}?sort=price`);
    await expect
      .poll(() => names(page))
      .toEqual(["Armalite M-15A4", "Xanax", "Ruger 22/45", "Ceremonial Mug"]);
    await sort.selectOption("Type");
    await expect(page).toHaveURL(`${PATH}?sort=type`);
    await expect
      .poll(() => names(page))
      .toEqual(["Ceremonial Mug", "Xanax", "Armalite M-15A4", "Ruger 22/45"]);
    await sort.selectOption("Name");
  });

  await test.step("a Tradable filter: All items, Tradable only, Non-tradable only", async () => {
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
    await tradable.selectOption("All items");
    await expect(page.getByText("Showing 4 of 4 items")).toBeVisible();
  });

  await test.step("a Type filter and a Sub Type filter", async () => {
    await page.getByLabel("Type", { exact: true }).selectOption("Weapon");
    await expect(page.getByText("Showing 2 of 4 items")).toBeVisible();
    const subType = page.getByLabel("Sub Type");
    await expect(subType.getByRole("option")).toHaveText(["All sub types", "Pistol", "Rifle"]);
    await subType.selectOption("Pistol");
    await expect(page.getByText("Showing 1 of 4 items")).toBeVisible();
    await expect(page).toHaveURL(`${PATH}?type=Weapon&subType=Pistol`);
  });

  await test.step("a sub type that the chosen type doesn't have is ignored", async () => {
    await page.reload();
    await expect(page.getByText("Showing 1 of 4 items")).toBeVisible();
    await page.getByLabel("Type", { exact: true }).selectOption("Drug");
    await expect(page.getByLabel("Sub Type")).toHaveValue("all");
    await expect(page.getByText("Showing 1 of 4 items")).toBeVisible();
    await expect.poll(() => names(page)).toEqual(["Xanax"]);
  });

  await page.getByLabel("Type", { exact: true }).selectOption("All types");
  await page.getByLabel("Sub Type").selectOption("All sub types");
  await test.step("a search box, and 'Showing N of M items'", async () => {
    await page.getByLabel("Search items").fill("xan");
    await expect(page.getByText("Showing 1 of 4 items")).toBeVisible();
    await expect.poll(() => names(page)).toEqual(["Xanax"]);
    await expect(page).toHaveURL(`${PATH}?q=xan`);
    await page.reload();
    await expect(page.getByLabel("Search items")).toHaveValue("xan");
    await expect.poll(() => names(page)).toEqual(["Xanax"]);
  });

  await test.step("an empty result shows 'No items found matching your search criteria.'", async () => {
    await page.getByLabel("Search items").fill("flux capacitor");
    await expect(page.getByText("No items found matching your search criteria.")).toBeVisible();
    await expect(page.getByText("Showing 0 of 4 items")).toBeVisible();

    await page.getByLabel("Search items").fill("");
    await expect(page.getByText("Showing 4 of 4 items")).toBeVisible();
    game.answer("/torn/items", { items: [] });
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText("No items found matching your search criteria.")).toBeVisible();
  });

  await test.step("the older shape shows the same items", async () => {
    game.answer("/torn/items", itemsOlder);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText("Showing 4 of 4 items")).toBeVisible();
    await expect.poll(() => names(page)).toContain("Xanax");
  });
});

test("loading, and the error 'Error'", async ({ page, game }) => {
  const failure = deferredResponse(httpStatus(500));
  game.answer("/torn/items", failure.answer);
  await page.goto(PATH);
  await expect(page.getByText("Loading data...")).toBeVisible();
  failure.release();
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
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
  await expect.poll(nodes).toBeLessThanOrEqual(3000);
  // The first press can come before the list has measured itself.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(page.getByText("Item 1500")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect.poll(nodes).toBeLessThanOrEqual(3000);
});
