import { NOW } from "../lib/api/testing/answers";
import { configure, row } from "./checklist/checklist-page";
import { rows, section } from "./next/section";
import { errorCode, expect, type MockGame, type Page, test } from "./test";

const PATH = "/app/dashboard";
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** So many minutes after `NOW`, in the game's epoch seconds. */
const after = (minutes: number) => NOW / 1000 + minutes * 60;

const FULL = { current: 60, maximum: 60, increment: 1, interval: 300, tick_time: 60, full_time: 0 };

/** Nothing ends except what a test adds. */
const QUIET = {
  "/user/bars": { bars: { energy: FULL, nerve: FULL, happy: FULL, life: FULL, chain: null } },
  "/user/cooldowns": { cooldowns: { drug: 90_000, medical: 0, booster: 90_000 } },
  "/user/stocks": { stocks: [] },
  "/user/education": { education: { complete: [], current: null } },
  "/user/missions": { missions: { givers: [] } },
};

const flight = (destination: string, minutes: number) => ({
  travel: {
    destination,
    method: "Standard",
    departed_at: after(minutes - 24),
    arrival_at: after(minutes),
    time_left: Math.max(0, minutes * 60),
  },
});

const player = (state: string, description: string, until: number | null = null) => ({
  profile: {
    id: 3000001,
    name: "alpha_one",
    level: 87,
    gender: "Enby",
    status: { state, description, details: null, color: "blue", until },
  },
});

const invested = (minutes: number) => ({
  money: {
    wallet: 5,
    city_bank: { amount: 2_000_000_000, until: after(minutes) },
  },
});

const lead = (page: Page) => page.getByRole("region", { name: "At a glance" });

/** The line loads once it is in view. */
async function notRunning(page: Page) {
  const checklist = page.getByRole("region", { name: "Checklist" });
  await checklist.getByRole("listitem").last().scrollIntoViewIfNeeded();
  await checklist.evaluate((element) => {
    element.scrollIntoView({ block: "end" });
  });
  return checklist.getByText(/^Not running:/);
}

/** The page at `NOW`, from which its clock moves only by the test. */
async function open(page: Page, game: MockGame, answers: Readonly<Record<string, object>>) {
  for (const [path, answer] of Object.entries({ ...QUIET, ...answers })) game.answer(path, answer);
  await page.clock.setSystemTime(NOW - MINUTE_MS / 2);
  await page.goto(PATH);
  await expect(rows(page, "Sat 21 Nov")).not.toHaveCount(0);
  await expect(page.getByText("Loading")).toHaveCount(0);
  await page.clock.pauseAt(NOW);
}

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
            ...QUIET["/user/bars"].bars,
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
            section(page).getByRole("button", { name: `Add ${name} to calendar` }),
          ).toBeVisible();
        }
        const pins = page
          .locator("[aria-hidden=true]")
          .getByText(/^(Competition|Chain|Landing|Bank)$/);
        await expect(pins.filter({ visible: true })).toHaveCount(width === 1280 ? 5 : 0);
        await expect(lead(page)).toContainText(/landing in 41 min/i);
        await expect(page).toHaveTitle(/^20 min Competition · /);
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
      });
      await test.step("the flight has landed", async () => {
        await expect(row(page, "Church donation")).toContainText("In Torn only");
        await page.clock.fastForward("11:00");
        await expect(section(page)).not.toContainText("Landing");
        await expect(lead(page)).toContainText(/new day in 11 h 19 min/i);
        await expect(row(page, "Church donation")).toContainText("In Torn only");
      });
      await test.step("the bank investment is ready to collect", async () => {
        await page.clock.fastForward("09:00");
        await expect(
          rows(page, "Ready now").filter({ hasText: "Bank investment over" }),
        ).toHaveCount(1);
        await expect(today).toHaveText([/Dirty Bomb ends/]);
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
      });
      const away = ["City shop items", "Church donation", "Wheel of Lame"] as const;
      const general = page
        .getByRole("region", { name: "Checklist" })
        .getByRole("list", { name: "General" })
        .getByRole("listitem")
        .filter({ hasText: "Incomplete" });
      await expect(section(page)).toContainText(/Landing in Torn\s*Flight from Mexico/);
      await expect(lead(page)).toContainText(/landing in 8 min/i);
      await expect(row(page, "Church donation")).toContainText("In Torn only");
      await expect(general.last()).toContainText("Church donation");
      await expect(rows(page, "Ready now")).toHaveText([/Nerve full/, /Energy full.*in Torn only/]);

      await page.clock.fastForward("08:00");
      await expect(lead(page)).toContainText(/new day in/i);
      for (const title of away) await expect(row(page, title)).not.toContainText("In Torn only");
      await expect(rows(page, "Ready now")).toHaveText([/Energy full/, /Nerve full/]);
    });

    for (const { state, description, title, where } of [
      {
        state: "Hospital",
        description: "In a Swiss hospital for 10 mins",
        title: "Out of hospital",
        where: "Hospital in Switzerland",
      },
      {
        state: "Hospital",
        description: "In hospital",
        title: "Out of hospital",
        where: "Hospital",
      },
      { state: "Jail", description: "In jail", title: "Out of jail", where: "Jail" },
    ]) {
      test(`${state} ends: "${description}"`, async ({ page, game }) => {
        await open(page, game, { "/user/basic": player(state, description, after(10)) });
        const today = rows(page, "Fri 20 Nov");
        await expect(today).toHaveText([new RegExp(`12:10.*${title}.*${where}.*10 min`)]);
        await page.clock.fastForward("10:00");
        await expect(today).toHaveCount(0);
      });
    }

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

    test("what isn’t running is named in one line, and can be hidden for good", async ({
      page,
      game,
    }) => {
      await open(page, game, {
        "/user/virus": { virus: { item: { id: 70, name: "Simple Virus" }, until: after(3) } },
        "/user/cooldowns": { cooldowns: { drug: 0, medical: 0, booster: 90_000 } },
        "/user/organizedcrime": { organizedCrime: null },
        "/user/money": { money: { wallet: 1_000_001, city_bank: null } },
        "/user/missions": {
          missions: {
            givers: [{ name: "Duke", contracts: [{ title: "Graffiti", status: "Available" }] }],
          },
        },
      });
      await page.clock.resume();
      const line = await notRunning(page);
      await expect(line).toHaveText("Not running: bank, course, OC, contract, drug, training");
      for (const [name, href] of [
        ["bank", "https://www.torn.com/bank.php"],
        ["OC", "https://www.torn.com/factions.php?step=your#/tab=crimes"],
        ["training", "https://www.torn.com/gym.php"],
      ] as const) {
        await expect(line.getByRole("link", { name })).toHaveAttribute("href", href);
      }

      await test.step("the virus ends, and is named then", async () => {
        await page.clock.fastForward("03:00");
        await expect(line).toContainText("course, virus, OC");
      });
      await test.step("what the player hides stays hidden", async () => {
        const dialog = await configure(page);
        await dialog.getByRole("tab", { name: "Thresholds" }).click();
        const choices = dialog.getByRole("group", { name: "Not running" });
        for (const name of ["Course", "OC", "Training"]) {
          await choices.getByRole("checkbox", { name }).uncheck();
        }
        await dialog.getByRole("textbox", { name: "Cash in hand ($)" }).fill("5000000");
        await dialog.getByRole("button", { name: "Save" }).click();
        await expect(line).toHaveText("Not running: virus, contract, drug");
        await page.reload();
        await notRunning(page);
        await expect(line).toHaveText("Not running: virus, contract, drug");
      });
    });
  });
}

test("selections that the key can’t read are named in one sentence", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  await open(page, game, {
    "/user/travel": errorCode(16),
    "/user/money": errorCode(16),
    "/torn/calendar": errorCode(16),
  });
  await expect(
    section(page).getByText("Couldn’t load your flight, bank investment and calendar."),
  ).toHaveCount(1);
  await expect(section(page).getByRole("button", { name: "Try again" })).toHaveCount(1);
  await expect(lead(page)).toContainText("New day in 12 h 00 min");
  await expect(row(page, "Church donation")).toContainText("resets in");
});

test("the API’s older responses show the same", async ({ page, game, signIn }) => {
  await signIn();
  await open(page, game, {
    "/user/travel": {
      travel: { destination: "Japan", method: "Private", timestamp: after(90), time_left: 5400 },
    },
    "/user/money": { money_onhand: 5, city_bank: { amount: 7_000_000, time_left: 3600 } },
  });
  await expect(rows(page, "Fri 20 Nov")).toHaveText([
    /(12:59|13:00).*Bank investment ends.*\$7,000,000/,
    /13:30.*Landing in Japan/,
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

test("a flight counts down by the game’s clock, even if the device’s is wrong", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  for (const [path, answer] of Object.entries({ ...QUIET, "/user/travel": flight("Torn", 41) })) {
    game.answer(path, answer);
  }
  // Two hours ahead of the game.
  await page.clock.setSystemTime(NOW + DAY_MS / 12);
  await page.addInitScript(
    (compared) => {
      if (location.protocol !== "about:") localStorage.setItem("gameClock", compared);
    },
    JSON.stringify({ aheadMs: -DAY_MS / 12, comparedAtMs: NOW + DAY_MS / 12 }),
  );
  await page.goto(PATH);
  await expect(lead(page)).toContainText(/landing in (40|41) min/i);
});
