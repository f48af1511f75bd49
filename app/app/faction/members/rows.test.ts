import { expect, test } from "vitest";

import { DAY_MS } from "@/lib/common/time";
import { aMember } from "@/lib/game/testing/builders";

import { summarizeMembers, memberRows } from "./rows";

const NOW = Date.UTC(2026, 10, 20, 12);
const AFTER = { nowMs: NOW, days: 7 };
const seen = (daysAgo: number) => ({
  atMs: NOW - daysAgo * DAY_MS,
});

const all = <T>(entries: readonly T[]) => ({ entries, dropped: 0 });

const rows = memberRows(
  [
    aMember({ id: 1, name: "Alpha", lastAction: seen(1) }),
    aMember({ id: 2, name: "Bravo", lastAction: seen(8), isInOc: false }),
    aMember({ id: 3, name: "Charlie", lastAction: seen(0), isInOc: false, position: "Recruit" }),
  ],
  all([
    { memberId: 2, money: 500, points: 3 },
    { memberId: 1, money: 1500, points: 0 },
    { memberId: 99, money: 9_999, points: 99 },
  ]),
  { 2: "On holiday", 99: "Has left" },
  AFTER,
);

test("a balance finds its member by id, and a member without one has 0", () => {
  expect(rows.map(({ name, money, points }) => ({ name, money, points }))).toEqual([
    { name: "Alpha", money: 1500, points: 0 },
    { name: "Bravo", money: 500, points: 3 },
    { name: "Charlie", money: 0, points: 0 },
  ]);
});

test.each([
  { ago: 30_000, text: "just now" },
  { ago: 2 * 60_000, text: "2 minutes ago" },
  { ago: DAY_MS, text: "1 day ago" },
  { ago: null, text: null },
])("a member last seen $ago ms ago was seen $text, by the clock", ({ ago, text }) => {
  const lastAction = { atMs: ago === null ? null : NOW - ago };
  expect(memberRows([aMember({ lastAction })], all([]), {}, AFTER)[0]?.seenText).toBe(text);
});

test("a note finds its member by id", () => {
  expect(rows.map(({ note }) => note)).toEqual(["", "On holiday", ""]);
});

test("a member is unseen for days, and inactive for longer than the player's limit", () => {
  expect(rows.map(({ isInactive }) => isInactive)).toEqual([false, true, false]);
  expect(rows.map(({ daysUnseen }) => daysUnseen)).toEqual([1, 8, 0]);
});

test.each([
  { until: null, ends: null },
  { until: Date.UTC(2026, 10, 20, 14, 20), ends: "14:20" },
  { until: Date.UTC(2026, 10, 21, 7, 47), ends: "Sat 07:47" },
  { until: Date.UTC(2026, 10, 26, 11, 59), ends: "Thu 11:59" },
  { until: Date.UTC(2026, 10, 26, 12), ends: "26 Nov, 12:00" },
  { until: Date.UTC(2026, 10, 20, 11, 59), ends: "11:59" },
])("on Friday 20 November at 12:00, a state until $until ends '$ends'", ({ until, ends }) => {
  const [row] = memberRows([aMember({ stateUntilMs: until })], all([]), {}, AFTER);
  expect(row?.stateEnds).toBe(ends);
});

test("at a glance: who is inactive, how many aren’t in an OC, the balances", () => {
  expect(summarizeMembers(rows, AFTER)).toEqual({
    inactiveNames: ["Bravo"],
    gone: 0,
    unknown: 0,
    notInOc: 1,
    excludedFromOc: 1,
    money: 2000,
    points: 3,
    pointBalances: 1,
  });
});

test("the inactive go by the player's own days, the longest absent first, and leave out the fallen and federal", () => {
  const members = [
    aMember({ name: "Alpha", lastAction: seen(4) }),
    aMember({ name: "Bravo", lastAction: seen(9) }),
    aMember({ name: "Charlie", lastAction: seen(30), state: "Fallen" }),
    aMember({ name: "Delta", lastAction: seen(20), state: "Federal" }),
  ];
  const glance = (days: number) =>
    summarizeMembers(memberRows(members, all([]), {}, AFTER), { nowMs: NOW, days });
  expect(glance(7)).toMatchObject({ inactiveNames: ["Bravo"], gone: 2 });
  expect(glance(3)).toMatchObject({ inactiveNames: ["Bravo", "Alpha"], gone: 2 });
});

test("counts members whose last action is unknown, except fallen and federal ones, who are never inactive", () => {
  const lastAction = { atMs: null };
  const members = [
    aMember({ name: "Alpha", lastAction }),
    aMember({ name: "Bravo", lastAction: seen(1) }),
    aMember({ name: "Charlie", lastAction, state: "Fallen" }),
    aMember({ name: "Delta", lastAction, state: "Federal" }),
  ];
  expect(summarizeMembers(memberRows(members, all([]), {}, AFTER), AFTER)).toMatchObject({
    inactiveNames: [],
    unknown: 1,
  });
});

test("if a balance couldn’t be loaded, one that isn’t listed is unknown, and no total counts it as 0", () => {
  const gapped = (entries: { memberId: number; money: number; points: number }[]) =>
    memberRows([aMember({ id: 1 }), aMember({ id: 2 })], { entries, dropped: 1 }, {}, AFTER);
  const some = gapped([{ memberId: 1, money: 500, points: 3 }]);
  expect(some.map(({ money, points }) => [money, points])).toEqual([
    [500, 3],
    [null, null],
  ]);
  expect(summarizeMembers(some, AFTER)).toMatchObject({ money: 500, points: 3 });
  expect(summarizeMembers(gapped([]), AFTER)).toMatchObject({
    money: null,
    points: null,
  });
});
