import { readFile } from "node:fs/promises";

import AxeBuilder from "@axe-core/playwright";

import { NOW } from "../lib/api/testing/answers";
import older from "../lib/api/testing/fixtures/faction-members.older.json" with { type: "json" };
import live from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import { expect, type Page, test } from "./test";

const PATH = "/app/faction/members";
const PHONE = { width: 360, height: 740 };
const DAY_MS = 86_400_000;
const ALL_COLUMNS = "name+level+days+lastAction+money+points+inOc+position+status+revives+note";

const [alpha, bravo, charlie] = live.members;

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

const search = (page: Page) => page.getByRole("combobox", { name: "Find a member" });
const query = (page: Page) => new URL(page.url()).searchParams;
const noteOn = (page: Page, name: string) => page.getByRole("button", { name: `Note on ${name}` });

/** The first letters of the members that the table shows, from the top. */
const shown = (page: Page) =>
  expect.poll(async () => {
    const names = await page.getByRole("rowheader").allInnerTexts();
    return names.map((name) => name.slice(0, 1)).join("");
  });

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations).toEqual([]);
}

test("the search takes words beside names and ids, and says what it cannot read", async ({
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
    "We do not know the word “lvl”. Write one of inactive, level, days, money, points, position, state, revive, oc, note and not. “money:>lots” asks nothing that we can read. Write money:>1m.",
  );
  await expect(search(page)).toHaveAccessibleDescription(/lvl.*lots/);
  await expectAccessible(page);

  await search(page).fill("zulu");
  await expect(page.getByText("No member fits “zulu”. Search for something else.")).toBeVisible();
});

test("words and their values are completed while they are typed, by keyboard and by mouse", async ({
  page,
}) => {
  await page.goto(PATH);
  const list = page.getByRole("listbox", { name: "Ways to go on" });
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

  // A word in the middle: what stands behind it stays.
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

test("'How to search' explains each word, and a click on an example adds it", async ({ page }) => {
  await page.goto(`${PATH}?q=a`);
  const how = page.getByRole("button", { name: "How to search" });
  await how.click();
  const help = page.getByRole("dialog", { name: "How to search" });
  await expect(help.getByRole("row")).toHaveCount(11);
  await expect(help.getByRole("row", { name: /inactive:>7/ })).toContainText(
    "Days since the last action",
  );
  await expectAccessible(page);
  await help.getByRole("button", { name: "Add oc:no" }).click();
  await expect(help).toBeHidden();
  await expect(search(page)).toHaveValue("a oc:no ");
  await shown(page).toBe("bC");
});

test("filters stand in the address, and a saved view brings them back with search and columns", async ({
  page,
  game,
}) => {
  game.answer("/faction/balance", {
    balance: {
      members: [
        { id: 3000001, money: -5, points: 0 },
        { id: 3000002, money: 5, points: 0 },
      ],
    },
  });
  await page.goto(`${PATH}?position=Archivist&state=Asleep&activity=never`);
  const filters = page.getByRole("group", { name: "Filters of Members" });
  const choose = (label: string, choice: string) =>
    filters.getByRole("combobox", { name: label, exact: true }).selectOption({ label: choice });
  // What the address asks for and nobody has, or no filter knows, counts as all.
  await shown(page).toBe("bADC");
  for (const { label, choice, name, value, finds } of [
    { label: "Seen", choice: "Within a day", name: "activity", value: "day", finds: "AC" },
    { label: "Seen", choice: "Over 7 days ago", name: "activity", value: "inactive", finds: "bD" },
    { label: "Days", choice: "Under 30", name: "days", value: "new", finds: "C" },
    { label: "Days", choice: "30 to 364", name: "days", value: "year", finds: "D" },
    { label: "Days", choice: "365 and more", name: "days", value: "old", finds: "bA" },
    { label: "Position", choice: "Member", name: "position", value: "Member", finds: "D" },
    { label: "State", choice: "Hospital", name: "state", value: "Hospital", finds: "b" },
    { label: "In OC", choice: "Yes", name: "oc", value: "yes", finds: "AD" },
    { label: "In OC", choice: "No", name: "oc", value: "no", finds: "bC" },
    { label: "Balance", choice: "Has money", name: "balance", value: "has", finds: "b" },
    { label: "Balance", choice: "Owes", name: "balance", value: "owes", finds: "A" },
  ]) {
    await test.step(`${label}: ${choice}`, async () => {
      await choose(label, choice);
      await shown(page).toBe(finds);
      await expect.poll(() => query(page).get(name)).toBe(value);
      await choose(label, "All");
      await shown(page).toBe("bADC");
      await expect.poll(() => query(page).get(name)).toBeNull();
    });
  }

  await page.goto(`${PATH}?oc=no&days=new&q=level:<20&columns=name+position&sort=name.asc`);
  await shown(page).toBe("C");
  await page.getByRole("button", { name: "Views" }).click();
  const views = page.getByRole("dialog", { name: "Views of Members" });
  await views.getByLabel("Name of this view").fill("New and idle");
  await views.getByRole("button", { name: "Save view" }).click();
  await page.goto(PATH);
  await page.getByRole("button", { name: "Views" }).click();
  await views.getByRole("button", { name: "New and idle", exact: true }).click();
  await shown(page).toBe("C");
  await expect(page.getByRole("columnheader")).toHaveText([/^Name▲$/, /^Position$/]);
  await expect(search(page)).toHaveValue("level:<20");
  await expect(filters.getByRole("combobox", { name: "In OC" })).toHaveValue("no");
  await expect(filters.getByRole("combobox", { name: "Days" })).toHaveValue("new");

  await search(page).fill("");
  await choose("State", "Fallen");
  await expect(
    page.getByText("No member fits the filters. Set a filter back to All."),
  ).toBeVisible();
  await search(page).fill("a");
  await expect(page.getByText("No member fits the filters and the search.")).toBeVisible();
});

test("position, status with its end and revives are columns to choose, and – where the game does not say", async ({
  look,
}) => {
  for (const { members, status, revives } of [
    {
      members: live,
      status: ["Hospital until 14:00", "Okay", "Fallen", "Okay"],
      revives: ["No one", "Everyone", "–", "Everyone"],
    },
    {
      members: older,
      status: ["Hospital until 14:00", "Okay", "Fallen", "Okay"],
      revives: ["–", "–", "–", "–"],
    },
  ]) {
    const page = await look(`${PATH}?columns=${ALL_COLUMNS}`, { "/faction/members": members });
    await expect(page.getByRole("columnheader")).toHaveText([
      /^Name$/,
      /^Level▼$/,
      ...[/^Days in Faction$/, /^Last Action$/, /^Money$/, /^Points$/, /^In OC$/],
      ...[/^Position$/, /^Status$/, /^Revives$/],
    ]);
    const column = (place: number) => page.getByRole("row").locator(`td:nth-child(${place})`);
    await expect(column(8)).toHaveText(["Co-leader", "Leader", "Member", "Recruit"]);
    await expect(column(9)).toHaveText(status);
    await expect(column(10)).toHaveText(revives);
    await expect(page.getByText("14:00", { exact: true })).toHaveAttribute(
      "title",
      /^\w{3} \d+ Nov, \d\d:\d\d your time$/,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  }
});

test("a note is kept over a reload, is a column then, is found, leaves as CSV and can be deleted", async ({
  page,
}) => {
  await page.goto(PATH);
  const heads = page.getByRole("columnheader");
  await expect(heads).toHaveCount(7);
  await noteOn(page, "Alpha").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Note on Alpha" });
  await expect(dialog.getByRole("textbox", { name: "Note on Alpha" })).toBeFocused();
  await page.keyboard.type("On holiday until May");
  await expect(dialog.getByText("20 of 500 letters.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save note" }).click();
  await expect(dialog).toBeHidden();
  await expect(noteOn(page, "Alpha")).toBeFocused();
  await expect(noteOn(page, "Alpha")).toHaveText("Note");
  await expect(heads.last()).toHaveText("Note");

  await page.reload();
  await expect(page.getByRole("cell", { name: "On holiday until May" })).toBeVisible();
  await search(page).fill('note:"holiday until"');
  await shown(page).toBe("A");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  const [head, line] = (await readFile(await (await saved).path(), "utf8")).split("\r\n");
  expect(head).toMatch(/,Note$/);
  expect(line).toMatch(/^Alpha \[3000001\],.*,On holiday until May$/);

  await noteOn(page, "Alpha").click();
  await expect(dialog.getByRole("textbox")).toHaveValue("On holiday until May");
  await dialog.getByRole("button", { name: "Delete note" }).click();
  await expect(page.getByText("No data available")).toBeVisible();
  await search(page).fill("");
  await expect(heads).toHaveCount(7);
  expect(await page.evaluate(() => localStorage.getItem("memberNotes"))).toBe("{}");
});

test("since the last visit: who joined, left and went quiet, also after a reload", async ({
  page,
  game,
}) => {
  const since = page.getByRole("region", { name: "Since your last visit" });
  await page.goto(PATH);
  await shown(page).toBe("bADC");
  await expect(since).toBeHidden();

  await page.clock.setSystemTime(NOW + 8 * DAY_MS);
  const seenNow = { ...alpha?.last_action, timestamp: NOW / 1000 + 8 * 86_400 };
  const echo = { ...alpha, id: 3000005, name: "Echo", level: 1, last_action: seenNow };
  game.answer("/faction/members", {
    members: [{ ...alpha, last_action: seenNow }, bravo, charlie, echo],
  });
  for (const look of ["the next visit", "a reload"]) {
    await test.step(look, async () => {
      await page.reload();
      await expect(since).toHaveText(
        "Since your last visit, 8 days ago: joined Echo; left Delta; went quiet Charlie.",
      );
    });
  }
  await expect(since.getByRole("link", { name: "Delta" })).toHaveAttribute(
    "href",
    "https://www.torn.com/profiles.php?XID=3000004",
  );
  await expectAccessible(page);

  await page.clock.setSystemTime(NOW + 9 * DAY_MS);
  await page.reload();
  await shown(page).toBe("bACE");
  await expect(since).toBeHidden();

  // Of a list with gaps nobody can say who has left.
  await page.clock.setSystemTime(NOW + 10 * DAY_MS);
  game.answer("/faction/members", { members: [bravo, { id: 3000001 }] });
  await page.reload();
  await shown(page).toBe("b");
  await expect(since).toBeHidden();
});

test("of the sample data no visit is kept, and a note is none on a real player", async ({
  page,
}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem("demo", "on");
  });
  await page.goto(PATH);
  await expect(page.getByRole("row")).toHaveCount(101);
  await page.getByRole("row", { name: /Alpha/ }).hover();
  await noteOn(page, "Alpha").click();
  await page.getByRole("dialog").getByRole("textbox").fill("Invented");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("cell", { name: "Invented" })).toBeVisible();
  expect(
    await page.evaluate(() => [
      localStorage.getItem("memberNotes"),
      localStorage.getItem("memberVisits"),
    ]),
  ).toEqual([null, null]);
});

test("on a phone an entry says position, revives, the note, and a state that is not Okay", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${PATH}?days=old`);
  const entries = page.getByRole("list", { name: "Members" }).getByRole("listitem");
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText("Hospital until 14:00");
  await expect(entries.nth(0)).toContainText("PositionCo-leader");
  await expect(entries.nth(0)).toContainText("RevivesNo one");
  await expect(entries.nth(1)).not.toContainText("Okay");

  expect((await noteOn(page, "Alpha").boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await noteOn(page, "Alpha").click();
  await page.getByRole("dialog").getByRole("textbox").fill("On holiday until May");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(entries.nth(1)).toContainText("On holiday until May");

  await page.getByRole("button", { name: "Filters, 1" }).click();
  await search(page).pressSequentially("no");
  await expect(page.getByRole("button", { name: "Filters, 2" })).toBeVisible();
  const option = page.getByRole("option", { name: /^note:/ });
  for (const control of [option, search(page)]) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await option.click();
  await search(page).pressSequentially("may");
  await expect(entries).toHaveCount(1);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
