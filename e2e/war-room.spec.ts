import { NOW } from "../lib/api/testing/answers";
import fighters from "../lib/api/testing/fixtures/faction-fighters.json" with { type: "json" };
import live from "../lib/api/testing/fixtures/faction-war-attacks.json" with { type: "json" };
import report from "../lib/api/testing/fixtures/faction-war-report.json" with { type: "json" };
import { errorCode, expect, test } from "./test";

const PATH = "/app/faction/war";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("an enemy in a hospital abroad is away: never out soon, and still abroad once released", async ({
  page,
  game,
}) => {
  const abroad = structuredClone(fighters);
  const nettle = abroad.members.find(({ name }) => name === "Nettle");
  Object.assign(nettle?.status ?? {}, {
    state: "Hospital",
    description: "In a Swiss hospital for 1 mins",
    until: NOW / 1000 + 100,
  });
  game.answer("/faction/9104/members", abroad);
  await page.goto(PATH);
  const later = page.getByRole("list", { name: "Later" }).getByRole("listitem");
  const row = later.filter({ hasText: "Nettle" });
  await expect(row).toContainText("Hospital in Switzerland");
  await expect(row).toContainText("1 min");
  await page.clock.runFor(110_000);
  await expect(row).toContainText("In Switzerland");
  await expect(page.getByRole("link", { name: "Attack Nettle" })).toHaveCount(0);
});

test("with fewer than ten hits there is no chain and no warning; a cooldown says when it ends", async ({
  page,
  game,
}) => {
  await page.clock.setFixedTime(NOW);
  const none = { id: 0, max: 10, modifier: 1, start: 0, end: 1 };
  game.answer("/faction/chain", { chain: { ...none, current: 1, timeout: 20, cooldown: 0 } });
  await page.goto(PATH);
  const chain = page.getByRole("region", { name: "Chain" });
  await expect(chain).toContainText("No chain");
  await expect(chain).toContainText("9 hits to go");
  await expect(chain).not.toContainText("Hit now");

  const cooldown = NOW / 1000 + 3600;
  game.answer("/faction/chain", { chain: { ...none, current: 250, timeout: 0, cooldown } });
  await page.reload();
  await expect(chain).toContainText("Cooling down until 13:00 TCT");
  await expect(chain).not.toContainText("to go");
  await expect(chain).not.toContainText("respect");
});

/** A war 20 hours in. */
const warAt = (own: number, enemy: number) => ({
  pacts: [],
  wars: {
    ranked: {
      war_id: 28397,
      start: NOW / 1000 - 20 * 3600,
      end: null,
      target: 3000,
      winner: null,
      factions: [
        { id: 9104, name: "Iron Harbour", score: enemy, chain: 3 },
        { id: 9001, name: "The Testers", score: own, chain: 0 },
      ],
    },
    raids: [],
    territory: [],
  },
});

test("when behind, shows how much the enemy still needs", async ({ page, game }) => {
  await page.clock.setFixedTime(NOW);
  game.answer("/faction/wars", warAt(500, 2500));
  await page.goto(PATH);
  const war = page.getByRole("region", { name: "Ranked war" });
  await expect(war).toContainText("Behind 2,000");
  await expect(war).toContainText("enemy needs 1,000 more");
  // Three hits are no chain.
  await expect(war).not.toContainText("chain");
});

test("an agreed score is kept, and the forecast goes by it in place of the target", async ({
  page,
  game,
}) => {
  await page.clock.setFixedTime(NOW);
  game.answer("/faction/wars", warAt(2500, 500));
  await page.goto(PATH);
  const war = page.getByRole("region", { name: "Ranked war" });
  await expect(war).toContainText("1,000 to go");
  await expect(page.getByText("Assumes no agreed score")).toBeVisible();
  await expect(page.getByText("Ends if the lead keeps growing")).toBeVisible();

  await page.getByLabel("Agreed score").fill("5,000");
  await expect(war).toContainText("2,500 to go");
  await expect(war).toContainText("agreed score 5,000");
  // 125 an hour: another 20 hours from 12:00.
  await expect(
    page
      .getByRole("term")
      .filter({ hasText: "The Testers reaches the agreed score" })
      .locator(".."),
  ).toContainText("Sat 08:00 TCT");
  await expect(page.getByText("Ends if the lead keeps growing")).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel("Agreed score")).toHaveValue("5,000");

  await page.getByLabel("Agreed score").fill("many");
  await expect(page.getByRole("alert").filter({ hasText: "Enter a score" })).toBeVisible();
  await page.getByLabel("Agreed score").fill("");
  await expect(war).toContainText("1,000 to go");
});

test("the respect of a bonus hit is listed apart from the other hits", async ({ page, game }) => {
  await page.clock.setFixedTime(NOW);
  const [first] = live.attacks;
  const enemy = { id: 2400015, name: "MrPips", level: 91, faction: { id: 9104, name: "A" } };
  const hit = { ...first, defender: enemy, chain: 501, respect_gain: 6.5 };
  const bonus = { ...hit, id: 411000009, chain: 500, respect_gain: 320 };
  game.answer("/faction/attacks", { attacks: [hit, bonus] });
  await page.goto(PATH);
  const hits = page.getByRole("region", { name: "Hits in this war" });
  await hits.scrollIntoViewIfNeeded();
  await expect(hits.getByRole("row").nth(1).getByRole("cell").nth(1)).toHaveText(/^7\+320 bonus$/);
});

test("members who couldn’t be loaded keep their share of a payout, and the list says so", async ({
  page,
  game,
}) => {
  const { rankedwarreport } = structuredClone(report);
  const bravo = rankedwarreport.factions[0]?.members[1];
  Object.assign(bravo ?? {}, { score: null });
  const charlie = rankedwarreport.factions[0]?.members[2];
  Object.assign(charlie ?? {}, { name: null });
  game.answer("/faction/27811/rankedwarreport", { rankedwarreport });
  await page.goto(`${PATH}?war=27811&sum=9000`);
  const payout = page.getByRole("region", { name: "Payout" });
  await expect(payout).toContainText("1 member couldn’t be loaded and isn’t in this list");
  await expect(payout).toContainText("500 hits, 2,700 respect. $2,700 is set aside.");
  const rows = payout.getByRole("row");
  await expect(rows.filter({ hasText: "alpha_one" })).toContainText("$5,400");
  await expect(rows.filter({ hasText: "[3000003]" })).toContainText("$900");
  await expect(page.getByText("by 2 of 4 members, 1 couldn’t be loaded")).toBeVisible();
});

test("without the enemies and our own members nobody is counted", async ({ page, game }) => {
  game.answer("/faction/9104/members", errorCode(17, "Backend error"));
  game.answer("/faction/9001/members", errorCode(17, "Backend error"));
  await page.goto(PATH);
  await expect(page.getByText("Lead 2,140")).toBeVisible();
  await expect(page.getByText(/^Not updated/).first()).toBeVisible();
  await expect(page.getByText(/hittable|online, /)).toHaveCount(0);
});
