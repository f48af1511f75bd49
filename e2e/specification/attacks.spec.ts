import live from "../../lib/api/testing/fixtures/faction-attacks.json" with { type: "json" };
import { errorCode, expect, httpStatus, neverResponds, test, textsOf } from "../test";

const PATH = "/app/faction/attacks";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("heading, columns, and the attacks of the last 24 hours, newest first", async ({
  page,
  game,
}) => {
  await page.goto(PATH);
  await expect(page.getByRole("heading", { level: 1, name: "Faction attacks" })).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveText([
    /^When▼$/,
    /^Attacker$/,
    /^Defender$/,
    /^Result$/,
    /^Respect gained$/,
    /^Respect lost$/,
  ]);
  await expect
    .poll(() => textsOf(page, 1))
    .toEqual(["20 Nov, 11:59", "20 Nov, 11:46", "20 Nov, 10:25"]);
  await expect
    .poll(() => textsOf(page, 2))
    .toEqual(["Alpha [3000001]", "Stealthed attacker", "Delta [3000004]"]);
  await expect
    .poll(() => textsOf(page, 3))
    .toEqual(["3000201", "bravo_the_second_of_that_name1 [3000002]", "3000301"]);
  await expect.poll(() => textsOf(page, 4)).toEqual(["Hospitalized", "Mugged", "Lost"]);
  await expect.poll(() => textsOf(page, 5)).toEqual(["4.25", "0.00", "0.00"]);
  await expect.poll(() => textsOf(page, 6)).toEqual(["0.00", "1.50", "0.00"]);

  await expect(page.getByRole("link", { name: "Alpha [3000001]" })).toHaveAttribute(
    "href",
    "https://www.torn.com/profiles.php?XID=3000001",
  );
  await expect(page.getByRole("link", { name: "3000201" })).toHaveAttribute(
    "href",
    "https://www.torn.com/profiles.php?XID=3000201",
  );
  await expect(page.getByText("20 Nov, 11:59")).toHaveAttribute("title", /your time$/);
  expect(game.calls.toSorted()).toEqual([
    "/faction/attacksfull?limit=100&comment=Almanac",
    "/faction/basic?comment=Almanac",
    "/faction/crimes?cat=available&limit=100&comment=Almanac",
    "/faction/members?comment=Almanac",
  ]);
});

test("the lead: respect gained, what was won, lost and received, and how it is calculated", async ({
  page,
}) => {
  await page.goto(PATH);
  const lead = page.getByRole("region", { name: "At a glance" });
  await expect(lead).toContainText("4.25 respect gained");
  await expect(lead).toContainText("1 of 2 attacks won in the last 24 hours.");
  await expect(lead).toContainText(/Respect lost\s*1\.50/);
  await expect(lead).toContainText(/Attacks made\s*2\s*1 won/);
  await expect(lead).toContainText(/Attacks received\s*1/);
  await lead.getByRole("button", { name: "How it’s calculated: Respect gained" }).click();
  await expect(page.getByRole("dialog")).toContainText(/Net\s*\+2\.75/);
});

test("loading text: 'Loading data...'", async ({ page, game }) => {
  game.answer("/faction/attacksfull", neverResponds);
  await page.goto(PATH);
  await expect(page.getByText("Loading data...", { exact: true })).toBeVisible();
  await expect(page.getByRole("table")).toBeHidden();
});

test("error text: 'Error loading data', and 'Try again' brings the page", async ({
  page,
  game,
}) => {
  game.answer("/faction/attacksfull", httpStatus(500));
  await page.goto(PATH);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert.getByText("Error loading data", { exact: true })).toBeVisible();
  game.restoreResponses();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("row")).toHaveCount(4);
});

test("no attack: 'No data available', and what to do", async ({ page, game }) => {
  game.answer("/faction/attacksfull", { attacks: {} });
  await page.goto(PATH);
  await expect(page.getByText("No data available")).toBeVisible();
  await expect(page.getByText("in the last 24 hours. Choose a longer period.")).toBeVisible();
  await expect(page.getByRole("table")).toBeHidden();
});

test("without faction API access, only a destructive alert is shown", async ({ page, game }) => {
  game.answer("/faction/crimes", errorCode(7, "Incorrect ID-entity relation"));
  await page.goto(PATH);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "You do not have faction API access. Contact your faction leader to enable this feature for you.",
  );
  await expect(page.getByRole("table")).toBeHidden();
  await expect(page.getByText("Loading data...")).toBeHidden();
});

test("bonus hits of a chain are listed apart, and averages leave them out", async ({
  page,
  game,
}) => {
  const [hit] = live.attacks;
  const hits = [6, 4, 320].map((respect_gain, id) => ({ ...hit, id, respect_gain }));
  game.answer("/faction/attacksfull", { attacks: hits });
  await page.goto(PATH);
  const lead = page.getByRole("region", { name: "At a glance" });
  await expect(lead).toContainText("330.00 respect gained");
  await expect(lead).toContainText(/Respect per hit\s*5\.00\s*excluding 1 bonus hit \(320\.00\)/);
  await page.getByLabel("Direction").selectOption("Bonus hits");
  await expect.poll(() => textsOf(page, 5)).toEqual(["bonus 320.00"]);
  await page.goto(`${PATH}?view=members`);
  const cells = page.getByRole("row", { name: /^Alpha/ }).getByRole("cell");
  await expect(cells.nth(3)).toHaveText("330.00");
  await expect(cells.nth(4)).toHaveText("5.00");
  await expect(cells.nth(5)).toHaveText("320.00");
});
