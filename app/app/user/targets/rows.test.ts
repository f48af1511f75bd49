import { describe, expect, test } from "vitest";

import { HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import { attackAtMs } from "@/lib/game/faction/attacks";
import type { Target } from "@/lib/game/fight/targets";
import { anOwnAttack } from "@/lib/game/testing/builders";

import { countOf, filterRows, sortedGroups } from "./filters";
import { isReleasedAbroad, listRow, momentsOf, TARGET_COLUMNS, targetLine, stateOf } from "./rows";

const NOW = Date.UTC(2026, 10, 20, 12);

const target = (id: number, name: string, given: Partial<Target> = {}): Target => ({
  id,
  name,
  level: 50,
  factionId: null,
  state: "Okay",
  stateUntilMs: null,
  abroadIn: null,
  location: "Torn",
  description: "Okay",
  lastAction: { status: "Offline", atMs: null },
  ...given,
});

const context = {
  targetData: { encounters: new Map(), records: new Map(), scoreAt: () => null },
  notes: { 2: "Ask before mugging" },
  location: "Torn",
  attackMs: NOW,
  nowMs: NOW,
};
const rowsOf = (...targets: Target[]) => targets.map((entry) => listRow(entry, context));

const KORNA = target(1, "Korna", { level: 94, lastAction: { status: "Online", atMs: NOW } });
const GRILIA = target(2, "Grilia", { level: 38 });
const OXBOW = target(3, "Oxbow", { state: "Hospital", stateUntilMs: NOW + 4 * MINUTE_MS });
const ULDANE = target(4, "uldane", {
  state: "Hospital",
  stateUntilMs: NOW + MINUTE_MS,
  abroadIn: "Switzerland",
  location: "Switzerland",
});

test("a row has the player's note, and who was never fought could be anything", () => {
  const [korna, grilia] = rowsOf(KORNA, GRILIA);
  expect(korna).toMatchObject({ note: "", readiness: "ready", availability: "ready", stats: null });
  expect(korna?.estimate).toMatchObject({ isNeverFought: true, source: null });
  expect(grilia?.note).toBe("Ask before mugging");
});

test.each(["Hospital", "Jail"])("%s abroad is away and never out soon", (state) => {
  const [row] = rowsOf({ ...ULDANE, state });
  expect(row).toMatchObject({ readiness: "later", availability: "away" });
  expect(row && isReleasedAbroad(row, NOW)).toBe(true);
  expect(row && isReleasedAbroad(row, NOW + HOUR_MS)).toBe(false);
});

test("several filters show what fits all of them", () => {
  const rows = rowsOf(KORNA, GRILIA, OXBOW, ULDANE);
  expect(filterRows(rows, []).length).toBe(4);
  expect(filterRows(rows, ["ready"]).map(({ name }) => name)).toEqual(["Korna", "Grilia"]);
  expect(filterRows(rows, ["ready", "online"]).map(({ name }) => name)).toEqual(["Korna"]);
  expect(filterRows(rows, ["ready", "abroad"])).toEqual([]);
  expect(countOf(rows, "never")).toBe(4);
  expect(countOf(rows, "easy")).toBe(0);
  expect(countOf(rows, "abroad")).toBe(1);
});

test.each([
  ["best", ["Korna", "Grilia"]],
  ["name", ["Grilia", "Korna"]],
  ["respect", ["Korna", "Grilia"]],
  ["level", ["Korna", "Grilia"]],
  ["fair-fight", ["Korna", "Grilia"]],
] as const)("sorted by %s, each group on its own", (sort, names) => {
  const groups = sortedGroups(rowsOf(GRILIA, KORNA, OXBOW, ULDANE), sort, context);
  expect(groups.ready.map(({ name }) => name)).toEqual(names);
  expect(groups.soon.map(({ name }) => name)).toEqual(["Oxbow"]);
  expect(groups.later.map(({ name }) => name)).toEqual(["uldane"]);
});

test("who isn’t ready comes by the time they are out, and by respect only if that column is sorted", () => {
  const inHospital = (id: number, minutes: number, level: number) =>
    target(id, `Out in ${minutes}`, {
      ...{ state: "Hospital", stateUntilMs: NOW + minutes * MINUTE_MS, level },
    });
  const rows = rowsOf(inHospital(1, 10, 12), inHospital(2, 30, 90));
  const later = (sort: "best" | "respect") =>
    sortedGroups(rows, sort, context).later.map(({ name }) => name);
  expect(later("best")).toEqual(["Out in 10", "Out in 30"]);
  expect(later("respect")).toEqual(["Out in 30", "Out in 10"]);
});

test("a player in the air has those ready who are out when they land, with their states now", () => {
  const landing = { ...context, attackMs: NOW + 15 * MINUTE_MS };
  const rows = [GRILIA, OXBOW, ULDANE].map((entry) => listRow(entry, landing));
  expect(rows.map(({ readiness }) => readiness)).toEqual(["ready", "ready", "later"]);
  expect(rows.map((row) => stateOf(row, { nowMs: NOW, isCurrent: true }))).toEqual([
    "Okay",
    "Hospital",
    "Hospital in Switzerland",
  ]);
});

test("a row changes when it is out soon, and when it is out", () => {
  expect(momentsOf([KORNA, OXBOW])).toEqual([NOW - MINUTE_MS, NOW + 4 * MINUTE_MS]);
});

const CONTEXT = { hasAttacks: true, attacksFromMs: null, nowMs: NOW, isCurrent: true };

test("a line of the file has figures in hundredths, the end of a stay with its day, and the note", () => {
  const [oxbow] = rowsOf({ ...OXBOW, level: 18 });
  const [grilia] = rowsOf(GRILIA);
  const lines = [oxbow, grilia].map((row) => row && targetLine(row, CONTEXT));
  expect(lines[0]).toHaveLength(TARGET_COLUMNS.length);
  // 1.09 at level 18; a product of the computer's own is 3.2700000000000005.
  expect(lines[0]).toEqual([
    ...["Oxbow", 3, 18, "Hospital", "2026-11-20T12:04:00.000Z", 1.09, 3.27, 1, 3],
    ...["Unknown", "never fought", 0, 0, ""],
  ]);
  expect(lines[1]?.slice(-2)).toEqual([0, "Ask before mugging"]);
  const unknown = oxbow && targetLine(oxbow, { ...CONTEXT, hasAttacks: false });
  expect(unknown?.slice(-4)).toEqual(["–", "", "", ""]);
});

describe("the state in the file is the one on the page", () => {
  const stateIn = (
    given: Partial<Target>,
    at: Partial<typeof CONTEXT> & { location?: string } = {},
  ) => {
    const { location = "Torn", nowMs = NOW } = at;
    const row = listRow(target(5, "Quince", given), {
      ...context,
      ...{ location, attackMs: nowMs, nowMs },
    });
    return targetLine(row, { ...CONTEXT, ...at }).slice(3, 5);
  };
  const until = NOW + MINUTE_MS;
  const end = "2026-11-20T12:01:00.000Z";
  const stay = { state: "Hospital", description: "In hospital for 1 min", stateUntilMs: until };
  const abroad = { ...stay, abroadIn: "Switzerland", location: "Switzerland" };
  const inJapan = { state: "Abroad", description: "In Japan", location: "Japan" };
  const flying = { state: "Traveling", description: "Traveling to Mexico", location: null };

  test.each([
    { what: "in hospital", given: stay, at: {}, shown: ["Hospital", end] },
    { what: "out since", given: stay, at: { nowMs: until }, shown: ["Okay", ""] },
    {
      what: "out since by an old answer",
      given: stay,
      at: { nowMs: until, isCurrent: false },
      shown: ["Should be out", ""],
    },
    {
      what: "out since, for a player elsewhere",
      given: stay,
      at: { nowMs: until, location: "Japan" },
      shown: ["Okay", ""],
    },
    { what: "okay by an old answer", given: {}, at: { isCurrent: false }, shown: ["Okay", ""] },
    { what: "abroad", given: abroad, at: {}, shown: ["Hospital in Switzerland", end] },
    { what: "out abroad", given: abroad, at: { nowMs: until }, shown: ["In Switzerland", ""] },
    { what: "abroad too", given: inJapan, at: { location: "Japan" }, shown: ["In Japan", ""] },
    { what: "flying", given: flying, at: {}, shown: ["Traveling to Mexico", ""] },
    { what: "unknown", given: { state: "", description: "" }, at: {}, shown: ["Unknown", ""] },
  ])("$what: $shown.0", ({ given, at, shown }) => {
    expect(stateIn(given, at)).toEqual(shown);
  });
});

test("a row says when somebody attacked the player, though they were never fought", () => {
  const theirs = anOwnAttack({ attacker: { id: 1, factionId: null, name: "Korna", level: 94 } });
  const encounters = new Map([
    [
      1,
      {
        ...{ lastAttack: null, ownAttack: null, theirAttack: theirs },
        ...{ spyReport: null, fullReport: null },
      },
    ],
  ]);
  const targetData = { ...context.targetData, encounters };
  expect(listRow(KORNA, { ...context, targetData }).attackedYouAtMs).toBe(attackAtMs(theirs));
  expect(listRow(KORNA, context).attackedYouAtMs).toBeNull();
});
