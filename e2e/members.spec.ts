import type { Locator } from "@playwright/test";

import { NOW } from "../lib/api/testing/answers";
import live from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import older from "../lib/api/testing/fixtures/faction-members.legacy.json" with { type: "json" };
import { expectAccessible } from "./accessible";
import {
  COLUMNS,
  headText,
  HIDDEN_COLUMNS,
  noteOn,
  PATH,
  query,
  search,
  shown,
} from "./members-page";
import { expect, test } from "./test";

const PHONE = { width: 360, height: 740 };
const ALL_COLUMNS = [...Object.keys({ ...COLUMNS, ...HIDDEN_COLUMNS }), "note"].join("+");
/** The place of the first column that is hidden at first. */
const FIRST_HIDDEN = Object.keys(COLUMNS).length + 1;

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("filters are in the address, and a saved view restores them with search and columns", async ({
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
  const filters = page.getByRole("group", { name: "Filters for Members" });
  const more = page.getByRole("button", { name: /^More filters/ });
  await more.click();
  const choose = (label: string, choice: string) =>
    filters.getByRole("combobox", { name: label, exact: true }).selectOption({ label: choice });
  // A value in the address that nobody has, or that no filter knows, counts as "all".
  await shown(page).toBe("bADC");
  for (const { label, choice, name, value, finds } of [
    {
      label: "Last action",
      choice: "In the last day",
      name: "activity",
      value: "day",
      finds: "AC",
    },
    {
      label: "Last action",
      choice: "Inactive",
      name: "activity",
      value: "inactive",
      finds: "b",
    },
    { label: "Days", choice: "Under 30", name: "days", value: "new", finds: "C" },
    { label: "Days", choice: "30 to 364", name: "days", value: "year", finds: "D" },
    { label: "Days", choice: "365 or more", name: "days", value: "old", finds: "bA" },
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
  await expect(more).toHaveText("More filters, 2");
  await more.click();
  await expect(filters.getByRole("combobox", { name: "In OC" })).toHaveValue("no");
  await expect(filters.getByRole("combobox", { name: "Days" })).toHaveValue("new");

  await choose("State", "Fallen");
  await search(page).fill("");
  await expect(page.getByText("No members match. Remove a filter.")).toBeVisible();
  await search(page).fill("a");
  await expect(
    page.getByText("No members match. Remove a filter or change your search."),
  ).toBeVisible();
});

test("position, state with its end and revives are columns to choose, and – where the game does not say", async ({
  openShared,
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
    const page = await openShared(`${PATH}?columns=${ALL_COLUMNS}`, {
      "/faction/members": members,
    });
    const heads = [...Object.values(COLUMNS), ...Object.values(HIDDEN_COLUMNS)];
    await expect(page.getByRole("columnheader")).toHaveText(
      heads.map((name) => new RegExp(`^${headText(name)}$`)),
    );
    const column = (place: number) => page.getByRole("row").locator(`td:nth-child(${place})`);
    await expect(column(FIRST_HIDDEN)).toHaveText(["Co-leader", "Leader", "Member", "Recruit"]);
    await expect(column(FIRST_HIDDEN + 1)).toHaveText(state);
    await expect(column(FIRST_HIDDEN + 2)).toHaveText(revives);
    await expect(page.getByText("14:00", { exact: true })).toHaveAttribute(
      "title",
      /^\w{3} \d+ Nov, \d\d:\d\d your time$/,
    );
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  }
});

test("the chips use the headline’s words, are in the address, and combine with the search", async ({
  page,
}) => {
  await page.goto(PATH);
  const chip = (name: string) => page.getByRole("button", { name, exact: true });
  await chip("Inactive 1").click();
  await shown(page).toBe("b");
  await expect(chip("Inactive 1")).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => query(page).get("only")).toBe("inactive");
  await chip("Inactive 1").click();
  await chip("Has money 2").click();
  await shown(page).toBe("bA");
  await search(page).fill("alp");
  await shown(page).toBe("A");
});

test("on a phone the search stays in view, and an entry of two lines opens on a tap", async ({
  page,
  game,
}) => {
  const [bravo] = live.members;
  game.answer("/faction/members", {
    members: [
      ...live.members,
      ...Array.from({ length: 20 }, (_, i) => ({
        ...bravo,
        id: 9_000 + i,
        name: `Luven_Irilo_Uldane_Ravwyn_El${i}`,
        last_action: { ...bravo?.last_action, timestamp: NOW / 1000 - 29 * 60 },
      })),
    ],
  });
  await page.setViewportSize(PHONE);
  await page.goto(PATH);
  const entries = page.getByRole("list", { name: "Members" }).getByRole("listitem");
  const heightOf = async (item: Locator) => (await item.boundingBox())?.height ?? 0;
  await expect(entries).toHaveCount(24);
  for (const entry of await entries.all()) {
    await expect.poll(() => heightOf(entry)).toBeGreaterThanOrEqual(72);
    await expect.poll(() => heightOf(entry)).toBeLessThanOrEqual(84);
  }
  await expect.poll(async () => (await entries.first().boundingBox())?.y).toBeLessThanOrEqual(620);
  await entries.last().scrollIntoViewIfNeeded();
  await expect(search(page)).toBeInViewport();
  await page.goto(`${PATH}?days=old`);
  const opened = entries.filter({ hasText: "bravo" });
  await opened.locator("summary").click();
  await expect(opened).toContainText("Hospital until 14:00");
  await expect(opened).toContainText("PositionCo-leader");
  await expect(opened).toContainText("RevivesNo one");
  await expectAccessible(page);

  await expect.poll(() => heightOf(noteOn(page, "bravo"))).toBeGreaterThanOrEqual(44);
  await noteOn(page, "bravo").click();
  await page.getByRole("dialog").getByRole("textbox").fill("On holiday until May");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(opened).toContainText("On holiday until May");

  await search(page).pressSequentially("no");
  const option = page.getByRole("option", { name: /^note:/ });
  for (const control of [option, search(page)]) {
    await expect.poll(() => heightOf(control)).toBeGreaterThanOrEqual(44);
  }
  await option.click();
  await search(page).pressSequentially("may");
  await expect(entries).toHaveCount(1);
  await expect(page.getByText("1 of 24, 1 more filter set")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(PHONE.width);
});
