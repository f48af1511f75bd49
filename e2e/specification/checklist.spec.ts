import {
  checklist,
  DEFAULT_STATES,
  PATH,
  row,
  rows,
  statesOf,
  TITLES,
} from "../checklist/checklist-page";
import { expect, test } from "../test";

test("Show Complete? hides what is done, and stays as it was after a reload", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(PATH);
  await expect.poll(() => statesOf(page)).toEqual(DEFAULT_STATES);
  const toggle = page.getByRole("switch", { name: "Show Complete?" });
  await toggle.click();
  const left = Object.values(DEFAULT_STATES).filter((state) => state === "Incomplete").length;
  await expect(rows(page)).toHaveCount(left);
  await expect(row(page, "Drug")).toHaveCount(0);

  await page.reload();
  await expect(rows(page)).toHaveCount(left);
  await expect(toggle).not.toBeChecked();
  await test.step("a section that is done keeps its heading and says so", async () => {
    const group = checklist(page)
      .getByRole("heading", { name: "Faction Membership" })
      .locator("../..");
    await expect(group).toContainText("2 of 2");
    await expect(group).toContainText("All done");
  });

  await toggle.press("Space");
  await expect(rows(page)).toHaveCount(TITLES.length);
});
