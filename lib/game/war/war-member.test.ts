import { describe, expect, test } from "vitest";

import { HOUR_MS } from "@/lib/common/time";

import {
  attackableWhen,
  availabilityOf,
  awaySinceAfter,
  isInHospital,
  isInStay,
  sortByAttackable,
  statusChanges,
  strengthOf,
  type WarMember,
} from "./war-member";

const NOW = Date.UTC(2026, 10, 20, 12);

const SECOND_MS = 1000;

const aWarMember = (changes: Partial<WarMember> = {}): WarMember => ({
  id: 1,
  name: "Tarn",
  level: 50,
  state: "Okay",
  stateUntilMs: null,
  abroadIn: null,
  description: "Okay",
  lastAction: { status: "Online", atMs: NOW },
  ...changes,
});

test.each([
  { state: "Okay", left: null, where: "okay", when: "now" },
  { state: "Hospital", left: 301, where: "hospital", when: "later" },
  { state: "Hospital", left: 300, where: "hospital", when: "soon" },
  { state: "Hospital", left: 1, where: "hospital", when: "soon" },
  { state: "Hospital", left: 0, where: "okay", when: "now" },
  { state: "Hospital", left: null, where: "hospital", when: "later" },
  { state: "Jail", left: 301, where: "jail", when: "later" },
  { state: "Jail", left: 300, where: "jail", when: "soon" },
  { state: "Jail", left: 59, where: "jail", when: "soon" },
  { state: "Jail", left: null, where: "jail", when: "later" },
  { state: "Jail", left: -1, where: "okay", when: "now" },
  { state: "Traveling", left: null, where: "away", when: "later" },
  { state: "Abroad", left: null, where: "away", when: "later" },
  // Only a stay in hospital or jail is over by itself.
  { state: "Traveling", left: -1, where: "away", when: "later" },
  { state: "Federal", left: -1, where: "gone", when: "later" },
  { state: "Federal", left: null, where: "gone", when: "later" },
  { state: "Fallen", left: null, where: "gone", when: "later" },
  { state: "Beamed up", left: null, where: "unknown", when: "later" },
  { state: "", left: null, where: "unknown", when: "later" },
])("$state for another $left s: $where, $when", ({ state, left, where, when }) => {
  const stateUntilMs = left === null ? null : NOW + left * SECOND_MS;
  expect(availabilityOf({ state, stateUntilMs, abroadIn: null }, NOW)).toBe(where);
  expect(attackableWhen({ state, stateUntilMs, abroadIn: null }, NOW)).toBe(when);
});

test.each([
  { state: "Hospital", left: 3600, isInStay: true },
  { state: "Hospital", left: 100, isInStay: true },
  { state: "Hospital", left: null, isInStay: true },
  { state: "Hospital", left: 0, isInStay: false },
  { state: "Jail", left: 100, isInStay: true },
  { state: "Jail", left: -1, isInStay: false },
])("$state abroad for another $left s: away, never out soon", ({ state, left, isInStay: is }) => {
  const stateUntilMs = left === null ? null : NOW + left * SECOND_MS;
  for (const abroadIn of ["Switzerland", ""]) {
    const fighter = { state, stateUntilMs, abroadIn };
    expect(availabilityOf(fighter, NOW)).toBe("away");
    expect(attackableWhen(fighter, NOW)).toBe("later");
    expect(isInStay(fighter, NOW)).toBe(is);
  }
});

test.each(["Okay", "Traveling", "Abroad", "Federal", ""])("%s is no stay", (state) => {
  expect(isInStay({ state, stateUntilMs: NOW + SECOND_MS }, NOW)).toBe(false);
});

test.each([
  { state: "Hospital", left: 1, is: true },
  { state: "Hospital", left: null, is: true },
  { state: "Hospital", left: 0, is: false },
  { state: "Jail", left: 1, is: false },
  { state: "Okay", left: null, is: false },
])("$state for another $left s, in hospital: $is", ({ state, left, is }) => {
  const stateUntilMs = left === null ? null : NOW + left * SECOND_MS;
  expect(isInHospital({ state, stateUntilMs }, NOW)).toBe(is);
});

describe("who comes first", () => {
  const inHospital = (name: string, seconds: number | null) =>
    aWarMember({
      name,
      state: "Hospital",
      stateUntilMs: seconds === null ? null : NOW + seconds * SECOND_MS,
    });

  test("who can be hit, then who is out soon, then hospital, jail, away, unknown and gone", () => {
    const fighters = [
      aWarMember({ name: "fallen", state: "Fallen" }),
      aWarMember({ name: "unknown", state: "Beamed up" }),
      aWarMember({ name: "abroad", state: "Abroad" }),
      aWarMember({ name: "jail", state: "Jail", stateUntilMs: NOW + 600 * SECOND_MS }),
      aWarMember({ name: "jail, 2 minutes", state: "Jail", stateUntilMs: NOW + 120 * SECOND_MS }),
      inHospital("no end", null),
      inHospital("an hour", 3600),
      inHospital("5 minutes", 300),
      inHospital("a minute", 60),
      aWarMember({ name: "low", level: 10 }),
      aWarMember({ name: "high", level: 90 }),
      inHospital("just out", 0),
    ];
    expect(sortByAttackable(fighters, NOW).map(({ name }) => name)).toEqual([
      "high",
      "just out",
      "low",
      "a minute",
      "jail, 2 minutes",
      "5 minutes",
      "an hour",
      "no end",
      "jail",
      "abroad",
      "unknown",
      "fallen",
    ]);
  });

  test.each([
    {
      what: "who leaves first, whatever the level",
      fighters: [
        { name: "low", level: 10, state: "Jail", stateUntilMs: NOW + 60_000 },
        { name: "high", level: 90, state: "Jail", stateUntilMs: NOW + 90_000 },
      ],
      order: ["low", "high"],
    },
    {
      what: "the higher level, if both returns are unknown",
      fighters: [
        { name: "low", level: 10, state: "Traveling" },
        { name: "high", level: 90, state: "Abroad" },
      ],
      order: ["high", "low"],
    },
    {
      what: "the name among those of one level",
      fighters: [{ name: "Vale" }, { name: "Ash" }, { name: "Moor" }],
      order: ["Ash", "Moor", "Vale"],
    },
  ])("among equals $what", ({ fighters, order }) => {
    const sorted = sortByAttackable(fighters.map(aWarMember), NOW);
    expect(sorted.map(({ name }) => name)).toEqual(order);
  });

  test("of nobody, and of a hundred", () => {
    expect(sortByAttackable([], NOW)).toEqual([]);
    const hundred = Array.from({ length: 100 }, (_, id) => aWarMember({ id, level: id }));
    expect(sortByAttackable(hundred, NOW).map(({ level }) => level)).toEqual(
      Array.from({ length: 100 }, (_, place) => 99 - place),
    );
  });
});

const fighter = (level: number, status: string, hoursAgo: number | null) => ({
  id: level,
  name: `Level${level}`,
  level,
  state: "Okay",
  stateUntilMs: null,
  abroadIn: null,
  description: "",
  lastAction: { status, atMs: hoursAgo === null ? null : NOW - hoursAgo * HOUR_MS },
});

test("members, their mean level, and who was there when", () => {
  const fighters = [
    fighter(90, "Online", 0),
    fighter(60, "Idle", 1),
    fighter(40, "Offline", 24),
    fighter(10, "Offline", null),
  ];
  expect(strengthOf(fighters, NOW)).toEqual({
    members: 4,
    level: 50,
    online: 1,
    lastHour: 2,
    lastDay: 3,
  });
});

test("nobody has no level", () => {
  expect(strengthOf([], NOW)).toMatchObject({ members: 0, level: null, lastDay: 0 });
});

const seenAs = (
  state: string,
  status = "Offline",
  stateUntilMs: number | null = null,
  abroadIn: string | null = null,
) =>
  ({
    id: 7,
    name: "Tarn",
    level: 50,
    state,
    stateUntilMs,
    abroadIn,
    description: state,
    lastAction: { status, atMs: NOW },
  }) satisfies WarMember;

test.each([
  { from: seenAs("Hospital"), to: seenAs("Okay"), change: "released" },
  { from: seenAs("Jail"), to: seenAs("Okay"), change: "released" },
  { from: seenAs("Traveling"), to: seenAs("Okay"), change: "landed" },
  { from: seenAs("Abroad"), to: seenAs("Okay"), change: "landed" },
  { from: seenAs("Okay"), to: seenAs("Okay", "Online"), change: "online" },
  { from: seenAs("Okay", "Idle"), to: seenAs("Okay", "Online"), change: "online" },
  // Out is what counts, even if they went online as well.
  { from: seenAs("Hospital"), to: seenAs("Okay", "Online"), change: "released" },
  { from: seenAs("Okay"), to: seenAs("Hospital"), change: undefined },
  { from: seenAs("Hospital"), to: seenAs("Jail"), change: undefined },
  { from: seenAs("Hospital"), to: seenAs("Traveling"), change: undefined },
  { from: seenAs("Traveling"), to: seenAs("Abroad"), change: undefined },
  { from: seenAs("Okay", "Online"), to: seenAs("Okay", "Idle"), change: undefined },
  { from: seenAs("Okay", "Online"), to: seenAs("Okay", "Online"), change: undefined },
  { from: seenAs("Okay"), to: seenAs("Okay"), change: undefined },
  { from: seenAs("Beamed up"), to: seenAs("Okay"), change: undefined },
  { from: seenAs("", ""), to: seenAs("", "Online"), change: undefined },
])(
  "from $from.state, $from.lastAction.status to $to.state, $to.lastAction.status: $change",
  (given) => {
    const changes = statusChanges(
      { members: [given.from], atMs: NOW - 15_000 },
      { members: [given.to], atMs: NOW },
    );
    expect(changes.get(7)).toBe(given.change);
  },
);

test("a stay that ran out between the readings is over, whether the game has noticed or not", () => {
  const members = [seenAs("Hospital", "Offline", NOW - 5_000)];
  const changes = statusChanges({ members, atMs: NOW - 15_000 }, { members, atMs: NOW });
  expect(changes.get(7)).toBe("released");
});

test("leaving a hospital abroad is no change; coming home is", () => {
  const inSwiss = seenAs("Hospital", "Offline", NOW - 5_000, "Switzerland");
  const change = (to: WarMember) =>
    statusChanges({ members: [inSwiss], atMs: NOW - 15_000 }, { members: [to], atMs: NOW }).get(7);
  expect(change(inSwiss)).toBeUndefined();
  expect(change(seenAs("Abroad"))).toBeUndefined();
  expect(change(seenAs("Traveling"))).toBeUndefined();
  expect(change(seenAs("Okay"))).toBe("landed");
});

test("a member who has just joined has not changed", () => {
  const after = { members: [seenAs("Okay", "Online")], atMs: NOW };
  expect(statusChanges({ members: [], atMs: NOW }, after).size).toBe(0);
});

test("since when somebody is away: from the poll that first showed it", () => {
  const MINUTE = 60_000;
  const [home, away] = [seenAs("Okay"), seenAs("Traveling")];
  const first = awaySinceAfter(new Map(), null, { members: [away], atMs: NOW });
  expect([...first]).toEqual([[7, null]]);
  const unknown = awaySinceAfter(first, [away], { members: [away], atMs: NOW });
  expect([...unknown]).toEqual([[7, null]]);
  const left = awaySinceAfter(new Map(), [home], { members: [away], atMs: NOW });
  expect([...left]).toEqual([[7, NOW]]);
  const still = awaySinceAfter(left, [away], { members: [away], atMs: NOW + MINUTE });
  expect([...still]).toEqual([[7, NOW]]);
  expect(awaySinceAfter(still, [away], { members: [home], atMs: NOW }).size).toBe(0);
});
