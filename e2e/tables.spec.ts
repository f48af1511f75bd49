import { readFile } from "node:fs/promises";

import { COLUMNS, headText, HIDDEN_COLUMNS, PATH } from "./members-page";
import { expect, type Page, test } from "./test";

const PHONE = { width: 360, height: 740 };

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

const tool = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heads = (page: Page) => page.getByRole("columnheader").allInnerTexts();
const search = (page: Page) => new URL(page.url()).search;

test("columns are chosen by keyboard, kept over a reload and reset, and what a table gives away has them", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(PATH);
  const columns = tool(page, "Columns");
  const choice = page.getByRole("dialog", { name: "Columns of Members" });

  await test.step("by keyboard, and a second click closes what the first opened", async () => {
    await expect(columns).toHaveAttribute("aria-expanded", "false");
    await expect(columns).toHaveAttribute("aria-haspopup", "dialog");
    await columns.focus();
    await page.keyboard.press("Enter");
    await expect(choice.getByRole("checkbox", { name: "Level" })).toBeFocused();
    await expect(columns).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Space");
    await expect(page.getByRole("columnheader", { name: "Level" })).toBeHidden();
    await page.keyboard.press("Space");
    await page.keyboard.press("Escape");
    await expect(columns).toBeFocused();

    await columns.click();
    await expect(choice).toBeVisible();
    await columns.click();
    await expect(choice).toBeHidden();
    await expect(columns).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("a hidden column stays hidden after a reload, and comes back by Reset", async () => {
    await columns.click();
    // The names can't be hidden.
    const offered = Object.keys({ ...COLUMNS, ...HIDDEN_COLUMNS }).length - 1;
    await expect(choice.getByRole("checkbox")).toHaveCount(offered);
    await choice.getByRole("checkbox", { name: "Points" }).uncheck();
    await choice.getByRole("checkbox", { name: "In OC" }).uncheck();
    const left = Object.entries(COLUMNS).filter(([id]) => id !== "points" && id !== "inOc");
    const chosen = left.map(([, name]) => headText(name));
    await expect(page.getByRole("columnheader", { includeHidden: true })).toHaveCount(
      chosen.length,
    );

    await page.reload();
    await expect(page.getByRole("table")).toBeVisible();
    await expect
      .poll(async () => (await heads(page)).map((text) => text.replace(/\s/g, "")))
      .toEqual(chosen.map((text) => text.replace(/\s/g, "")));
    expect(search(page)).toBe(`?columns=${left.map(([id]) => id).join("+")}`);

    await columns.click();
    await choice.getByRole("button", { name: "Reset" }).click();
    await expect(page.getByRole("columnheader", { includeHidden: true })).toHaveCount(
      Object.keys(COLUMNS).length,
    );
    await expect.poll(() => search(page)).toBe("");
  });

  await page.goto(`${PATH}?sort=money.desc&columns=name+level+money+inOc`);
  await test.step("CSV has the rows as sorted and the columns as chosen, figures bare", async () => {
    const saved = page.waitForEvent("download");
    await tool(page, "CSV").click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe("members.csv");
    const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
    expect(lines.slice(0, 3)).toEqual([
      // Excel recognises UTF-8 by the byte order mark.
      "\uFEFFName,Level,Money,In OC",
      "bravo_the_second_of_that_name1 [3000002],100,1204350000,No",
      "Alpha [3000001],94,412850000,Yes",
    ]);
    expect(lines).toHaveLength(5);
  });

  await test.step("Copy puts the rows on the clipboard, tab-separated", async () => {
    await tool(page, "Copy").click();
    const toast = page.getByRole("listitem").filter({ hasText: "Copied to clipboard" });
    await expect(toast).toContainText("4 rows, tab-separated");
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.replaceAll("\r", "").split("\n").slice(0, 2)).toEqual([
      "Name\tLevel\tMoney\tIn OC",
      "bravo_the_second_of_that_name1 [3000002]\t100\t1204350000\tNo",
    ]);
  });
});

test("on a phone the tools and the filters lie behind a button each", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize(PHONE);
  await page.goto(`${PATH}?columns=name`);

  await test.step("one button holds the tools", async () => {
    await expect(tool(page, "Columns")).toBeHidden();
    await tool(page, "Table tools").click();
    const tools = page.getByRole("dialog", { name: "Tools for Members" });
    await tools.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("4 rows, tab-separated")).toBeVisible();
    await expect(tools).toBeHidden();
    await expect(tool(page, "Table tools")).toBeFocused();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.split(/\r?\n/)[0]).toBe(Object.values(COLUMNS).join("\t"));

    await tool(page, "Table tools").click();
    await tools.getByLabel("Name of this view").fill("All");
    await tools.getByRole("button", { name: "Save view" }).click();
    await expect(tools.getByRole("button", { name: "All", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("the filters lie behind a button that counts those set", async () => {
    await page.goto("/app/tools/item-shop-profitability?view=items");
    const name = page.getByRole("searchbox", { name: "Item or shop" });
    const filters = tool(page, "Filters");
    await expect(filters).toHaveAttribute("aria-expanded", "false");
    await expect(name).toBeHidden();
    await filters.click();
    await expect(filters).toHaveAttribute("aria-expanded", "true");
    await name.fill("hammer");
    await expect(tool(page, "Filters, 1")).toBeVisible();
    await name.fill("zulu");
    await expect(page.getByText("No items match “zulu”")).toBeVisible();
    await expect(tool(page, "Filters, 1")).toBeVisible();
  });
});
