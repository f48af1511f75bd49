import basic from "../../lib/api/testing/fixtures/faction-basic.json" with { type: "json" };
import older from "../../lib/api/testing/fixtures/faction-basic.legacy.json" with { type: "json" };
import keyInfo from "../../lib/api/testing/fixtures/key-info.json" with { type: "json" };
import { errorCode, expect, httpStatus, type Page, neverResponds, test } from "../test";

const PATH = "/app/faction/basic";
const DENIED = errorCode(7, "Incorrect ID-entity relation");

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

async function expectTheTesters(page: Page) {
  const lead = page.getByRole("region", { name: "At a glance" });
  await expect(lead).toContainText("The Testers [TST]");
  await expect(lead).toContainText("Ran by [3000001]");
  await expect(lead).toContainText(/Members\s*4\s*of 100/);
  await expect(lead).toContainText(/Respect\s*1,010,992/);
  await expect(lead).toContainText(/Best chain\s*5,000\s*hits/);
  const wars = page.getByRole("region", { name: "Ranked wars" });
  await expect(wars).toContainText(/Rank\s*Platinum/);
  await expect(wars).toContainText(/Division\s*2/);
  await expect(wars).toContainText(/Position in the division\s*7/);
  await expect(wars).toContainText(/Wars won\s*52/);
}

test("the faction’s name with its tag in brackets, and 'Ran by [leader id]'", async ({
  page,
  game,
}) => {
  await page.goto(PATH);
  await expect(page.getByRole("heading", { level: 1, name: "Faction summary" })).toBeVisible();
  await expectTheTesters(page);
  for (const [name, href] of [
    ["3000001", "https://www.torn.com/profiles.php?XID=3000001"],
    ["3000002", "https://www.torn.com/profiles.php?XID=3000002"],
    ["Open in the game", "https://www.torn.com/factions.php?step=profile&ID=9001"],
  ] as const) {
    await expect(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  await expect(page.getByText("1,232 days, since 7 Jul 2023")).toBeVisible();
  await page.getByRole("button", { name: "How it’s calculated: the founding date" }).click();
  await expect(page.getByRole("dialog")).toContainText(/Today\s*20 Nov 2026/);
  expect(game.calls).toEqual(["/faction/basic?comment=Almanac"]);
});

test("the older shape says the same", async ({ page, game }) => {
  game.answer("/faction/basic", older);
  await page.goto(PATH);
  await expectTheTesters(page);
});

test("name, tag and leader are enough: what the game does not say is –", async ({ page, game }) => {
  const { name, tag, leader_id } = basic.basic;
  game.answer("/faction/basic", { basic: { name, tag, leader_id, rank: "Gold", respect: "much" } });
  await page.goto(PATH);
  await expect(page.getByText("The Testers [TST]")).toBeVisible();
  await expect(page.getByText("Ran by [3000001]")).toBeVisible();
  await expect(page.getByText("–", { exact: true })).toHaveCount(9);
  await expect(page.getByRole("link", { name: "Open in the game" })).toBeHidden();
});

test("'Loading...', then 'Error' on failure, and 'Try again' brings the page", async ({
  page,
  game,
}) => {
  game.answer("/faction/basic", neverResponds);
  await page.goto(PATH);
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();

  game.answer("/faction/basic", httpStatus(500));
  await page.goto(PATH);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert.getByText("Error", { exact: true })).toBeVisible();
  game.answer("/faction/basic", basic);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expectTheTesters(page);
});

test("a player without a faction reads so; the page needs no faction API access", async ({
  page,
  game,
}) => {
  game.answer("/faction/crimes", DENIED);
  await page.goto(PATH);
  await expectTheTesters(page);

  const { info } = keyInfo;
  game.answer("/faction/basic", DENIED);
  game.answer("/key/info", { info: { ...info, user: { ...info.user, faction_id: null } } });
  await page.goto(PATH);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("You are not in a faction.");
  await expect(page.getByText("Loading...")).toBeHidden();
  expect(game.calls.filter((call) => call.startsWith("/faction/crimes"))).toEqual([]);
});

for (const leader_id of [null, 0]) {
  test(`a faction whose leader is ${leader_id} stands without the line`, async ({ page, game }) => {
    game.answer("/faction/basic", { basic: { ...basic.basic, leader_id } });
    await page.goto(PATH);
    const lead = page.getByRole("region", { name: "At a glance" });
    await expect(lead).toContainText("The Testers [TST]");
    await expect(page.getByText("Ran by")).toHaveCount(0);
  });
}
