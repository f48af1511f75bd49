import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { MINUTE_MS } from "@/lib/common/time";
import { attackableWhen } from "@/lib/game/war/war-member";

import type { FightEstimate } from "./estimate";
import {
  attackableFrom,
  bestTargets,
  nextReleased,
  type Target,
  targetGroups,
  type TargetRow,
} from "./targets";

const TORN = "Torn";
const NOW = Date.UTC(2026, 10, 20, 12);

const target = (changes: Partial<Target> = {}): Target => ({
  id: 1,
  name: "Korna",
  level: 94,
  factionId: null,
  state: "Okay",
  stateUntilMs: null,
  abroadIn: null,
  place: TORN,
  description: "Okay",
  lastAction: { status: "Offline", atMs: null },
  ...changes,
});
const hospital = (minutes: number | null, abroadIn: string | null = null) =>
  target({
    state: "Hospital",
    stateUntilMs: minutes === null ? null : NOW + minutes * MINUTE_MS,
    abroadIn,
    place: abroadIn === "" ? null : (abroadIn ?? TORN),
  });

const abroad = (place: string | null) => target({ state: "Abroad", place });
const FLYING = target({ state: "Traveling", place: null });

test.each([
  { what: "okay", of: target(), is: "now" },
  { what: "out in five minutes", of: hospital(5), is: "soon" },
  { what: "out a little later", of: hospital(5.01), is: "later" },
  { what: "out by now", of: hospital(0), is: "now" },
  { what: "out in a moment", of: hospital(0.001), is: "soon" },
  { what: "in hospital for nobody knows how long", of: hospital(null), is: "later" },
  { what: "out of a Swiss hospital in a minute", of: hospital(1, "Switzerland"), is: "later" },
  { what: "out of it by now", of: hospital(-1, "Switzerland"), is: "later" },
  { what: "out of a hospital that we can't place", of: hospital(1, ""), is: "later" },
  { what: "out of jail in a minute", of: { ...hospital(1), state: "Jail" }, is: "soon" },
  { what: "out of jail in five minutes", of: { ...hospital(5), state: "Jail" }, is: "soon" },
  { what: "out of jail a little later", of: { ...hospital(5.01), state: "Jail" }, is: "later" },
  { what: "out of jail by now", of: { ...hospital(-1), state: "Jail" }, is: "now" },
  { what: "abroad", of: abroad("Japan"), is: "later" },
  { what: "flying", of: FLYING, is: "later" },
])("in Torn, $what is $is", ({ of, is }) => {
  expect(attackableFrom(TORN, of, NOW)).toBe(is);
});

test.each([
  { what: "okay in Torn", of: target(), is: "later" },
  { what: "in Japan too", of: abroad("Japan"), is: "now" },
  { what: "in Mexico", of: abroad("Mexico"), is: "later" },
  { what: "out of a Japanese hospital in a minute", of: hospital(1, "Japan"), is: "soon" },
  { what: "out of it in an hour", of: hospital(60, "Japan"), is: "later" },
  { what: "out of it by now", of: hospital(-1, "Japan"), is: "now" },
])("in Japan, $what is $is", ({ of, is }) => {
  expect(attackableFrom("Japan", of, NOW)).toBe(is);
});

test("while the player flies nobody can be hit", () => {
  for (const one of [target(), hospital(1), hospital(1, ""), FLYING]) {
    expect(attackableFrom(null, one, NOW)).toBe("later");
  }
});

test("in Torn it is what the war room says, too", () => {
  const states = fc.constantFrom(
    ...["Okay", "Hospital", "Jail"].map((state) => ({ state, place: TORN })),
    ...["Traveling", "Abroad", "Federal", ""].map((state) => ({ state, place: null })),
  );
  const ends = fc.option(fc.integer({ min: -10, max: 10 }));
  fc.assert(
    fc.property(states, ends, (inState, minutes) => {
      const one = { ...hospital(minutes), ...inState };
      expect(attackableFrom(TORN, one, NOW)).toBe(attackableWhen(one, NOW));
    }),
  );
});

const estimate = (respect: number, changes: Partial<FightEstimate> = {}): FightEstimate => ({
  source: "own attack",
  atMs: NOW,
  fairFight: { least: 2, most: 2 },
  respect: { least: respect, most: respect },
  respectIfMugged: { least: respect, most: respect },
  strength: { bound: "about", unlimited: 2, scoreRatio: 0.375, difficulty: "easy" },
  isNeverFought: false,
  isLostLast: false,
  ...changes,
});
const row = (name: string, respect: number, of = target(), changes = {}): TargetRow => ({
  ...of,
  name,
  estimate: estimate(respect, changes),
});
const NEVER = { isNeverFought: true, respect: { least: 9, most: 27 } };

describe("the groups", () => {
  const names = (rows: readonly TargetRow[]) => rows.map(({ name }) => name);

  test("ready by respect, never fought last; the others by when they are out", () => {
    const rows = [
      row("never", 0, target(), NEVER),
      row("low", 1.1),
      row("in federal jail", 9, target({ state: "Federal", stateUntilMs: NOW + MINUTE_MS })),
      row("flying", 4, FLYING),
      row("an hour", 1, hospital(60)),
      row("Swiss", 4, hospital(48, "Switzerland")),
      row("four", 3, hospital(4)),
      row("jail", 2, { ...hospital(22), state: "Jail" }),
      row("high", 3.5),
      row("two", 1, hospital(2)),
      row("no end", 3, hospital(null)),
      row("released abroad", 3.5, hospital(-9, "Switzerland")),
      row("ten", 2, hospital(10)),
      row("abroad", 5, abroad("Japan")),
    ];
    const groups = targetGroups(rows, TORN, NOW);
    expect(names(groups.now)).toEqual(["high", "low", "never"]);
    expect(names(groups.soon)).toEqual(["two", "four"]);
    expect(names(groups.later)).toEqual([
      "ten",
      "jail",
      "Swiss",
      "an hour",
      "abroad",
      "flying",
      "released abroad",
      "no end",
      "in federal jail",
    ]);
  });

  test("of the same respect the higher level comes first, then the name", () => {
    const rows = [row("b", 2), row("a", 2), row("c", 2, target({ level: 99 }))];
    expect(names(targetGroups(rows, TORN, NOW).now)).toEqual(["c", "a", "b"]);
  });

  test("everybody is in one of them, once", () => {
    const some = fc.array(
      fc.record({
        state: fc.constantFrom("Okay", "Hospital", "Jail", "Abroad", "Fallen"),
        minutes: fc.option(fc.integer({ min: -9, max: 99 })),
        place: fc.constantFrom(null, "", "Japan"),
      }),
    );
    fc.assert(
      fc.property(some, (all) => {
        const rows = all.map(({ state, minutes, place }, id) => ({
          ...row("x", 1, { ...hospital(minutes, place), state }),
          id,
        }));
        const { now, soon, later } = targetGroups(rows, TORN, NOW);
        const ids = [...now, ...soon, ...later].map(({ id }) => id);
        expect(ids.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
      }),
    );
  });

  test("none of nobody", () => {
    expect(targetGroups([], TORN, NOW)).toEqual({ now: [], soon: [], later: [] });
  });
});

test("the best are as many as the energy is enough for, without losses, never fought and only drawn with", () => {
  const ready = [
    row("drawn", 1.47, target(), { source: null, atMs: null, strength: null }),
    row("won", 2.5),
    row("lost", 4, target(), { isLostLast: true }),
    row("best", 3.54),
    row("never", 0, target(), NEVER),
    row("third", 1),
  ];
  const best = bestTargets(ready, 74);
  expect(best.rows.map(({ name }) => name)).toEqual(["best", "won"]);
  expect(best).toMatchObject({ attacks: 2, respect: 6.04 });
  expect(bestTargets(ready, 24)).toEqual({ rows: [], attacks: 0, respect: 0 });
  expect(bestTargets(ready, 150)).toMatchObject({ attacks: 6, respect: 7.04 });
});

test("next out is who leaves a hospital or jail in reach first", () => {
  const all = [
    target(),
    hospital(9),
    hospital(2),
    hospital(-1),
    hospital(0),
    hospital(null),
    hospital(1, "Japan"),
    { ...hospital(1), state: "Jail" },
    target({ state: "Federal", stateUntilMs: NOW + 1 }),
  ];
  expect(nextReleased(all, TORN, NOW)).toBe(all[7]);
  expect(nextReleased(all.slice(0, 7), TORN, NOW)).toBe(all[2]);
  expect(nextReleased(all, "Japan", NOW)).toBe(all[6]);
  expect(nextReleased([target()], TORN, NOW)).toBeNull();
  expect(nextReleased([...all, hospital(1, "")], null, NOW)).toBeNull();
});
