import { expect, test } from "vitest";

import { type RankedWar, sidesOf, warPhase } from "./ranked-war";

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
