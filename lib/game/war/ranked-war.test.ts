import { describe, expect, test } from "vitest";

import { HOUR_MS } from "@/lib/common/time";

import {
  agreedEnd,
  distanceToEnd,
  endAt,
  endRange,
  nextFallMs,
  originalTarget,
  type RankedWar,
  sidesOf,
  targetAt,
  targetPercent,
  warPhase,
} from "./ranked-war";

const NOW = Date.UTC(2026, 10, 20, 12);

const side = (id: number) => ({ id, name: `Faction ${id}`, score: 0, chain: 0 });

const war = (changes: Partial<RankedWar>): RankedWar => ({
  id: 1,
  startsAtMs: NOW - 1000,
  endedAtMs: null,
  target: 3600,
  winnerId: null,
  sides: [side(9100), side(9001)],
  ...changes,
});

test.each([
  { given: null, phase: "none" },
  { given: war({ startsAtMs: NOW + 1 }), phase: "announced" },
  { given: war({ startsAtMs: NOW }), phase: "on" },
  { given: war({ endedAtMs: NOW + 1 }), phase: "on" },
  { given: war({ endedAtMs: NOW }), phase: "over" },
  // A forfeit may end a war before it began.
  { given: war({ startsAtMs: NOW + 1000, endedAtMs: NOW }), phase: "over" },
])("a war is $phase", ({ given, phase }) => {
  expect(warPhase(given, NOW)).toBe(phase);
});

test("the own side and the other, in whichever order the game has them", () => {
  expect(sidesOf(war({}), 9001)).toEqual({ own: side(9001), enemy: side(9100) });
});

test.each([
  { what: "somebody else's war", sides: [side(1), side(2)], ownId: 9001 },
  { what: "a war against nobody", sides: [side(9001)], ownId: 9001 },
  { what: "a faction without an id", sides: [side(9001), side(9100)], ownId: null },
])("no sides of $what", ({ sides, ownId }) => {
  expect(sidesOf(war({ sides }), ownId)).toBeNull();
});

const START = Date.UTC(2026, 10, 19, 3);

const at = (hours: number) => START + hours * HOUR_MS;

const targetedWar = (target: number | null) => ({ startsAtMs: START, target });

test.each([
  [-5, 100],
  [0, 100],
  [23.99, 100],
  [24, 99],
  [24.99, 99],
  [25, 98],
  [97.44, 26],
  [122.5, 1],
  [123, 0],
  [500, 0],
])("%d hours into a war %d %% of its target is left", (hours, percent) => {
  expect(targetPercent(hours)).toBe(percent);
});

test.each([
  // Recorded: the same war, read half an hour apart.
  { hours: 107.6, target: 432, original: 2700 },
  { hours: 108.1, target: 405, original: 2700 },
  { hours: 97.44, target: 1040, original: 4000 },
  { hours: 3, target: 3600, original: 3600 },
  { hours: 3, target: 0, original: null },
  { hours: 3, target: null, original: null },
  { hours: 130, target: 5, original: null },
])("a target of $target after $hours hours was $original", ({ hours, target, original }) => {
  expect(originalTarget(targetedWar(target), at(hours))).toBe(original);
});

test("a target that was read earlier has fallen since", () => {
  expect(targetAt(targetedWar(432), at(107.6), at(108.1))).toBe(405);
  expect(targetAt(targetedWar(null), at(107.6), at(108.1))).toBeNull();
});

test.each([
  [0, 24],
  [23.5, 24],
  [24, 25],
  [31.2, 32],
  [122.5, 123],
])("after %d hours the target falls next at %d", (hours, next) => {
  expect(nextFallMs(targetedWar(1), at(hours))).toBe(at(next));
});

test("a target of nothing falls no further", () => {
  expect(nextFallMs(targetedWar(1), at(123))).toBeNull();
});

describe("the lead reaches the target", () => {
  test.each([
    { what: "at once if it is large enough", lead: 3600, perHour: 0, hours: 10 },
    { what: "between two falls", lead: 3000, perHour: 100, hours: 16 },
    // 59 % of 3,600 is 2,124: the first target below 2,140.
    { what: "as the target falls to it", lead: 2140, perHour: 0, hours: 64 },
    { what: "as it falls to just that", lead: 2124, perHour: 0, hours: 64 },
    { what: "at the very end, without any lead", lead: 0, perHour: 0, hours: 123 },
    { what: "later, as it shrinks", lead: 2000, perHour: -10, hours: 90 },
  ])("$what", ({ lead, perHour, hours }) => {
    expect(endAt(targetedWar(3600), { fetchedAtMs: at(10), lead, perHour })).toBe(at(hours));
  });

  test("never in a war without a target", () => {
    expect(endAt(targetedWar(null), { fetchedAtMs: at(10), lead: 100, perHour: 10 })).toBeNull();
  });
});

test("the end is between a lead that goes on growing and one that stays as it is", () => {
  const read = { fetchedAtMs: at(20), lead: 2000 };
  expect(endRange(targetedWar(3600), read)).toEqual({
    earliestMs: at(32.76),
    latestMs: at(68),
    perHour: 100,
  });
});

test.each([
  { what: "has no target", target: null, hours: 20, lead: 100 },
  { what: "has not begun", target: 3600, hours: -1, lead: 0 },
  { what: "begins only now", target: 3600, hours: 0, lead: 100 },
  { what: "has points before it began", target: 3600, hours: -1, lead: 100 },
  { what: "is level", target: 3600, hours: 20, lead: 0 },
])("no end is forecast for a war that $what", ({ target, hours, lead }) => {
  expect(endRange(targetedWar(target), { fetchedAtMs: at(hours), lead })).toBeNull();
});

test.each([
  { own: 3000, enemy: 860, target: 3312, agreed: null, whose: "ours", points: 1172 },
  { own: 860, enemy: 3000, target: 3312, agreed: null, whose: "theirs", points: 1172 },
  { own: 500, enemy: 500, target: 3312, agreed: null, whose: "ours", points: 3312 },
  { own: 5000, enemy: 0, target: 3312, agreed: null, whose: "ours", points: 0 },
  { own: 100, enemy: 0, target: 3312.5, agreed: null, whose: "ours", points: 3213 },
  // An agreed score counts by itself, whatever the target and the lead.
  { own: 3000, enemy: 860, target: 3312, agreed: 5000, whose: "ours", points: 2000 },
  { own: 860, enemy: 3000, target: 3312, agreed: 5000, whose: "theirs", points: 2000 },
  { own: 860, enemy: 5001, target: null, agreed: 5000, whose: "theirs", points: 0 },
])(
  "at $own to $enemy, $whose to make are $points",
  ({ own, enemy, target, agreed, ...distance }) => {
    expect(distanceToEnd({ own, enemy }, { target, agreed })).toEqual(distance);
  },
);

test("without a target or an agreed score no distance is known", () => {
  expect(distanceToEnd({ own: 3, enemy: 1 }, { target: null, agreed: null })).toBeNull();
});

test.each([
  { own: 2000, enemy: 800, agreed: 5000, whose: "ours", perHour: 100, hours: 50 },
  { own: 800, enemy: 2000, agreed: 5000, whose: "theirs", perHour: 100, hours: 50 },
  { own: 2000, enemy: 2000, agreed: 3000, whose: "ours", perHour: 100, hours: 30 },
  { own: 2000, enemy: 800, agreed: 2000, whose: "ours", perHour: 100, hours: 20 },
  { own: 2000, enemy: 800, agreed: 1000, whose: "ours", perHour: 100, hours: 20 },
])("20 hours in at $own to $enemy, $agreed is reached after $hours", (row) => {
  const scores = { own: row.own, enemy: row.enemy };
  expect(agreedEnd(targetedWar(null), scores, { agreed: row.agreed, fetchedAtMs: at(20) })).toEqual(
    {
      whose: row.whose,
      perHour: row.perHour,
      atMs: at(row.hours),
    },
  );
});

test.each([
  { what: "before the war", hours: -1, own: 0 },
  { what: "while nobody has scored", hours: 5, own: 0 },
])("doesn't forecast when an agreed score is reached $what", ({ hours, own }) => {
  const agreed = { agreed: 5000, fetchedAtMs: at(hours) };
  expect(agreedEnd(targetedWar(3600), { own, enemy: 0 }, agreed)).toBeNull();
});
