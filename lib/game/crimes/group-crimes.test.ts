import { expect, test } from "vitest";

import { aCrime, aMember, aReward, aSlot, slotsOf } from "@/lib/game/testing/builders";

import { groupCrimes } from "./group-crimes";
import type { OrganisedCrime } from "./organised-crime";
import { countActionableCrimes, findProblems } from "./problems";

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;
const PAYOUTS = { membersShare: 100, settled: { crimes: {}, upTo: [] } };

const MEMBERS = [
  aMember({ id: 1, state: "Okay" }),
  aMember({ id: 2, state: "Hospital", stateUntilMs: NOW + 40 * HOUR_MS }),
  aMember({ id: 3, state: "Jail", stateUntilMs: NOW + 40 * HOUR_MS }),
];
const by = (id: number, passRate = 90) => aSlot({ member: { id, outcome: null }, passRate });
const without = (itemId: number, id = 1) => ({
  ...by(id),
  item: { id: itemId, isAvailable: false, isReusable: true },
});
const planned = (...slots: OrganisedCrime["slots"]) =>
  aCrime({ id: 7, status: "Planning", readyAtMs: NOW + 20 * HOUR_MS, slots });
const recruiting = (...slots: OrganisedCrime["slots"]) =>
  aCrime({ id: 7, status: "Recruiting", expiresAtMs: NOW + 9 * HOUR_MS, readyAtMs: null, slots });
const later = (...slots: OrganisedCrime["slots"]) =>
  aCrime({ id: 7, status: "Recruiting", expiresAtMs: NOW + 99 * HOUR_MS, readyAtMs: null, slots });
const late = (...slots: OrganisedCrime["slots"]) =>
  aCrime({ id: 7, status: "Planning", readyAtMs: NOW - HOUR_MS, slots });
const won = (money: number) =>
  aCrime({ id: 7, status: "Successful", slots: slotsOf(1), rewards: aReward({ money }) });
const EMPTY = aSlot({ member: null });

const grouped = (...crimes: OrganisedCrime[]) => {
  const problems = findProblems(crimes, MEMBERS, {
    nowMs: NOW,
    minimumPassRate: 70,
    payouts: PAYOUTS,
  });
  return { problems, ...groupCrimes(crimes, problems) };
};

test.each([
  ["fine", planned(by(1)), "fine", [], ""],
  ["a low rate", planned(by(1, 40)), "rates", [], ""],
  ["an item", planned(without(206)), "need", ["missing-item"], "buy"],
  ["two items, one problem", planned(without(206), without(207)), "need", ["missing-item"], "buy"],
  [
    "an item and a low rate",
    planned(without(206), by(1, 9)),
    "need",
    ["missing-item", "low-pass-rate"],
    "buy",
  ],
  ["somebody away", planned(by(2)), "need", ["away"], "profile"],
  ["two away", planned(by(2), by(3)), "need", ["away", "away"], "crime"],
  ["away before item", planned(without(206), by(2)), "need", ["away", "missing-item"], "profile"],
  ["somebody who left", planned(by(99)), "need", ["left"], "profile"],
  ["late", late(by(2)), "need", ["late"], "profile"],
  ["late for two", late(by(2), by(3)), "need", ["late", "late"], "crime"],
  ["late before rate", late(by(2, 20)), "need", ["late", "low-pass-rate"], "profile"],
  ["an empty slot, far from its expiry", later(by(1), EMPTY), "fine", [], ""],
  ["empty slots only", later(EMPTY, EMPTY, EMPTY), "empty", [], ""],
  ["slots of which one couldn't be read", { ...later(EMPTY), unreadSlots: 1 }, "fine", [], ""],
  ["stuck", recruiting(EMPTY, EMPTY), "need", ["stuck"], "crime"],
  ["item before stuck", recruiting(without(206), EMPTY), "need", ["missing-item", "stuck"], "buy"],
  ["unpaid", won(500), "need", ["unpaid"], "pay out"],
  ["nothing to pay", won(0), "closed", [], ""],
] as const)("a crime with %s", (_, crime, group, kinds, action) => {
  const { actionable, lowPassRatesOnly, withoutProblems, recruiting: empty } = grouped(crime);
  expect({
    need: actionable.length,
    rates: lowPassRatesOnly.length,
    fine: withoutProblems.length,
    empty: empty.length,
  }).toEqual({ need: 0, rates: 0, fine: 0, empty: 0, ...(group !== "closed" && { [group]: 1 }) });
  expect(actionable.flatMap((row) => row.problems.map(({ kind }) => kind))).toEqual(kinds);
  expect(actionable[0]?.action.kind ?? "").toBe(action);
});

const AWAY_2 = { id: 2, state: "Hospital", stateUntilMs: NOW + 40 * HOUR_MS };
const WITHOUT_206 = { member: { id: 1 }, item: { id: 206 } };

test.each([
  {
    what: "who is late",
    crime: late(by(2)),
    problems: [{ kind: "late", member: AWAY_2 }],
    action: { kind: "profile", memberId: 2 },
  },
  {
    what: "who is away, and what is missing besides",
    crime: planned(without(206), by(2)),
    problems: [
      { kind: "away", member: AWAY_2 },
      { kind: "missing-item", slots: [WITHOUT_206] },
    ],
    action: { kind: "profile", memberId: 2 },
  },
  {
    what: "who has left",
    crime: planned(by(99)),
    problems: [{ kind: "left", memberId: 99 }],
    action: { kind: "profile", memberId: 99 },
  },
  {
    what: "one who is away and one who has left",
    crime: planned(by(2), by(99)),
    problems: [
      { kind: "away", member: AWAY_2 },
      { kind: "left", memberId: 99 },
    ],
    action: { kind: "crime" },
  },
  {
    what: "what is to be bought, and whose rate is low",
    crime: planned(without(206), by(1, 40)),
    problems: [
      { kind: "missing-item", slots: [WITHOUT_206] },
      { kind: "low-pass-rate", slots: [{ member: { id: 1 }, passRate: 40 }] },
    ],
    action: { kind: "buy", slots: [WITHOUT_206] },
  },
  {
    what: "how many slots are filled",
    crime: recruiting(by(1), EMPTY, EMPTY),
    problems: [{ kind: "stuck", filled: 1, total: 3 }],
    action: { kind: "crime" },
  },
  {
    what: "what is owed, and to how many",
    crime: { ...won(500), slots: slotsOf(1, 3) },
    problems: [{ kind: "unpaid", money: 500, memberIds: [1, 3] }],
    action: { kind: "pay out" },
  },
])("the problems say $what", ({ crime, problems, action }) => {
  expect(grouped(crime).actionable).toMatchObject([{ crime, problems, action }]);
});

test("the crime that costs time first comes first, unpaid ones last, and the counts agree", () => {
  const unpaid = { ...won(500), id: 1 };
  const stuck = { ...recruiting(EMPTY), id: 2 };
  const missing = { ...planned(without(206)), id: 3 };
  const delayed = { ...late(by(2)), id: 4 };
  const low = { ...planned(by(1, 5)), id: 5 };
  const { problems, actionable, lowPassRatesOnly } = grouped(unpaid, stuck, missing, delayed, low);
  expect(actionable.map(({ crime }) => crime.id)).toEqual([4, 2, 3, 1]);
  expect(actionable.map(({ mostUrgent }) => mostUrgent.kind)).toEqual([
    "late",
    "stuck",
    "missing-item",
    "unpaid",
  ]);
  expect(lowPassRatesOnly).toMatchObject([
    { crime: { id: 5 }, problems: [{ kind: "low-pass-rate" }] },
  ]);
  expect(countActionableCrimes(problems)).toEqual({
    crimes: actionable.length,
    lowPassRatesOnly: lowPassRatesOnly.length,
  });
});
