import {
  configure,
  keptConfig,
  PATH,
  row,
  rows,
  statesOf,
  TITLES,
  DEFAULT_STATES,
} from "../checklist/checklist-page";
import { expect, test } from "../test";

test("the Configuration dialog: tabs 'Checklist Items' and 'Thresholds', Cancel and Save", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(PATH);
  await expect.poll(() => statesOf(page)).toEqual(DEFAULT_STATES);
  const dialog = await configure(page);

  await test.step("all items enabled by default, in the five sections", async () => {
    await expect(dialog.getByRole("heading")).toHaveText("Configuration");
    await expect(dialog.getByRole("tab")).toHaveText(["Checklist Items", "Thresholds"]);
    await expect(dialog.getByRole("tab", { name: "Checklist Items" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(TITLES.length);
    await expect(dialog.getByRole("group")).toHaveCount(5);
    for (const title of TITLES) {
      await expect(dialog.getByRole("checkbox", { name: title, exact: true })).toBeChecked();
    }
    await expect(dialog).toContainText(`Showing ${TITLES.length} of ${TITLES.length} items.`);
  });

  await test.step("Cancel and Escape keep nothing", async () => {
    for (const leave of [
      () => dialog.getByRole("button", { name: "Cancel" }).click(),
      () => page.keyboard.press("Escape"),
    ]) {
      await dialog.getByRole("checkbox", { name: "Drug" }).uncheck();
      await expect(dialog).toContainText(`Showing ${TITLES.length - 1} of ${TITLES.length} items.`);
      await leave();
      await expect(dialog).toBeHidden();
      await expect(row(page, "Drug")).toBeVisible();
      await expect(page.getByRole("button", { name: "Configure the checklist" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("checkbox", { name: "Drug" })).toBeChecked();
    }
  });

  await test.step("Save keeps which items are shown", async () => {
    await dialog.getByRole("checkbox", { name: "Drug" }).uncheck();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    await expect(row(page, "Drug")).toHaveCount(0);
    await expect(rows(page)).toHaveCount(25);
    await expect
      .poll(() => keptConfig(page))
      .toMatchObject({
        showComplete: true,
        inactivityDays: 7,
        ocPassRate: 90,
        enabledItems: { drugCooldown: false, nerveRefill: true, wheelAwesome: true },
      });
  });
});

test("thresholds are 7 days and 90 % by default; an empty or invalid one becomes 0", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(PATH);
  await expect.poll(() => statesOf(page)).toEqual(DEFAULT_STATES);
  const days = page.getByRole("textbox", { name: "Inactive after (days)" });
  const rate = page.getByRole("textbox", { name: "Minimum pass rate (%)" });
  const open = async () => {
    const dialog = await configure(page);
    await dialog.getByRole("tab", { name: "Thresholds" }).click();
  };

  await open();
  await expect(days).toHaveValue("7");
  await expect(rate).toHaveValue("90");
  for (const { typed, kept } of [
    { typed: ["abc", ""], kept: [0, 0] },
    { typed: ["7.9", "85.5"], kept: [7, 85] },
    { typed: ["10", "0"], kept: [10, 0] },
  ] as const) {
    await test.step(`${typed.join(" and ")} become ${kept.join(" and ")}`, async () => {
      await days.fill(typed[0]);
      await rate.fill(typed[1]);
      await rate.press("Enter");
      await expect(days).toBeHidden();
      await expect
        .poll(() => keptConfig(page))
        .toMatchObject({
          inactivityDays: kept[0],
          ocPassRate: kept[1],
        });
      await open();
      await expect(days).toHaveValue(String(kept[0]));
      await expect(rate).toHaveValue(String(kept[1]));
    });
  }

  await test.step("the items are judged by them", async () => {
    await page.keyboard.press("Escape");
    await expect(row(page, "No inactive members")).toHaveText(/^Complete/);
    await expect(row(page, "Pass rates")).toHaveText(/^Complete/);
    await open();
    await days.fill("9");
    await rate.fill("86");
    await rate.press("Enter");
    await expect(row(page, "No inactive members")).toHaveText(/^Complete/);
    await expect(row(page, "Pass rates")).toHaveText(/^IncompletePass ratesAlpha 85: below 86%/);
    await open();
    await days.fill("8");
    await rate.fill("85");
    await rate.press("Enter");
    await expect(row(page, "No inactive members")).toContainText(
      "bravo_the_second_of_that_name1 9 d",
    );
    await expect(row(page, "Pass rates")).toHaveText(/^Complete/);
  });
});
