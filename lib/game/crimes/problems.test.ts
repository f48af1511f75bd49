import { expect, test } from "vitest";

import { DAY_MS, HOUR_MS } from "@/lib/common/time";
import { aCrime, aMember, aReward, aSlot, slotsOf } from "@/lib/game/testing/builders";

import type { OrganisedCrime } from "./organised-crime";
import {
  countActionableCrimes,
  type CrimeProblem,
  findProblems,
  type MemberState,
} from "./problems";

const NOW = Date.UTC(2026, 10, 20, 12);

const inHours = (hours: number) => NOW + hours * HOUR_MS;

const PAYOUTS = { membersShare: 100, settled: { crimes: {}, upTo: [] } };

const OKAY = [1, 2, 3].map((id) => aMember({ id }));

const find = (
  crimes: OrganisedCrime | OrganisedCrime[],
  members: MemberState[] = OKAY,
  minimumPassRate = 60,
) => findProblems([crimes].flat(), members, { nowMs: NOW, minimumPassRate, payouts: PAYOUTS });

const kinds = (problems: CrimeProblem[]) => problems.map(({ kind }) => kind);

test("no crimes, or none with a problem: no problems", () => {
  expect(find([])).toEqual([]);
  expect(find(aCrime({ slots: slotsOf(1, 2), readyAtMs: inHours(5) }))).toEqual([]);
});

const ITEM = { id: 568, isAvailable: false, isReusable: true };

const WITHOUT_ITEM = aSlot({ member: { id: 1, outcome: null }, item: ITEM });

test("a missing item costs time from the earliest start", () => {
  const crime = aCrime({
    status: "Recruiting",
    slots: [WITHOUT_ITEM, aSlot({ member: null, item: ITEM })],
    readyAtMs: inHours(5),
  });
  expect(find(crime)).toEqual([
    {
      kind: "missing-item",
      crime,
      slots: [WITHOUT_ITEM],
      atMs: inHours(5 + 24),
    },
  ]);
});

test.each([
  { passRate: 59, status: "Planning", member: 1, isNeed: true },
  { passRate: 0, status: "Recruiting", member: 1, isNeed: true },
  { passRate: 60, status: "Planning", member: 1, isNeed: false },
  { passRate: null, status: "Planning", member: 1, isNeed: false },
  { passRate: 10, status: "Recruiting", member: null, isNeed: false },
  { passRate: 10, status: "Failure", member: 1, isNeed: false },
  { passRate: 10, status: "Botched", member: 1, isNeed: false },
])("a rate of $passRate % of member $member, $status: under 60 % is $isNeed", (row) => {
  const member = row.member === null ? null : { id: row.member, outcome: null };
  const slot = aSlot({ position: "Juggler", passRate: row.passRate, member });
  const needs = find(aCrime({ status: row.status, slots: [slot], readyAtMs: inHours(5) }));
  expect(needs).toMatchObject(
    row.isNeed ? [{ kind: "low-pass-rate", slots: [slot], atMs: inHours(5) }] : [],
  );
});

test.each([
  { state: "Okay", until: null, ready: 5, isAway: false },
  { state: "Hospital", until: 4, ready: 5, isAway: false },
  { state: "Hospital", until: 5, ready: 5, isAway: false },
  { state: "Hospital", until: 6, ready: 5, isAway: true },
  { state: "Hospital", until: 60, ready: 50, isAway: true },
  { state: "Jail", until: 6, ready: 5, isAway: true },
  { state: "Jail", until: null, ready: 6, isAway: true },
  { state: "Jail", until: null, ready: 6.1, isAway: false },
  { state: "Traveling", until: null, ready: 6, isAway: true },
  { state: "Traveling", until: null, ready: 7, isAway: false },
  { state: "Abroad", until: null, ready: 1, isAway: true },
  { state: "Abroad", until: null, ready: 24, isAway: false },
  { state: "Dormant", until: null, ready: 1, isAway: true },
  { state: "Dormant", until: 2, ready: 1, isAway: true },
  { state: "Federal", until: null, ready: 100, isAway: true },
  { state: "Federal", until: 1, ready: 100, isAway: true },
  { state: "Fallen", until: null, ready: 100, isAway: true },
  { state: "Federal", until: null, ready: null, isAway: true },
  { state: "Hospital", until: 6, ready: null, isAway: false },
])("$state until $until h, ready in $ready h: away when ready is $isAway", (row) => {
  const untilMs = row.until === null ? null : inHours(row.until);
  const readyAtMs = row.ready === null ? null : inHours(row.ready);
  const crime = aCrime({ slots: slotsOf(1, 2), readyAtMs });
  const [, ...others] = OKAY;
  const member = aMember({ id: 1, state: row.state, stateUntilMs: untilMs });
  expect(find(crime, [member, ...others])).toMatchObject(
    row.isAway ? [{ kind: "away", member, atMs: readyAtMs }] : [],
  );
});

test.each([
  { state: "Abroad", until: null, isAway: false },
  { state: "Hospital", until: 25, isAway: false },
  { state: "Hospital", until: 27, isAway: true },
  { state: "Fallen", until: null, isAway: true },
])(
  "a crime ready in 2 hours with an empty slot starts in 26: $state until $until h is away: $isAway",
  ({ state, until, isAway }) => {
    const crime = aCrime({
      status: "Recruiting",
      slots: slotsOf(1, null),
      readyAtMs: inHours(2),
    });
    const stateUntilMs = until === null ? null : inHours(until);
    expect(find(crime, [aMember({ id: 1, state, stateUntilMs })])).toMatchObject(
      isAway ? [{ kind: "away", atMs: inHours(26) }] : [],
    );
  },
);

test.each([
  { why: "of an open crime", status: "Planning", members: OKAY, is: ["left"] },
  { why: "of a finished crime", status: "Failure", members: OKAY, is: [] },
  { why: "where the members are not known", status: "Planning", members: [], is: [] },
])("a member who is not in the list, $why: $is", ({ status, members, is }) => {
  const crime = aCrime({ status, slots: slotsOf(1, 99), readyAtMs: inHours(5) });
  expect(kinds(find(crime, members))).toEqual(is);
});

test("a member whose record is invalid doesn't count as having left", () => {
  const crime = aCrime({ slots: slotsOf(1, 99), readyAtMs: inHours(5) });
  const terms = { nowMs: NOW, minimumPassRate: 60, payouts: PAYOUTS };
  expect(findProblems([crime], OKAY, { ...terms, isPartial: true })).toEqual([]);
  expect(kinds(findProblems([crime], OKAY, { ...terms, isPartial: false }))).toEqual(["left"]);
});

test("who has left is named, from the earliest start", () => {
  const crime = aCrime({ slots: slotsOf(99), readyAtMs: inHours(5) });
  expect(find(crime)).toEqual([{ kind: "left", crime, memberId: 99, atMs: inHours(5) }]);
});

const AWAY = aMember({ id: 1, state: "Hospital", stateUntilMs: inHours(1) });

test.each([
  { status: "Planning", ready: -1, members: [AWAY, ...OKAY.slice(1)], is: ["late"] },
  { status: "Planning", ready: 0, members: [AWAY, ...OKAY.slice(1)], is: ["late"] },
  { status: "Planning", ready: 2, members: [AWAY, ...OKAY.slice(1)], is: [] },
  { status: "Planning", ready: null, members: [AWAY, ...OKAY.slice(1)], is: [] },
  {
    status: "Recruiting",
    ready: -1,
    members: [AWAY, ...OKAY.slice(1)],
    is: ["away"],
  },
  { status: "Planning", ready: -1, members: OKAY, is: [] },
  { status: "Planning", ready: -1, members: [], is: [] },
])("$status, ready in $ready h: $is", ({ status, ready, members, is }) => {
  const readyAtMs = ready === null ? null : inHours(ready);
  expect(kinds(find(aCrime({ status, slots: slotsOf(1, 2), readyAtMs }), members))).toEqual(is);
});

test("whose hospital ends now delays nothing any more", () => {
  const back = aMember({ id: 1, state: "Hospital", stateUntilMs: NOW });
  const crime = aCrime({ slots: slotsOf(1, 2), readyAtMs: inHours(-3) });
  expect(find(crime, [back, ...OKAY.slice(1)])).toEqual([]);
});

test("a delay names who is away, once each, and since when; a missing item stays a problem of its own", () => {
  const crime = aCrime({
    slots: [...slotsOf(1, 1, 2), WITHOUT_ITEM],
    readyAtMs: inHours(-3),
  });
  expect(find(crime, [AWAY, ...OKAY.slice(1)])).toMatchObject([
    { kind: "late", atMs: inHours(-3), member: AWAY },
    { kind: "missing-item", atMs: inHours(-3) },
  ]);
});

test.each([
  { status: "Recruiting", members: [1, null, null], inDays: 3, is: [[1, 3]] },
  { status: "Recruiting", members: [null, null], inDays: 0.1, is: [[0, 2]] },
  { status: "Recruiting", members: [1, null], inDays: 3.1, is: [] },
  { status: "Recruiting", members: [1, null], inDays: 0, is: [] },
  { status: "Recruiting", members: [1, null], inDays: -1, is: [] },
  { status: "Recruiting", members: [1, null], inDays: null, is: [] },
  { status: "Recruiting", members: [1, 2], inDays: 1, is: [] },
  { status: "Planning", members: [1, null], inDays: 1, is: [] },
  { status: "Expired", members: [null, null], inDays: 1, is: [] },
])("$status, $members, expires in $inDays days: stuck is $is", (row) => {
  const expiresAtMs = row.inDays === null ? null : NOW + row.inDays * DAY_MS;
  const { status, members } = row;
  const needs = find(aCrime({ status, slots: slotsOf(...members), expiresAtMs }));
  expect(needs).toMatchObject(
    row.is.map(([filled, total]) => ({ kind: "stuck", filled, total, atMs: expiresAtMs })),
  );
});

const ITEMS = [{ id: 206, quantity: 1, name: null }];

const PAID = { percentage: null, paidAtMs: null };

test.each([
  { why: "money", status: "Successful", rewards: aReward({ money: 500 }), is: [375] },
  {
    why: "items only",
    status: "Successful",
    rewards: aReward({ money: 0, items: ITEMS }),
    is: [],
  },
  { why: "respect only", status: "Successful", rewards: aReward({ money: 0 }), is: [] },
  { why: "paid out", status: "Successful", rewards: aReward({ payout: PAID }), is: [] },
  { why: "unknown rewards", status: "Successful", rewards: null, is: [] },
  { why: "a failure", status: "Failure", rewards: null, is: [] },
  { why: "an unknown status", status: "Botched", rewards: aReward(), is: [] },
])(
  "not paid out, $why: its members, in three of four slots, are owed $is",
  ({ status, rewards, is }) => {
    const slots = slotsOf(1, 99, null, 1);
    const crime = aCrime({ status, rewards, slots, createdAtMs: inHours(-9) });
    expect(find(crime)).toEqual(
      is.map((money) => ({
        kind: "unpaid",
        crime,
        atMs: inHours(-9),
        money,
        memberIds: [1, 99],
      })),
    );
  },
);

test("what costs time soonest comes first, unknown times later, unpaid crimes last", () => {
  const unpaid = { status: "Successful", rewards: aReward() };
  const low = (id: number, changes: Partial<OrganisedCrime>) =>
    aCrime({ id, slots: [{ ...WITHOUT_ITEM, passRate: 10 }, ...slotsOf(2)], ...changes });
  const crimes = [
    aCrime({ id: 1, ...unpaid, executedAtMs: inHours(-5) }),
    aCrime({ id: 2, ...unpaid, executedAtMs: inHours(-50) }),
    low(3, { readyAtMs: null }),
    low(5, { readyAtMs: inHours(9) }),
    low(4, { readyAtMs: inHours(9) }),
    aCrime({ id: 6, status: "Recruiting", slots: slotsOf(null), expiresAtMs: inHours(4) }),
    low(7, { readyAtMs: inHours(-1) }),
  ];
  const members = [aMember({ id: 1 }), aMember({ id: 2, state: "Fallen" })];
  expect(find(crimes, members).map(({ crime, kind }) => `${crime.id} ${kind}`)).toEqual([
    "7 late",
    "7 missing-item",
    "7 low-pass-rate",
    "6 stuck",
    "4 missing-item",
    "4 low-pass-rate",
    "4 away",
    "5 missing-item",
    "5 low-pass-rate",
    "5 away",
    "3 missing-item",
    "3 low-pass-rate",
    "3 away",
    "2 unpaid",
    "1 unpaid",
  ]);
});

const LACKS_ITEM = aSlot({ item: { id: 568, isAvailable: false, isReusable: true } });

test("a settled crime has no problem, and the members' share is what is owed", () => {
  const crime = aCrime({
    id: 7,
    status: "Successful",
    slots: slotsOf(1, 2),
    rewards: aReward({ money: 500 }),
  });
  const owed = (payouts: typeof PAYOUTS) =>
    findProblems([crime], [], { nowMs: NOW, minimumPassRate: 60, payouts });
  expect(owed({ ...PAYOUTS, membersShare: 80 })).toMatchObject([{ kind: "unpaid", money: 400 }]);
  expect(owed({ ...PAYOUTS, membersShare: 0 })).toEqual([]);
  expect(owed({ membersShare: 100, settled: { crimes: { 7: NOW }, upTo: [] } })).toEqual([]);
});

test("counts each actionable crime once, and those with only low pass rates separately", () => {
  const low = aSlot({ passRate: 10, member: { id: 1, outcome: null } });
  const crimes = [
    aCrime({ id: 1, slots: [low, LACKS_ITEM] }),
    aCrime({ id: 2, slots: [low] }),
    aCrime({ id: 3, slots: slotsOf(1) }),
  ];
  expect(
    countActionableCrimes(
      findProblems(crimes, [], { nowMs: NOW, minimumPassRate: 60, payouts: PAYOUTS }),
    ),
  ).toEqual({ crimes: 1, lowPassRatesOnly: 1 });
});

const findAbsence = (
  crime: OrganisedCrime,
  members: readonly MemberState[],
  flightHome: { memberId: number; landsAtMs: number } | null = null,
) =>
  findProblems([crime], members, {
    nowMs: NOW,
    flightHome,
    minimumPassRate: 0,
    payouts: { membersShare: 100, settled: { crimes: {}, upTo: [] } },
  });

test.each([
  // Out by then, but the flight home takes an unknown time.
  { state: "Hospital", until: 1, ready: 5, isAway: true },
  { state: "Hospital", until: -1, ready: 1, isAway: true },
  { state: "Jail", until: 0.1, ready: 6, isAway: true },
  { state: "Jail", until: null, ready: 6, isAway: true },
  { state: "Hospital", until: 1, ready: 7, isAway: false },
  { state: "Hospital", until: 8, ready: 7, isAway: true },
])("$state in Switzerland until $until h, ready in $ready h: away is $isAway", (row) => {
  const untilMs = row.until === null ? null : inHours(row.until);
  const crime = aCrime({ slots: slotsOf(1), readyAtMs: inHours(row.ready) });
  const member = { id: 1, state: row.state, stateUntilMs: untilMs, abroadIn: "Switzerland" };
  expect(findAbsence(crime, [aMember(member)])).toMatchObject(
    row.isAway ? [{ kind: "away", member }] : [],
  );
});

test("a member who lands after a crime is ready is away, even if the game says when", () => {
  const crime = aCrime({ slots: slotsOf(1), readyAtMs: inHours(2) });
  const member = aMember({ id: 1, state: "Traveling", stateUntilMs: inHours(1) });
  expect(findAbsence(crime, [member])).toMatchObject([{ kind: "away" }]);
});

test.each([
  { of: 1, state: "Traveling", lands: 1, ready: 2, isAway: false },
  { of: 1, state: "Traveling", lands: 2, ready: 2, isAway: false },
  { of: 1, state: "Traveling", lands: 3, ready: 2, isAway: true },
  // More than six hours ahead, which an unknown landing would leave out.
  { of: 1, state: "Traveling", lands: 8, ready: 7, isAway: true },
  { of: 1, state: "Abroad", lands: 1, ready: 2, isAway: true },
  { of: 2, state: "Traveling", lands: 1, ready: 2, isAway: true },
])("member 1, $state, $of lands in $lands h, ready in $ready h: away is $isAway", (row) => {
  const crime = aCrime({ slots: slotsOf(1), readyAtMs: inHours(row.ready) });
  const flightHome = { memberId: row.of, landsAtMs: inHours(row.lands) };
  const found = findAbsence(crime, [aMember({ id: 1, state: row.state })], flightHome);
  expect(found.map(({ kind }) => kind)).toEqual(row.isAway ? ["away"] : []);
});

test("a crime that is ready waits for a member who is out of a hospital abroad", () => {
  const crime = aCrime({ slots: slotsOf(1), readyAtMs: inHours(-1) });
  const out = aMember({ id: 1, state: "Hospital", stateUntilMs: inHours(-0.5) });
  expect(findAbsence(crime, [out])).toEqual([]);
  expect(findAbsence(crime, [{ ...out, abroadIn: "Mexico" }])).toMatchObject([
    { kind: "late", member: { id: 1, state: "Hospital", abroadIn: "Mexico" } },
  ]);
});
