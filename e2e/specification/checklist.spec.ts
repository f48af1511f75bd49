import type { Section } from "../../app/app/dashboard/checklist/items/define-check";
import {
  checklist,
  keyOf,
  logOf,
  PATH,
  row,
  rows,
  statesOf,
  type Title,
  TITLES,
  titlesIn,
  DEFAULT_STATES,
} from "../checklist/checklist-page";
import { errorCode, expect, httpStatus, deferredResponse, test } from "../test";

test("a Checklist card with a Show Complete? toggle, on at first, and a settings button", async ({
  openShared,
}) => {
  const page = await openShared(PATH);
  await expect(checklist(page).getByRole("heading", { level: 2 })).toHaveText("Checklist");
  await expect(checklist(page).getByRole("switch", { name: "Show Complete?" })).toBeChecked();
  await expect(
    checklist(page).getByRole("button", { name: "Configure the checklist" }),
  ).toBeVisible();
});

/** The 26 of contract 7.1 to 7.26. There may be more. */
const SPECIFIED = [
  {
    section: "General",
    titles: [
      ...["Nerve refill", "Energy refill", "Drug", "Booster", "Education", "Missions"],
      ...["Virus coding", "City shop items", "Church prayer", "Church donation"],
    ],
  },
  {
    section: "Faction Membership",
    titles: ["Join a faction", "Join an organised crime"],
  },
  {
    section: "Faction Leadership",
    titles: [
      ...["Faction is full", "No open applications", "No inactive members"],
      ...["No fallen or federal members", "Everyone in a crime", "Pass rates"],
      "Crime items present",
    ],
  },
  {
    section: "Company",
    titles: [
      ...["All positions filled", "No inactive employees"],
      "No fallen or federal employees",
    ],
  },
  {
    section: "Casino",
    titles: ["Casino refill", "Wheel of Lame", "Wheel of Mediocrity", "Wheel of Awesome"],
  },
] as const satisfies readonly { section: Section; titles: readonly Title[] }[];

test("26 items in sections General, Faction Membership, Faction Leadership, Company and Casino", async ({
  openShared,
}) => {
  const page = await openShared(PATH);
  expect(SPECIFIED.flatMap(({ titles }) => titles)).toHaveLength(26);
  await expect(checklist(page).getByRole("heading", { level: 3 })).toHaveText(
    SPECIFIED.map(({ section }) => section),
  );
  await expect(rows(page)).toHaveCount(TITLES.length);
  for (const { section, titles } of SPECIFIED) {
    const list = checklist(page).getByRole("list", { name: section });
    const all = titlesIn(section);
    const done = all.filter((title) => DEFAULT_STATES[title] === "Complete").length;
    await expect(list.getByRole("listitem")).toHaveCount(all.length);
    await expect(list.locator("..")).toContainText(`${done} of ${all.length}`);
    for (const title of titles) {
      await expect(list.getByRole("listitem").and(row(page, title))).toHaveCount(1);
    }
  }
});

test("each item is complete or incomplete", async ({ openShared }) => {
  const page = await openShared(PATH);
  await expect.poll(() => statesOf(page)).toEqual(DEFAULT_STATES);
});

test("what needs the player stands first, what is done last", async ({ openShared }) => {
  const page = await openShared(PATH);
  await expect(row(page, "No open applications")).toHaveText(/^Incomplete/);
  await expect(
    checklist(page).getByRole("list", { name: "Faction Leadership" }).getByRole("listitem"),
  ).toHaveText([
    /^IncompleteFaction is full/,
    /^IncompleteNo open applications/,
    /^IncompleteNo inactive members/,
    /^IncompleteNo fallen or federal members/,
    /^IncompleteEveryone in a crime/,
    /^IncompletePass rates/,
    /^CompleteCrime items present/,
  ]);
});

test("the virus, with its time left in days, hours, minutes and seconds", async ({
  openShared,
}) => {
  const page = await openShared(PATH);
  await expect(row(page, "Virus coding")).toContainText(
    "Polymorphic Virus, 1 d 10 h 26 min 40 s left",
  );
});

test("city shop items, prayers and donations since 00:00 UTC, with the time to the reset", async ({
  openShared,
}) => {
  const page = await openShared(PATH, {
    "/user/log": logOf(
      { type: 4200, data: { quantity: 30 } },
      { type: 4200, data: { quantity: 22 }, hoursAgo: 12 },
      { type: 4200, data: { quantity: 40 }, hoursAgo: 12.001 },
      { type: 5971, hoursAgo: 12 },
      { type: 5970, hoursAgo: 12.001 },
      { type: 8370, data: { wheel: "the Wheel of Mediocrity" } },
      { type: 8370, data: { wheel: "the Wheel of Lame" }, hoursAgo: 13 },
    ),
  });
  await expect(row(page, "City shop items")).toContainText("52 / 100");
  await expect(row(page, "City shop items")).toContainText("48 left, resets in 12 h 00 min");
  await expect(row(page, "Church prayer")).toHaveText(
    /^CompleteChurch prayerPrayed today, resets in 12 h 00 min/,
  );
  await expect(row(page, "Church donation")).toHaveText(
    /^IncompleteChurch donationNot donated today, resets in 12 h 00 min/,
  );
  await expect(row(page, "Wheel of Mediocrity")).toContainText("Spun today");
  await expect(row(page, "Wheel of Lame")).toContainText("Not spun today");
  await expect(row(page, "Wheel of Awesome")).toContainText("Not spun today");
});

test("faction items do not apply without a faction, company items not without a company", async ({
  openShared,
}) => {
  const page = await openShared(PATH, {
    "/key/info": keyOf({ faction_id: null, company_id: null }),
  });
  await expect(row(page, "Join a faction")).toHaveText(/^Incomplete/);
  await expect(checklist(page).getByRole("heading", { level: 3 })).toHaveText([
    "General",
    "Faction Membership",
    "Casino",
  ]);
  const anyones = [...titlesIn("General"), "Join a faction", ...titlesIn("Casino")];
  await expect(rows(page)).toHaveCount(anyones.length);
});

test("Join an organised crime does not apply in a faction that is not on organised crimes 2.0", async ({
  openShared,
}) => {
  const refusal = errorCode(27, "Must be migrated to organized crimes 2.0").error;
  const page = await openShared(PATH, { "/user/organizedcrime": { organizedCrime: refusal } });
  await expect(row(page, "Join a faction")).toHaveText(/^Complete/);
  await expect(row(page, "Join an organised crime")).toHaveCount(0);
});

test("a faction basic error shows state error with title Error", async ({ page, game, signIn }) => {
  // After the other answers: a call that another part of the page has seen fail before is made once more.
  const failure = deferredResponse(httpStatus(500));
  game.answer("/faction/basic", failure.answer);
  await signIn();
  await page.goto(PATH);
  await expect(row(page, "All positions filled")).toHaveText(/^(Complete|Incomplete)/);
  failure.release();
  await expect(row(page, "Error")).toHaveText(/^ErrorErrorFaction is full: /);
  game.restoreResponses();
  await row(page, "Error").getByRole("button", { name: "Try again" }).click();
  await expect(row(page, "Faction is full")).toHaveText(/^Incomplete/);
});

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
