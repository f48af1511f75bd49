import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { deferred, renderPage, servePages } from "@/app/testing/render-page";
import { legacyFixture } from "@/lib/api/testing/fixtures";
import { apiError } from "@/lib/api/testing/server";

import {
  after,
  flight,
  FULL_BARS,
  HAPPY_OVER_MAXIMUM,
  invested,
  logOf,
  NOTHING_INVESTED,
  OLDER_COOLDOWN,
  OLDER_FLIGHT,
  OLDER_FULL,
  OLDER_INVESTMENT,
  player,
  QUIET,
} from "../testing/answers";
import {
  linkIn,
  listHas,
  nextAre,
  openQuietDay,
  passMinutes,
  PATH,
  region,
  rowSays,
  says,
} from "../testing/dashboard-page";

servePages();

const section = () => within(region("Next 24 hours"));

test("flight, chain, bank and events end one after the other", async () => {
  document.title = "Dashboard | Almanac";
  await openQuietDay(
    {
      "/user/travel": flight("Mexico", 41),
      "/user/basic": player("Traveling", "Traveling to Mexico"),
      "/user/money": invested(50),
      "/user/bars": {
        bars: { ...FULL_BARS, chain: { current: 250, max: 500, timeout: 0, cooldown: after(30) } },
      },
      "/torn/calendar": {
        calendar: {
          competitions: [
            { title: "Dirty Bomb", description: "", start: after(20), end: after(55) },
          ],
          events: [],
        },
      },
    },
    { notifications: { kinds: [], inTitle: true } },
  );
  await listHas(
    "Fri 20 Nov",
    /12:20.*Dirty Bomb starts.*Competition.*20 min/,
    /12:30.*Chain cooldown ends.*Faction.*30 min/,
    /12:41.*Landing in Mexico.*Flight.*41 min/,
    /12:50.*Bank investment ends.*\$2,000,000,000.*50 min/,
    /12:55.*Dirty Bomb ends.*Competition.*55 min/,
  );
  for (const [name, href] of [
    ["Dirty Bomb starts", "https://www.torn.com/calendar.php"],
    ["Chain cooldown ends", "https://www.torn.com/factions.php?step=your"],
    ["Landing in Mexico", "https://www.torn.com/page.php?sid=travel"],
    ["Bank investment ends", "https://www.torn.com/bank.php"],
  ] as const) {
    expect(linkIn("Next 24 hours", name)).toHaveAttribute("href", href);
    expect(section().getByLabelText(`Add to calendar: ${name}`)).toBeVisible();
  }
  await says("At a glance", /landing in 41 min/i);
  await waitFor(() => {
    expect(document.title).toMatch(/^20 min Dirty Bomb starts · Dashboard/);
  });
  // The gym is out of reach.
  await nextAre(/^Now.*Nerve full/, /^12:20.*Dirty Bomb starts/, /^12:30.*Chain cooldown ends/);

  passMinutes(20);
  await waitFor(() => {
    expect(document.title).toMatch(/^10 min Chain · /);
  });
  expect(region("Next 24 hours")).not.toHaveTextContent("Dirty Bomb starts");
  expect(region("Next 24 hours")).toHaveTextContent("Dirty Bomb ends");

  passMinutes(30);
  await waitFor(() => {
    expect(document.title).toMatch(/^11 min Landing · /);
  });
  expect(region("Next 24 hours")).not.toHaveTextContent("Chain cooldown");
  await nextAre(/^Now.*Nerve full/, /^12:41.*Landing in Mexico/, /^12:50.*Bank investment ends/);
  await rowSays("Church donation", "In Torn only");
  await says("Account", "Traveling");

  passMinutes(41);
  await says("Account", "In Mexico");
  expect(region("Next 24 hours")).not.toHaveTextContent("Landing");
  await says("At a glance", /new day in 11 h 19 min/i);
  await rowSays("Church donation", "In Torn only");

  passMinutes(50);
  await nextAre(/^Now.*Nerve full/, /^Now.*Bank investment over/, /^12:55.*Dirty Bomb ends/);
  await listHas("Fri 20 Nov", /Dirty Bomb ends/);
  await listHas("Ready now", /Nerve full/, /Bank investment over/, /Energy full/);

  passMinutes(55);
  await listHas("Fri 20 Nov");
});

test("what needs the player in Torn comes last until the flight has landed there", async () => {
  await openQuietDay({
    "/user/travel": flight("Torn", 8),
    "/user/basic": player("Traveling", "Returning to Torn from Mexico"),
    // With nothing done today, each of them is open.
    "/user/log": logOf(),
  });
  const away = [
    ...(["City shop items", "Church prayer", "Church donation"] as const),
    ...(["Wheel of Lame", "Wheel of Mediocrity", "Wheel of Awesome"] as const),
  ] as const;
  await says("Next 24 hours", /Landing in Torn\s*Flight from Mexico/);
  await says("At a glance", /landing in 8 min/i);
  for (const title of away) await rowSays(title, "In Torn only");
  const general = within(within(region("Checklist")).getByRole("list", { name: "General" }));
  const open = general
    .getAllByRole("listitem")
    .filter(({ textContent }) => textContent.startsWith("Incomplete"));
  expect(open.at(-1)).toHaveTextContent("Church donation");
  await says("City shop items", "100 items left today, in Torn only");
  const toCity = () => within(region("City shop items")).queryByText("Open the city");
  expect(toCity()).toBeNull();
  await listHas("Ready now", /Nerve full/, /Energy full.*in Torn only/);
  await nextAre(/^Now.*Nerve full/, /^12:08.*Landing in Torn/, /New day/);

  passMinutes(8);
  await nextAre(/Energy full/, /Nerve full/, /New day/);
  await says("At a glance", /new day in/i);
  for (const title of away) await rowSays(title, /^((?!In Torn only).)*$/);
  await says("City shop items", "100 items left today. Resets in");
  expect(toCity()).toBeVisible();
  await says("Account", "Okay");
  await listHas("Ready now", /Energy full/, /Nerve full/);
});

test.each([
  {
    ...{ state: "Hospital", description: "In a Swiss hospital for 10 mins" },
    ...{ title: "Out of hospital", where: "Hospital in Switzerland", released: "In Switzerland" },
    href: "https://www.torn.com/hospitalview.php",
  },
  {
    ...{ state: "Hospital", description: "In hospital" },
    ...{ title: "Out of hospital", where: "Hospital", released: "Okay" },
    href: "https://www.torn.com/hospitalview.php",
  },
  {
    ...{ state: "Jail", description: "In jail" },
    ...{ title: "Out of jail", where: "Jail", released: "Okay" },
    href: "https://www.torn.com/jailview.php",
  },
])("$state ends: “$description”", async ({ state, description, title, where, released, href }) => {
  await openQuietDay({ "/user/basic": player(state, description, after(10)) });
  await listHas("Fri 20 Nov", new RegExp(`12:10.*${title}.*${where}.*10 min`));
  expect(linkIn("Next 24 hours", title)).toHaveAttribute("href", href);
  await nextAre(/Energy full|Nerve full/, /Nerve full|./, new RegExp(`^12:10.*${title}`));
  await says("Account", where);
  passMinutes(10);
  await says("Account", released);
  await listHas("Fri 20 Nov");
  await says("Now and next", /New day/);
});

test("however much is ready, what ends next has a place in “Now and next”", async () => {
  await openQuietDay({
    "/user/cooldowns": { cooldowns: { drug: 0, medical: 0, booster: 0 } },
    "/user/basic": player("Hospital", "In hospital", after(10)),
  });
  await listHas("Ready now", /./, /./, /./, /./);
  await nextAre(/^Now.*Energy full/, /^Now.*Nerve full/, /^12:10.*Out of hospital/);
  passMinutes(10);
  await nextAre(/./, /./, /New day/);
});

test("happy above its maximum resets, and is at its maximum then", async () => {
  await openQuietDay({ "/user/bars": HAPPY_OVER_MAXIMUM });
  await listHas("Fri 20 Nov", /^112:02.*Happy resets.*To 5,025/);
  expect(linkIn("Next 24 hours", "Happy resets")).toHaveAttribute(
    "href",
    "https://www.torn.com/gym.php",
  );
  await nextAre(/./, /./, /^12:02.*Happy resets/);
  await says("Bars and cooldowns", "30,000 / 5,025");
  passMinutes(2.6);
  await listHas("Fri 20 Nov");
  await nextAre(/./, /./, /New day/);
  await says("Bars and cooldowns", "5,025 / 5,025");
});

test("an investment that ends later is listed below, until it is within 24 hours", async () => {
  await openQuietDay({ "/user/money": invested(24 * 60 + 10) });
  await listHas("Later", /^12:10.*Bank investment ends.*\$2,000,000,000, Sat 21 Nov.*1 d 0 h/);
  passMinutes(10);
  await listHas("Later");
  await listHas("Sat 21 Nov", /New day/, /12:10.*Bank investment ends/);
});

test("the headline waits for the flight, so “New day” doesn’t become “Landing”", async () => {
  const travel = deferred(flight("Mexico", 41));
  await renderPage(PATH, { answers: { ...QUIET, "/user/travel": travel.answer } });
  await waitFor(() => {
    expect(screen.getByRole("main")).toHaveTextContent(/IncompleteChurch donation/);
  });
  expect(screen.queryByText("left today")).toBeNull();
  travel.release();
  await says("At a glance", /landing in (40|41) min/i);
});

test("selections that the key can’t read are named in one sentence", async () => {
  await openQuietDay({
    "/user/basic": player("Okay", "Okay"),
    "/user/travel": apiError(16),
    "/user/money": apiError(16),
    "/torn/calendar": apiError(16),
  });
  await says("Next 24 hours", "Couldn’t load your flight, bank investment and the game’s events.");
  expect(section().getAllByRole("alert")).toHaveLength(1);
  // The bank investment needs this access, although the flight needs less.
  await says("Next 24 hours", "the page needs a key with Limited or Full Access");
  expect(section().getAllByRole("button", { name: "Try again" })).toHaveLength(1);
  await says("At a glance", "New day in 12 h 00 min");
  await rowSays("Church donation", "resets in");
});

test("without the player’s state, the end of a stay in hospital or jail is missing, and said to be", async () => {
  await openQuietDay({ "/user/basic": apiError(16), "/torn/calendar": apiError(16) });
  await says("Next 24 hours", "Couldn’t load your hospital time, jail time and the game’s events.");
  expect(section().getAllByRole("button", { name: "Try again" })).toHaveLength(1);
});

test("if the flight can’t be loaded, the player’s state says that Torn is out of reach", async () => {
  await openQuietDay({
    "/user/travel": apiError(17),
    "/user/basic": player("Abroad", "In Mexico"),
  });
  await rowSays("Church donation", "In Torn only");
  await listHas("Ready now", /Nerve full/, /Energy full.*in Torn only/);
  await says("At a glance", "New day in 12 h 00 min");
});

test("with nothing invested, no flight and an empty calendar, nothing is listed", async () => {
  await openQuietDay({
    "/user/money": NOTHING_INVESTED,
    "/torn/calendar": { calendar: { competitions: [], events: [] } },
    "/user/virus": { virus: null },
    "/user/organizedcrime": { organizedCrime: null },
  });
  await listHas("Sat 21 Nov", /New day/);
  await listHas("Later");
});

test("the API’s older responses show the same", async () => {
  const bars = Object.fromEntries(
    ["energy", "nerve", "happy", "life"].map((name) => [name, OLDER_FULL] as const),
  );
  const older = legacyFixture("user-bars");
  await openQuietDay({
    "/user/travel": OLDER_FLIGHT,
    "/user/money": OLDER_INVESTMENT,
    "/user/bars": { ...older, ...bars, chain: { current: 250, max: 500, ...OLDER_COOLDOWN } },
    "/torn/calendar": {
      calendar: {
        competitions: {},
        events: [{ title: "Museum Day", description: "", start: after(-60), end: after(120) }],
      },
    },
  });
  await listHas(
    "Fri 20 Nov",
    /12:(29|30).*Chain cooldown ends/,
    /(12:59|13:00).*Bank investment ends.*\$7,000,000/,
    /13:30.*Landing in Japan/,
    /14:00.*Museum Day ends/,
  );
});
