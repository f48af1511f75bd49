import { contact } from "../../content/site";
import { expect, type Page, test } from "../test";

const PATH = "/suggestions";

const tabs = (page: Page) => page.getByRole("tablist", { name: "Suggestions" }).getByRole("tab");

const tab = (page: Page, name: string) =>
  page.getByRole("tablist", { name: "Suggestions" }).getByRole("tab", { name, exact: true });

test("the page as it opens", async ({ openShared }) => {
  const page = await openShared(PATH);
  const main = page.getByRole("main");

  await test.step("title Feature Suggestions", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Feature Suggestions");
  });

  await test.step("a link to the forum thread", async () => {
    await expect(main.getByRole("link", { name: /forum thread/ })).toHaveAttribute(
      "href",
      contact.forumUrl,
    );
  });

  await test.step("three tabs: Pending (default), Implemented, Leaderboard", async () => {
    await expect(tabs(page)).toHaveText([/Pending/, /Implemented/, /Leaderboard/]);
    await expect(tab(page, "Pending")).toHaveAttribute("aria-selected", "true");
    await expect(tab(page, "Implemented")).toBeVisible();
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(["Pending Suggestions"]);
  });

  await test.step("a count badge, and what would be there: nobody is invented", async () => {
    const pending = main.getByRole("region", { name: "Pending Suggestions" });
    await expect(pending.getByText("0 suggestions")).toBeVisible();
    await expect(pending.getByText("No data available")).toBeVisible();
  });
});

test("tabs change by mouse and by keyboard, and are in the address", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto(`${PATH}?view=implemented`);

  await test.step("a link opens the same tab", async () => {
    const done = main.getByRole("region", { name: "Implemented Suggestions" });
    await expect(done.getByText("0 implemented")).toBeVisible();
    await expect(main.getByText("Pending Suggestions")).toBeHidden();
  });

  await test.step("by keyboard to the leaderboard", async () => {
    await tab(page, "Implemented").focus();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "Leaderboard")).toBeFocused();
    const board = main.getByRole("region", { name: "Top Contributors" });
    await expect(board.getByText("0 contributors")).toBeVisible();
    await expect(tab(page, "Leaderboard")).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveURL(`${PATH}?view=leaderboard`);
  });

  await test.step("the short label of Implemented on a phone is Done, and a thumb can hit it", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect
      .poll(async () => (await tab(page, "Done").boundingBox())?.height)
      .toBeGreaterThanOrEqual(44);
    await tab(page, "Done").click();
    await expect(page).toHaveURL(`${PATH}?view=implemented`);
    await tab(page, "Pending").click();
    await expect(page).toHaveURL(PATH);
  });
});

test("with JavaScript off all three parts can be read, one under the other", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL(PATH, baseURL).href);
  const heads = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(heads).toHaveText([
    "Pending Suggestions",
    "Implemented Suggestions",
    "Top Contributors",
  ]);
  for (const head of await heads.all()) await expect(head).toBeVisible();
  await expect(tabs(page)).toHaveCount(0);
  await context.close();
});
