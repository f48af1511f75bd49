import { pages } from "../content/pages";
import { cachedTexts, untilKept } from "./offline";
import { publishedSite } from "./published";
import { expect, type Page, test } from "./test";

test.use({ serviceWorkers: "allow", reuseContext: false });

const expectVersion = async (page: Page, version: string | null) => {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const shown = page.locator("html");
  if (version === null) await expect(shown).not.toHaveAttribute("data-version");
  else await expect(shown).toHaveAttribute("data-version", version);
};

test("a new version waits, says so, and takes over in every tab at once", async ({
  page,
  context,
  game,
  signIn,
}, { parallelIndex }) => {
  test.setTimeout(120_000);
  const site = await publishedSite(4400 + 20 * parallelIndex);
  try {
    await signIn();
    await page.goto(`${site.url}/app/dashboard`);
    await untilKept(page);
    const other = await context.newPage();
    await other.goto(`${site.url}/app/torn/companies`);
    await expectVersion(other, null);

    site.publish("2");
    await test.step("a tab from before goes on, with what it has not opened yet", async () => {
      await page.getByRole("link", { name: "Items", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: pages.items.title })).toBeVisible();
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expectVersion(page, null);
    });

    await test.step("a reload still shows the version before, and tells of the new one", async () => {
      await page.reload();
      await expectVersion(page, null);
      await expect(page.getByText("New version available.")).toBeVisible();
      await page.getByRole("button", { name: "Later" }).click();
      await expect(page.getByText("New version available.")).toBeHidden();
    });

    await test.step("after Reload it is in all tabs, and nothing of the old one is left", async () => {
      // A script that a tab requests right now is gone; the tab is about to reload.
      game.disturbed = true;
      await expect(other.getByText("New version available.")).toBeVisible();
      await other.getByRole("button", { name: "Reload", exact: true }).click();
      await expectVersion(other, "2");
      await expectVersion(page, "2");
      await expect
        .poll(async () => (await cachedTexts(page)).filter((text) => /^\S+\/chunks\//.test(text)))
        .toEqual([]);
    });
  } finally {
    site.remove();
  }
});
