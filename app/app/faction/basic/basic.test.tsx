import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { WITHOUT_FACTION } from "@/app/app/dashboard/testing/answers";
import {
  answer,
  deferred,
  httpStatus,
  renderPage,
  servePages,
  setClock,
} from "@/app/testing/render-page";
import basic from "@/lib/api/testing/fixtures/faction-basic.json";
import members from "@/lib/api/testing/fixtures/faction-members.json";
import older from "@/lib/api/testing/fixtures/faction-basic.legacy.json";
import chain from "@/lib/api/testing/fixtures/faction-chain.json";
import { apiError } from "@/lib/api/testing/server";

import { LEAST, withLeader } from "./testing/basic-answers";

servePages();

const PATH = "/app/faction/basic";
const NO_WAR = { wars: { ranked: null, raids: [], territory: [] } };
const NO_CHAIN = { chain: { ...chain.chain, current: 0 } };

const findGlance = () => screen.findByRole("region", { name: "At a glance" });

async function expectTheTesters() {
  const lead = await findGlance();
  expect(lead).toHaveTextContent("The Testers [TST]");
  expect(lead).toHaveTextContent("Ran by [3000001]");
  expect(lead).toHaveTextContent(/Members\s*4\s*of 100/);
  expect(lead).toHaveTextContent(/Respect\s*1,010,992/);
  expect(lead).toHaveTextContent(/Rank\s*Platinum\s*division 2/);
  const about = screen.getByRole("region", { name: "About" });
  expect(about).toHaveTextContent(/Position in the division\s*7\s*Ranked wars won\s*52/);
  expect(about).toHaveTextContent(/Best chain\s*5,000\s*hits/);
}

const today = () => screen.getByRole("region", { name: "Members today" });

test("the faction’s name with its tag in brackets, its leaders by name, figures and age, in five calls", async () => {
  const { user, calls } = await renderPage(PATH);
  expect(screen.getByRole("heading", { level: 1, name: "Faction summary" })).toBeVisible();
  await expectTheTesters();
  for (const [name, href] of [
    ["3000001", "https://www.torn.com/profiles.php?XID=3000001"],
    ["Alpha [3000001]", "https://www.torn.com/profiles.php?XID=3000001"],
    ["bravo_the_second_of_that_name1 [3000002]", "https://www.torn.com/profiles.php?XID=3000002"],
    ["Open in the game", "https://www.torn.com/factions.php?step=profile&ID=9001"],
  ] as const) {
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  expect(screen.getByText(/^1,232 days, since 7 Jul 2023$/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "How it’s calculated: the founding date" }));
  expect(await screen.findByRole("dialog")).toHaveTextContent(/Today\s*20 Nov 2026/);
  expect(calls.toSorted()).toEqual([
    "/faction/basic?comment=Almanac",
    "/faction/chain?timestamp=1795176000&comment=Almanac",
    "/faction/members?comment=Almanac",
    "/faction/rankedwars?limit=100&comment=Almanac",
    "/faction/wars?timestamp=1795176000&comment=Almanac",
  ]);
});

test("the members today: inactive, not in an OC, online, and each state that somebody is in", async () => {
  await renderPage(PATH);
  await findGlance();
  expect(today().querySelector("dl")).toHaveTextContent(
    /^Inactive for over 7 days\s*1\s*Not in an OC\s*1\s*Online\s*1\s*Active in the last 24 hours\s*2$/,
  );
  expect(today()).toHaveTextContent("2 Okay, 1 Hospital, 1 Fallen");
  const lists = within(today()).getAllByRole("link", { name: "1" });
  expect(lists.map((link) => link.getAttribute("href"))).toEqual([
    "/app/faction/members?only=inactive",
    "/app/faction/members?only=oc",
  ]);
});

const war = () => screen.getByRole("region", { name: "War and chain" });

test("the war and the chain now, and the last wars with their results", async () => {
  await renderPage(PATH);
  await findGlance();
  expect(war().querySelector("dl")).toHaveTextContent(
    /^Ranked war\s*12,480 to 10,340\s*against Iron Harbour, 31 h in\s*lead 2,140 of 3,312\s*Chain\s*238\s*hits$/,
  );
  expect(screen.getByRole("region", { name: "Last wars" }).querySelector("dl")).toHaveTextContent(
    /^2 Nov, Cold Furnace\s*won 9,000 to 6,000$/,
  );
  expect(screen.getByRole("link", { name: "won 9,000 to 6,000" })).toHaveAttribute(
    "href",
    "/app/faction/war?war=27811",
  );
});

test("no war and no chain are none, wars that couldn’t be loaded a dash", async () => {
  const none = { rankedwars: [], _metadata: { links: { next: null, prev: null } } };
  const { unmount } = await renderPage(PATH, {
    answers: { "/faction/rankedwars": none, "/faction/wars": NO_WAR, "/faction/chain": NO_CHAIN },
  });
  await findGlance();
  expect(war().querySelector("dl")).toHaveTextContent(/^Ranked war\s*none\s*Chain\s*none$/);
  expect(screen.queryByRole("region", { name: "Last wars" })).toBeNull();
  unmount();
  await renderPage(PATH, {
    answers: Object.fromEntries(
      ["rankedwars", "wars", "chain"].map((call) => [`/faction/${call}`, apiError(17)]),
    ),
  });
  await findGlance();
  expect(war().querySelector("dl")).toHaveTextContent(/^Ranked war\s*–\s*Chain\s*–$/);
  expect(war()).toHaveTextContent("Couldn’t load the ranked war.");
  expect(screen.getByRole("region", { name: "Last wars" })).toHaveTextContent(
    "Couldn’t load the last wars.",
  );
  expect(war()).toHaveTextContent("Couldn’t load the chain.");
});

test("a war that isn’t in the list of ranked wars is there, as in War Room", async () => {
  await renderPage(PATH, { answers: { "/faction/rankedwars": { rankedwars: [] } } });
  await findGlance();
  expect(war()).toHaveTextContent(/Ranked war\s*12,480 to 10,340\s*against Iron Harbour/);
});

test("an announced war says when it begins", async () => {
  setClock(Date.UTC(2026, 10, 19, 4));
  await renderPage(PATH);
  await findGlance();
  expect(war()).toHaveTextContent(/Ranked war\s*from 19 Nov, 05:00\s*against Iron Harbour\s*Chain/);
});

test("who joined last, and how many hold each position", async () => {
  await renderPage(PATH);
  await findGlance();
  const newest = screen.getByRole("region", { name: "Newest members" });
  expect(newest.querySelector("dl")).toHaveTextContent(
    /^Charlie\s*3 days\s*Delta\s*40 days\s*bravo/,
  );
  const positions = screen.getByRole("region", { name: "Positions" });
  expect(positions.querySelector("dl")).toHaveTextContent(
    /^Leader\s*1\s*Co-leader\s*1\s*Recruit\s*1\s*Member\s*1$/,
  );
});

test("a list of members with gaps gives names, but no counts", async () => {
  const answers = { "/faction/members": { members: [...members.members, { id: 4 }] } };
  await renderPage(PATH, { answers });
  await findGlance();
  expect(today()).toHaveTextContent(/Not in an OC\s*–.*Online\s*–/);
  expect(screen.queryByRole("region", { name: "Positions" })).toBeNull();
  expect(screen.getByRole("link", { name: "Alpha [3000001]" })).toBeVisible();
});

test("without the members the leaders have their ids, and the rest of the page stays", async () => {
  await renderPage(PATH, { answers: { "/faction/members": apiError(17) } });
  await expectTheTesters();
  expect(today()).toHaveTextContent("Couldn’t load the members");
  expect(screen.getByRole("link", { name: "3000002" })).toBeVisible();
});

test("in the older shape it says the same, without faction API access too", async () => {
  await renderPage(PATH, {
    answers: { "/faction/basic": older, "/faction/crimes": apiError(7) },
  });
  await expectTheTesters();
});

test("name, tag and leader are enough: anything else that the game doesn’t say is –", async () => {
  await renderPage(PATH, { answers: LEAST });
  expect(await findGlance()).toHaveTextContent("The Testers [TST]");
  expect(await findGlance()).toHaveTextContent("Ran by [3000001]");
  expect(screen.getAllByText("–")).toHaveLength(9);
  expect(screen.queryByRole("link", { name: "Open in the game" })).toBeNull();
});

test("“Loading...”, then “Error” on failure, and “Try again” brings the page", async () => {
  const failure = deferred(basic);
  const { user } = await renderPage(PATH, {
    answers: { "/faction/basic": () => failure.answer().then(() => httpStatus(500)()) },
  });
  expect(await screen.findByText("Loading...")).toBeVisible();
  failure.release();
  const alert = await within(screen.getByRole("main")).findByRole("alert");
  expect(within(alert).getByText("Error")).toBeVisible();
  answer({ "/faction/basic": basic });
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  await expectTheTesters();
});

test("a player without a faction reads so, and no call is made for the access to its API", async () => {
  const { calls } = await renderPage(PATH, {
    answers: { "/faction/basic": apiError(7), "/key/info": WITHOUT_FACTION },
  });
  await waitFor(() => {
    expect(within(screen.getByRole("main")).getByRole("alert")).toHaveTextContent(
      /^You are not in a faction\.$/,
    );
  });
  expect(screen.queryByText("Loading...")).toBeNull();
  expect(calls.filter((call) => call.startsWith("/faction/crimes"))).toEqual([]);
});

test.each([null, 0])("a faction whose leader is %s stands without the line", async (id) => {
  await renderPage(PATH, { answers: withLeader(id) });
  expect(await findGlance()).toHaveTextContent("The Testers [TST]");
  expect(screen.queryByText(/Ran by/)).toBeNull();
});
