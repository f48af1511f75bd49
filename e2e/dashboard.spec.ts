import keyInfo from "../lib/api/testing/fixtures/key-info.json" with { type: "json" };
import ownCrime from "../lib/api/testing/fixtures/user-organised-crime.json" with { type: "json" };
import { NOW } from "../lib/api/testing/answers";
import { TODAY } from "./money/portfolio-answers";
import { errorCode, expect, test } from "./test";

const { info } = keyInfo;

test("the dashboard shows the account’s name, bars and cooldowns, and the faction", async ({
  look,
}) => {
  const page = await look("/app/dashboard");
  await expect(page.getByRole("region", { name: "Account" })).toContainText("player [3000001]");
  const vitals = page.getByRole("region", { name: "Bars and cooldowns" });
  for (const name of ["Energy", "Nerve", "Happy", "Life"]) {
    await expect(vitals.getByRole("meter", { name })).toBeVisible();
  }
  for (const name of ["Drug", "Booster", "Medical"]) {
    await expect(vitals.getByText(`${name} cooldown`)).toBeVisible();
  }
  // In game time, then in the player's own.
  await expect(vitals).toContainText(/Full 12:16\s*\d\d:\d\d your time\s*in\s1\d\smin\s\d\d\ss/);
  await expect(page.getByRole("heading", { name: "The Testers [TST]" })).toBeVisible();
});

test("the dashboard leads with what is left today: as much as the checklist shows open", async ({
  look,
}) => {
  const page = await look("/app/dashboard");
  const lead = page.getByRole("region", { name: "At a glance" });
  await expect(lead).toContainText(/\d+ left today/);
  const open = page
    .getByRole("region", { name: "Checklist" })
    .getByRole("listitem")
    .filter({ hasText: "Incomplete" });
  await expect(lead).toContainText(`${await open.count()} left today`);
  await expect(lead).toContainText("The new day begins in 12 h 00 min.");
  await expect(lead).toContainText("Life full, 12:16");
});

test("the dashboard does not say that nothing is left where it is not known", async ({ look }) => {
  const page = await look("/app/dashboard", { "/user/refills": errorCode(17, "Backend error") });
  const lead = page.getByRole("region", { name: "At a glance" });
  await expect(lead).toContainText(/\d+ or more left today/);
  await expect(lead).toContainText("3 items couldn’t be read.");
});

test("the dashboard leads with the own crime, where it is ready within a day", async ({ look }) => {
  const crime = ownCrime.organizedCrime;
  const page = await look("/app/dashboard", {
    "/user/organizedcrime": {
      organizedCrime: { ...crime, ready_at: NOW / 1000 + 7200, slots: crime.slots.slice(0, 1) },
    },
  });
  const lead = page.getByRole("region", { name: "At a glance" });
  await expect(lead).toContainText(/Own crime\s*2 h 00 min\s*Counter Offer, 14:00/);
});

test("what one call does not bring, the others do", async ({ page, game, signIn }) => {
  game.answer("/user/bars", errorCode(17, "Backend error"));
  await signIn();
  await page.goto("/app/dashboard");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("(Backend error)");
  await expect(page.getByRole("region", { name: "Account" })).toBeVisible();
  await expect(page.getByText("Ran by")).toBeVisible();
});

test("the dashboard says what the stocks are worth and which dividends are ready", async ({
  page,
  game,
  signIn,
}) => {
  for (const [path, answer] of Object.entries(TODAY)) game.answer(path, answer);
  await signIn();
  await page.goto("/app/dashboard");
  const stocks = page.getByRole("region", { name: "Stocks" });
  await expect(stocks).toContainText("5 stocks held");
  await expect(stocks).toContainText("$1,755,000,000");
  await expect(stocks).toContainText("1 dividend ready to collect: GRN");
  await stocks.getByRole("link", { name: "Portfolio" }).click();
  await expect(page).toHaveURL("/app/user/stock");
  await page.goBack();
  await stocks.getByRole("link", { name: "Stock ROI Calculator" }).click();
  await expect(page).toHaveURL("/app/tools/stock-market");
});

test("the dashboard says how full the faction is, and leads to its pages", async ({ look }) => {
  const page = await look("/app/dashboard");
  const faction = page.getByRole("region", { name: "Faction", exact: true });
  await expect(faction).toContainText("4 of 100 members");
  await expect(faction).toContainText("Ran by [3000001]");
  for (const [name, path] of [
    ["Faction summary", "/app/faction/basic"],
    ["Members", "/app/faction/members"],
    ["Faction attacks", "/app/faction/attacks"],
    ["Organised crimes", "/app/faction/organised-crimes"],
  ] as const) {
    await expect(faction.getByRole("link", { name })).toHaveAttribute("href", path);
  }
});

test("without a faction the dashboard says so", async ({ page, game, signIn }) => {
  game.answer("/faction/basic", errorCode(7, "Incorrect ID-entity relation"));
  game.answer("/key/info", { info: { ...info, user: { ...info.user, faction_id: null } } });
  await signIn();
  await page.goto("/app/dashboard");
  await expect(page.getByText("You are not in a faction.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Account" })).toBeVisible();
});

test("without stocks the dashboard says so", async ({ page, game, signIn }) => {
  game.answer("/user/stocks", { stocks: {} });
  await signIn();
  await page.goto("/app/dashboard");
  const stocks = page.getByRole("region", { name: "Stocks" });
  await expect(stocks).toContainText("0 stocks held");
  await expect(stocks).toContainText(/Dividends ready to collect\s*None/);
});

test("the dashboard leads to the log and to the message sender", async ({ look }) => {
  const page = await look("/app/dashboard");
  for (const [name, path] of [
    ["User Logs", "/app/user/logs"],
    ["Message Sender", "/app/tools"],
  ] as const) {
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", path);
  }
});

test("the dashboard asks for at most 22 things, and for none again within 60 seconds", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await page.goto("/app/dashboard");
  await expect(page.getByRole("region", { name: "At a glance" })).toBeVisible();
  await expect(page.getByText("Loading")).toHaveCount(0);
  const cold = game.calls.length;
  expect(cold).toBeLessThanOrEqual(22);
  expect(new Set(game.calls).size).toBe(cold);

  await page.clock.fastForward(50_000);
  const navigation = page.getByRole("navigation", { name: "Main" });
  await navigation.getByRole("link", { name: "Items" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Items" })).toBeVisible();
  await expect(page.getByText("Xanax")).toBeVisible();
  const onItems = game.calls.length;
  await navigation.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(page.getByRole("region", { name: "At a glance" })).toBeVisible();
  await expect(page.getByText("Loading")).toHaveCount(0);
  expect(game.calls).toHaveLength(onItems);
});
