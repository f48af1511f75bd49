import older from "../lib/api/testing/fixtures/faction-crimes.legacy.json" with { type: "json" };
import members from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import {
  crime,
  crimesAnswer,
  hours,
  PATH,
  slot,
  success,
} from "../app/app/faction/organised-crimes/testing/crime-answers";
import { errorCode, expect, type Page, test } from "./test";

/** The rows, without the lists inside them. */
const needsOf = (page: Page) =>
  page.getByRole("list", { name: "Crimes that need you" }).locator("> li");

const [alpha, bravo, charlie] = members.members;

const ANSWERS = {
  "/faction/members": {
    members: [
      alpha,
      { ...bravo, status: { ...bravo?.status, state: "Hospital", until: hours(9) } },
      { ...alpha, id: 3000005, name: "Echo", is_in_oc: false },
      { ...charlie, is_in_oc: false },
    ],
  },
  ...crimesAnswer(
    crime({
      id: 11,
      name: "Break the Bank",
      ready_at: hours(20),
      slots: [
        slot({
          by: 3000001,
          position: "Thief",
          item: { id: 206, is_reusable: true, is_available: false },
        }),
        slot({ by: 3000005, rate: 62, position: "Robber" }),
      ],
    }),
    crime({ id: 12, name: "Clinical Precision", slots: [slot({ by: 3000002 })] }),
    crime({
      id: 13,
      name: "Pet Project",
      status: "Recruiting",
      ready_at: hours(1),
      expired_at: hours(9),
      slots: [slot({ by: 3000001 }), slot({ rate: 20 }), slot()],
    }),
    crime({ id: 14, name: "Ace in the Hole", ready_at: hours(-2), slots: [slot({ by: 3000002 })] }),
    success({ money: 300 }, { id: 15, name: "Bidding War", slots: [slot({ by: 3000001 })] }),
    crime({
      id: 16,
      name: "Unheard of",
      status: "Botched",
      slots: [slot({ position: "Juggler" })],
    }),
    crime({
      id: 17,
      name: "Snow Blind",
      ready_at: hours(50),
      slots: [
        slot({ by: 999 }),
        slot({ by: 3000001, item: { id: 1485, is_reusable: false, is_available: false } }),
      ],
    }),
    crime({
      id: 18,
      name: "Stage Fright",
      ready_at: hours(30),
      slots: [slot({ by: 3000005, rate: 62 })],
    }),
    crime({
      id: 19,
      name: "Honey Trap",
      status: "Recruiting",
      ready_at: hours(1),
      expired_at: hours(200),
      slots: [slot({ by: 3000001 }), slot(), slot()],
    }),
  ),
};

test("crimes that need somebody, the most urgent first, each with who, why and where to go", async ({
  openShared,
}) => {
  const page = await openShared(PATH, ANSWERS);
  await expect(page.getByRole("region", { name: "At a glance" })).toContainText("6 need you");
  const needs = needsOf(page);
  for (const [index, texts] of [
    ["Ace in the Hole", "2 h 00 min", "late, 10:00", "in hospital until", "Open profile"],
    ["Clinical Precision", "5 h 00 min", "in hospital until", "Open profile"],
    ["Pet Project", "9 h 00 min", "expires ", "1 of 3 slots filled", "Open crime"],
    [
      "Break the Bank",
      "20 h 00 min",
      "Xanax for Alpha, $872k",
      "1 pass rate below 90%",
      "Buy item",
    ],
    [
      "Snow Blind",
      "2 d 2 h",
      "[999] has left the faction",
      "Ceremonial Mug for Alpha, no market value",
      "Open profile",
    ],
    ["Bidding War", "1 d 6 h", "ago, ", "$300 owed to 1 member", "Mark as settled", "Pay out"],
  ].entries()) {
    for (const text of texts) await expect(needs.nth(index)).toContainText(text);
  }
  await expect(needs).toHaveCount(6);
  await expect(page.getByRole("link", { name: "Buy item: Xanax" })).toHaveAttribute(
    "href",
    "https://www.torn.com/page.php?sid=ItemMarket#/market/view=search&itemID=206&itemName=Xanax&itemType=Drug",
  );
  await expect(needs.getByRole("link", { name: /^Ace in the Hole/ })).toHaveAttribute(
    "href",
    "https://www.torn.com/factions.php?step=your&type=1#/tab=crimes&crimeId=14",
  );
});

test("slots say in words what their shape shows: missing, away, low and empty", async ({
  openShared,
}) => {
  const page = await openShared(PATH, ANSWERS);
  const slots = needsOf(page).getByRole("listitem");
  for (const words of [
    "Thief: Alpha, pass rate 95, item missing",
    "Robber: Echo, pass rate 62, low pass rate",
    "Muscle: bravo_the_second_of_that_name1, pass rate 95, away when ready",
    "Muscle: empty",
  ]) {
    await expect(slots.filter({ hasText: words }).first()).toBeVisible();
  }
});

test("crimes that need nobody are counted apart, each in a list that opens; so are members without a crime", async ({
  page,
  game,
  signIn,
}) => {
  for (const [path, answer] of Object.entries(ANSWERS)) game.answer(path, answer);
  await signIn();
  await page.goto(PATH);
  const open = (words: string) => page.locator("summary").filter({ hasText: words }).click();
  await test.step("only low pass rates", async () => {
    await open("1 crime, 1 slot below 90%");
    const low = page.getByRole("list", { name: "Low pass rates" });
    await expect(low).toContainText("Stage Fright");
    await expect(low).toContainText(/1 d [56] h/);
  });
  await test.step("on track, with the earliest start: about a day more for each empty slot", async () => {
    await open("On track");
    // Ready in 1 hour, two slots empty: 2 days and 1 hour.
    const onTrack = page.getByRole("list", { name: "On track" });
    await expect(onTrack).toContainText("Honey Trap");
    await expect(onTrack).toContainText(/2 d [01] h/);
    await expect(onTrack).toContainText("about");
  });
  await test.step("eligible members who aren’t in a crime, without recruits", async () => {
    await open("Not in an OC2");
    const idle = page.getByRole("region", { name: "Not in an OC" });
    await expect(idle.getByRole("link")).toHaveText(["bravo_the_second_of_that_name1", "Echo"]);
  });
});

test("an unknown status, role and crime name stand as the game writes them", async ({
  openShared,
}) => {
  const page = await openShared(PATH, ANSWERS);
  const summary = page.getByRole("region", { name: "Summary", exact: true });
  await expect(summary.getByRole("term").last()).toHaveText("Botched");
});

test("crimes of the first generation, as the older answer has them, stand without roles or rates", async ({
  page,
  game,
  signIn,
}) => {
  game.answer("/faction/crimes", older);
  await signIn();
  await page.goto(PATH);
  const summary = page.getByRole("region", { name: "Summary", exact: true });
  await expect(summary).toContainText(`latest ${Object.keys(older.crimes).length} crimes`);
  await page.locator("summary").filter({ hasText: "On track" }).click();
  await expect(page.getByRole("list", { name: "Slots" }).first()).toContainText(
    "Unknown role: bravo",
  );
});

test("the minimum pass rate is saved, filters narrow the list, and Pay out opens the payouts", async ({
  page,
  game,
  signIn,
}) => {
  for (const [path, answer] of Object.entries(ANSWERS)) game.answer(path, answer);
  await signIn();
  await page.goto(PATH);
  await expect(needsOf(page)).toHaveCount(6);

  const fold = page.locator("summary").filter({ hasText: "Low pass rates" });
  await expect(fold).toContainText("1 crime, 1 slot below 90%");
  await fold.click();
  const threshold = page.getByRole("textbox", { name: "Minimum pass rate (%)" });
  await threshold.fill("60");
  await expect(fold).toContainText("0 crimes, 0 slots below 60%");
  await expect(needsOf(page)).toHaveCount(6);
  await page.reload();
  await expect(fold).toContainText("below 60%");
  await fold.click();
  await threshold.fill("");
  await expect(threshold).toHaveValue("");
  await expect(fold).toContainText("below 60%");
  await threshold.press("Enter");
  await expect(threshold).toHaveValue("0");

  await page.getByRole("button", { name: "Item missing 2" }).click();
  await expect(needsOf(page)).toHaveCount(2);
  await expect(page).toHaveURL(/needs=missing-item/);
  await page.getByRole("button", { name: "All 6" }).click();
  await expect(needsOf(page)).toHaveCount(6);

  await page.getByRole("button", { name: "Pay out Bidding War" }).click();
  await expect(page).toHaveURL(/view=payouts/);
});

test("a faction on the old crimes, and a player without a faction: the page says why there are no crimes", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  game.answer("/faction/crimes", errorCode(27, "Must be migrated to organized crimes 2.0"));
  await page.goto(PATH);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "Not available until you or your faction switch to crimes 2.0",
  );
  game.answer("/faction/crimes", errorCode(7));
  game.answer("/key/info", {
    info: {
      selections: {},
      user: { id: 3000001, faction_id: null, company_id: null },
      access: { level: 4, type: "Full Access", faction: false, company: false },
    },
  });
  await page.goto(PATH);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("You are not in a faction.");
});

test("a member in a hospital abroad isn’t back once released", async ({ openShared }) => {
  const inSwitzerland = {
    ...bravo?.status,
    state: "Hospital",
    description: "In a Swiss hospital for 30 mins",
    until: hours(0.5),
  };
  const page = await openShared(PATH, {
    "/faction/members": { members: [alpha, { ...bravo, status: inSwitzerland }] },
    ...crimesAnswer(
      crime({
        id: 12,
        name: "Clinical Precision",
        ready_at: hours(2),
        slots: [slot({ by: 3000002 })],
      }),
    ),
  });
  await expect(needsOf(page)).toContainText([
    "in hospital in Switzerland until 12:30, then still abroad",
  ]);
});
