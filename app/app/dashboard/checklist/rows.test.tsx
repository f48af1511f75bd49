import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import {
  deferred,
  httpStatus,
  renderPage,
  restoreAnswers,
  servePages,
  setClock,
} from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";
import members from "@/lib/api/testing/fixtures/faction-members.json";
import { apiError } from "@/lib/api/testing/server";
import { HOUR_MS } from "@/lib/common/time";

import { logOf, WITHOUT_FACTION_AND_COMPANY } from "../testing/answers";
import {
  checklistRow,
  checklistRows,
  openDashboard,
  PATH,
  region,
  rowSays,
} from "../testing/dashboard-page";
import { CHECKLIST_ITEMS } from "./items/items";
import { DEFAULT_STATES } from "./testing/default-states";
import { statesIn } from "./testing/states";

servePages();

const GAME = "https://www.torn.com";

const states = () => statesIn(checklistRows().map(({ textContent }) => textContent));
const statesAre = (expected: Readonly<Record<string, string>>) =>
  waitFor(() => {
    expect(states()).toEqual(expected);
  });

const headings = () => [...region("Checklist").querySelectorAll("h3")].map((h) => h.textContent);
const listOf = (section: string) =>
  within(region("Checklist")).getByLabelText(section, { selector: "ul, ol" });

test("the 26 items stand in five sections, each with its state, its words and its page of the game", async () => {
  await openDashboard();
  await statesAre(DEFAULT_STATES);
  expect(region("Checklist").querySelector("h2")).toHaveTextContent("Checklist");
  expect(within(region("Checklist")).getByLabelText("Show Complete?")).toBeChecked();
  expect(within(region("Checklist")).getByLabelText("Configure the checklist")).toBeVisible();
  expect(headings()).toEqual([
    "General",
    "Faction Membership",
    "Faction Leadership",
    "Company",
    "Casino",
  ]);
  for (const section of headings()) {
    const titles = CHECKLIST_ITEMS.filter((item) => item.section === section).map(
      ({ title }) => title,
    );
    const done = titles.filter((title) => DEFAULT_STATES[title] === "Complete");
    const list = listOf(section);
    expect(list.querySelectorAll("li")).toHaveLength(titles.length);
    expect(list.parentElement).toHaveTextContent(`${done.length} of ${titles.length}`);
    for (const title of titles) expect(list).toContainElement(checklistRow(title) ?? null);
  }
  for (const [title, path, words] of [
    ["Nerve refill", "/page.php?sid=points", "Not used today"],
    ["Energy refill", "/page.php?sid=points", "Used today"],
    ["Drug", "/item.php#drugs-items", "7 h 32 min left"],
    ["Booster", "/item.php#boosters-items", "of 36 h used"],
    ["Education", "/page.php?sid=education", "Course [28], 4 d 16 h left"],
    ["Missions", "/page.php?sid=missions", "2 Duke contracts, next expires in 1 d 2 h"],
    ["Virus coding", "/pc.php", "Polymorphic Virus, 1 d 10 h 26 min 40 s left"],
    ["City shop items", "/city.php", "Resets in"],
    ["Church prayer", "/church.php", "resets in"],
    ["Church donation", "/church.php", "resets in"],
    ["Join a faction", "/factions.php?step=your", "The Testers [TST]"],
    ["Join an organised crime", "/factions.php?step=your#/tab=crimes", "Counter Offer"],
    ["Faction is full", "/factions.php?step=your", "4 of 100 members"],
    ["No open applications", "/factions.php?step=your#/tab=controls", "Open: hopeful"],
    ["No inactive members", "/factions.php?step=your", "bravo_the_second_of_that_name1 9 d"],
    ["No fallen or federal members", "/factions.php?step=your", "Delta (Fallen)"],
    [
      "Everyone in a crime",
      "/factions.php?step=your#/tab=crimes",
      "Not in one: bravo_the_second_of_that_name1",
    ],
    ["Pass rates", "/factions.php?step=your#/tab=crimes", "Alpha 85: below 90%"],
    ["Crime items present", "/factions.php?step=your#/tab=crimes", "None missing"],
    ["Casino refill", "/page.php?sid=points", "Not used today"],
    ["Wheel of Lame", "/page.php?sid=spinTheWheel", "Not spun today"],
    ["Wheel of Mediocrity", "/page.php?sid=spinTheWheel", "Not spun today"],
    ["Wheel of Awesome", "/page.php?sid=spinTheWheel", "Not spun today"],
  ] as const) {
    expect(checklistRow(title)).toHaveTextContent(words);
    const link = within(region("Checklist")).getByLabelText(`Open in the game: ${title}`, {
      selector: "a",
    });
    expect(link).toHaveAttribute("href", GAME + path);
    expect(link).toHaveAttribute("target", "_blank");
  }
  for (const [title, path, words] of [
    ["All positions filled", "/app/user/company", "9 of 10 filled"],
    ["No inactive employees", "/app/user/company?view=employees", "None"],
    ["No fallen or federal employees", "/app/user/company?view=employees", "None"],
  ] as const) {
    expect(checklistRow(title)).toHaveTextContent(words);
    const link = within(region("Checklist")).getByLabelText(`Open My Company: ${title}`);
    expect(link).toHaveAttribute("href", path);
    expect(link).not.toHaveAttribute("target");
  }
  const leadership = [...listOf("Faction Leadership").querySelectorAll("li")];
  expect(leadership.map(({ textContent }) => textContent)).toEqual(
    [
      /^IncompleteFaction is full/,
      /^IncompleteNo open applications/,
      /^IncompleteNo inactive members/,
      /^IncompleteNo fallen or federal members/,
      /^IncompleteEveryone in a crime/,
      /^IncompletePass rates/,
      /^CompleteCrime items present/,
    ].map((row): unknown => expect.stringMatching(row)),
  );
});

test("what was done since 00:00 UTC counts, with the time to the reset", async () => {
  await openDashboard({
    "/user/log": logOf(
      { type: 4200, data: { quantity: 30 } },
      { type: 4200, data: { quantity: 22 }, hoursAgo: 12 },
      { type: 4200, data: { quantity: 40 }, hoursAgo: 12.001 },
      { type: 5971, hoursAgo: 12 },
      { type: 5970, hoursAgo: 12.001 },
      { type: 8370, data: { wheel: "the Wheel of Mediocrity" } },
      { type: 8370, data: { wheel: "the Wheel of Lame" }, hoursAgo: 13 },
    ),
  });
  await rowSays("City shop items", "52 / 100");
  await rowSays("City shop items", "48 left, resets in 12 h 00 min");
  await rowSays("Church prayer", /^CompleteChurch prayerPrayed today, resets in 12 h 00 min/);
  await rowSays(
    "Church donation",
    /^IncompleteChurch donationNot donated today, resets in 12 h 00 min/,
  );
  await rowSays("Wheel of Mediocrity", "Spun today");
  await rowSays("Wheel of Lame", "Not spun today");
  await rowSays("Wheel of Awesome", "Not spun today");
});

test("without a faction and a company their items do not apply", async () => {
  await openDashboard({ "/key/info": WITHOUT_FACTION_AND_COMPANY });
  await rowSays("Join a faction", /^Incomplete/);
  await waitFor(() => {
    expect(headings()).toEqual(["General", "Faction Membership", "Casino"]);
  });
  const anyones = CHECKLIST_ITEMS.filter(
    ({ title, section }) => title === "Join a faction" || /General|Casino/.test(section),
  );
  expect(checklistRows()).toHaveLength(anyones.length);
});

test("in a faction that is not on organised crimes 2.0 nobody is to join a crime", async () => {
  await openDashboard({ "/user/organizedcrime": { organizedCrime: apiError(27).error } });
  await rowSays("Join a faction", /^Complete/);
  await waitFor(() => {
    expect(checklistRow("Join an organised crime")).toBeUndefined();
  });
});

test("a faction that can’t be read is an error with the title Error, and can be asked for again", async () => {
  // After the other answers: a call that another part of the page has seen fail before is made once more.
  const failure = deferred(httpStatus(500)());
  const { user } = await renderPage(PATH, { answers: { "/faction/basic": failure.answer } });
  await rowSays("All positions filled", /^(Complete|Incomplete)/);
  failure.release();
  await rowSays("Error", /^ErrorErrorFaction is full: /);
  restoreAnswers();
  await user.click(within(checklistRow("Error") ?? document.body).getByText("Try again"));
  await rowSays("Faction is full", /^Incomplete/);
});

test("a row that failed says why, and asks for its call alone", async () => {
  const { user, calls } = await openDashboard({ "/user/missions": apiError(17) });
  await rowSays("Missions", "(for the test). Try again in a few minutes.");
  await statesAre({ ...DEFAULT_STATES, Missions: "Error" });
  await waitFor(() => {
    expect(calls).toContainEqual(expect.stringMatching(/^\/torn\/calendar/));
    expect(calls).toContainEqual(expect.stringMatching(/^\/user\/money/));
  });
  const before = calls.length;
  restoreAnswers();
  await user.click(within(checklistRow("Missions") ?? document.body).getByText("Try again"));
  await rowSays("Missions", /^IncompleteMissions2 Duke contracts/);
  expect(calls.slice(before)).toEqual([expect.stringMatching(/^\/user\/missions\b/)]);
});

test("a broken record of a list is left out and counted", async () => {
  await openDashboard({
    "/faction/members": { members: [...members.members, { id: 5 }, null] },
  });
  await statesAre(DEFAULT_STATES);
  expect(await screen.findByText("Left out 2 unreadable records")).toBeVisible();
});

test("at 00:00 UTC a new day begins, and only the day’s log loads again", async () => {
  vi.setSystemTime(NOW + 12 * HOUR_MS - 30_000);
  const { calls } = await openDashboard();
  for (const title of ["Energy refill", "City shop items", "Church prayer"] as const) {
    await rowSays(title, /^Complete/);
  }
  await rowSays("Church donation", "resets in under 1 min");
  const before = calls.length;

  setClock(NOW + 12 * HOUR_MS);
  await rowSays("Energy refill", /^IncompleteEnergy refillNot checked since 00:00 TCT/);
  await rowSays("City shop items", "0 / 100");
  await rowSays("Church prayer", /^Incomplete/);
  await rowSays("Church prayer", "resets in 1 d 0 h");
  const again = calls.slice(before).filter((call) => call.startsWith("/user/log"));
  const midnight = (NOW + 12 * HOUR_MS) / 1000;
  expect(again).toEqual([expect.stringContaining(`from=${midnight - 1}`)]);
});

test("what runs out while the page is open is open again at that second", async () => {
  const seconds = (count: number) => NOW / 1000 + count;
  await openDashboard({
    "/user/cooldowns": { cooldowns: { drug: 90, medical: 0, booster: 36 * 3600 + 40 } },
    "/user/education": { education: { complete: [], current: { id: 1, until: seconds(95) } } },
    "/user/virus": { virus: { item: { id: 70, name: "Simple Virus" }, until: seconds(100) } },
  });
  const titles = ["Booster", "Drug", "Education", "Virus coding"] as const;
  // The clock goes on once each answer is there: a cooldown is counted from the time of its answer.
  for (const title of titles) await rowSays(title, /^Complete/);
  for (const [passed, open] of [
    [40, 0],
    [41, 1],
    [89, 1],
    [90, 2],
    [95, 3],
    [100, 4],
  ] as const) {
    setClock(NOW + passed * 1000);
    // Until the rows have counted to that second.
    if (passed < 100) {
      await rowSays("Virus coding", passed === 40 ? "1 min 00 s left" : `${100 - passed} s left`);
    }
    for (const [at, title] of titles.entries()) {
      await rowSays(title, at < open ? /^Incomplete/ : /^Complete/);
    }
  }
});

test.each([
  {
    ...{ what: "a start", log: logOf({ type: 5800, data: { virus: "a firewalk" } }) },
    text: /^CompleteVirus codingFirewalk Virus, end unknown/,
  },
  {
    what: "a start that was cancelled since",
    log: logOf({ type: 6520 }, { type: 5800, data: { virus: "a firewalk" }, hoursAgo: 2 }),
    text: /^IncompleteVirus codingNot coding a virus/,
  },
  { what: "no entry", log: logOf(), text: /^IncompleteVirus codingNot coding a virus/ },
])("where the game refuses the virus, the log has $what", async ({ log, text }) => {
  const { calls } = await openDashboard({ "/user/virus": apiError(16), "/user/log": log });
  await rowSays("Virus coding", text);
  expect(calls).toContainEqual(expect.stringContaining("log=5800,5801,5802,6520"));
});

test("no call is made for items that aren’t in the list", async () => {
  const off = [
    ...["nerveRefill", "energyRefill", "casinoRefill"],
    ...["inactiveMembers", "fallenFederalMembers", "membersNotInOc"],
    ...["factionApplications", "companyInactiveEmployees", "churchPrayer"],
  ];
  const { calls } = await renderPage(PATH, {
    answers: { "/faction/crimes": { crimes: [] } },
    stored: { checklistConfig: { enabledItems: Object.fromEntries(off.map((id) => [id, false])) } },
  });
  await rowSays("Pass rates", /^Complete/);
  await rowSays("No fallen or federal employees", /^Complete/);
  expect(checklistRows()).toHaveLength(CHECKLIST_ITEMS.length - off.length);
  for (const path of ["/user/refills", "/faction/applications", "/faction/members"]) {
    expect(calls.filter((call) => call.startsWith(path))).toEqual([]);
  }
  // The shops and the prayer share their call with the wheels; the employees are needed for their states.
  expect(calls.filter((call) => call.includes("5970,5971,8370"))).toHaveLength(1);
  expect(calls).toContainEqual(expect.stringMatching(/^\/company\/employees\b/));
});
