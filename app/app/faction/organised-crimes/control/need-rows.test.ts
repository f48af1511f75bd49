import { expect, test } from "vitest";

import { needsOf } from "@/lib/game/crimes/needs";
import { aCrime, aMember, aSlot } from "@/lib/game/testing/builders";

import { needRows } from "./need-rows";
import { underWayRows } from "./under-way-rows";

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;

const item = { id: 206, isAvailable: false, isReusable: false };
const crimes = [
  aCrime({
    id: 1,
    status: "Planning",
    readyAtMs: NOW + 30 * HOUR_MS,
    slots: [
      aSlot({ passRate: 70, member: { id: 1, outcome: null } }),
      aSlot({ passRate: 62, member: { id: 2, outcome: null }, item }),
      aSlot({ passRate: 95, member: { id: 3, outcome: null } }),
    ],
  }),
  aCrime({
    id: 2,
    status: "Recruiting",
    readyAtMs: NOW + HOUR_MS,
    expiresAtMs: NOW + 900 * HOUR_MS,
    slots: [
      aSlot({ passRate: 80, member: { id: 4, outcome: null } }),
      aSlot({ passRate: 33, member: null }),
    ],
  }),
];
const members = [1, 2, 3, 4].map((id) =>
  aMember({ id, ...(id === 4 && { state: "Jail", stateUntilMs: NOW + 26 * HOUR_MS }) }),
);
const PAYOUTS = { membersShare: 100, settled: { crimes: {}, upTo: [] } };
const needs = needRows(needsOf(crimes, members, { nowMs: NOW, passRate: 90, payouts: PAYOUTS }));

test("the low pass rates of a crime are one need, the lowest first", () => {
  expect(needs.map(({ kind, crime }) => `${kind} ${crime.id}`)).toEqual([
    "low rates 2",
    "away when ready 2",
    "low rates 1",
    "missing item 1",
  ]);
  const [low] = needs.filter((need) => need.kind === "low rates" && need.crime.id === 1);
  expect(low?.kind === "low rates" && low.members.map(({ passRate }) => passRate)).toEqual([
    62, 70,
  ]);
});

test("a slot is marked by the worst that is wrong with it, an empty one by nobody’s rate", () => {
  const rows = underWayRows(crimes, needs, NOW);
  expect(rows.map(({ slots }) => slots.map(({ flag }) => flag))).toEqual([
    ["rate", "item", null],
    ["away", "empty"],
  ]);
  expect(rows.map(({ lowest, filled }) => ({ lowest, filled }))).toEqual([
    { lowest: 62, filled: 3 },
    { lowest: 80, filled: 1 },
  ]);
  expect(rows[1]?.earliestMs).toBe(NOW + 25 * HOUR_MS);
  expect(rows[1]?.slots[1]?.passRate).toBeNull();
});
