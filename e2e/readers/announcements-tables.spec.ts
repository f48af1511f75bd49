import { PATH as MEMBERS, search } from "../members-page";
import { TODAY } from "../../app/app/user/stock/testing/portfolio-answers";
import { expect, type Page, test } from "../test";
import { expectAnnounced, forgetAnnouncements, recordAnnouncements } from "./announcements";

test.beforeEach(async ({ page, signIn }) => {
  await recordAnnouncements(page);
  await signIn();
});

/** The sort order that each column of the table announces, by the column's name. */
const sorting = (page: Page, table: string) =>
  expect.poll(() =>
    page
      .getByRole("table", { name: table })
      .getByRole("columnheader")
      .evaluateAll((heads) =>
        Object.fromEntries(
          heads.map((head) => [head.textContent, head.getAttribute("aria-sort")] as const),
        ),
      ),
  );

/** Expects a search to announce its matches, that there are none, a term it can't read, and the selected completion. */
async function expectSearchAnnounced(page: Page) {
  await search(page).fill("alp");
  await expectAnnounced(page, "1 of 4");
  await search(page).fill("zulu");
  await expectAnnounced(page, "0 of 4");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Members" [level=2]
      - combobox "Find a member": zulu
      - button "How to search"
      - paragraph: No members match “zulu”
      - button "Clear search"
  `);

  await test.step("an unknown search word is announced, and describes the field", async () => {
    await search(page).fill("lvl:3");
    await expectAnnounced(page, /^“lvl” isn’t a filter\./);
    await expect(search(page)).toHaveAttribute("aria-invalid", "true");
    await expect(search(page)).toHaveAccessibleDescription(/“lvl” isn’t a filter/);
  });

  await test.step("words are completed in a list that says which one is chosen", async () => {
    await search(page).fill("");
    await search(page).pressSequentially("po");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("listbox", { name: "Suggestions" })).toMatchAriaSnapshot(`
      - listbox "Suggestions":
        - option /^points/ [selected]
        - option /^position/
    `);
  });
}

test("the members, row by row: what each column is, how it is sorted, and whose row it is", async ({
  page,
}) => {
  await page.goto(MEMBERS);
  const table = page.getByRole("table", { name: "Members" });
  await expect(table).toMatchAriaSnapshot(`
    - table "Members":
      - rowgroup:
        - row "Name Level Days in Faction Last Action Money Points In OC":
          - columnheader "Name":
            - button "Name"
          - columnheader "Level"
          - columnheader "Days in Faction"
          - columnheader "Last Action"
          - columnheader "Money"
          - columnheader "Points"
          - columnheader "In OC"
      - rowgroup:
        - row:
          - rowheader /^bravo_the_second_of_that_name1 \\[3000002\\]/
          - cell "100"
          - cell "1,477"
          - cell "9 days ago (inactive)"
          - cell "$1,204,350,000"
          - cell "0"
          - cell "No"
        - row:
          - rowheader /^Alpha \\[3000001\\]/
          - cell "94"
          - cell "2,811"
          - cell "2 minutes ago"
          - cell "$412,850,000"
          - cell "1,240"
          - cell "Yes"
        - row /^Delta/
        - row /^Charlie/
  `);
  await sorting(page, "Members").toMatchObject({ "Level▼": "descending", Name: "none" });

  await test.step("sorted by keyboard: the head says so, and keeps the focus", async () => {
    const name = table.getByRole("button", { name: "Name", exact: true });
    await name.press("Enter");
    await sorting(page, "Members").toMatchObject({ "Name▲": "ascending", Level: "none" });
    await expect(name).toBeFocused();
    await expect(table.getByRole("rowheader").first()).toContainText("Alpha");
  });

  await test.step("a filter says that it is on, and how many are left", async () => {
    await page.getByRole("button", { name: "Not in an OC 1" }).click();
    await expectAnnounced(page, "1 of 4");
    await expect(page.getByRole("group", { name: "Show only" })).toMatchAriaSnapshot(`
      - group "Show only":
        - button "Inactive 1" [pressed=false]
        - button "Not in an OC 1" [pressed]
        - button "Has money 2" [pressed=false]
    `);
    await page.getByRole("button", { name: "Not in an OC 1" }).click();
    await forgetAnnouncements(page);
  });

  await test.step("a search announces how many it finds, that nobody matches, and what it can’t read", () =>
    expectSearchAnnounced(page));
});

test("the members on a phone: entries that open, with what belongs to each, and its window", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(MEMBERS);
  const list = page.getByRole("list", { name: "Members" });
  await expect(list).toMatchAriaSnapshot(`
    - list "Members":
      - listitem:
        - group: bravo_the_second_of_that_name1 100 level 9 days ago (inactive) Not in an OC $1.20b
      - listitem:
        - group: Alpha 94 level 2 minutes ago $413m
      - listitem:
        - group: /^Delta 15 level/
      - listitem:
        - group: /^Charlie 7 level/
  `);
  await expect(page.getByRole("combobox", { name: "Sort" })).toHaveValue("level.desc");
  const alpha = list.getByRole("listitem").filter({ hasText: "Alpha" });
  await alpha.getByText("94 level").click();
  await expect(alpha).toMatchAriaSnapshot(`
    - listitem:
      - group:
        - term: Name
        - definition:
          - button "Alpha [3000001]"
        - term: Money
        - definition: $412,850,000
        - term: Points
        - definition: 1,240
        - link "Profile"
        - link "Note on Alpha"
  `);

  await test.step("a copied name is announced", async () => {
    await alpha.getByRole("button", { name: "Alpha [3000001]" }).click();
    await expectAnnounced(page, "Copied to clipboard Alpha [3000001]");
  });

  await test.step("the sheet has the player’s name, and a field with its label", async () => {
    const note = alpha.getByRole("link", { name: "Note on Alpha" });
    await note.click();
    const sheet = page.getByRole("dialog", { name: "Alpha" });
    await expect(sheet.getByRole("heading", { name: "Alpha" })).toBeFocused();
    await expect(
      sheet.getByRole("textbox", { name: "Your note, saved in this browser" }),
    ).toHaveValue("");
    await page.keyboard.press("Escape");
    await expect(note).toBeFocused();
  });
});

test(
  "a search for members on a phone is announced as beside the table",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(MEMBERS);
    await expectSearchAnnounced(page);
  },
);

test("the portfolio: each holding with its figures, the purchases row by row, and a sum explained", async ({
  page,
  game,
}) => {
  for (const [path, answer] of Object.entries(TODAY)) game.answer(path, answer);
  await page.goto("/app/user/stock");
  await expect(page.getByRole("list", { name: "Holdings" })).toMatchAriaSnapshot(`
    - list "Holdings":
      - listitem:
        - heading "GRN Grain" [level=3]
        - paragraph:
          - text: $100,000,000
          - 'button "How it’s calculated: GRN"'
        - paragraph: Ready to collect
        - paragraph: −$4,000,000 (−3.85%) loss
        - paragraph: 500,000 shares at $208.00, cost $104,000,000 5.70% of the total
  `);
  await expect(
    page.getByRole("img", { name: /^The value of 5 stocks, largest first: TCI with/ }),
  ).toBeAttached();
  await expect(page.getByRole("table", { name: "Purchases" })).toMatchAriaSnapshot(`
    - table "Purchases":
      - rowgroup:
        - row "Stock Bought Shares Price Cost Value Profit Profit %"
      - rowgroup:
        - row:
          - rowheader "TCT The Torn City Times"
          - cell "22 Sept 2026"
          - cell "150,000"
          - cell "$320.00"
          - cell "$48,000,000"
          - cell "$45,000,000"
          - cell "−$3,000,000"
          - cell "−6.25%"
  `);
  await sorting(page, "Purchases").toMatchObject({ "Bought▼": "descending", Profit: "none" });

  const how = page.getByRole("button", { name: "How it’s calculated: Total value", exact: true });
  await how.press("Enter");
  await expect(how).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("dialog", { name: "How it’s calculated: Total value", exact: true }))
    .toMatchAriaSnapshot(`
    - 'dialog "How it’s calculated: Total value"':
      - paragraph: Total value
      - term: Total value
      - definition: $1,755,000,000
      - term: Sale fee, 0.1%
      - definition: "−$1,755,000"
      - term: Value after the sale fee
      - definition: $1,753,245,000
  `);
  await page.keyboard.press("Escape");
  await expect(how).toBeFocused();
});
