import {
  crime,
  crimesAnswer,
  PATH as CRIMES,
  slot,
} from "../../app/app/faction/organised-crimes/testing/crime-answers";
import { PATH as MEMBERS, search, shown } from "../members-page";
import { expect, type Page, test } from "../test";
import { expectFocus, tabTo } from "./focus";

// The most frequent actions of a player, with keys alone. The focus is visible at each stop of Tab.

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
};

test("the members: search, sort, and write a note; then the palette, a view, a switch and the theme", async ({
  page,
  signIn,
  game,
}) => {
  await signIn();
  const answers = crimesAnswer(
    crime({ name: "Clinical Precision", slots: [slot({ by: 3000002, position: "Surgeon" })] }),
  );
  for (const [path, answer] of Object.entries(answers)) game.answer(path, answer);
  await open(page, MEMBERS);
  await shown(page).toBe("bADC");

  await test.step("‘/’ goes to the search, and Escape out of its completions", async () => {
    await page.keyboard.press("/");
    await expect(search(page)).toBeFocused();
    await page.keyboard.type("level:<95");
    await shown(page).not.toBe("bADC");
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    await shown(page).toBe("bADC");
  });

  await test.step("a column’s name sorts by it, and keeps the focus", async () => {
    await tabTo(page, /^Name/);
    await page.keyboard.press("Enter");
    await expectFocus(page, /^Name/);
    await expect(page.getByRole("columnheader", { name: /^Name/ })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
  });

  await test.step("a player’s sheet gives the focus back", async () => {
    await tabTo(page, "Note on Charlie");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Charlie" })).toBeFocused();
    await tabTo(page, "Your note, saved in this browser");
    await page.keyboard.type("Back in May");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expectFocus(page, "Note on Charlie");
  });

  await test.step("the palette opens another page", async () => {
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("combobox", { name: "Find anything" })).toBeFocused();
    await page.keyboard.type("organised");
    await expect(page.getByRole("option", { name: /^Organised Crimes/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(CRIMES);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Organised Crimes");
  });

  await test.step("a view is opened by its link", async () => {
    await tabTo(page, "History");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${CRIMES}?view=history`);
    await expectFocus(page, "History");
  });

  await test.step("the menu leads to the settings, and a switch is turned", async () => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("settings");
    await expect(page.getByRole("option", { name: /^Settings/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    await tabTo(page, /^Dark/);
    await page.keyboard.press("Space");
    await expect(page.locator("html")).toHaveClass(/dark/);
    await expectFocus(page, /^Dark/);
  });
});

test(
  "the rows: columns, copy and download",
  { tag: "@long" },
  async ({ page, context, signIn }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await signIn();
    await open(page, MEMBERS);

    await test.step("a column is ticked off", async () => {
      await tabTo(page, "Columns");
      await page.keyboard.press("Enter");
      const columns = page.getByRole("dialog", { name: /^Columns/ });
      await expect(columns).toBeVisible();
      const box = columns.getByRole("checkbox", { name: "Level" });
      await tabTo(page, "Level");
      await page.keyboard.press("Space");
      await expect(box).not.toBeChecked();
      await page.keyboard.press("Escape");
      await expect(columns).toBeHidden();
      await expectFocus(page, "Columns");
      await expect(page.getByRole("columnheader", { name: "Level" })).toHaveCount(0);
    });

    await test.step("the rows are copied, and saved to a file", async () => {
      await tabTo(page, "Copy");
      await page.keyboard.press("Enter");
      await expect(page.getByText("Copied to clipboard")).toBeVisible();
      await expectFocus(page, "Copy");
      const saving = page.waitForEvent("download");
      await tabTo(page, "CSV");
      await page.keyboard.press("Enter");
      const file = await saving;
      expect(file.suggestedFilename()).toMatch(/\.csv$/);
      await expectFocus(page, "CSV");
    });
  },
);

test("on a phone the menu opens, leads on, and gives the focus back", async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  await open(page, MEMBERS);
  const menu = page.getByRole("dialog", { name: "Sidebar" });
  await tabTo(page, "Toggle sidebar");
  await expect(page.locator("[data-tooltip]:not([data-state])")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expectFocus(page, "Toggle sidebar");

  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await tabTo(page, /^War Room/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("War Room");
  await expect(menu).toBeHidden();
});
