import { expect, test } from "./test";

test("a link opens its tab, which the keyboard and a thumb can change", async ({ page }) => {
  const main = page.getByRole("main");
  const tab = (name: string) =>
    page.getByRole("tablist", { name: "Suggestions" }).getByRole("tab", { name, exact: true });
  await page.goto("/suggestions?view=implemented");
  const done = main.getByRole("region", { name: "Implemented Suggestions" });
  await expect(done.getByText("0 implemented")).toBeVisible();
  await expect(main.getByText("Pending Suggestions")).toBeHidden();

  await tab("Implemented").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Leaderboard")).toBeFocused();
  const board = main.getByRole("region", { name: "Top Contributors" });
  await expect(board.getByText("0 contributors")).toBeVisible();
  await expect(page).toHaveURL("/suggestions?view=leaderboard");

  await page.setViewportSize({ width: 360, height: 740 });
  await expect
    .poll(async () => (await tab("Implemented").boundingBox())?.height)
    .toBeGreaterThanOrEqual(44);
  await tab("Implemented").click();
  await expect(page).toHaveURL("/suggestions?view=implemented");
});
