import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import { aMember } from "@/lib/game/testing/builders";

import {
  areCrimesKnown,
  hasLeft,
  inactiveOf,
  isExcludedFromOc,
  isInactive,
  isNotInOc,
  memberIdsOf,
  membersById,
} from "./member";

const NOW = Date.UTC(2026, 10, 20, 12);

test.each([
  { ageMs: 0, inactive: false },
  { ageMs: 7 * DAY_MS - 1, inactive: false },
  { ageMs: 7 * DAY_MS, inactive: false },
  { ageMs: 7 * DAY_MS + 1, inactive: true },
  { ageMs: 30 * DAY_MS, inactive: true },
])("a last action $ageMs ms ago, with 7 days allowed: inactive is $inactive", (row) => {
  const member = aMember({ lastAction: { atMs: NOW - row.ageMs } });
  expect(isInactive(member, { nowMs: NOW, days: 7 })).toBe(row.inactive);
});

test.each([
  { isInOc: true, position: "Member", state: "Okay", missing: false },
  { isInOc: false, position: "Member", state: "Okay", missing: true },
  { isInOc: false, position: "Member", state: "Hospital", missing: true },
  { isInOc: false, position: "Recruit", state: "Okay", missing: false },
  { isInOc: false, position: "Member", state: "Fallen", missing: false },
  { isInOc: false, position: "Member", state: "Federal", missing: false },
  { isInOc: true, position: "Recruit", state: "Okay", missing: false },
  { isInOc: null, position: "Member", state: "Okay", missing: false },
  { isInOc: null, position: "Recruit", state: "Okay", missing: false },
])("in a crime $isInOc, $position, $state: missing is $missing", ({ missing, ...member }) => {
  expect(isNotInOc(aMember(member))).toBe(missing);
  expect(isExcludedFromOc(aMember(member))).toBe(member.isInOc === false && !missing);
});

test.each([
  { inOc: [true, false], dropped: 0, known: true },
  { inOc: [true, null], dropped: 0, known: false },
  { inOc: [true, false], dropped: 1, known: false },
  { inOc: [], dropped: 0, known: false },
])("of members in a crime $inOc, with $dropped dropped: all known is $known", (row) => {
  const members = row.inOc.map((isInOc) => aMember({ isInOc }));
  expect(areCrimesKnown(members, row.dropped)).toBe(row.known);
});

test("the inactive go by the days that are allowed, the longest absent first, and without who can't act", () => {
  const seen = (name: string, daysAgo: number, state = "Okay") =>
    aMember({ name, state, lastAction: { atMs: NOW - daysAgo * DAY_MS } });
  const members = [
    seen("Alpha", 4),
    seen("Bravo", 90, "Fallen"),
    seen("Charlie", 30),
    seen("Echo", 40, "Federal"),
    seen("Delta", 8),
  ];
  const names = (days: number) => inactiveOf(members, { nowMs: NOW, days }).map(({ name }) => name);
  expect(names(7)).toEqual(["Charlie", "Delta"]);
  expect(names(3)).toEqual(["Charlie", "Delta", "Alpha"]);
});

test.each([
  { who: "a member", id: 1, of: new Set([1, 2]), left: false },
  { who: "somebody else", id: 3, of: new Set([1, 2]), left: true },
  { who: "somebody else, as a map knows", id: 3, of: new Map([[1, "Alpha"]]), left: true },
  {
    who: "somebody missing from a list with gaps",
    id: 3,
    of: memberIdsOf([{ id: 1 }], true),
    left: false,
  },
  {
    who: "somebody missing from a whole list",
    id: 3,
    of: membersById([{ id: 1 }], false),
    left: true,
  },
  { who: "somebody missing from nobody at all", id: 3, of: new Set<number>(), left: false },
])("$who has left: $left", ({ id, of, left }) => {
  expect(hasLeft(id, of)).toBe(left);
});
