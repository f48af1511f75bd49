import older from "../lib/api/testing/fixtures/faction-crimes.older.json" with { type: "json" };
import members from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import { crime, crimesAnswer, hours, PATH, slot, success } from "./crimes/crime-answers";
import { errorCode, expect, test } from "./test";

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
  ),
};

test("crimes that need somebody, the most urgent first, each with who, why and where to go", async ({
  look,
}) => {
  const page = await look(PATH, ANSWERS);
  await expect(page.getByRole("region", { name: "At a glance" })).toContainText(
    "6 crimes need you",
  );
  const needs = page.getByRole("list", { name: "Needs" }).getByRole("listitem");
  for (const [index, texts] of [
    ["2 h 00 min", "ago, 10:00", "Ready, but delayed", "Ace in the Hole", "(in hospital until"],
    ["5 h 00 min", "Away when ready", "Clinical Precision", "Muscle: in hospital until"],
    ["9 h 00 min", "expires", "Stuck recruiting", "Pet Project", "1 of 3 slots filled"],
    [
      "20 h 00 min",
      "Missing item",
      "Alpha, Thief, needs Xanax: $871,858 on the market, $760,000 at Black Market in Japan",
    ],
    ["20 h 00 min", "Pass rate", "Break the Bank", "Under 90: Echo 62 as Robber"],
    ["2 d 2 h", "Left the faction", "Snow Blind", "[999], Muscle, has left the faction"],
    ["2 d 2 h", "Missing item", "needs Ceremonial Mug: nobody trades it"],
    ["1 d 6 h", "ago, ", "Unpaid", "Bidding War", "$300 owed to 1 member, $300 each"],
  ].entries()) {
    for (const text of texts) await expect(needs.nth(index)).toContainText(text);
  }
  await expect(needs).toHaveCount(8);
  await expect(page.getByRole("link", { name: "Buy Xanax" })).toHaveAttribute(
    "href",
    "https://www.torn.com/page.php?sid=ItemMarket#/market/view=search&itemID=206&itemName=Xanax&itemType=Drug",
  );
  await expect(page.getByRole("link", { name: "Crime Ace in the Hole" })).toHaveAttribute(
    "href",
    "https://www.torn.com/factions.php?step=your&type=1#/tab=crimes&crimeId=14",
  );
});

test("the earliest start counts about a day for each empty slot", async ({ look }) => {
  const page = await look(PATH, ANSWERS);
  const row = page
    .getByRole("table", { name: "Under way" })
    .getByRole("row", { name: /Pet Project/ });
  // Ready in 1 hour, two slots empty: 2 days and 1 hour.
  await expect(row).toContainText("2 d 1 h");
  await expect(row).toContainText("about");
});

test("slots say in words what their form shows: missing, away, low and empty", async ({ look }) => {
  const page = await look(PATH, ANSWERS);
  const slots = page.getByRole("table", { name: "Under way" }).getByRole("listitem");
  for (const words of [
    "Thief: Alpha, passes 95, item missing",
    "Robber: Echo, passes 62, pass rate low",
    "Muscle: bravo_the_second_of_that_name1, passes 95, away when ready",
    "Muscle: empty",
  ]) {
    await expect(slots.filter({ hasText: words }).first()).toBeVisible();
  }
});

test("members who could be in a crime and are in none, without recruits", async ({ look }) => {
  const page = await look(PATH, ANSWERS);
  const idle = page.getByRole("region", { name: "In no crime" });
  await expect(idle.getByRole("link")).toHaveText(["bravo_the_second_of_that_name1", "Echo"]);
});

test("an unknown status, role and crime name stand as the game writes them", async ({ look }) => {
  const page = await look(PATH, ANSWERS);
  const summary = page.getByRole("region", { name: "Summary", exact: true });
  await expect(summary.getByRole("term").last()).toHaveText("Botched");
});

test("crimes of the first generation, as the older answer has them, stand without roles or rates", async ({
  look,
}) => {
  const page = await look(PATH, { "/faction/crimes": older });
  const summary = page.getByRole("region", { name: "Summary", exact: true });
  await expect(summary).toContainText(`the latest ${Object.keys(older.crimes).length} crimes`);
  await expect(page.getByRole("list", { name: "Slots" }).first()).toContainText("Slot: bravo");
});

test("the threshold is kept, the kinds narrow the list, and unpaid leads to the payouts", async ({
  page,
  game,
  signIn,
}) => {
  for (const [path, answer] of Object.entries(ANSWERS)) game.answer(path, answer);
  await signIn();
  await page.goto(PATH);
  const needs = page.getByRole("list", { name: "Needs" }).getByRole("listitem");
  await expect(needs).toHaveCount(8);

  const threshold = page.getByRole("textbox", { name: "Lowest pass rate (%)" });
  await threshold.fill("60");
  await expect(needs).toHaveCount(7);
  await page.reload();
  await expect(needs).toHaveCount(7);
  await threshold.fill("");
  await expect(threshold).toHaveValue("");
  await expect(needs).toHaveCount(7);
  await threshold.press("Enter");
  await expect(threshold).toHaveValue("0");

  await page.getByRole("button", { name: "Missing item" }).click();
  await expect(needs).toHaveCount(2);
  await expect(page).toHaveURL(/needs=missing-item/);
  await page.getByRole("button", { name: "Missing item" }).click();

  await page.getByRole("button", { name: "Pay out Bidding War" }).click();
  await expect(page).toHaveURL(/view=payouts/);
});

test("a faction still on the old crimes is told so, and one without a faction too", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  game.answer("/faction/crimes", errorCode(27, "Must be migrated to organized crimes 2.0"));
  await page.goto(PATH);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "The game doesn’t offer you this yet",
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
