import { NOW } from "../lib/api/testing/answers";
import barsLegacy from "../lib/api/testing/fixtures/user-bars.legacy.json" with { type: "json" };
import { row } from "./checklist/checklist-page";
import { after, flight, MINUTE_MS, notRunning, open, PATH, player, QUIET } from "./next/quiet-day";
import { rows, section } from "./next/section";
import { errorCode, expect, type Page, test } from "./test";

/** A full bar in the older response. */
const FULL = { current: 60, maximum: 60, increment: 1, interval: 300, ticktime: 60, fulltime: 0 };

const HOUR_MS = 60 * MINUTE_MS;

const lead = (page: Page) => page.getByRole("region", { name: "At a glance" });

test("selections that the key can’t read are named in one sentence", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await open(page, game, {
    "/user/basic": player("Okay", "Okay"),
    "/user/travel": errorCode(16),
    "/user/money": errorCode(16),
    "/torn/calendar": errorCode(16),
  });
  await expect(
    section(page)
      .getByRole("alert")
      .filter({ hasText: "Couldn’t load your flight, bank investment and the game’s events." }),
  ).toHaveCount(1);
  // What the bank investment needs, although the flight needs less.
  await expect(section(page)).toContainText("the page needs a key with Limited or Full Access");
  await expect(section(page).getByRole("button", { name: "Try again" })).toHaveCount(1);
  await expect(lead(page)).toContainText("New day in 12 h 00 min");
  await expect(row(page, "Church donation")).toContainText("resets in");
});

test("without the player’s state, the end of a stay in hospital or jail is missing, and said to be", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await open(page, game, { "/user/basic": errorCode(16), "/torn/calendar": errorCode(16) });
  await expect(section(page).getByRole("alert")).toContainText(
    "Couldn’t load your hospital time, jail time and the game’s events.",
  );
  await expect(section(page).getByRole("button", { name: "Try again" })).toHaveCount(1);
});

test("if the flight can’t be loaded, the player’s state says whether Torn is out of reach", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await open(page, game, {
    "/user/travel": errorCode(17, "Backend error"),
    "/user/basic": player("Abroad", "In Mexico"),
  });
  await expect(row(page, "Church donation")).toContainText("In Torn only");
  await expect(rows(page, "Ready now")).toHaveText([/Nerve full/, /Energy full.*in Torn only/]);
  await expect(lead(page)).toContainText("New day in 12 h 00 min");
});

test("the API’s older responses show the same", async ({ page, game, signIn }) => {
  await signIn();
  await open(page, game, {
    "/user/travel": {
      travel: { destination: "Japan", method: "Private", timestamp: after(90), time_left: 5400 },
    },
    "/user/money": { money_onhand: 5, city_bank: { amount: 7_000_000, time_left: 3600 } },
    "/user/bars": {
      ...barsLegacy,
      ...{ energy: FULL, nerve: FULL, happy: FULL, life: FULL },
      chain: { current: 250, max: 500, timeout: 0, modifier: 1.5, cooldown: 1800 },
    },
    "/torn/calendar": {
      calendar: {
        competitions: {},
        events: [{ title: "Museum Day", description: "", start: after(-60), end: after(120) }],
      },
    },
  });
  await expect(rows(page, "Fri 20 Nov")).toHaveText([
    /12:(29|30).*Chain cooldown ends/,
    /(12:59|13:00).*Bank investment ends.*\$7,000,000/,
    /13:30.*Landing in Japan/,
    /14:00.*Museum Day ends/,
  ]);
});

test("with nothing invested, no flight and an empty calendar, nothing is listed", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await open(page, game, {
    "/user/money": { money: { wallet: null, city_bank: null } },
    "/torn/calendar": { calendar: { competitions: [], events: [] } },
    "/user/virus": { virus: null },
    "/user/organizedcrime": { organizedCrime: null },
  });
  await expect(rows(page, "Sat 21 Nov")).toHaveText([/New day/]);
  await expect(section(page).getByRole("list", { name: "Later" })).toHaveCount(0);
  await page.clock.resume();
  const line = await notRunning(page);
  await expect(line).toHaveText("Not running: course, virus, OC, training");
});

// Two hours ahead of the game.
const DEVICE_MS = NOW + 2 * HOUR_MS;

for (const { clocks, compared } of [
  { clocks: "compared", compared: { aheadMs: -2 * HOUR_MS, comparedAtMs: DEVICE_MS } },
  { clocks: "never compared", compared: null },
]) {
  test(`a flight counts down right even if the device’s clock is wrong, the clocks ${clocks}`, async ({
    page,
    game,
    signIn,
  }) => {
    await signIn();
    const answers = {
      ...QUIET,
      "/user/travel": flight("Torn", 41),
      "/user/timestamp": errorCode(16),
    };
    for (const [path, answer] of Object.entries(answers)) game.answer(path, answer);
    await page.clock.setSystemTime(DEVICE_MS);
    await page.addInitScript(
      (stored) => {
        if (location.protocol === "about:") return;
        if (stored === null) localStorage.removeItem("gameClock");
        else localStorage.setItem("gameClock", stored);
      },
      compared && JSON.stringify(compared),
    );
    await page.goto(PATH);
    await expect(lead(page)).toContainText(/landing in (40|41) min/i);
  });
}
