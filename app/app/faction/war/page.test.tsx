import { screen, waitFor, within } from "@testing-library/react";
import { flightToTorn, IN_TORN, OKAY, ownState } from "@/app/app/user/targets/testing/answers";
import { expect, test } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

import { cellsOf, headsOf } from "../testing/tables";
import { fights, reportWithGaps, warAnswer, withBonusHit } from "./testing/war-answers";

// Parts of the page load once they are in view.

servePages();

const PATH = "/app/faction/war";
const findRegion = (name: string) => screen.findByRole("region", { name });

/** Waits until the region shows all of these texts, and returns it. */
async function findTexts(name: string, ...texts: (string | RegExp)[]) {
  const region = await findRegion(name);
  await waitFor(() => {
    for (const text of texts) expect(region).toHaveTextContent(text);
  });
  return region;
}

/** The first letters of a list's entries. */
const entriesOf = (title: string) =>
  within(screen.getByRole("list", { name: title }))
    .getAllByRole("listitem")
    .map((entry) => entry.textContent.slice(0, 4));

test("a war that is on: the chain, scores and enemies by when they can be hit", async () => {
  await renderPage(PATH);
  const chain = await findTexts("Chain", "238hits", "Bonus at 250", "12 hits to go");
  expect(within(chain).getByRole("timer")).toHaveTextContent(/^3:4\d$/);
  const war = await findTexts(
    "Ranked war",
    "Ranked war, 31 h in",
    "Lead 2,140",
    "1,172 to go",
    "target 3,312",
  );
  expect(within(war).getByRole("meter", { name: "Lead" })).toHaveAttribute("aria-valuenow", "2140");
  const attack = await screen.findByRole("link", { name: /^Attack\s?Blackthorn/ });
  expect(attack).toHaveAttribute(
    "href",
    "https://www.torn.com/loader.php?sid=attack&user2ID=2400008",
  );
  expect(attack).toHaveAttribute("target", "_blank");
  expect(entriesOf("Hittable now")).toEqual(["Blac", "Sir_", "Nett", "Ulfr"]);
  expect(entriesOf("Out within 5 minutes")).toEqual(["MrPi", "Oxbo"]);
  expect(entriesOf("Later")).toEqual(["Tarn", "Loam", "Cato", "Quin", "Gors"]);
});

test("the filters show a part of the enemies", async () => {
  const { user } = await renderPage(PATH);
  await user.click(await screen.findByRole("button", { name: /^Jail\s?1$/ }));
  await waitFor(() => {
    expect(entriesOf("Later")).toHaveLength(1);
  });
  expect(screen.queryByRole("list", { name: "Hittable now" })).toBeNull();
});

test("without a war the chain and the own members stay", async () => {
  await renderPage(PATH, {
    answers: {
      "/faction/wars": warAnswer(null),
      "/faction/chain": {
        chain: {
          id: 0,
          current: 0,
          max: 10,
          timeout: 0,
          modifier: 1,
          cooldown: 0,
          start: 0,
          end: 1,
        },
      },
    },
  });
  expect(await screen.findByText("No ranked war")).toBeVisible();
  await findTexts("Chain", "No chain");
  expect(await screen.findByRole("columnheader", { name: /^Member/ })).toBeVisible();
});

test("without a faction an alert replaces the page", async () => {
  const denied = apiError(7);
  await renderPage(PATH, {
    answers: { "/faction/basic": denied, "/faction/wars": denied, "/faction/chain": denied },
  });
  expect((await screen.findAllByRole("alert"))[0]).toBeVisible();
  expect(screen.queryByRole("region", { name: "Chain" })).toBeNull();
});

test("when behind, shows how much the enemy still needs; three hits are no chain", async () => {
  await renderPage(PATH, {
    answers: { "/faction/wars": warAnswer({ startsInHours: -20, own: 500, enemy: 2500 }) },
  });
  const war = await findTexts("Ranked war", "Behind 2,000", "enemy needs 1,000 more");
  expect(war).not.toHaveTextContent("chain");
});

test("the forecast goes by an agreed score in place of the target", async () => {
  const { user } = await renderPage(PATH, {
    answers: { "/faction/wars": warAnswer({ startsInHours: -20, own: 2500, enemy: 500 }) },
  });
  const war = await findTexts("Ranked war", "1,000 to go");
  expect(screen.getByText(/Assumes no agreed score/)).toBeVisible();
  expect(screen.getByText(/Ends if the lead keeps growing/)).toBeVisible();
  const agreed = screen.getByLabelText(/^Agreed score/);
  await user.type(agreed, "5,000");
  await findTexts("Ranked war", "2,500 to go", "agreed score 5,000");
  // 125 an hour: another 20 hours from 12:00.
  const reached = screen
    .getAllByRole("term")
    .find(({ textContent }) => textContent === "The Testers reaches the agreed score");
  expect(reached?.parentElement).toHaveTextContent("Sat 08:00 TCT");
  expect(screen.queryByText(/Ends if the lead keeps growing/)).toBeNull();
  await user.clear(agreed);
  await user.type(agreed, "many");
  expect(await screen.findByText(/^Enter a score/)).toBeVisible();
  await user.clear(agreed);
  await waitFor(() => {
    expect(war).toHaveTextContent("1,000 to go");
  });
});

test("an announced war: the countdown, and both factions beside each other", async () => {
  await renderPage(PATH, {
    answers: { "/faction/wars": warAnswer({ startsInHours: 2, own: 0, enemy: 0 }) },
  });
  await findTexts("Ranked war", "Ranked war in 2 h");
  const both = await findRegion("Both factions");
  const table = within(both).getByRole("table");
  await waitFor(() => {
    expect(cellsOf(table, /^Members/).at(-1)).toBe("11");
  });
  expect(headsOf(table).filter((head) => head !== "")).toEqual(["The Testers", "Iron Harbour"]);
  expect(
    within(table)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Members",
    "Average level",
    "Online",
    "Active in the last hour",
    "Active in the last 24 hours",
  ]);
});

test.each([
  { winner: 9001, says: "The Testers won." },
  { winner: null, says: "No winner reported." },
])("a war that is over with the winner $winner: “$says”, and its report", async (row) => {
  const over = { startsInHours: -55.5, endsInHours: -2, own: 4200, enemy: 900 };
  const { user } = await renderPage(PATH, {
    answers: { "/faction/wars": warAnswer({ ...over, winner: row.winner }) },
  });
  const war = await findTexts("Ranked war", "ended after 2 d 5 h", row.says);
  await user.click(within(war).getByRole("button", { name: "War report" }));
  expect(await screen.findByText("9,000 to 6,000")).toBeVisible();
});

test("own hits, fair fights and the time left to retaliate", async () => {
  await renderPage(PATH, {
    answers: {
      "/faction/attacks": fights(
        [2400008, 3000002, 100],
        [3000001, 2400015, 200],
        [3000001, 2400015, 900],
      ),
    },
  });
  const hits = await findTexts(
    "Hits in this war",
    "2 hits on the enemy since the war began.",
    "No hits yet:",
  );
  expect(within(hits).getAllByRole("row")[1]).toHaveTextContent(/2\s*13\s*2\.41\s*3 min ago/);
  const targets = within(screen.getByRole("list", { name: "Retaliate" }));
  expect(targets.getAllByRole("listitem")).toHaveLength(1);
  expect(targets.getByRole("listitem")).toHaveTextContent(/^Blackthorn.*3:20 left.*Attacked \w+/);
  expect(targets.getByRole("listitem")).not.toHaveTextContent("Okay");
  expect(screen.getByRole("list", { name: "Hittable now" })).not.toHaveTextContent("Blackthorn");
  const fair = screen
    .getAllByRole("listitem")
    .filter(({ textContent }) => textContent.includes("fair fight"));
  expect(fair).toHaveLength(1);
  expect(fair[0]).toHaveTextContent("2.41");
});

test("in the air, the room says until when, and “Attack” is no button", async () => {
  const { unmount } = await renderPage(PATH, { answers: flightToTorn(15) });
  const attack = () => screen.findByRole("link", { name: /^Attack\s?Blackthorn/ });
  expect(await screen.findByText("You’re travelling until 12:15")).toBeVisible();
  expect(await attack()).not.toHaveClass("bg-primary");
  unmount();

  await renderPage(PATH, {
    answers: ownState({ ...OKAY, state: "Abroad", description: "In Japan" }),
  });
  expect(await screen.findByText("You’re abroad: you can’t attack players in Torn")).toBeVisible();
  expect(await attack()).not.toHaveClass("bg-primary");
});

test.each(["in Torn", "without the player’s state"])("%s, “Attack” is a button", async (place) => {
  const answers = place === "in Torn" ? IN_TORN : { "/user/basic": apiError(17) };
  await renderPage(PATH, { answers });
  expect(await screen.findByRole("link", { name: /^Attack\s?Blackthorn/ })).toHaveClass(
    "bg-primary",
  );
  expect(screen.queryByText(/^You’re /)).toBeNull();
});

test("a bonus hit is listed apart from the respect of the other hits", async () => {
  await renderPage(PATH, { answers: { "/faction/attacks": withBonusHit() } });
  const hits = await findRegion("Hits in this war");
  await waitFor(() => {
    const [, first] = within(hits).getAllByRole("row");
    expect(first?.children[2]?.textContent).toMatch(/^7\+320 bonus$/);
  });
});

test("without the attacks the hits say so, and everything else stays", async () => {
  await renderPage(PATH, { answers: { "/faction/attacks": apiError(7) } });
  await findTexts("Hits in this war", "You do not have faction API access");
  expect(await screen.findByRole("link", { name: /^Attack\s?Blackthorn/ })).toBeVisible();
});

test("without the enemies and our own members nobody is counted", async () => {
  await renderPage(PATH, {
    answers: { "/faction/9104/members": apiError(17), "/faction/9001/members": apiError(17) },
  });
  await findTexts("Ranked war", "Lead 2,140");
  expect((await screen.findAllByText(/^Not updated/))[0]).toBeVisible();
  expect(screen.queryByText(/hittable|online, /)).toBeNull();
});

test("past wars have a row each, without the one that is on; an error says so", async () => {
  const { user, unmount } = await renderPage(PATH);
  const past = await findTexts("Past wars", "Won 9,000 to 6,000 against Cold Furnace, 2 Nov 2026");
  expect(within(past).getAllByRole("listitem")).toHaveLength(1);
  await user.click(
    within(past).getByRole("button", { name: /^Report\s?of the war against Cold Furnace$/ }),
  );
  expect(await screen.findByText("9,000 to 6,000")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "War Room" }));
  expect(await findRegion("Chain")).toBeVisible();
  unmount();

  await renderPage(PATH, { answers: { "/faction/rankedwars": apiError(17) } });
  await findTexts("Past wars", "Error loading past wars");
  expect(await findRegion("Chain")).toBeVisible();
});

test("the report says who won, the hits and rewards, what each member did, and where to pay", async () => {
  await renderPage(`${PATH}?war=27811`);
  await findTexts("At a glance", "9,000 to 6,000 won against Cold Furnace", "by 3 of 4 members");
  await findTexts("Rewards", "2 × Medium Arms Cache");
  const table = within(await findRegion("Members")).getByRole("table");
  expect(cellsOf(table, /^alpha_one/).slice(2)).toEqual(["900", "5,400", "60.00%"]);
  expect(cellsOf(table, /^Delta/).slice(2)).toEqual(["0", "0", "0.00%"]);
  expect(screen.getByRole("link", { name: "Pay the members in Treasury" })).toHaveAttribute(
    "href",
    "/app/faction/treasury?war=27811",
  );
});

test("members who couldn’t be loaded keep their part of the respect, and the list says so", async () => {
  await renderPage(`${PATH}?war=27811`, {
    answers: { "/faction/27811/rankedwarreport": reportWithGaps() },
  });
  const members = await findTexts(
    "Members",
    "1 member couldn’t be loaded and isn’t in this list: 500 hits, 2,700 respect.",
  );
  const table = within(members).getByRole("table");
  expect(cellsOf(table, "alpha_one")).toContain("60.00%");
  expect(cellsOf(table, /\[3000003\]/)).toContain("10.00%");
  await findTexts("At a glance", "by 2 of 4 members, 1 couldn’t be loaded");
});
