import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { NOW } from "@/lib/api/testing/answers";
import keyInfo from "@/lib/api/testing/fixtures/key-info.json";
import keyInfoLegacy from "@/lib/api/testing/fixtures/key-info.legacy.json";
import userMoney from "@/lib/api/testing/fixtures/user-money.json";
import userBars from "@/lib/api/testing/fixtures/user-bars.json";
import { apiError } from "@/lib/api/testing/server";

import { type Answers, renderPage, servePages } from "../../../testing/render-page";
import { after, QUIET, WITHOUT_CRIME_AND_BANK } from "../testing/answers";
import {
  idleAre,
  idleLinks,
  nextAre,
  openQuietDay,
  passMinutes,
  PATH,
} from "../testing/dashboard-page";

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

async function expectIdle(answers: Answers, ...names: readonly string[]) {
  await renderPage(PATH, { answers: { ...IDLE, ...answers } });
  await idleAre(...names);
}

test.each([
  {
    player: "without a faction",
    answers: { "/key/info": withoutFaction },
    idle: ["Course", "Virus", "Training"],
  },
  {
    player: "without a faction, by the older response about a key",
    answers: { "/key/info": keyInfoLegacy, "/faction/basic": apiError(7) },
    idle: ["Course", "Virus", "Training"],
  },
  {
    player: "with a faction, by the older response about a key",
    answers: { "/key/info": keyInfoLegacy },
    idle: ["Course", "Virus", "OC", "Training"],
  },
  {
    player: "with a faction, if nothing is known of the key",
    answers: { "/key/info": apiError(17) },
    idle: ["Course", "Virus", "OC", "Training"],
  },
  {
    player: "whose faction doesn’t use organised crimes 2.0",
    answers: { "/user/organizedcrime": { organizedCrime: apiError(27).error } },
    idle: ["Course", "Virus", "Training"],
  },
])("an OC can be missing only in a faction with crimes: a player $player", async (row) => {
  await expectIdle(row.answers, ...row.idle);
});

test("training is left out if today’s log fills a page without it: it may be older", async () => {
  const entry = (at: number) => ({
    id: `entry${at}`,
    timestamp: NOW / 1000 - 3600,
    details: { id: 4200, title: "", category: "" },
    data: [],
    params: [],
  });
  await expectIdle(
    { "/user/log": { log: Array.from({ length: 100 }, (_, at) => entry(at)) } },
    ...["Course", "Virus", "OC"],
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
  await waitFor(() => {
    expect(idleLinks().map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      [
        ["Bank", "bank.php"],
        ["Course", "page.php?sid=education"],
        ["Virus", "pc.php"],
        ["OC", "factions.php?step=your#/tab=crimes"],
        ["Contract", "page.php?sid=missions"],
        ["Drug", "item.php#drugs-items"],
        ["Booster", "item.php#boosters-items"],
        ["Training", "gym.php"],
      ].map(([text, path]) => [text, `https://www.torn.com/${path}`]),
    );
  });
  for (const link of idleLinks()) expect(link).toHaveAttribute("target", "_blank");
});

test("a virus is named from the moment that it ends", async () => {
  await openQuietDay(
    {
      ...WITHOUT_CRIME_AND_BANK,
      "/user/virus": { virus: { item: { id: 70, name: "Simple Virus" }, until: after(3) } },
    },
    { checklistConfig: {} },
  );
  await idleAre("Bank", "Course", "OC", "Contract", "Drug", "Training");
  passMinutes(3);
  await idleAre("Bank", "Course", "Virus", "OC", "Contract", "Drug", "Training");
});

test("what is idle takes the third place of “Now and next”, and isn’t repeated as ready", async () => {
  const first = await openQuietDay({});
  await nextAre(/^Now.*Energy full/, /^Now.*Nerve full/, /New day/);
  first.unmount();
  await openQuietDay({}, { checklistConfig: {} });
  await nextAre(/^Now.*Nerve full/, /New day/, /^IdleCourse.*Training\d not running$/);
});
