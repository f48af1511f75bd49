import { describe, expect, test } from "vitest";

import { ENDPOINTS } from "@/lib/api/testing/endpoints";
import {
  changeAt,
  currentFixture,
  fixtureFrom2027,
  legacyFixture,
} from "@/lib/api/testing/fixtures";
import factionAttacks from "@/lib/api/testing/fixtures/faction-attacks.json";
import factionCrimes from "@/lib/api/testing/fixtures/faction-crimes.json";
import factionMembers from "@/lib/api/testing/fixtures/faction-members.json";
import fighters from "@/lib/api/testing/fixtures/faction-fighters.json";
import upgrades from "@/lib/api/testing/fixtures/faction-upgrades.json";
import gyms from "@/lib/api/testing/fixtures/torn-gyms.json";
import barsNow from "@/lib/api/testing/fixtures/user-bars.json";
import education from "@/lib/api/testing/fixtures/torn-education.json";
import ownCrime from "@/lib/api/testing/fixtures/user-organised-crime.json";
import items from "@/lib/api/testing/fixtures/torn-items.json";
import holdings from "@/lib/api/testing/fixtures/user-stocks.json";
import itemDetails from "@/lib/api/testing/fixtures/torn-item-details.json";
import trainingLog from "@/lib/api/testing/fixtures/user-training-log.json";

import { examine } from "./examine";
import { resultLines, stateText } from "./report";

/** The findings in a response to an endpoint of lib/api/endpoints. */
function examined(name: string, body: unknown) {
  const endpoint = ENDPOINTS[name];
  if (endpoint === undefined) throw new Error(name);
  const path = endpoint.path.slice(1);
  return examine(name === "personal-stats" ? `${path}[]` : path, body, endpoint.wire);
}

function said(name: string, body: unknown): string[] {
  const result = { name, error: null, skipReason: null, ...examined(name, body) };
  return [stateText(result), ...resultLines(result)];
}

const without = (left: string, fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== left)) as object;

const field = (name: string, value: unknown) => ({ [name]: value });

const FROM_2027 = Object.keys(ENDPOINTS).flatMap((name) => {
  const body = fixtureFrom2027(name);
  return body === undefined ? [] : [{ name, body }];
});

test.each(FROM_2027)(
  "what is announced of $name for 1 January 2027 is no finding",
  ({ name, body }) => {
    expect(said(name, currentFixture(name))).toEqual(expect.arrayContaining(said(name, body)));
    expect(examined(name, body).dropped).toBe(0);
  },
);

const OLDER = Object.keys(ENDPOINTS).flatMap((name) => {
  const body = legacyFixture(name);
  return body === undefined ? [] : [{ name, body }];
});

/** Those that lack nothing that we read of today's. */
const AS_TODAY = [
  "faction-chain",
  "faction-contributors",
  "faction-wars",
  "market-points",
  "torn-calendar",
  "user-cooldowns",
];

test.each(OLDER)("the older format of $name is known", ({ name, body }) => {
  const { state, dropped, reasons } = examined(name, body);
  expect({ state, dropped, reasons }).toEqual({
    state: AS_TODAY.includes(name) ? (expect.stringMatching(/ok|changed/) as string) : "older",
    dropped: 0,
    reasons: [],
  });
});

describe("an older format isn’t taken for another change", () => {
  const members = (left: string, added: object) => ({
    members: Object.fromEntries(
      factionMembers.members.map(({ id, ...member }) => [
        id,
        {
          ...without(left, member),
          ...added,
        },
      ]),
    ),
  });
  const bars = legacyFixture("user-bars") as { chain: { cooldown: number } };
  const { cooldown, ...chain } = bars.chain;

  test.each<[string, string, object, string]>([
    [
      "a map lacks a field",
      "faction-members",
      members("last_action", {}),
      "members[].last_action: missing, expected object",
    ],
    [
      "a map has another type",
      "faction-members",
      members("", field("last_action", 5)),
      "members[].last_action: number instead of object",
    ],
    [
      "a list lacks what the older format lacks",
      "faction-members",
      { members: factionMembers.members.map((member) => without("is_in_oc", member)) },
      "members[].is_in_oc: missing, expected yes or no",
    ],
    [
      "an older object has a new name in it",
      "user-bars",
      { ...bars, chain: { ...chain, ...field("cooldown_until", cooldown) } },
      "bars: missing, expected object",
    ],
  ])("%s", (_, endpoint, body, says) => {
    expect(said(endpoint, body)).toEqual(
      expect.arrayContaining(["Data lost", expect.stringContaining(says)]),
    );
  });
});

test("a list as a map loses nothing, but may not lack a field", () => {
  const byId = factionMembers.members.map(({ id, ...member }) => [id, member]);
  expect(said("faction-members", { members: Object.fromEntries(byId) as object })).toEqual([
    "Changed, nothing lost",
    "members: map instead of list",
  ]);
});

test("an older format keeps what else differs, and says what it lacks", () => {
  expect(said("faction-members", legacyFixture("faction-members"))).toEqual([
    "Older format",
    "members[].is_in_oc: missing, expected yes or no (4 of 4)",
    "members[].revive_setting: missing, expected text (4 of 4)",
  ]);
  expect(
    said("user-bars", {
      ...legacyFixture("user-bars"),
      _metadata: { links: { next: "https://api.torn.com" } },
    }),
  ).toEqual(
    expect.arrayContaining([
      "Data lost",
      "_metadata: there are more pages, and only the first is loaded",
    ]),
  );
});

test.each([
  { what: "milliseconds", until: 1.8e12, says: "milliseconds instead of seconds" },
  { what: "text", until: "in an hour", says: "text instead of number" },
])("a time that is $what where it isn’t null is a loss", ({ until, says }) => {
  const members = factionMembers.members.map((member, index) => ({
    ...member,
    status: { ...member.status, until: index === 0 ? until : null },
  }));
  expect(said("faction-members", { members })).toEqual([
    "Data lost",
    `members[].status.until: ${says}`,
  ]);
});

test("a time in milliseconds is a loss even where others are in seconds", () => {
  const members = factionMembers.members.map((member, index) => ({
    ...member,
    status: { ...member.status, until: index === 0 ? 1.8e12 : 1.8e9 },
  }));
  expect(said("faction-members", { members })[0]).toBe("Data lost");
});

describe("a loss that the schemas take for something absent", () => {
  const [firstCrime, ...otherCrimes] = factionCrimes.crimes;
  const crimes = (change: object) => ({
    ...factionCrimes,
    crimes: [{ ...firstCrime, ...change }, ...otherCrimes],
  });
  const members = (status: object) => ({
    members: factionMembers.members.map((member) => ({
      ...member,
      status: { ...member.status, ...status },
    })),
  });

  test.each<[string, string, unknown, string]>([
    [
      "another type in part of the records",
      "faction-crimes",
      crimes({
        slots: firstCrime?.slots.map((slot) => ({
          ...slot,
          ...field("checkpoint_pass_rate", "high"),
        })),
      }),
      "crimes[].slots[].checkpoint_pass_rate: text instead of number",
    ],
    [
      "a time out of range",
      "faction-members",
      members({ until: 300 }),
      "members[].status.until: not a number in its usual range (4×)",
    ],
    [
      "a duration of a cooldown",
      "user-cooldowns",
      { cooldowns: { drug: 27_122_000, medical: 0, booster: 0 } },
      "cooldowns.drug: milliseconds instead of seconds",
    ],
    [
      "a duration of more than ten years",
      "user-cooldowns",
      { cooldowns: { drug: 1e9, medical: 0, booster: 0 } },
      "cooldowns.drug: milliseconds instead of seconds",
    ],
    [
      "the time until a bar is full",
      "user-bars",
      changeAt(barsNow, "bars.energy.full_time", () => 7_440_000),
      "bars.energy.full_time: milliseconds instead of seconds",
    ],
    [
      "the time until happy is full",
      "user-bars",
      changeAt(barsNow, "bars.happy.full_time", () => 89_400_000),
      "bars.happy.full_time: milliseconds instead of seconds",
    ],
    [
      "the duration of a course",
      "torn-education",
      changeAt(education, "education.0.courses.0.duration", () => 604_800_000),
      "education[].courses[].duration: milliseconds instead of seconds",
    ],
    [
      "a state under another name",
      "faction-members",
      members({ state: "Deceased" }),
      "members[].status.state: a value that isn’t in the game’s list (4 of 4)",
    ],
    [
      "a status under another name",
      "faction-crimes",
      crimes({ status: "Open" }),
      "crimes[].status: a value that isn’t in the game’s list",
    ],
    [
      "a kind of last action under another name",
      "faction-fighters",
      changeAt(fighters, "members.*.last_action.status", () => "Away"),
      "members[].last_action.status: a value that isn’t in the game’s list",
    ],
    [
      "an outcome under another name",
      "faction-crimes",
      crimes({
        slots: firstCrime?.slots.map((slot) => ({
          ...slot,
          user: slot.user && { ...slot.user, outcome: "Poisoned" },
        })),
      }),
      "crimes[].slots[].user.outcome: a value that isn’t in the game’s list",
    ],
    [
      "a set of upgrades under another name",
      "faction-upgrades",
      { ...upgrades, state: "truce" },
      "state: a value that isn’t in the game’s list",
    ],
    [
      "a class of gyms under another name",
      "torn-gyms",
      { gyms: gyms.gyms.map((gym) => ({ ...gym, class: "Special" })) },
      "gyms[].class: a value that isn’t in the game’s list",
    ],
    [
      "a list of an own crime that is gone",
      "user-organised-crime",
      {
        organizedCrime: without("slots", ownCrime.organizedCrime),
      },
      "organizedCrime.slots: missing, expected list",
    ],
    ["all that there is", "torn-properties", {}, "properties: missing, expected list"],
    [
      "details of weapons",
      "torn-item-details",
      {
        items: itemDetails.items.map(({ details, ...item }) => ({
          ...item,
          details: details && {
            ...details,
            ...field("base_stats", { harm: 5, accuracy: 5, armor: 5 }),
          },
        })),
      },
      "items[].details.base_stats.damage",
    ],
    [
      "statistics of past days",
      "personal-stats",
      { personalstats: [{ stat: "xantaken", value: 5, timestamp: 1_794_873_600 }] },
      "personalstats[].name: missing, expected text; now personalstats[].stat?",
    ],
    [
      "the data of training sessions",
      "user-training-log",
      {
        log: trainingLog.log.map((entry) => ({
          ...entry,
          data: without("energy_used", entry.data),
        })),
      },
      "1 record dropped: energy_used",
    ],
    [
      "a list as the whole response",
      "user-bars",
      [1],
      "the response: list of number instead of object",
    ],
  ])("%s", (_, endpoint, body, says) => {
    expect(said(endpoint, body)[0]).toBe("Data lost");
    const line = said(endpoint, body).find((each) => each.startsWith(says));
    expect(line).toBeDefined();
    expect(line).not.toContain("not used");
  });

  test("nor is the longest time until a bar is full", () => {
    // A maximum of 10,000 happy, 5 every 15 minutes.
    expect(
      said(
        "user-bars",
        changeAt(barsNow, "bars.happy.full_time", () => 1_800_000),
      ),
    ).toEqual(["OK"]);
    // 150 nerve, 1 every 5 minutes.
    expect(
      said(
        "user-bars",
        changeAt(barsNow, "bars.nerve.full_time", () => 45_000),
      ),
    ).toEqual(["OK"]);
  });

  test("what the game writes for nothing is no loss", () => {
    expect(said("faction-members", members({ until: 0 }))).toEqual(["OK"]);
    expect(said("personal-stats", { personalstats: [] })).toEqual([
      "OK",
      "Empty: nothing to compare.",
    ]);
  });

  test("null for none, as announced, is no loss", () => {
    const attacks = factionAttacks.attacks.map((attack) => ({ ...attack, chain: null }));
    expect(said("faction-attacks", { ...factionAttacks, attacks })[0]).toBe(
      "Changed, nothing lost",
    );
  });
});

describe("items without the list of shops that the document requires", () => {
  const withoutShops = changeAt(items, "items.*.value", (value) =>
    without("shops", value as object),
  );
  const MISSING = "items[].value.shops: missing, expected list (4 of 4)";

  test.each<[string, object, string]>([
    ["lose nothing while some name their vendor", withoutShops, "Changed, nothing lost"],
    [
      "lose it where none names a vendor",
      changeAt(withoutShops, "items.*.value.vendor", () => null),
      "Data lost",
    ],
    [
      "lose it where there are prices alone",
      changeAt(withoutShops, "items.*.value", (value) => without("vendor", value as object)),
      "Data lost",
    ],
  ])("%s", (_, body, state) => {
    expect(said("torn-items", body)).toEqual(expect.arrayContaining([state, MISSING]));
  });
});

describe("holdings that are all too small for a benefit lose nothing", () => {
  const NONE = { available: false, increment: null, progress: null, frequency: null };
  const withBonus = (bonus: object) => ({
    stocks: holdings.stocks.map((holding) => ({ ...without("bonus", holding), ...bonus })),
  });

  test("whether the parts of their bonus are null", () => {
    expect(said("user-stocks", withBonus({ bonus: NONE }))).toEqual([
      "Changed, nothing lost",
      "stocks[].bonus.increment: null instead of number (5 of 5)",
      "stocks[].bonus.progress: null instead of number (5 of 5)",
      "stocks[].bonus.frequency: null instead of number (5 of 5)",
    ]);
  });

  test("or there is no bonus", () => {
    expect(said("user-stocks", withBonus({}))).toEqual(["OK"]);
  });

  test("but a bonus under another name is lost", () => {
    expect(said("user-stocks", withBonus({ benefit: NONE }))).toEqual([
      "Data lost",
      "stocks[].bonus: missing, expected object; now stocks[].benefit? (5 of 5)",
      expect.stringMatching(/^stocks\[\]\.benefit: new, object with /),
    ]);
  });
});
