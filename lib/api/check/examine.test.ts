import { describe, expect, test } from "vitest";

import { ENDPOINTS } from "@/lib/api/testing/endpoints";
import {
  changeAt,
  currentFixture,
  fixtureFrom2027,
  legacyFixture,
} from "@/lib/api/testing/fixtures";
import { shapeNamesOf } from "@/lib/api/testing/reads";

import { examine } from "./examine";
import { resultLines, stateText } from "./report";

/** The findings in a response to an endpoint of lib/api/endpoints. */
function examined(name: string, body: unknown) {
  const endpoint = ENDPOINTS[name];
  if (endpoint === undefined) throw new Error(name);
  return examine(shapeNamesOf(name, endpoint)[0] ?? "", body, endpoint.wire);
}

function said(name: string, body: unknown): string[] {
  const result = { name, error: null, skipReason: null, ...examined(name, body) };
  return [stateText(result), ...resultLines(result)];
}

const changed = (name: string, at: string, value: unknown) =>
  changeAt(currentFixture(name), at, () => value);

const bodies = (bodyOf: (name: string) => unknown) =>
  Object.keys(ENDPOINTS)
    .map((name) => ({ name, body: bodyOf(name) }))
    .filter(({ body }) => body !== undefined);

test.each(bodies(fixtureFrom2027))(
  "what is announced of $name for 1 January 2027 is no finding",
  ({ name, body }) => {
    expect(said(name, currentFixture(name))).toEqual(expect.arrayContaining(said(name, body)));
    expect(examined(name, body).dropped).toBe(0);
  },
);

/** Those that lack nothing that we read of today's. */
const AS_TODAY = [
  "faction-chain",
  "faction-chains",
  "market-points",
  "torn-calendar",
  "user-cooldowns",
];

test.each(bodies(legacyFixture))("the older format of $name is known", ({ name, body }) => {
  const { state, dropped, isRefused } = examined(name, body);
  expect({ dropped, isRefused }).toEqual({ dropped: 0, isRefused: false });
  expect(state).toMatch(AS_TODAY.includes(name) ? /ok|changed/ : "older");
});

test("an older format says what it lacks", () => {
  expect(said("faction-members", legacyFixture("faction-members"))).toEqual([
    "Older format",
    "members[].is_in_oc: missing, expected yes or no (4 of 4)",
    "members[].revive_setting: missing, expected text (4 of 4)",
  ]);
});

/** Members with one other field, as a map, which is the older format. */
const asMap = (at: string, value: unknown) =>
  changeAt(changed("faction-members", `members.*.${at}`, value), "members", (members) =>
    Object.fromEntries((members as { id: number }[]).map(({ id, ...member }) => [id, member])),
  );

const IN_HOLDINGS = "stocks.*.bonus";
const NONE = { available: false, increment: null, progress: null, frequency: null };

test.each<[string, string, unknown, string[]]>([
  [
    "a list as a map",
    "faction-members",
    asMap("position", "Leader"),
    ["members: map instead of list"],
  ],
  [
    "the parts of a benefit of holdings that are all too small",
    "user-stocks",
    changed("user-stocks", IN_HOLDINGS, NONE),
    ["increment", "progress", "frequency"].map(
      (part) => `stocks[].bonus.${part}: null instead of number (5 of 5)`,
    ),
  ],
])("%s changes, and loses nothing", (_, endpoint, body, lines) => {
  expect(said(endpoint, body)).toEqual(["Changed, nothing lost", ...lines]);
});

test.each<[string, string, string, unknown]>([
  ["10,000 happy, 5 every 15 minutes", "user-bars", "bars.happy.full_time", 1_800_000],
  ["150 nerve, 1 every 5 minutes", "user-bars", "bars.nerve.full_time", 45_000],
  ["no time", "faction-members", "members.*.status.until", 0],
  ["no chain", "user-attacks", "attacks.*.chain", null],
  ["no benefit", "user-stocks", IN_HOLDINGS, undefined],
])("%s: OK", (_, endpoint, at, value) => {
  expect(said(endpoint, changed(endpoint, at, value))).toEqual(["OK"]);
});

test("an empty response is OK, but nothing to compare", () => {
  expect(said("personal-stats", { personalstats: [] })).toEqual([
    "OK",
    "Empty: nothing to compare.",
  ]);
});

describe("items without the list of shops that the document requires", () => {
  const items = changed("torn-items", "items.*.value.shops", undefined);
  const withVendor = (vendor: unknown) => changeAt(items, "items.*.value.vendor", () => vendor);

  test.each<[string, object, string]>([
    ["some name their vendor", items, "Changed, nothing lost"],
    ["none names a vendor", withVendor(null), "Data lost"],
    ["there are prices alone", withVendor(undefined), "Data lost"],
  ])("%s", (_, body, state) => {
    const missing = "items[].value.shops: missing, expected list (4 of 4)";
    expect(said("torn-items", body)).toEqual(expect.arrayContaining([state, missing]));
  });
});

describe("data is lost with", () => {
  const SLOTS = "crimes.0.slots.*";
  const UNLISTED = "a value that isn’t in the game’s list";
  const IN_MS = "milliseconds instead of seconds";

  test.each<[endpoint: string, at: string, value: unknown, says: string]>([
    ["faction-crimes", `${SLOTS}.checkpoint_pass_rate`, "high", "text instead of number"],
    ["faction-crimes", "crimes.0.status", "Open", UNLISTED],
    ["faction-crimes", `${SLOTS}.user.outcome`, "Poisoned", UNLISTED],
    ["faction-members", "members.*.status.state", "Deceased", `${UNLISTED} (4 of 4)`],
    ["faction-members", "members.*.status.until", 300, "not a time of the years 2000 to 2100"],
    ["faction-members", "members.0.status.until", 1.8e12, IN_MS],
    ["faction-fighters", "members.*.last_action.status", "Away", UNLISTED],
    ["faction-upgrades", "state", "truce", UNLISTED],
    ["torn-gyms", "gyms.*.class", "Special", UNLISTED],
    ["user-cooldowns", "cooldowns.drug", 27_122_000, IN_MS],
    ["user-bars", "bars.energy.full_time", 7_440_000, IN_MS],
    ["user-bars", "bars.happy.full_time", 89_400_000, IN_MS],
    ["torn-education", "education.0.courses.0.duration", 604_800_000, IN_MS],
    ["user-organised-crime", "organizedCrime.slots", undefined, "missing, expected list"],
    ["torn-properties", "properties", undefined, "missing, expected list"],
    ["torn-item-details", "items.*.details.base_stats.damage", undefined, "missing, expected"],
    ["personal-stats", "personalstats.*.name", undefined, "missing, expected text"],
    // An older format lacks it as well, but this response has today's.
    ["faction-members", "members.*.is_in_oc", undefined, "missing, expected yes or no"],
  ])("%s: %s is %s", (endpoint, at, value, says) => {
    const [state, ...lines] = said(endpoint, changed(endpoint, at, value));
    expect(state).toBe("Data lost");
    const field = at.replaceAll(/\.[*\d]/g, "[]");
    const line = lines.find((each) => each.startsWith(`${field}: ${says}`));
    expect(line).toBeDefined();
    expect(line).not.toContain("not used");
  });

  test("dropped training sessions, whose data the document doesn’t describe", () => {
    const body = changed("user-training-log", "log.0.data.energy_used", undefined);
    expect(said("user-training-log", body)).toEqual(
      expect.arrayContaining(["Data lost", expect.stringMatching(/^1 of \d+ records dropped$/)]),
    );
  });

  test("a dropped record of an older format, whose list has another name", () => {
    const older = legacyFixture("company-employees");
    const body = changeAt(older, "company_employees.3000001.name", () => 5);
    expect(said("company-employees", body).slice(0, 2)).toEqual([
      "Data lost",
      "Records dropped: 1",
    ]);
  });

  test("a response that the schema refuses", () => {
    expect(said("user-bars", [1]).slice(0, 2)).toEqual([
      "Data lost",
      "This site can’t read the response.",
    ]);
  });

  test("a benefit of holdings under another name", () => {
    const renamed = changed("user-stocks", "stocks.*.benefit", NONE);
    expect(
      said(
        "user-stocks",
        changeAt(renamed, IN_HOLDINGS, () => undefined),
      ),
    ).toEqual([
      "Data lost",
      "stocks[].bonus: missing, expected object; now stocks[].benefit? (5 of 5)",
      expect.stringMatching(/^stocks\[\]\.benefit: new, object with /),
    ]);
  });

  const bars = legacyFixture("user-bars");
  test.each<[string, string, unknown, string]>([
    [
      "lacks a field",
      "faction-members",
      asMap("last_action", undefined),
      "members[].last_action: missing, expected object (4 of 4)",
    ],
    [
      "has another type",
      "faction-members",
      asMap("last_action", 5),
      "members[].last_action: number instead of object (4 of 4)",
    ],
    [
      "has a new name",
      "user-bars",
      changeAt(
        changeAt(bars, "chain.cooldown", () => undefined),
        "chain.until",
        () => 0,
      ),
      "bars: missing, expected object",
    ],
    [
      "has further pages",
      "user-bars",
      { ...bars, _metadata: { links: { next: "https://api.torn.com" } } },
      "_metadata: there are more pages, and only the first is loaded",
    ],
  ])("an older format that %s", (_, endpoint, body, says) => {
    expect(said(endpoint, body)).toEqual(
      expect.arrayContaining(["Data lost", expect.stringContaining(says)]),
    );
  });
});
