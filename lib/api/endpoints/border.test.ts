import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { ABSURD, boundsOf, withAbsurd } from "@/lib/api/testing/absurd";
import type { Endpoint } from "@/lib/api/testing/endpoint";
import { ENDPOINTS } from "@/lib/api/testing/endpoints";
import {
  changeAt,
  fixtureFrom2027,
  hundred,
  legacyFixture,
  currentFixture,
  withRecords,
} from "@/lib/api/testing/fixtures";
import { bodiesOf } from "@/lib/api/testing/generate";
import { answerTo } from "@/lib/api/testing/open-api";

const endpoints = Object.entries(ENDPOINTS).map(([name, endpoint]) => ({ name, ...endpoint }));

/** The number of dropped records, added up over all counts in the entity. */
function droppedIn(entity: unknown): number {
  if (typeof entity !== "object" || entity === null) return 0;
  if ("dropped" in entity) return Number(entity.dropped);
  return Object.values(entity).reduce<number>((sum, value) => sum + droppedIn(value), 0);
}

/** Fields in which an entity counts its dropped records. */
const COUNTS = ["dropped", "unreadSlots", "unreadMembers"];

const uncounted = (entity: unknown): unknown =>
  JSON.parse(JSON.stringify(entity, (key, value: unknown) => (COUNTS.includes(key) ? 0 : value)));

/** The document allows an error instead of an answer; those are handled in the client. */
const isAnswer = (body: unknown) =>
  !Object.values(body as object).some(
    (value) => typeof value === "object" && value && "error" in value,
  );

/** A plausible time from any number: to the document each time is just an integer. */
const asTime = (value: unknown) => Date.UTC(2020, 0) / 1000 + (Math.abs(Number(value)) % 1e9);

/** Checks answers that the document allows, the same in each run. */
function forAnswers(
  { path, times = [] }: Pick<Endpoint, "path" | "times">,
  numRuns: number,
  check: (body: unknown) => void,
) {
  const bodies = bodiesOf(answerTo(path))
    .map((body): unknown => JSON.parse(JSON.stringify(body)))
    .filter(isAnswer)
    .map((body) => times.reduce((changed, at) => changeAt(changed, at, asTime), body));
  fc.assert(fc.property(bodies, check), { numRuns });
}

describe("whatever the OpenAPI document lets the game answer is read whole", () => {
  test.each(endpoints)("$name", ({ wire, ...endpoint }) => {
    forAnswers(endpoint, 200, (body) => {
      expect(droppedIn(wire.parse(body))).toBe(0);
    });
  });
});

/** Fields in which the game has been seen to differ from version 6.13.6 of the document; undefined if it leaves one out. */
const DEVIATIONS: Readonly<Record<string, readonly [at: string, value: unknown][]>> = {
  "faction-attacks": [["attacks.*.attacker", null]],
  "faction-war-attacks": [
    ["attacks.*.attacker", null],
    ["attacks.*.territory_war_id", undefined],
    ["attacks.*.is_territory_war", undefined],
  ],
  "faction-basic": [
    ["basic.banner_image", undefined],
    ["basic.tag_image", null],
  ],
  "faction-crimes": [
    ["crimes.*.slots.*.position_info", undefined],
    ["crimes.*.slots.*.user.item_outcome", undefined],
  ],
  "faction-upgrades": [["upgrades.core", []]],
  "torn-items": [["items.*.value.shops", undefined]],
  "user-attacks": [
    ["attacks.*.attacker", null],
    ["attacks.*.territory_war_id", undefined],
    ["attacks.*.is_territory_war", undefined],
  ],
  "user-log": [
    ["log.*.data", []],
    ["log.*.params", []],
  ],
  "user-organised-crime": [["organizedCrime.slots.*.position_info", undefined]],
  "user-stocks": [
    ["stocks.*.bonus.increment", null],
    ["stocks.*.bonus.progress", null],
    ["stocks.*.bonus.frequency", null],
  ],
};
const deviations = endpoints.flatMap((endpoint) =>
  (DEVIATIONS[endpoint.name] ?? []).map(([at, value]) => ({ ...endpoint, at, value })),
);

describe("what the game has been seen to answer against the document is read whole", () => {
  test.each(deviations)("$name: $value at $at", ({ wire, at, value, ...endpoint }) => {
    forAnswers(endpoint, 25, (body) => {
      expect(droppedIn(wire.parse(changeAt(body, at, () => value)))).toBe(0);
    });
  });
});

const changing = endpoints.flatMap(({ name, wire }) => {
  const body = fixtureFrom2027(name);
  return body === undefined ? [] : [{ name, wire, body }];
});

describe("what the document announces for 1 January 2027 reads as today’s response", () => {
  test.each(changing)("$name", ({ name, wire, body }) => {
    expect(body).not.toEqual(currentFixture(name));
    expect(wire.parse(body)).toEqual(wire.parse(currentFixture(name)));
  });

  test("items and two lists of attacks change", () => {
    const names = changing.map(({ name }) => name);
    expect(names.toSorted()).toEqual(["faction-war-attacks", "torn-items", "user-attacks"]);
  });

  test("no call is made that ends then", () => {
    const paths = endpoints.map(({ path }) => path);
    expect(paths).not.toContain("/faction/warfare");
    expect(paths.filter((path) => path.includes("itemdetails"))).toEqual([]);
  });
});

/** Required by the document, but needed by no screen: null, or an id of 0, must not drop the record. */
const DISPENSABLE: readonly (readonly [name: string, at: string])[] = [
  ["company-employees", "employees.*.last_action"],
  ["company-employees", "employees.*.last_action.relative"],
  ["faction-applications", "applications.*.user.level"],
  ["faction-attacks", "attacks.*.attacker.id"],
  ["faction-attacks", "attacks.*.defender.id"],
  ["faction-attacks", "attacks.*.respect_loss"],
  ["faction-war-attacks", "attacks.*.attacker.id"],
  ["faction-war-attacks", "attacks.*.attacker.name"],
  ["faction-basic", "basic.leader_id"],
  ["faction-basic", "basic.co_leader_id"],
  ["faction-basic", "basic.rank"],
  ["faction-contributors", "contributors.*.username"],
  ["faction-crimes", "crimes.*.slots.*.position"],
  ["faction-crimes", "crimes.*.slots.*.checkpoint_pass_rate"],
  ["faction-members", "members.*.last_action"],
  ["faction-members", "members.*.last_action.timestamp"],
  ["faction-members", "members.*.last_action.relative"],
  ["faction-members", "members.*.position"],
  ["faction-members", "members.*.status"],
  ["player-profile", "profile.faction_id"],
  ["player-profile", "profile.last_action"],
  ["player-profile", "profile.life"],
  ["player-profile", "profile.status"],
  ["torn-bounties", "bounties.*.lister_id"],
  ["torn-bounties", "bounties.*.valid_until"],
  ["user-attacks", "attacks.*.attacker.id"],
  ["user-attacks", "attacks.*.attacker.level"],
  ["user-attacks", "attacks.*.modifiers"],
  ["user-bars", "bars.chain"],
  ["user-bars", "bars.chain.current"],
  ["user-education", "education.current.id"],
  ["user-list", "list.*.faction_id"],
  ["user-list", "list.*.last_action"],
  ["user-list", "list.*.status"],
  ["user-organised-crime", "organizedCrime.slots.*.position"],
  ["user-reports", "reports.*.report.total"],
];
const dispensable = endpoints.flatMap((endpoint) =>
  DISPENSABLE.filter(([name]) => name === endpoint.name).map(([, at]) => ({ ...endpoint, at })),
);

describe("a missing field that no screen needs drops no record", () => {
  test.each(dispensable)("$name: $at", ({ name, wire, at }) => {
    // The API uses the id 0 for nobody.
    for (const value of at.endsWith("id") ? [null, 0] : [null]) {
      const { data, error } = wire.safeParse(changeAt(currentFixture(name), at, () => value));
      expect(error, String(value)).toBeUndefined();
      expect(droppedIn(data), String(value)).toBe(0);
    }
  });
});

describe("a fixture of each shape is there and read whole", () => {
  test.each(endpoints)("$name", ({ name, wire, hasLegacy = true }) => {
    expect(droppedIn(wire.parse(currentFixture(name)))).toBe(0);
    const older = legacyFixture(name);
    expect(older !== undefined).toBe(hasLegacy);
    if (older) expect(droppedIn(wire.parse(older))).toBe(0);
  });
});

const lists = endpoints.flatMap(({ lists = [], ...endpoint }) =>
  lists.map((list) => ({ ...endpoint, list })),
);

describe("one broken record of a hundred costs itself only, and is counted", () => {
  test.each(lists)("$name: $list", ({ name, wire, list }) => {
    const whole = hundred(currentFixture(name), list);
    const others = withRecords(whole, list, (records) => records.toSpliced(50, 1));
    expect(wire.parse(others)).not.toEqual(wire.parse(whole));
    for (const broken of [null, "broken", {}]) {
      const entity = wire.parse(withRecords(whole, list, (records) => records.with(50, broken)));
      expect(droppedIn(entity), JSON.stringify(broken)).toBe(1);
      expect(uncounted(entity)).toEqual(uncounted(wire.parse(others)));
    }
  });
});

const shapes = endpoints.flatMap(({ name, wire }) =>
  [currentFixture(name), legacyFixture(name)].flatMap((body, at) =>
    body ? [{ name, wire, body, shape: at === 0 ? "today" : "before" }] : [],
  ),
);

describe("no absurd figure breaks the reading, and no time that cannot be gets past it", () => {
  test.each(shapes)("$name, $shape", ({ wire, body }) => {
    for (const { value } of ABSURD) {
      for (const changed of withAbsurd(body, value)) {
        const { data } = wire.safeParse(changed);
        expect(boundsOf(data)).toEqual([]);
      }
    }
  });
});
