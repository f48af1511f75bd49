import fc from "fast-check";
import { expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";
import { DAY_MS, HOUR_MS } from "@/lib/common/time";

import {
  agreementProgress,
  agreementsByEmployee,
  nextTrains,
  owedByName,
  type TrainAgreement,
} from "./agreements";

const DAY = Date.UTC(2026, 10, 2);
const [KESTREL, JUNO] = [1, 2];

const agreement = (changes: Partial<TrainAgreement> = {}): TrainAgreement => ({
  addedAtMs: DAY,
  playerId: KESTREL,
  name: "Kestrel",
  trains: 20,
  price: 500_000,
  fromMs: DAY,
  ...changes,
});

/** Trains in a row, one per hour from a time on. */
const trains = (playerId: number, count: number, fromMs = DAY) =>
  Array.from({ length: count }, (_, hour) => ({ playerId, atMs: fromMs + hour * HOUR_MS }));

test.each([
  { says: "16 of 20 given", agreed: 20, given: 16, owed: 4, money: 2_000_000 },
  { says: "none given", agreed: 20, given: 0, owed: 20, money: 10_000_000 },
  { says: "all given", agreed: 20, given: 20, owed: 0, money: 0 },
])("$says: $owed owed", ({ agreed, given, owed, money }) => {
  const [progress] = agreementProgress(
    [agreement({ trains: agreed })],
    [...trains(KESTREL, given), ...trains(JUNO, 3)],
    DAY,
  );
  expect(progress).toMatchObject({ given, owed, owedMoney: money, isPartial: false });
});

test("more trains than agreed are no debt to the director", () => {
  const [progress] = agreementProgress([agreement({ trains: 5 })], trains(KESTREL, 8), DAY);
  expect(progress).toMatchObject({ given: 5, owed: 0, owedMoney: 0 });
});

test("trains count from 00:00 TCT of the agreement’s day", () => {
  const [before, midnight] = [DAY - 1000, DAY].map((atMs) => ({ playerId: KESTREL, atMs }));
  const givenOf = (train: typeof before) =>
    agreementProgress([agreement()], train === undefined ? [] : [train], DAY)[0]?.given;
  expect(givenOf(before)).toBe(0);
  expect(givenOf(midnight)).toBe(1);
});

test("a train counts for the earliest agreement that isn’t complete", () => {
  const later = agreement({ trains: 10, fromMs: DAY + DAY_MS, addedAtMs: DAY + 1 });
  const sooner = agreement({ trains: 2 });
  const progress = agreementProgress([later, sooner], trains(KESTREL, 30), DAY);
  // 30 hours from the first day on: 24 trains of the first day, of which 2 count, then 6 of the second.
  expect(progress.map(({ given }) => given)).toEqual([6, 2]);
});

test.each([
  { knownFromMs: null, isPartial: true },
  { knownFromMs: DAY + 1000, isPartial: true },
  { knownFromMs: DAY, isPartial: false },
])("trains known since $knownFromMs", ({ knownFromMs, isPartial }) => {
  const [progress] = agreementProgress([agreement()], trains(KESTREL, 3), knownFromMs);
  expect(progress).toMatchObject({ given: 3, owed: 17, isPartial });
});

test("a complete agreement needs no further days", () => {
  const [progress] = agreementProgress([agreement({ trains: 3 })], trains(KESTREL, 3), null);
  expect(progress).toMatchObject({ owed: 0, isPartial: false });
});

test("several agreements with an employee are added up", () => {
  const all = agreementProgress(
    [
      agreement({ trains: 10, price: 450_000, fromMs: DAY + DAY_MS }),
      agreement({ trains: 3, price: 450_000 }),
      agreement({ playerId: JUNO, trains: 5, price: 0 }),
      agreement({ playerId: JUNO, trains: 1, price: 1000 }),
    ],
    trains(KESTREL, 4),
    DAY,
  );
  expect(agreementsByEmployee(all)).toEqual(
    new Map([
      [KESTREL, { agreed: 13, given: 3, owed: 10, price: 450_000, fromMs: DAY, isPartial: false }],
      [JUNO, { agreed: 6, given: 0, owed: 6, price: null, fromMs: DAY, isPartial: false }],
    ]),
  );
});

test("agreements of which one is partial are partial together", () => {
  const all = agreementProgress(
    [agreement(), agreement({ fromMs: DAY + DAY_MS }), agreement({ playerId: JUNO, trains: 0 })],
    [],
    DAY + 1,
  );
  const partial = [...agreementsByEmployee(all)].map(([id, { isPartial }]) => [id, isPartial]);
  expect(partial).toEqual([
    [KESTREL, true],
    [JUNO, false],
  ]);
});

const anyAgreements = fc.array(
  fc.record({
    addedAtMs: fc.integer({ min: 0, max: 99 }),
    playerId: fc.integer({ min: 1, max: 3 }),
    name: fc.constant("Alpha"),
    trains: fc.integer({ min: 1, max: 6 }),
    price: fc.integer({ min: 0, max: 1000 }),
    fromMs: fc.integer({ min: 0, max: 5 }).map((days) => days * DAY_MS),
  }),
  { maxLength: 6 },
);
const anyTrains = fc.array(
  fc.record({
    playerId: fc.integer({ min: 1, max: 4 }),
    atMs: fc.integer({ min: -DAY_MS, max: 6 * DAY_MS }),
  }),
  { maxLength: 30 },
);

test("given and owed are what was agreed, and no train counts twice or in vain", () => {
  fc.assert(
    fc.property(anyAgreements, anyTrains, (agreements, given) => {
      const all = agreementProgress(agreements, given, 0);
      for (const each of all) {
        expect(each.given + each.owed).toBe(each.trains);
        expect(each.owedMoney).toBe(each.owed * each.price);
      }
      for (const playerId of [1, 2, 3]) {
        const own = all.filter((each) => each.playerId === playerId);
        const counted = sum(own.map((each) => each.given));
        const since = Math.min(...own.map(({ fromMs }) => fromMs));
        const received = given.filter(
          (train) => train.playerId === playerId && train.atMs >= since,
        ).length;
        expect(counted).toBeLessThanOrEqual(received);
        expect(counted).toBeLessThanOrEqual(sum(own.map((each) => each.trains)));
        // Beside one agreement, nothing else can take a train.
        const [only] = own;
        if (own.length === 1 && only) expect(counted).toBe(Math.min(received, only.trains));
      }
    }),
  );
});

test("the order of trains and of agreements changes nothing", () => {
  fc.assert(
    fc.property(anyAgreements, anyTrains, (agreements, given) => {
      // Nothing else distinguishes two with the same beginning and age.
      const unlike = agreements.map((each, index) => ({ ...each, addedAtMs: index }));
      const backwards = agreementProgress(unlike.toReversed(), given.toReversed(), 0);
      expect(backwards.toReversed()).toEqual(agreementProgress(unlike, given, 0));
    }),
  );
});

test("those who are owed trains, most first: agreements with one employee add up", () => {
  const agreements = [
    agreement({ playerId: JUNO, name: "Juno", trains: 6 }),
    agreement({ trains: 4 }),
    agreement({ addedAtMs: DAY + 1, trains: 5 }),
    agreement({ playerId: 3, name: "Wren", trains: 2 }),
  ];
  const progress = agreementProgress(agreements, [...trains(JUNO, 3), ...trains(3, 2)], DAY);
  expect(owedByName(progress)).toEqual([
    ["Kestrel", 9],
    ["Juno", 3],
  ]);
});

test.each([
  { left: 4, next: [["Kestrel", 4]] },
  {
    left: 8,
    next: [
      ["Kestrel", 6],
      ["Juno", 2],
    ],
  },
  {
    left: 20,
    next: [
      ["Kestrel", 7],
      ["Juno", 3],
    ],
  },
  { left: 0, next: [] },
])("of $left trains the oldest agreement gets its own first", ({ left, next }) => {
  const agreements = agreementProgress(
    [
      agreement({ playerId: JUNO, name: "Juno", trains: 3, fromMs: DAY + 2 * DAY_MS }),
      agreement({ trains: 6 }),
      agreement({ trains: 1, addedAtMs: DAY + 1, fromMs: DAY + 3 * DAY_MS }),
    ],
    [],
    DAY,
  );
  expect(nextTrains(agreements, left)).toEqual(next);
});
