import { logOf, row } from "./checklist/checklist-page";
import { stubNotifications, type NotificationStub } from "./next/notifications";
import { after, flight, FULL_BARS, invested, open, PATH, player, QUIET } from "./next/quiet-day";
import { rows, saved, section } from "./next/section";
import { deferredResponse, expect, type Page, test } from "./test";

const lead = (page: Page) => page.getByRole("region", { name: "At a glance" });

const account = (page: Page) => page.getByRole("region", { name: "Account" });

const nowAndNext = (page: Page) =>
  page.getByRole("region", { name: "Now and next" }).getByRole("listitem");

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(async ({ signIn }) => {
      await signIn();
    });

    test("flight, chain, bank and events end one after the other", async ({ page, game }) => {
      await page.addInitScript(() => {
        if (location.protocol === "about:") return;
        localStorage.setItem("notifications", JSON.stringify({ kinds: [], inTitle: true }));
      });
      await open(page, game, {
        "/user/travel": flight("Mexico", 41),
        "/user/basic": player("Traveling", "Traveling to Mexico"),
        "/user/money": invested(50),
        "/user/bars": {
          bars: {
            ...FULL_BARS,
            chain: { current: 250, max: 500, timeout: 0, cooldown: after(30) },
          },
        },
        "/torn/calendar": {
          calendar: {
            competitions: [
              { title: "Dirty Bomb", description: "", start: after(20), end: after(55) },
            ],
            events: [],
          },
        },
      });
      const today = rows(page, "Fri 20 Nov");

      await test.step("all of them are listed, each with its page of the game", async () => {
        await expect(today).toHaveText([
          /12:20.*Dirty Bomb starts.*Competition.*20 min/,
          /12:30.*Chain cooldown ends.*Faction.*30 min/,
          /12:41.*Landing in Mexico.*Flight.*41 min/,
          /12:50.*Bank investment ends.*\$2,000,000,000.*50 min/,
          /12:55.*Dirty Bomb ends.*Competition.*55 min/,
        ]);
        for (const [name, href] of [
          ["Dirty Bomb starts", "https://www.torn.com/calendar.php"],
          ["Chain cooldown ends", "https://www.torn.com/factions.php?step=your"],
          ["Landing in Mexico", "https://www.torn.com/page.php?sid=travel"],
          ["Bank investment ends", "https://www.torn.com/bank.php"],
        ] as const) {
          await expect(section(page).getByRole("link", { name })).toHaveAttribute("href", href);
          await expect(
            section(page).getByRole("button", { name: `Add to calendar: ${name}` }),
          ).toBeVisible();
        }
        const pins = page
          .locator("[aria-hidden=true]")
          .getByText(/^(Dirty Bomb (starts|ends)|Chain|Landing|Bank)$/);
        await expect(pins.filter({ visible: true })).toHaveCount(width === 1280 ? 5 : 0);
        await expect(lead(page)).toContainText(/landing in 41 min/i);
        await expect(page).toHaveTitle(/^20 min Dirty Bomb starts · /);
        // The gym is out of reach.
        await expect(nowAndNext(page)).toHaveText([
          /^Now.*Nerve full/,
          /^12:20.*Dirty Bomb starts/,
          /^12:30.*Chain cooldown ends/,
        ]);
      });

      await test.step("the competition starts", async () => {
        await page.clock.fastForward("20:00");
        await expect(section(page)).not.toContainText("Dirty Bomb starts");
        await expect(section(page)).toContainText("Dirty Bomb ends");
        await expect(page).toHaveTitle(/^10 min Chain · /);
      });
      await test.step("the chain has cooled down", async () => {
        await page.clock.fastForward("10:00");
        await expect(section(page)).not.toContainText("Chain cooldown");
        await expect(page).toHaveTitle(/^11 min Landing · /);
        await expect(nowAndNext(page)).toHaveText([
          /^Now.*Nerve full/,
          /^12:41.*Landing in Mexico/,
          /^12:50.*Bank investment ends/,
        ]);
      });
      await test.step("the flight has landed", async () => {
        await expect(row(page, "Church donation")).toContainText("In Torn only");
        await expect(account(page)).toContainText("Traveling");
        await page.clock.fastForward("11:00");
        await expect(section(page)).not.toContainText("Landing");
        await expect(account(page)).toContainText("In Mexico");
        await expect(lead(page)).toContainText(/new day in 11 h 19 min/i);
        await expect(row(page, "Church donation")).toContainText("In Torn only");
      });
      await test.step("the bank investment is ready to collect", async () => {
        await page.clock.fastForward("09:00");
        await expect(
          rows(page, "Ready now").filter({ hasText: "Bank investment over" }),
        ).toHaveCount(1);
        await expect(today).toHaveText([/Dirty Bomb ends/]);
        await expect(nowAndNext(page)).toHaveText([
          /^Now.*Nerve full/,
          /^Now.*Bank investment over/,
          /^12:55.*Dirty Bomb ends/,
        ]);
      });
      await test.step("the competition is over", async () => {
        await page.clock.fastForward("05:00");
        await expect(today).toHaveCount(0);
      });
    });

    test("what needs the player in Torn comes last until the flight has landed there", async ({
      page,
      game,
    }) => {
      await open(page, game, {
        "/user/travel": flight("Torn", 8),
        "/user/basic": player("Traveling", "Returning to Torn from Mexico"),
        // With nothing done today, each of them is open.
        "/user/log": logOf(),
      });
      const away = [
        "City shop items",
        "Church prayer",
        "Church donation",
        "Wheel of Lame",
        "Wheel of Mediocrity",
        "Wheel of Awesome",
      ] as const;
      const shops = page.getByRole("region", { name: "City shop items" });
      const toCity = shops.getByRole("link", { name: "Open the city" });
      const general = page
        .getByRole("region", { name: "Checklist" })
        .getByRole("list", { name: "General" })
        .getByRole("listitem")
        .filter({ hasText: "Incomplete" });
      await expect(section(page)).toContainText(/Landing in Torn\s*Flight from Mexico/);
      await expect(lead(page)).toContainText(/landing in 8 min/i);
      for (const title of away) await expect(row(page, title)).toContainText("In Torn only");
      await expect(general.last()).toContainText("Church donation");
      await expect(shops).toContainText("100 items left today, in Torn only");
      await expect(toCity).toHaveCount(0);
      await expect(rows(page, "Ready now")).toHaveText([/Nerve full/, /Energy full.*in Torn only/]);
      await expect(nowAndNext(page)).toHaveText([
        /^Now.*Nerve full/,
        /^12:08.*Landing in Torn/,
        /New day/,
      ]);

      await page.clock.fastForward("08:00");
      await expect(nowAndNext(page)).toHaveText([/Energy full/, /Nerve full/, /New day/]);
      await expect(lead(page)).toContainText(/new day in/i);
      for (const title of away) await expect(row(page, title)).not.toContainText("In Torn only");
      await expect(shops).toContainText("100 items left today. Resets in");
      await expect(toCity).toBeVisible();
      await expect(account(page)).toContainText("Okay");
      await expect(rows(page, "Ready now")).toHaveText([/Energy full/, /Nerve full/]);
    });

    for (const { state, description, title, where, released, href } of [
      {
        state: "Hospital",
        description: "In a Swiss hospital for 10 mins",
        title: "Out of hospital",
        where: "Hospital in Switzerland",
        released: "In Switzerland",
        href: "https://www.torn.com/hospitalview.php",
      },
      {
        state: "Hospital",
        description: "In hospital",
        title: "Out of hospital",
        where: "Hospital",
        released: "Okay",
        href: "https://www.torn.com/hospitalview.php",
      },
      {
        state: "Jail",
        description: "In jail",
        title: "Out of jail",
        where: "Jail",
        released: "Okay",
        href: "https://www.torn.com/jailview.php",
      },
    ]) {
      test(`${state} ends: "${description}"`, async ({ page, game }) => {
        await open(page, game, { "/user/basic": player(state, description, after(10)) });
        const today = rows(page, "Fri 20 Nov");
        await expect(today).toHaveText([new RegExp(`12:10.*${title}.*${where}.*10 min`)]);
        await expect(today.getByRole("link", { name: title })).toHaveAttribute("href", href);
        await expect(nowAndNext(page).last()).toHaveText(new RegExp(`^12:10.*${title}`));
        await expect(account(page)).toContainText(where);
        await page.clock.fastForward("10:00");
        await expect(account(page)).toContainText(released);
        await expect(today).toHaveCount(0);
        await expect(nowAndNext(page).last()).toHaveText(/New day/);
      });
    }

    test("however much is ready, what ends next has a place in “Now and next”", async ({
      page,
      game,
    }) => {
      await open(page, game, {
        "/user/cooldowns": { cooldowns: { drug: 0, medical: 0, booster: 0 } },
        "/user/basic": player("Hospital", "In hospital", after(10)),
      });
      await expect(rows(page, "Ready now")).toHaveCount(4);
      await expect(nowAndNext(page)).toHaveText([
        /^Now.*Energy full/,
        /^Now.*Nerve full/,
        /^12:10.*Out of hospital/,
      ]);
      await page.clock.fastForward("10:00");
      await expect(nowAndNext(page).last()).toHaveText(/New day/);
    });

    test("happy above its maximum resets, and is at its maximum then", async ({ page, game }) => {
      const happy = { ...FULL_BARS.happy, current: 30_000, maximum: 5_025, tick_time: 150 };
      await open(page, game, { "/user/bars": { bars: { ...FULL_BARS, happy } } });
      const today = rows(page, "Fri 20 Nov");
      const vitals = page.getByRole("region", { name: "Bars and cooldowns" });
      await expect(today).toHaveText([/^112:02.*Happy resets.*To 5,025/]);
      await expect(today.getByRole("link", { name: "Happy resets" })).toHaveAttribute(
        "href",
        "https://www.torn.com/gym.php",
      );
      await expect(nowAndNext(page).last()).toHaveText(/^12:02.*Happy resets/);
      await expect(vitals).toContainText("30,000 / 5,025");
      // However late within the half minute before noon the bars have come.
      await page.clock.fastForward("02:31");
      await expect(today).toHaveCount(0);
      await expect(nowAndNext(page).last()).toHaveText(/New day/);
      await expect(vitals).toContainText("5,025 / 5,025");
    });

    test("an investment that ends later is listed below, until it is within 24 hours", async ({
      page,
      game,
    }) => {
      await open(page, game, { "/user/money": invested(24 * 60 + 10) });
      const later = rows(page, "Later");
      await expect(later).toHaveText([
        /^12:10.*Bank investment ends.*\$2,000,000,000, Sat 21 Nov.*1 d 0 h/,
      ]);
      await page.clock.fastForward("10:00");
      await expect(later).toHaveCount(0);
      await expect(rows(page, "Sat 21 Nov")).toHaveText([/New day/, /12:10.*Bank investment ends/]);
    });
  });
}

test("a landing fits into a calendar, and the browser notifies of it", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await stubNotifications(page);
  await page.addInitScript(() => {
    if (location.protocol === "about:") return;
    localStorage.setItem("notifications", JSON.stringify({ kinds: ["flight", "happy-reset"] }));
  });
  const happy = { ...FULL_BARS.happy, current: 30_000, maximum: 5_025, tick_time: 150 };
  await open(page, game, {
    "/user/travel": flight("Mexico", 41),
    "/user/basic": player("Traveling", "Traveling to Mexico"),
    "/user/money": invested(3 * 24 * 60),
    "/user/bars": { bars: { ...FULL_BARS, happy } },
  });
  const landing = await saved(page, "Add to calendar: Landing in Mexico");
  expect(landing.name).toBe("landing-in-mexico.ics");
  for (const line of [
    "DTSTART:20261120T124100Z",
    "SUMMARY:Landing in Mexico",
    "DESCRIPTION:Flight",
  ]) {
    expect(landing.lines).toContain(line);
  }
  // Also what is listed below the 24 hours.
  const all = await saved(page, "Add all to calendar");
  expect(all.lines.filter((line) => line.startsWith("SUMMARY:"))).toEqual([
    "SUMMARY:Happy resets",
    "SUMMARY:Landing in Mexico",
    "SUMMARY:New day",
    "SUMMARY:Bank investment ends",
  ]);
  expect(all.lines).toContain("DTSTART:20261123T120000Z");

  await page.clock.fastForward("41:00");
  await expect
    .poll(() => page.evaluate(() => (window as unknown as NotificationStub).shown))
    .toEqual([
      { title: "Happy resets", body: "To 5,025, 12:02 TCT", tag: "happy-reset" },
      { title: "Landing in Mexico", body: "Flight, 12:41 TCT", tag: "flight" },
    ]);
});

test("the browser notifies of an investment that ended a day after the player left the dashboard", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await stubNotifications(page);
  await page.addInitScript(() => {
    if (location.protocol === "about:") return;
    localStorage.setItem("notifications", JSON.stringify({ kinds: ["bank"] }));
  });
  await open(page, game, { "/user/money": invested(24 * 60 + 10) });
  await expect(rows(page, "Later")).toHaveCount(1);
  await page.clock.resume();
  await page.getByRole("link", { name: "Message Sender" }).first().click();
  await expect(page).toHaveURL("/app/tools");
  await page.clock.fastForward("24:10:00");
  await expect
    .poll(() => page.evaluate(() => (window as unknown as NotificationStub).shown))
    .toEqual([{ title: "Bank investment ends", body: "$2,000,000,000, 12:10 TCT", tag: "bank" }]);
});

test("the headline waits for the flight, so “New day” doesn’t become “Landing”", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  const travel = deferredResponse(flight("Mexico", 41));
  for (const [path, answer] of Object.entries(QUIET)) game.answer(path, answer);
  game.answer("/user/travel", travel.answer);
  await page.goto(PATH);
  await expect(row(page, "Church donation")).toHaveText(/^Incomplete/);
  await expect(page.getByText("left today", { exact: true })).toHaveCount(0);
  travel.release();
  await expect(lead(page)).toContainText(/landing in (40|41) min/i);
});
