import crimesToday from "../lib/api/testing/fixtures/faction-crimes.json" with { type: "json" };
import membersToday from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import { ANSWERS } from "../lib/api/testing/answers";
import { olderFixture } from "../lib/api/testing/fixtures";
import { keyOf, PATH, row, rows, statesOf, type Title, USUAL } from "./checklist/checklist-page";
import { errorCode, expect, httpStatus, test } from "./test";

/** Which rows are lost with each call of the dashboard. */
const LOST: Readonly<Record<string, readonly Title[]>> = {
  "/key/info": ["Join a faction"],
  "/user/refills": ["Nerve refill", "Energy refill", "Casino refill"],
  "/user/cooldowns": ["Drug", "Booster"],
  "/user/education": ["Education"],
  // It tells the course's name, and counts only while none runs.
  "/torn/education": [],
  "/user/missions": ["Missions"],
  "/user/virus": ["Virus coding"],
  "/user/organizedcrime": ["Join an organised crime"],
  "/user/log": [
    "City shop items",
    "Church prayer",
    "Church donation",
    "Wheel of Lame",
    "Wheel of Mediocrity",
    "Wheel of Awesome",
  ],
  "/faction/basic": ["Faction is full"],
  "/faction/applications": ["No open applications"],
  "/faction/members": [
    "No inactive members",
    "No fallen or federal members",
    "Everyone in a crime",
  ],
  "/faction/crimes": ["Pass rates", "Crime items present"],
  // Then the perks tell how far boosters go.
  "/faction/upgrades": [],
  "/company/profile": ["All positions filled"],
  "/company/employees": ["No inactive employees", "No fallen or federal employees"],
  "/user/basic": [],
  "/user/bars": [],
  "/user/stocks": [],
  "/torn/stocks": [],
};

for (const { whose, isOf } of [
  { whose: "the player", isOf: (path: string) => path.startsWith("/user/") },
  { whose: "faction, company and game", isOf: (path: string) => !path.startsWith("/user/") },
]) {
  test(`with every single call failing in turn, all stands that does not depend on it: calls of ${whose}`, async ({
    page,
    game,
    signIn,
  }) => {
    test.slow();
    await signIn();
    for (const [path, titles] of Object.entries(LOST)) {
      if (!isOf(path)) continue;
      await test.step(path, async () => {
        game.answerGood();
        game.answer(path, httpStatus(500));
        // Another minute: no more than 90 calls are made in one.
        await page.clock.fastForward(61_000);
        await page.goto(PATH);
        const lost = Object.fromEntries(titles.map((title) => [title, "Error"]));
        await expect.poll(() => statesOf(page), path).toEqual({ ...USUAL, ...lost });
        await expect(rows(page).getByRole("button", { name: "Try again" })).toHaveCount(
          titles.length,
        );
      });
    }
  });
}

test("a row that failed says why, and 'Try again' asks for its call alone", async ({
  page,
  game,
  signIn,
}) => {
  game.answer("/user/missions", errorCode(17, "Backend error"));
  await signIn();
  await page.goto(PATH);
  const missions = row(page, "Missions");
  await expect(missions).toContainText("(Backend error). Try again in a few minutes.");
  await expect.poll(() => statesOf(page)).toEqual({ ...USUAL, Missions: "Error" });
  const before = game.calls.length;
  game.answerGood();
  await missions.getByRole("button", { name: "Try again" }).click();
  await expect(missions).toHaveText(/^IncompleteMissions2 contracts/);
  expect(game.calls.slice(before)).toEqual([expect.stringMatching(/^\/user\/missions\b/)]);
});

test("without faction API access the rows that need it say so, and the perks tell the booster's maximum", async ({
  page,
  game,
  signIn,
}) => {
  for (const path of ["/faction/applications", "/faction/crimes", "/faction/upgrades"]) {
    game.answer(path, errorCode(7, "Incorrect ID-entity relation"));
  }
  await signIn();
  await page.goto(PATH);
  const refused = ["No open applications", "Pass rates", "Crime items present"] as const;
  const lost = Object.fromEntries(refused.map((title) => [title, "Error"]));
  await expect.poll(() => statesOf(page)).toEqual({ ...USUAL, ...lost });
  for (const title of refused) {
    await expect(row(page, title)).toContainText(
      "You do not have faction API access. Contact your faction leader to enable this feature for you.",
    );
  }
  await expect(row(page, "Booster")).toContainText("of 36 h used");

  await test.step("24 h, where the perks are not to be had either", async () => {
    game.answer("/user/perks", errorCode(16));
    await page.reload();
    await expect(row(page, "Booster")).toContainText("of 24 h used");
  });
});

/** A faction that is at war: the booster goes up to 28 h. */
test("the booster's maximum is that of the faction's state", async ({ look }) => {
  const page = await look(PATH, {
    "/faction/upgrades": { ...ANSWERS["/faction/upgrades"], state: "war" },
  });
  await expect(row(page, "Booster")).toContainText("of 28 h used");
});

const OLDER = Object.fromEntries(
  Object.keys(LOST).flatMap((path) => {
    const older = olderFixture(
      path.slice(1).replace("/", "-").replace("organizedcrime", "organised-crime"),
    );
    return older ? [[path, older]] : [];
  }),
);

test("answers in the older shapes say the same of all 26 items", async ({ look }) => {
  const [first, ...others] = crimesToday.crimes;
  const slots = first?.slots.map((slot) => ({ ...slot, checkpoint_pass_rate: 95 }));
  const today = await look(PATH, {
    // What the older shapes do not tell, nobody is blamed for.
    "/faction/members": {
      members: membersToday.members.map((member) => ({ ...member, is_in_oc: true })),
    },
    "/faction/crimes": { crimes: [{ ...first, slots }, ...others] },
  });
  const expected = { ...USUAL, "Everyone in a crime": "Complete", "Pass rates": "Complete" };
  await expect.poll(() => statesOf(today)).toEqual(expected);
  const older = await look(PATH, OLDER);
  await expect.poll(() => statesOf(older)).toEqual(expected);
});

test("a player without faction and company: nothing is asked of either, and empty lists are nothing to do", async ({
  page,
  game,
  signIn,
}) => {
  game.answer("/key/info", keyOf({ faction_id: null, company_id: null }));
  game.answer("/user/missions", { missions: { credits: 0, givers: [], rewards: [] } });
  game.answer("/user/log", { log: [] });
  game.answer("/user/education", { education: { complete: [], current: null } });
  game.answer("/torn/education", { education: [] });
  game.answer("/user/virus", { virus: null });
  game.answer("/user/cooldowns", { cooldowns: { drug: 0, medical: 0, booster: 24 * 3600 + 600 } });
  await signIn();
  await page.goto(PATH);
  await expect
    .poll(() => statesOf(page))
    .toEqual({
      "Nerve refill": "Incomplete",
      "Energy refill": "Complete",
      Drug: "Incomplete",
      Booster: "Complete",
      Education: "Incomplete",
      Missions: "Complete",
      "Virus coding": "Incomplete",
      "City shop items": "Incomplete",
      "Church prayer": "Incomplete",
      "Church donation": "Incomplete",
      "Join a faction": "Incomplete",
      "Casino refill": "Incomplete",
      "Wheel of Lame": "Incomplete",
      "Wheel of Mediocrity": "Incomplete",
      "Wheel of Awesome": "Incomplete",
    });
  await expect(row(page, "Booster")).toContainText("of 24 h used");
  const asked = /^\/(company|faction\/(members|applications|crimes|upgrades))/;
  expect(game.calls.filter((call) => asked.test(call))).toEqual([]);
});

test("empty lists of faction and company are nothing to do", async ({ look }) => {
  for (const nothing of [[], {}, null]) {
    const page = await look(PATH, {
      "/faction/applications": { applications: nothing },
      "/faction/members": { members: nothing },
      "/faction/crimes": { crimes: nothing },
      "/company/employees": { employees: nothing },
    });
    await expect
      .poll(() => statesOf(page))
      .toEqual({
        ...USUAL,
        "No open applications": "Complete",
        "No inactive members": "Complete",
        "No fallen or federal members": "Complete",
        "Everyone in a crime": "Complete",
        "Pass rates": "Complete",
      });
  }
});

test("a broken record of a list is left out and counted", async ({ look }) => {
  const page = await look(PATH, {
    "/faction/members": { members: [...membersToday.members, { id: 5 }, null] },
  });
  await expect.poll(() => statesOf(page)).toEqual(USUAL);
  await expect(page.getByText("2 records could not be read")).toBeVisible();
});
