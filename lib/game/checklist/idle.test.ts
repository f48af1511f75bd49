import { expect, test } from "vitest";

import { MINUTE_MS } from "@/lib/common/time";
import type { Contract } from "@/lib/game/missions/mission";
import { aBar, aCrime } from "@/lib/game/testing/builders";

import { byLoss, idleKinds, type IdleFacts } from "./idle";

const NOW = Date.UTC(2026, 10, 20, 12);
const LATER = NOW + MINUTE_MS;

const TERMS = { nowMs: NOW, isAway: false, bankCash: 1_000_000 };

const NOTHING_KNOWN: IdleFacts = {
  money: undefined,
  userEducation: undefined,
  courses: undefined,
  virus: undefined,
  crime: undefined,
  missions: undefined,
  cooldowns: undefined,
  energy: undefined,
  hasTrained: undefined,
};

const idle = (facts: Partial<IdleFacts>, terms: Partial<typeof TERMS> = {}) =>
  idleKinds({ ...NOTHING_KNOWN, ...facts }, { ...TERMS, ...terms });

const fetched = <T>(data: T) => ({ data, fetchedAtMs: NOW });

test("nothing unknown counts as idle", () => {
  expect(idle({})).toEqual([]);
});

const invested = (end: { endsAtMs?: number; secondsLeft?: number }) => ({
  amount: 5_000_000,
  endsAtMs: end.endsAtMs ?? null,
  secondsLeft: end.secondsLeft ?? null,
});

test.each([
  { case: "nothing invested", investment: null, cashInHand: 1_000_001, isIdle: true },
  { case: "no more cash than set", investment: null, cashInHand: 1_000_000, isIdle: false },
  { case: "cash unknown", investment: null, cashInHand: null, isIdle: false },
  {
    case: "an investment that runs",
    investment: invested({ endsAtMs: LATER }),
    cashInHand: 9e9,
    isIdle: false,
  },
  {
    case: "one that runs by its seconds",
    investment: invested({ secondsLeft: 60 }),
    cashInHand: 9e9,
    isIdle: false,
  },
  { case: "one without an end", investment: invested({}), cashInHand: 9e9, isIdle: false },
  {
    case: "one that has ended",
    investment: invested({ endsAtMs: NOW }),
    cashInHand: 9e9,
    isIdle: true,
  },
])("bank: $case", ({ investment, cashInHand, isIdle }) => {
  expect(idle({ money: fetched({ investment, cashInHand, factionBalance: null }) })).toEqual(
    isIdle ? ["bank"] : [],
  );
});

const COURSES = [
  {
    id: 1,
    name: "Business",
    courses: [1, 2].map((id) => ({
      id,
      code: "",
      name: "",
      description: "",
      durationSeconds: 0,
      cost: 0,
      prerequisiteIds: [],
      rewards: {
        workingStats: { manualLabor: null, intelligence: null, endurance: null },
        effect: null,
        honorId: null,
      },
    })),
  },
];
const course = (endsAtMs: number | null) => ({ courseId: 2, endsAtMs, secondsLeft: null });

test.each([
  { case: "none runs", completedIds: [1], current: null, isIdle: true },
  { case: "all are done", completedIds: [1, 2], current: null, isIdle: false },
  { case: "one runs", completedIds: [1], current: course(LATER), isIdle: false },
  { case: "one runs, end unknown", completedIds: [1], current: course(null), isIdle: false },
  { case: "one has ended", completedIds: [1], current: course(NOW), isIdle: true },
])("course: $case", ({ completedIds, current, isIdle }) => {
  const userEducation = fetched({ completedIds, current });
  expect(idle({ userEducation, courses: COURSES })).toEqual(isIdle ? ["course"] : []);
  // Without the list it is unknown whether any is left.
  expect(idle({ userEducation })).toEqual([]);
});

test.each([
  { case: "none", virus: null, isIdle: true },
  { case: "one", virus: { name: "Simple Virus", endsAtMs: LATER }, isIdle: false },
  { case: "one without an end", virus: { name: "Simple Virus", endsAtMs: null }, isIdle: false },
  { case: "one that is done", virus: { name: "Simple Virus", endsAtMs: NOW }, isIdle: true },
])("virus: $case", ({ virus, isIdle }) => {
  expect(idle({ virus })).toEqual(isIdle ? ["virus"] : []);
});

test.each([
  { case: "none", crime: null, isIdle: true },
  { case: "planned", crime: aCrime({ status: "Planning" }), isIdle: false },
  { case: "recruiting", crime: aCrime({ status: "Recruiting" }), isIdle: false },
  { case: "over", crime: aCrime({ status: "Successful" }), isIdle: true },
])("organised crime: $case", ({ crime, isIdle }) => {
  expect(idle({ crime })).toEqual(isIdle ? ["crime"] : []);
});

const AVAILABLE = { status: "Available", expiresAtMs: LATER };
const ACCEPTED = { status: "Accepted", expiresAtMs: LATER };

test.each([
  { case: "no giver", contracts: null, isIdle: false },
  { case: "none offered", contracts: [], isIdle: false },
  { case: "one offered", contracts: [AVAILABLE], isIdle: true },
  {
    case: "one offered, no expiry",
    contracts: [{ ...AVAILABLE, expiresAtMs: null }],
    isIdle: true,
  },
  { case: "offer expired", contracts: [{ ...AVAILABLE, expiresAtMs: NOW }], isIdle: false },
  { case: "one taken", contracts: [AVAILABLE, ACCEPTED], isIdle: false },
  {
    case: "taken one expired",
    contracts: [AVAILABLE, { ...ACCEPTED, expiresAtMs: NOW }],
    isIdle: true,
  },
  { case: "one done", contracts: [{ ...AVAILABLE, status: "Completed" }], isIdle: false },
])("contract: $case", ({ contracts, isIdle }) => {
  const asContract = (contract: Omit<Contract, "title">) => ({ title: "Family Ties", ...contract });
  const missions =
    contracts === null ? [] : [{ name: "Duke", contracts: contracts.map(asContract) }];
  expect(idle({ missions })).toEqual(isIdle ? ["contract"] : []);
});

test.each([
  { drugSeconds: 0, boosterSeconds: 0, kinds: ["drug", "booster"] },
  { drugSeconds: 1, boosterSeconds: 0, kinds: ["booster"] },
  { drugSeconds: 0, boosterSeconds: 1, kinds: ["drug"] },
  { drugSeconds: null, boosterSeconds: null, kinds: [] },
])("cooldowns of $drugSeconds and $boosterSeconds s: $kinds", ({ kinds, ...seconds }) => {
  const cooldowns = fetched({ medicalSeconds: 0, ...seconds });
  expect(idle({ cooldowns })).toEqual(kinds);
  expect(idle({ cooldowns }, { nowMs: LATER })).toEqual(
    seconds.drugSeconds === null ? [] : ["drug", "booster"],
  );
});

const FULL = aBar({ current: 150 });
const FULL_LATER = aBar({ fullInSeconds: 60 });

test.each([
  { case: "full, not trained", energy: FULL, hasTrained: false, isIdle: true },
  { case: "full, trained", energy: FULL, hasTrained: true, isIdle: false },
  { case: "full, log not loaded", energy: FULL, hasTrained: undefined, isIdle: false },
  { case: "not full yet", energy: FULL_LATER, hasTrained: false, isIdle: false },
  { case: "full by now", energy: FULL_LATER, hasTrained: false, nowMs: LATER, isIdle: true },
  { case: "full, abroad", energy: FULL, hasTrained: false, isAway: true, isIdle: false },
])("training: $case", ({ energy, hasTrained, nowMs = NOW, isAway = false, isIdle }) => {
  expect(idle({ energy: fetched(energy), hasTrained }, { nowMs, isAway })).toEqual(
    isIdle ? ["training"] : [],
  );
});

test("several are named in their order", () => {
  const cooldowns = fetched({ drugSeconds: 0, boosterSeconds: 9, medicalSeconds: 0 });
  const money = fetched({ investment: null, cashInHand: 5_000_000, factionBalance: null });
  expect(idle({ cooldowns, virus: null, money })).toEqual(["bank", "virus", "drug"]);
});

test.each([
  { idle: ["bank", "virus", "drug", "training"], order: ["training", "drug", "bank", "virus"] },
  { idle: ["contract", "course", "crime"], order: ["crime", "course", "contract"] },
  { idle: ["virus", "booster"], order: ["booster", "virus"] },
  { idle: [], order: [] },
] as const)("what loses most comes first: $order", ({ idle, order }) => {
  expect(byLoss(idle.map((kind) => ({ kind }))).map(({ kind }) => kind)).toEqual(order);
});
