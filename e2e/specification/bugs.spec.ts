import { contact } from "../../content/site";
import { expect, type Page, test } from "../test";

const PATH = "/bugs";

const tabs = (page: Page) => page.getByRole("tablist", { name: "Bug reports" }).getByRole("tab");

test("the page as it opens", async ({ openShared }) => {
  const page = await openShared(PATH);
  const main = page.getByRole("main");

  await test.step("title Bug Reports, and a link to the forum thread", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bug Reports");
    await expect(main.getByRole("link", { name: /forum thread/ })).toHaveAttribute(
      "href",
      contact.forumUrl,
    );
  });

  await test.step("three tabs: Reported (default), Fixed, Leaderboard", async () => {
    await expect(tabs(page)).toHaveText(["Reported", "Fixed", "Leaderboard"]);
    await expect(tabs(page).first()).toHaveAttribute("aria-selected", "true");
  });

  await test.step("heading Pending Reports, a badge, and the empty state", async () => {
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(["Pending Reports"]);
    const reported = main.getByRole("region", { name: "Pending Reports" });
    await expect(reported.getByText("0 reports")).toBeVisible();
    await expect(reported.getByText("No pending bug reports!", { exact: true })).toBeVisible();
    await expect(
      reported.getByText("All known bugs have been fixed. 🎉", { exact: true }),
    ).toBeVisible();
  });
});

test("headings Fixed Reports and Top Reporters, with their badges, and the tab in the address", async ({
  page,
}) => {
  const heading = page.getByRole("main").getByRole("heading", { level: 2 });
  await page.goto(`${PATH}?view=leaderboard`);
  await expect(heading).toHaveText(["Top Reporters"]);
  await expect(page.getByText("0 reporters")).toBeVisible();

  await tabs(page).filter({ hasText: "Fixed" }).click();
  await expect(heading).toHaveText(["Fixed Reports"]);
  await expect(page.getByText("0 fixed")).toBeVisible();
  await expect(page).toHaveURL(`${PATH}?view=fixed`);
});

test("with JavaScript off all three parts can be read, one under the other", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(new URL(PATH, baseURL).href);
  const heads = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(heads).toHaveText(["Pending Reports", "Fixed Reports", "Top Reporters"]);
  for (const head of await heads.all()) await expect(head).toBeVisible();
  await context.close();
});
