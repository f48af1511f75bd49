import { expect, test } from "vitest";

import { memberIdsOf } from "@/lib/game/faction/member";
import { anAttack } from "@/lib/game/testing/builders";

import { filterAttacks, filterMembers, resultChoices } from "./filters";
import {
  attackRows,
  attacksWithin,
  memberRows,
  namesOf,
  personText,
  respectOf,
  topAttackers,
  topMember,
} from "./rows";

const NAMES = namesOf([
  { id: 1, name: "Alpha" },
  { id: 2, name: "Bravo" },
]);
const OURS = { id: 9001, memberIds: new Set([1, 2]) };
const enemy = { id: 201, factionId: 9002 };

const ATTACKS = [
  anAttack({ id: 11, attacker: { id: 1, factionId: 9001 }, result: "Mugged" }),
  // Bonus hits of the enemy don't count.
  anAttack({
    id: 12,
    attacker: enemy,
    defender: { id: 2, factionId: 9001 },
    result: "Lost",
    respectGain: 160,
    chain: 250,
  }),
  anAttack({ id: 13, attacker: null, defender: { id: 1, factionId: 9001 } }),
  anAttack({
    id: 14,
    attacker: { id: 3, factionId: 9001 },
    result: "Mugged",
    respectGain: 320,
    chain: 500,
  }),
];
const rows = attackRows(ATTACKS, OURS, NAMES);
const NO_FILTER = { side: "all", result: "all", text: "" } as const;

test("members have a name, others their id, and the unseen neither", () => {
  expect(rows.map(({ attacker, defender }) => [attacker, defender].map(personText))).toEqual([
    ["Alpha [1]", "201"],
    ["201", "Bravo [2]"],
    ["Stealthed attacker", "Alpha [1]"],
    ["3", "201"],
  ]);
});

test.each([
  { filter: NO_FILTER, ids: [11, 12, 13, 14] },
  { filter: { ...NO_FILTER, side: "ours" }, ids: [11, 14] },
  { filter: { ...NO_FILTER, side: "theirs" }, ids: [12, 13] },
  { filter: { ...NO_FILTER, side: "bonus" }, ids: [14] },
  { filter: { ...NO_FILTER, result: "Mugged" }, ids: [11, 14] },
  { filter: { ...NO_FILTER, text: " alpha " }, ids: [11, 13] },
  { filter: { ...NO_FILTER, text: "201" }, ids: [11, 12, 14] },
  { filter: { ...NO_FILTER, text: "stealthed" }, ids: [13] },
  { filter: { side: "theirs", result: "Lost", text: "bravo" }, ids: [12] },
  { filter: { side: "ours", result: "Lost", text: "" }, ids: [] },
] as const)("$filter shows $ids", ({ filter, ids }) => {
  expect(filterAttacks(rows, filter).map(({ id }) => id)).toEqual(ids);
});

test("each result that there is can be chosen once, from A to Z", () => {
  expect(resultChoices(rows).map(([value]) => value)).toEqual([
    "all",
    "Attacked",
    "Lost",
    "Mugged",
  ]);
});

test.each([
  { range: { fromMs: 1000, toMs: 3000 }, ids: [1, 2, 3] },
  { range: { fromMs: 1001, toMs: 2999 }, ids: [2] },
  { range: { fromMs: 2000 }, ids: [2, 3, 4] },
])("of attacks that ended in seconds 1 to 4, $range holds $ids", ({ range, ids }) => {
  const attacks = [1, 2, 3, 4].map((id) => anAttack({ id, endedAtMs: id * 1000 }));
  expect(attacksWithin(attacks, range).map(({ id }) => id)).toEqual(ids);
});

test("lists today’s members, and former ones who fought for the faction", () => {
  const members = memberRows(ATTACKS, OURS, NAMES);
  expect(members.map((row) => [personText(row), row.attacks, row.received, row.hasLeft])).toEqual([
    ["Alpha [1]", 1, 1, false],
    ["Bravo [2]", 0, 1, false],
    ["3", 1, 0, true],
  ]);
  const unknown = memberRows(ATTACKS, { id: 9001, memberIds: new Set() }, new Map());
  expect(unknown.map(({ hasLeft }) => hasLeft)).toEqual([false, false, false]);
  expect(filterMembers(members, "br", "all").map(({ id }) => id)).toEqual([2]);
  expect(filterMembers(members, "3", "all").map(({ id }) => id)).toEqual([3]);
  expect(filterMembers(members, "", "none").map(({ id }) => id)).toEqual([2]);
});

test("a former member keeps the name that the attack gives", () => {
  const left = { id: 99, factionId: 9001, name: "Tarn" };
  const attacks = [anAttack({ attacker: left }), anAttack({ attacker: { ...left, factionId: 7 } })];
  const [ours, theirs] = attackRows(attacks, OURS, NAMES);
  expect(ours?.attacker).toEqual({ id: 99, name: "Tarn", hasLeft: true });
  expect(theirs?.attacker).toMatchObject({ name: "Tarn", hasLeft: false });
  expect(memberRows(attacks, OURS, NAMES)).toContainEqual(
    expect.objectContaining({ id: 99, name: "Tarn", hasLeft: true, attacks: 1 }),
  );

  const gaps = { ...OURS, memberIds: memberIdsOf([{ id: 1 }], true) };
  expect(attackRows(attacks, gaps, NAMES)[0]?.attacker?.hasLeft).toBe(false);
  expect(memberRows(attacks, gaps, NAMES).some(({ hasLeft }) => hasLeft)).toBe(false);
});

test("the member on top gained most respect, and nobody is without a gain", () => {
  const quiet = { id: 9001, memberIds: new Set([1, 2, 4, 5]) };
  const members = memberRows(ATTACKS, quiet, NAMES);
  expect(members.map(({ id, gained }) => [id, gained])).toContainEqual([3, 320]);
  expect(topMember(members)?.id).toBe(3);
  expect(topMember(memberRows([], quiet, NAMES))).toBeNull();
});

test("those who attacked us most: at most three with two attacks or more, hidden and own ones left out", () => {
  const by = (id: number, times: number, defender = { id: 1, factionId: 9001 }) =>
    Array.from({ length: times }, () => anAttack({ attacker: { id, factionId: 7 }, defender }));
  const attacks = [
    ...by(11, 2),
    ...by(12, 5),
    ...by(13, 1),
    ...by(14, 3),
    ...by(15, 4),
    ...by(16, 9, { id: 17, factionId: 8 }),
    ...[1, 2].map(() => anAttack({ attacker: null, defender: { id: 1, factionId: 9001 } })),
    ...[1, 2].map(() =>
      anAttack({ attacker: { id: 2, factionId: 9001 }, defender: { id: 1, factionId: 9001 } }),
    ),
  ];
  const most = topAttackers(attacks, OURS);
  expect(most.map(({ id, attacks: count }) => [id, count])).toEqual([
    [12, 5],
    [15, 4],
    [14, 3],
  ]);
  expect(topAttackers(by(11, 1), OURS)).toEqual([]);
});

test.each([
  { what: "won", gained: 4.25, lost: 0, respect: 4.25 },
  { what: "lost on defence", gained: 0, lost: 1.5, respect: -1.5 },
  { what: "neither", gained: 0, lost: 0, respect: 0 },
  { what: "between two members", gained: 4.25, lost: 1.5, respect: 4.25 },
  { what: "with an unknown loss", gained: 0, lost: null, respect: null },
])("the respect of an attack $what: $respect", ({ gained, lost, respect }) => {
  expect(respectOf({ gained, lost })).toBe(respect);
});
