import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { NOW } from "@/lib/api/testing/answers";
import keyInfo from "@/lib/api/testing/fixtures/key-info.json";
import keyInfoLegacy from "@/lib/api/testing/fixtures/key-info.legacy.json";
import userMoney from "@/lib/api/testing/fixtures/user-money.json";
import userBars from "@/lib/api/testing/fixtures/user-bars.json";
import { apiError } from "@/lib/api/testing/server";

import { type Answers, renderPage, servePages } from "../../../testing/render-page";
import { after, QUIET, WITHOUT_CRIME_AND_BANK } from "../testing/answers";
import { openQuietDay, passMinutes, PATH } from "../testing/dashboard-page";

servePages();

const withNull = (record: object) =>
  Object.fromEntries(Object.keys(record).map((name) => [name, null]));

const { info } = keyInfo;
const { id, ...others } = info.user;
const withoutFaction = { info: { ...info, user: { ...withNull(others), id } } };

const { bars } = userBars;

/** Nothing runs but a drug and a booster. Training counts only while energy is full. */
const IDLE: Answers = {
  "/user/bars": { bars: { ...bars, energy: { ...bars.energy, current: bars.energy.maximum } } },
  "/user/cooldowns": { cooldowns: { drug: 90_000, medical: 0, booster: 90_000 } },
  "/user/education": { education: { complete: [], current: null } },
  "/user/missions": { missions: { givers: [] } },
  "/user/virus": { virus: null },
  "/user/organizedcrime": { organizedCrime: null },
  "/user/money": { money: withNull(userMoney.money) },
};

async function expectLine(answers: Answers, line: string) {
  await renderPage("/app/dashboard", { answers: { ...IDLE, ...answers } });
  await waitFor(() => {
    expect(screen.getByText(/^Not running:/)).toHaveTextContent(new RegExp(`^${line}$`));
  });
}

test.each([
  {
    player: "without a faction",
    answers: { "/key/info": withoutFaction },
    line: "Not running: course, virus, training",
  },
  {
    player: "without a faction, by the older response about a key",
    answers: { "/key/info": keyInfoLegacy, "/faction/basic": apiError(7) },
    line: "Not running: course, virus, training",
  },
  {
    player: "with a faction, by the older response about a key",
    answers: { "/key/info": keyInfoLegacy },
    line: "Not running: course, virus, OC, training",
  },
  {
    player: "with a faction, if nothing is known of the key",
    answers: { "/key/info": apiError(17) },
    line: "Not running: course, virus, OC, training",
  },
  {
    player: "whose faction doesn’t use organised crimes 2.0",
    answers: { "/user/organizedcrime": { organizedCrime: apiError(27).error } },
    line: "Not running: course, virus, training",
  },
])("an OC can be missing only in a faction with crimes: a player $player", async (row) => {
  await expectLine(row.answers, row.line);
});

test("training is left out if today’s log fills a page without it: it may be older", async () => {
  const entry = (at: number) => ({
    id: `entry${at}`,
    timestamp: NOW / 1000 - 3600,
    details: { id: 4200, title: "", category: "" },
    data: [],
    params: [],
  });
  await expectLine(
    { "/user/log": { log: Array.from({ length: 100 }, (_, at) => entry(at)) } },
    "Not running: course, virus, OC",
  );
});

test("each of the eight leads to its page of the game", async () => {
  await renderPage(PATH, {
    answers: {
      ...QUIET,
      ...WITHOUT_CRIME_AND_BANK,
      "/user/virus": { virus: null },
      "/user/cooldowns": { cooldowns: { drug: 0, medical: 0, booster: 0 } },
    },
  });
  const links = () => [...screen.getByText(/^Not running:/).querySelectorAll("a")];
  await waitFor(() => {
    expect(links().map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      [
        ["bank", "bank.php"],
        ["course", "page.php?sid=education"],
        ["virus", "pc.php"],
        ["OC", "factions.php?step=your#/tab=crimes"],
        ["contract", "page.php?sid=missions"],
        ["drug", "item.php#drugs-items"],
        ["booster", "item.php#boosters-items"],
        ["training", "gym.php"],
      ].map(([text, path]) => [text, `https://www.torn.com/${path}`]),
    );
  });
  for (const link of links()) expect(link).toHaveAttribute("target", "_blank");
});

test("a virus is named from the moment that it ends", async () => {
  await openQuietDay({
    ...WITHOUT_CRIME_AND_BANK,
    "/user/virus": { virus: { item: { id: 70, name: "Simple Virus" }, until: after(3) } },
  });
  const line = () => screen.getByText(/^Not running:/).textContent;
  await waitFor(() => {
    expect(line()).toBe("Not running: bank, course, OC, contract, drug, training");
  });
  passMinutes(3);
  await waitFor(() => {
    expect(line()).toBe("Not running: bank, course, virus, OC, contract, drug, training");
  });
});
