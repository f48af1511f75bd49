import { readFile } from "node:fs/promises";

import items from "../lib/api/testing/fixtures/torn-items.json" with { type: "json" };
import { expect, type Page, test } from "./test";

const PATH = "/app/torn/items";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

const search = (page: Page) => new URL(page.url()).search;

test("back and forward step through the views; details return the focus; the table leaves as CSV", async ({
  page,
}) => {
  const type = page.getByLabel("Type", { exact: true });
  const sort = page.getByLabel("Sort by");
  const name = page.getByLabel("Search items");
  await page.goto(PATH);

  await test.step("a filter, a sort and what is typed are a step each", async () => {
    await type.selectOption("Weapon");
    await expect(page.getByText("Showing 2 of 4 items")).toBeVisible();
    await sort.selectOption("Market Price");
    await expect.poll(() => search(page)).toBe("?type=Weapon&sort=price");
    await name.pressSequentially("ru");
    await expect.poll(() => search(page)).toBe("?type=Weapon&sort=price&q=ru");
    await name.pressSequentially("ger");
    await expect.poll(() => search(page)).toBe("?type=Weapon&sort=price&q=ruger");
    await page.getByRole("link", { name: "Table", exact: true }).click();
    await expect(page.getByRole("table")).toBeVisible();
  });

  await test.step("back goes through them one by one, and not letter by letter", async () => {
    await page.goBack();
    await expect(page.getByRole("table")).toBeHidden();
    await expect(name).toHaveValue("ruger");
    await page.goBack();
    await expect(name).toHaveValue("");
    await expect(sort).toHaveValue("price");
    await expect(page.getByText("Showing 2 of 4 items")).toBeVisible();
    await page.goBack();
    await expect(sort).toHaveValue("name");
    await expect(type).toHaveValue("Weapon");
    await page.goBack();
    await expect(type).toHaveValue("all");
    await expect(page.getByText("Showing 4 of 4 items")).toBeVisible();
    expect(search(page)).toBe("");
  });

  await test.step("forward comes back to them, and a reload keeps them", async () => {
    await page.goForward();
    await expect(type).toHaveValue("Weapon");
    await page.goForward();
    await expect(sort).toHaveValue("price");
    await page.goForward();
    await expect(name).toHaveValue("ruger");
    await expect(page.getByText("Showing 1 of 4 items")).toBeVisible();
    await page.reload();
    await expect(name).toHaveValue("ruger");
  });

  await test.step("details open by keyboard and give the focus back", async () => {
    const button = page.getByRole("button", { name: "Details of Ruger 22/45" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toContainText("Accuracy53");
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  });

  await test.step("the table leaves as CSV", async () => {
    await page.goto(`${PATH}?view=table&table-sort=circulation.asc`);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "CSV" }).click();
    const csv = await readFile(await (await download).path(), "utf8");
    expect(csv.split("\r\n").slice(0, 3)).toEqual([
      "\uFEFFName,Type,Sub Type,Tradable,Market Price,In circulation,Shop price,Shop",
      "Armalite M-15A4,Weapon,Rifle,Yes,5100000000,35,,",
      "Ruger 22/45,Weapon,Pistol,Yes,742,391204,975,Big Al's Gun Shop",
    ]);
  });
});

test("1,500 items scroll to the last, and the page holds at most 3,000 nodes, as a table too", async ({
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
  await expect(page.getByRole("heading", { name: "Item 0001" })).toBeVisible();
  const nodes = () => page.evaluate(() => document.querySelectorAll("*").length);
  await expect.poll(nodes).toBeLessThanOrEqual(3000);
  // The first press can come before the list has measured itself.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(page.getByText("Item 1500")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect.poll(nodes).toBeLessThanOrEqual(3000);

  await page.getByLabel("Search items").fill("item 149");
  await expect(page.getByText("Showing 10 of 1,500 items")).toBeVisible();
  await page.getByLabel("Search items").fill("");
  await page.getByRole("link", { name: "Table", exact: true }).click();
  await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", "1501");
  await expect(page.getByRole("rowheader", { name: "Item 0001" })).toBeVisible();
  await expect.poll(nodes).toBeLessThanOrEqual(3000);
});
