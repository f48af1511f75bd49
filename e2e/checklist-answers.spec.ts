import membersToday from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import { PATH, row, statesOf, DEFAULT_STATES } from "./checklist/checklist-page";
import { dashboardHasCalled } from "./made-calls";
import { errorCode, expect, test } from "./test";

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
  await expect.poll(() => statesOf(page)).toEqual({ ...DEFAULT_STATES, Missions: "Error" });
  await dashboardHasCalled(game);
  const before = game.calls.length;
  game.restoreResponses();
  await missions.getByRole("button", { name: "Try again" }).click();
  await expect(missions).toHaveText(/^IncompleteMissions2 Duke contracts open/);
  expect(game.calls.slice(before)).toEqual([expect.stringMatching(/^\/user\/missions\b/)]);
});

test("a broken record of a list is left out and counted", async ({ openShared }) => {
  const page = await openShared(PATH, {
    "/faction/members": { members: [...membersToday.members, { id: 5 }, null] },
  });
  await expect.poll(() => statesOf(page)).toEqual(DEFAULT_STATES);
  await expect(page.getByText("Left out 2 unreadable records")).toBeVisible();
});
