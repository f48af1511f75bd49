import { errorCode, expect, KEY, untilHydrated, test } from "../test";
import { announced, expectAnnounced, recordAnnouncements } from "./announcements";
import { tabTo } from "./focus";

const WIDTHS = [1280, 360];

test.beforeEach(({ page }) => recordAnnouncements(page));

for (const width of WIDTHS) {
  const tag = width === 1280 ? [] : "@long";
  const title = `a newcomer gets from the landing page to the dashboard by keyboard alone, and hears where they are, ${width} px wide`;
  test(title, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/");
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
      - main:
        - heading "What is due today in Torn, on one page." [level=1]
        - paragraph: "Free for players and leaders: checklist, crimes, war and stocks."
        - paragraph:
          - link "Explore with sample data"
        - list:
          - listitem:
            - paragraph: No server Your key never reaches us.
    `);

    await test.step("the login", async () => {
      // Before that a link opens another document, whose title the browser itself tells.
      await untilHydrated(page);
      await tabTo(page, "Log in");
      await page.keyboard.press("Enter");
      await expect(announced(page)).toHaveText(/^Log in/);
      await expect(page.getByRole("main")).toMatchAriaSnapshot(`
        - main:
          - heading "Log in" [level=1]
          - paragraph: /^A Full Access key is required/
          - textbox "API key"
          - button "Login"
          - link "Get API key"
          - status
          - region "Or a custom key, with only what we need"
          - heading "How your key is used" [level=2]
          - table "How your API key is used":
            - rowgroup:
              - row:
                - columnheader "Data Storage"
                - columnheader "Data Sharing"
                - columnheader "Purpose of Use"
                - columnheader "Key Storage & Sharing"
                - columnheader "Key Access Level"
          - region "What a custom key can read"
      `);
    });

    await test.step("the dashboard: its title is announced, and its content has the focus", async () => {
      await tabTo(page, "API key");
      await page.keyboard.type(KEY);
      await page.keyboard.press("Enter");
      await expect(announced(page)).toHaveText(/^Dashboard/);
      await expect(page.getByRole("main")).toBeFocused();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
      await expect(page.getByRole("region", { name: "Checklist" })).toMatchAriaSnapshot(`
        - region "Checklist":
          - heading "Checklist" [level=2]
          - heading "General" [level=3]
      `);
    });
    if (width < 768) return;

    await test.step("the members, sorted; below 768 px the table is a list", async () => {
      // The focus is on the page, past the header and the sidebar.
      await tabTo(page, "Faction Members", "Shift+Tab");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main").getByText(/^Alpha( \[3000001\])?$/)).toBeVisible();
      const name = await tabTo(page, "Name");
      await page.keyboard.press("Enter");
      await expect(name).toContainText("▲");

      await page.setViewportSize({ width: 768, height: 740 });
      await expect(page.getByRole("table", { name: "Members" })).toBeVisible();
      await page.setViewportSize({ width: 767, height: 740 });
      await expect(page.getByRole("list", { name: "Members" })).toBeVisible();
      await expect(page.getByRole("table", { name: "Members" })).toBeHidden();
    });
  });
}

test("a rejected key: the error is announced and describes the field, which keeps the focus", async ({
  page,
  game,
}) => {
  game.answer("/user", errorCode(2, "Incorrect key"));
  await page.goto("/login");
  const field = page.getByRole("textbox", { name: "API key" });
  await field.fill("WrongWrongWrong1");
  await page.keyboard.press("Enter");
  await expectAnnounced(page, "[API Error Code: 2] Incorrect key");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(
    "[API Error Code: 2] Incorrect key Copy it again from the game’s API settings.",
  );
  await expect(field).toBeFocused();
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - textbox "API key": WrongWrongWrong1
      - alert: "[API Error Code: 2] Incorrect key"
      - status: Copy it again from the game’s API settings.
      - button "Login"
  `);

  await test.step("with the next letter the field is no longer wrong", async () => {
    await page.keyboard.type("x");
    await expect(field).toHaveAttribute("aria-invalid", "false");
    await expect(field).toHaveAccessibleDescription(/^Sent only to api\.torn\.com/);
  });
});

for (const width of WIDTHS) {
  const tag = width === 360 ? [] : "@long";
  const title = `the palette: a field with choices, how many there are, and which one is chosen, ${width} px wide`;
  test(title, { tag }, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn();
    await page.goto("/app/torn/properties");
    await page.getByRole("button", { name: "Find anything" }).click();
    const palette = page.getByRole("dialog", { name: "Find anything" });
    await expect(palette).toMatchAriaSnapshot(`
      - dialog "Find anything":
        - heading "Find anything" [level=2]
        - combobox "Find anything" [expanded]
        - button "Close"
        - listbox "Results":
          - group "Pages":
            - option /^Dashboard/ [selected]
          - group "Actions":
            - option /^Log out/
    `);

    const field = palette.getByRole("combobox");
    await expect(field).toBeFocused();
    await page.keyboard.type("memebr");
    await expectAnnounced(page, /^\d+ results?\./);
    await expect(palette).toMatchAriaSnapshot(`
      - listbox "Results":
        - group "Pages":
          - option /^Faction Members/ [selected]
    `);
    const chosen = palette.getByRole("option", { selected: true });
    await expect(chosen).toHaveCount(1);
    const namedBy = (attribute: string) =>
      field.evaluate((it, name) => {
        const named = document.getElementById(it.getAttribute(name) ?? "");
        return [named?.role, named?.ariaSelected];
      }, attribute);
    await expect.poll(() => namedBy("aria-activedescendant")).toEqual(["option", "true"]);
    await expect.poll(() => namedBy("aria-controls")).toEqual(["listbox", null]);

    await test.step("a search without results is announced", async () => {
      await field.fill("zzqx");
      await expectAnnounced(page, "Nothing matches “zzqx”. Try fewer letters, a code or an id.");
    });

    await test.step("the chosen page is announced", async () => {
      await field.fill("memebr");
      await expect(chosen).toHaveText(/^Faction Members/);
      await page.keyboard.press("Enter");
      await expect(announced(page)).toHaveText(/^Faction Members/);
    });
  });
}
