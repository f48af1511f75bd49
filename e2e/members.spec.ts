import older from "../lib/api/testing/fixtures/faction-members.older.json" with { type: "json" };
import live from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import { expectAccessible } from "./accessible";
import { noteOn, PATH, query, search, shown } from "./members-page";
import { expect, test } from "./test";

const PHONE = { width: 360, height: 740 };
const ALL_COLUMNS = "name+level+days+lastAction+money+points+inOc+position+status+revives+note";

test.beforeEach(async ({ signIn }) => {
  await signIn();
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
  // A value in the address that nobody has, or that no filter knows, counts as "all".
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

test("position, state with its end and revives are columns to choose, and – where the game does not say", async ({
  look,
}) => {
  for (const { members, state, revives } of [
    {
      members: live,
      state: ["Hospital until 14:00", "Okay", "Fallen", "Okay"],
      revives: ["No one", "Everyone", "–", "Everyone"],
    },
    {
      members: older,
      state: ["Hospital until 14:00", "Okay", "Fallen", "Okay"],
      revives: ["–", "–", "–", "–"],
    },
  ]) {
    const page = await look(`${PATH}?columns=${ALL_COLUMNS}`, { "/faction/members": members });
    await expect(page.getByRole("columnheader")).toHaveText([
      /^Name$/,
      /^Level▼$/,
      ...[/^Days in Faction$/, /^Last Action$/, /^Money$/, /^Points$/, /^In OC$/],
      ...[/^Position$/, /^State$/, /^Revives$/],
    ]);
    const column = (place: number) => page.getByRole("row").locator(`td:nth-child(${place})`);
    await expect(column(8)).toHaveText(["Co-leader", "Leader", "Member", "Recruit"]);
    await expect(column(9)).toHaveText(state);
    await expect(column(10)).toHaveText(revives);
    await expect(page.getByText("14:00", { exact: true })).toHaveAttribute(
      "title",
      /^\w{3} \d+ Nov, \d\d:\d\d your time$/,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  }
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
