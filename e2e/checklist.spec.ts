import {
  checklist,
  configure,
  keyOf,
  PATH,
  row,
  rows,
  statesOf,
  TITLES,
  DEFAULT_STATES,
} from "./checklist/checklist-page";
import {
  crime,
  crimesAnswer,
  slot,
} from "../app/app/faction/organised-crimes/testing/crime-answers";
import { errorCode, expect, test } from "./test";

test("how the figures of a row are calculated is one click away", async ({
  page,
  game,
  signIn,
}) => {
  const missing = (id: number) => ({ id, is_reusable: false, is_available: false });
  const crimes = crimesAnswer(
    crime({
      slots: [
        slot({ by: 3000001, rate: 58, item: missing(206) }),
        slot({ by: 3000004, rate: 64, position: "Bomber" }),
        slot({ by: 77, rate: 95, item: missing(999) }),
      ],
    }),
  );
  for (const [path, answer] of Object.entries(crimes)) game.answer(path, answer);
  await signIn();
  await page.goto(PATH);
  await expect(row(page, "Crime items present")).toContainText("Missing: Xanax and Item [999]");
  await expect(row(page, "Pass rates")).toContainText("Alpha 58 and Delta 64: below 90%");

  for (const [title, lines] of [
    ["Booster", [/Base\s*24 h/, /Faction upgrade \(peace\)\s*\+12 h/, /Maximum\s*36 h/]],
    ["City shop items", [/Purchases since 00:00 TCT\s*1/, /Items bought\s*100/]],
    ["No inactive members", [/bravo_the_second_of_that_name1 \[3000002\]\s*9 days ago/]],
    ["Pass rates", [/Alpha \[3000001\], Muscle in Honey Trap\s*58%/, /Delta \[3000004\], Bomber/]],
    ["Crime items present", [/Alpha \[3000001\], Honey Trap\s*Xanax/, /\[77\], Honey Trap/]],
  ] as const) {
    await test.step(title, async () => {
      const name = `How it’s calculated: ${title}`;
      await row(page, title).getByRole("button", { name }).click();
      const dialog = page.getByRole("dialog", { name });
      for (const line of lines) await expect(dialog).toContainText(line);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });
  }
});

test("more than three names end in how many more", async ({ openShared }) => {
  const by = [1, 2, 3, 4, 5].map((id) => slot({ by: id, rate: 50 + id }));
  const page = await openShared(PATH, crimesAnswer(crime({ slots: by })));
  await expect(row(page, "Pass rates")).toContainText("[1] 51, [2] 52, [3] 53 and 2 more");
});

test("the row of the player’s crime says which item is missing", async ({ openShared }) => {
  const missing = { id: 206, is_reusable: false, is_available: false };
  const own = crime({ slots: [slot({ by: 3000001, item: missing })] });
  const page = await openShared(PATH, { "/user/organizedcrime": { organizedCrime: own } });
  await expect(row(page, "Join an organised crime")).toHaveText(
    /^IncompleteJoin an organised crimeHoney Trap: you need Xanax/,
  );
});

test("the configuration says why an item does not apply, and is left by the keyboard alone", async ({
  page,
  game,
  signIn,
}) => {
  game.answer("/key/info", keyOf({ company_id: null }));
  game.answer("/user/organizedcrime", { organizedCrime: errorCode(27).error });
  await signIn();
  await page.goto(PATH);
  await expect(rows(page)).toHaveCount(TITLES.length - 4);
  await page.getByRole("button", { name: "Configure the checklist" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Configuration" });
  await expect(dialog.getByRole("heading", { name: "Configuration" })).toBeFocused();
  await expect(dialog.getByText("You’re not in a company")).toHaveCount(3);
  await expect(dialog.getByText("Your faction doesn’t use OC 2.0")).toHaveCount(1);
  await expect(dialog).toContainText(`Showing ${TITLES.length - 4} of ${TITLES.length} items.`);

  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("tab", { name: "Checklist Items" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("tab", { name: "Thresholds" })).toBeFocused();
  await expect(dialog.getByRole("textbox", { name: "Inactive after (days)" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Configure the checklist" })).toBeFocused();
});

test("with every item out of the list, the page says how to get them back", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(PATH);
  await expect.poll(() => statesOf(page)).toEqual(DEFAULT_STATES);
  const dialog = await configure(page);
  await expect(dialog.getByRole("checkbox")).toHaveCount(TITLES.length);
  for (const box of await dialog.getByRole("checkbox").all()) await box.uncheck();
  await expect(dialog).toContainText(`Showing 0 of ${TITLES.length} items.`);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(checklist(page)).toContainText("Your checklist is empty.");
});
