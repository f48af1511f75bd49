import { NOW } from "../../lib/api/testing/answers";
import basic from "../../lib/api/testing/fixtures/user-basic.json" with { type: "json" };
import list from "../../lib/api/testing/fixtures/user-list.json" with { type: "json" };
import { expect, type Page, test } from "../test";

const PATH = "/app/user/targets";

const OKAY = { state: "Okay", description: "Okay", details: null, color: "green", until: null };
const hospital = (minutes: number, description = `In hospital for ${minutes} mins`) => ({
  ...OKAY,
  state: "Hospital",
  description,
  until: NOW / 1000 + minutes * 60,
});

/** Level 91; the player's last attack on them was the fairest fight that the game shows. */
const [, PIPS] = list.list;

const row = (page: Page, group: string) =>
  page.getByRole("list", { name: group }).getByRole("listitem");

test.beforeEach(async ({ signIn, game }) => {
  await signIn();
  game.answer("/user/basic", { profile: { ...basic.profile, status: OKAY } });
});

test("a target is ready in Torn, soon within five minutes of hospital, and never soon abroad", async ({
  page,
  game,
}) => {
  const listed = [
    { ...PIPS, id: 1, name: "Ready", status: OKAY },
    { ...PIPS, id: 2, name: "Soon", status: hospital(5) },
    { ...PIPS, id: 3, name: "Later", status: hospital(6) },
    { ...PIPS, id: 4, name: "Swiss", status: hospital(2, "In a Swiss hospital for 2 mins") },
    { ...PIPS, id: 5, name: "Fallen", status: { ...OKAY, state: "Fallen" } },
  ];
  game.answer("/user/list", { list: listed, _metadata: { links: { next: null, prev: null } } });
  await page.clock.setFixedTime(NOW);
  await page.goto(PATH);
  await expect(page.getByRole("heading", { level: 1, name: "Targets" })).toBeVisible();
  await expect(row(page, "Ready now")).toHaveText([/Ready/]);
  await expect(row(page, "Out within 5 minutes")).toHaveText([/Soon/]);
  await expect(row(page, "Later")).toHaveText([/Swiss/, /Later/, /Fallen/]);
});

test("respect is the base of the level times the fair fight, three quarters of it if mugged", async ({
  page,
  game,
}) => {
  const listed = [{ ...PIPS, status: OKAY }];
  game.answer("/user/list", { list: listed, _metadata: { links: { next: null, prev: null } } });
  await page.goto(PATH);
  await page.getByRole("button", { name: /^MrPips/ }).click();
  const pips = row(page, "Ready now");
  await test.step("1.45 at level 91, × 3, × 0.75", async () => {
    await expect(pips).toContainText(/Respect\s*4\.35/);
    await expect(pips).toContainText(/If you mug\s*3\.26/);
    await expect(pips).toContainText(/Difficulty\s*Moderate or harder/);
    await expect(pips).toContainText(/Your attacks in 90 days\s*won/);
  });
});
