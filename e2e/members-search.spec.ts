import { expectAccessible } from "./accessible";
import { PATH, query, search, shown } from "./members-page";
import { expect, test } from "./test";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("the search takes filters beside names and ids, and says what it doesn’t understand", async ({
  page,
}) => {
  await page.goto(PATH);
  for (const { text, finds } of [
    { text: "CHAR", finds: "C" },
    { text: "3000004", finds: "D" },
    { text: "inactive:>7 not:oc", finds: "b" },
    { text: "money:>1b", finds: "b" },
    { text: "money:>1m level:<95", finds: "A" },
    { text: "Position:recruit", finds: "C" },
    { text: "state:hospital,fallen", finds: "bD" },
    { text: "-revive:everyone", finds: "b" },
    { text: "days:<=40 points:>0", finds: "D" },
    { text: "oc:yes", finds: "AD" },
  ]) {
    await test.step(text, async () => {
      await search(page).fill(text);
      await shown(page).toBe(finds);
      await expect(search(page)).toHaveAttribute("aria-invalid", "false");
    });
  }
  await expect.poll(() => query(page).get("q")).toBe("oc:yes");

  await search(page).fill("lvl:3 money:>lots oc:no");
  await shown(page).toBe("bC");
  await expect(search(page)).toHaveAttribute("aria-invalid", "true");
  const problem = page.getByRole("status").filter({ hasText: "lvl" });
  await expect(problem).toHaveText(
    "“lvl” isn’t a filter. The filters are inactive, level, days, money, points, position, state, revive, oc, note and not. We don’t understand “money:>lots”. Try money:>1m.",
  );
  await expect(search(page)).toHaveAccessibleDescription(/lvl.*lots/);
  await expectAccessible(page);

  await search(page).fill("zulu");
  await expect(page.getByText("No members match “zulu”.")).toBeVisible();
});

test("filters and their values are suggested while they are typed, by keyboard and by mouse", async ({
  page,
}) => {
  await page.goto(PATH);
  const list = page.getByRole("listbox", { name: "Suggestions" });
  const options = list.getByRole("option");
  await search(page).pressSequentially("a po");
  await expect(options).toHaveText([/^points:/, /^position:/]);
  await expect(search(page)).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(search(page)).toHaveAttribute(
    "aria-activedescendant",
    (await options.nth(1).getAttribute("id")) ?? "",
  );
  await page.keyboard.press("Enter");
  await expect(search(page)).toHaveValue("a position:");
  await expect(options).toHaveText([
    "position:Co-leader",
    "position:Leader",
    "position:Member",
    "position:Recruit",
  ]);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(search(page)).toHaveValue("a position:Recruit ");
  await expect(list).toBeHidden();
  await shown(page).toBe("C");

  // A word in the middle: the text after it is kept.
  await page.keyboard.press("Home");
  await page.keyboard.press("Delete");
  await page.keyboard.type("st");
  await options.getByText("state:").click();
  await expect(search(page)).toHaveValue("state: position:Recruit ");
  await expect(search(page)).toBeFocused();
  await options.getByText("state:Okay").click();
  await expect(search(page)).toHaveValue("state:Okay position:Recruit ");
  await shown(page).toBe("C");

  await search(page).fill("");
  await page.keyboard.type("le");
  await expect(list).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(search(page)).toHaveValue("le");
  await page.keyboard.press("ArrowDown");
  await expect(list).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(list).toBeHidden();
});

test("'How to search' explains each filter, and a click on an example adds it", async ({
  page,
}) => {
  await page.goto(`${PATH}?q=a`);
  const how = page.getByRole("button", { name: "How to search" });
  await how.click();
  const help = page.getByRole("dialog", { name: "How to search" });
  await expect(help.getByRole("row")).toHaveCount(11);
  await expect(help.getByRole("row", { name: /inactive:>7/ })).toContainText(
    "Days since their last action",
  );
  await expectAccessible(page);
  await help.getByRole("button", { name: "Add oc:no" }).click();
  await expect(help).toBeHidden();
  await expect(search(page)).toHaveValue("a oc:no ");
  await shown(page).toBe("bC");
});
