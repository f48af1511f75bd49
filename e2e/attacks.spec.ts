import { expect, test, textsOf } from "./test";

const PATH = "/app/faction/attacks";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("the period, filters and view are in the address, and a reload keeps them", async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page.getByRole("row")).toHaveCount(4);
  await page.getByLabel("Direction").selectOption("Made");
  await expect(page).toHaveURL(`${PATH}?side=ours`);
  await expect.poll(() => textsOf(page, 2)).toEqual(["→ Alpha [3000001]", "→ Delta [3000004]"]);
  await page.getByLabel("Period").selectOption("Custom dates");
  await page.getByLabel("From", { exact: true }).fill("2026-11-19");
  await page.getByLabel("To", { exact: true }).fill("2026-11-20");
  await expect(page).toHaveURL(`${PATH}?side=ours&range=dates&from=2026-11-19&to=2026-11-20`);
  await page.reload();
  const lead = page.getByRole("region", { name: "At a glance" });
  await expect(lead).toContainText("1 of 2 attacks won from 19 Nov 2026 to 20 Nov 2026.");
  await page
    .getByRole("navigation", { name: "Views of this page" })
    .getByRole("link", { name: "Members" })
    .click();
  await expect(page).toHaveURL(/view=members/);
  await expect.poll(async () => (await textsOf(page, 1))[0]).toContain("Alpha [3000001]");
  await page.goBack();
  await expect(page.getByLabel("Direction")).toHaveValue("ours");
});
