import { describe, expect, test } from "vitest";

import { HOUR_MS } from "@/lib/common/time";
import type { Fighter } from "@/lib/game/fight/fighter";
import { aFighter } from "@/lib/game/testing/builders";

import { awaySinceAfter, sortByReadiness, statusChanges, strengthOf } from "./war-members";

const NOW = Date.UTC(2026, 10, 20, 12);

const SECOND_MS = 1000;

describe("who comes first", () => {
  const inHospital = (name: string, seconds: number | null) =>
    aFighter({
      name,
      state: "Hospital",
      stateUntilMs: seconds === null ? null : NOW + seconds * SECOND_MS,
    });

  test("who can be hit, then who is out soon, then hospital, jail, away, unknown and gone", () => {
    const fighters = [
      aFighter({ name: "fallen", state: "Fallen" }),
      aFighter({ name: "unknown", state: "Beamed up" }),
      aFighter({ name: "abroad", state: "Abroad" }),
      aFighter({ name: "jail", state: "Jail", stateUntilMs: NOW + 600 * SECOND_MS }),
      aFighter({ name: "jail, 2 minutes", state: "Jail", stateUntilMs: NOW + 120 * SECOND_MS }),
      inHospital("no end", null),
      inHospital("an hour", 3600),
      inHospital("5 minutes", 300),
      inHospital("a minute", 60),
      aFighter({ name: "low", level: 10 }),
      aFighter({ name: "high", level: 90 }),
      inHospital("just out", 0),
    ];
    expect(sortByReadiness(fighters, NOW).map(({ name }) => name)).toEqual([
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
    const sorted = sortByReadiness(fighters.map(aFighter), NOW);
    expect(sorted.map(({ name }) => name)).toEqual(order);
  });

  test("of nobody, and of a hundred", () => {
    expect(sortByReadiness([], NOW)).toEqual([]);
    const hundred = Array.from({ length: 100 }, (_, id) => aFighter({ id, level: id }));
    expect(sortByReadiness(hundred, NOW).map(({ level }) => level)).toEqual(
      Array.from({ length: 100 }, (_, index) => 99 - index),
    );
  });
});

const fighter = (level: number, status: string, hoursAgo: number | null) =>
  aFighter({
    level,
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
) => aFighter({ id: 7, state, stateUntilMs, abroadIn, lastAction: { status, atMs: NOW } });

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
  const change = (to: Fighter) =>
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
