import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { MINUTE_MS } from "@/lib/common/time";

import type { FightEstimate } from "./estimate";
import {
  bestTargets,
  nextReleased,
  type Target,
  targetGroups,
  type EstimatedTarget,
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
  location: TORN,
  description: "Okay",
  lastAction: { status: "Offline", atMs: null },
  ...changes,
});
const hospital = (minutes: number | null, abroadIn: string | null = null) =>
  target({
    state: "Hospital",
    stateUntilMs: minutes === null ? null : NOW + minutes * MINUTE_MS,
    abroadIn,
    location: abroadIn === "" ? null : (abroadIn ?? TORN),
  });

const abroad = (location: string | null) => target({ state: "Abroad", location });
const FLYING = target({ state: "Traveling", location: null });

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
const row = (name: string, respect: number, from = target(), changes = {}): EstimatedTarget => ({
  ...from,
  name,
  estimate: estimate(respect, changes),
});
const NEVER = { isNeverFought: true, respect: { least: 9, most: 27 } };

describe("the groups", () => {
  const names = (rows: readonly EstimatedTarget[]) => rows.map(({ name }) => name);

  test("ready by respect, lost and never fought last; the others by when they are out", () => {
    const rows = [
      row("never", 0, target(), NEVER),
      row("lost", 3.2, target(), { isLostLast: true }),
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
    expect(names(groups.ready)).toEqual(["high", "low", "lost", "never"]);
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
    expect(names(targetGroups(rows, TORN, NOW).ready)).toEqual(["c", "a", "b"]);
  });

  test("everybody is in one of them, once", () => {
    const some = fc.array(
      fc.record({
        state: fc.constantFrom("Okay", "Hospital", "Jail", "Abroad", "Fallen"),
        minutes: fc.option(fc.integer({ min: -9, max: 99 })),
        location: fc.constantFrom(null, "", "Japan"),
      }),
    );
    fc.assert(
      fc.property(some, (all) => {
        const rows = all.map(({ state, minutes, location: index }, id) => ({
          ...row("x", 1, { ...hospital(minutes, index), state }),
          id,
        }));
        const { ready, soon, later } = targetGroups(rows, TORN, NOW);
        const ids = [...ready, ...soon, ...later].map(({ id }) => id);
        expect(ids.toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
      }),
    );
  });

  test("none of nobody", () => {
    expect(targetGroups([], TORN, NOW)).toEqual({ ready: [], soon: [], later: [] });
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
