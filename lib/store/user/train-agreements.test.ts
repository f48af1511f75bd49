import { afterEach, expect, test } from "vitest";

import type { TrainAgreement } from "@/lib/game/companies/agreements";
import { sampleStore } from "@/lib/store/account/session";
import { parseUserData } from "@/lib/store/backup/user-data";

import {
  addTrainAgreement,
  fillSampleAgreements,
  MAX_AGREEMENTS,
  removeTrainAgreement,
  setTrainAgreement,
  trainAgreementsStore,
} from "./train-agreements";

const DAY = Date.UTC(2026, 10, 20);
const agreement = (changes: Partial<TrainAgreement> = {}): TrainAgreement => ({
  addedAtMs: DAY,
  playerId: 3_000_001,
  name: "Alpha",
  trains: 10,
  price: 500_000,
  fromMs: DAY,
  ...changes,
});

afterEach(() => {
  trainAgreementsStore.clear();
});

test("the agreement that was added last comes first", () => {
  const later = agreement({ addedAtMs: DAY + 1 });
  setTrainAgreement(agreement());
  setTrainAgreement(later);
  expect(trainAgreementsStore.get()).toEqual([later, agreement()]);
});

test("two agreements of one moment are told apart", () => {
  const terms = { playerId: 3_000_001, name: "Alpha", trains: 10, price: 500_000, fromMs: DAY };
  addTrainAgreement(terms, DAY);
  addTrainAgreement(terms, DAY);
  const [second, first] = trainAgreementsStore.get();
  expect(first?.addedAtMs).toBe(DAY);
  expect(second?.addedAtMs).toBe(DAY + 1);
});

test("of stored agreements of one moment, the first is read", () => {
  const both = [agreement(), agreement({ name: "Bravo" }), agreement({ addedAtMs: DAY - 1 })];
  localStorage.setItem("trainAgreements", JSON.stringify(both));
  expect(trainAgreementsStore.get()).toEqual([both[0], both[2]]);
});

test("a changed agreement keeps its place", () => {
  const later = agreement({ addedAtMs: DAY + 1 });
  setTrainAgreement(agreement());
  setTrainAgreement(later);
  setTrainAgreement({ ...later, trains: 12, playerId: 3_000_002, name: "Bravo" });
  expect(trainAgreementsStore.get().map(({ name, trains }) => [name, trains])).toEqual([
    ["Bravo", 12],
    ["Alpha", 10],
  ]);
});

test("a deleted agreement that is added again is where it was", () => {
  const all = [3, 2, 1].map((order) => agreement({ addedAtMs: DAY + order }));
  for (const each of all) setTrainAgreement(each);
  const middle = agreement({ addedAtMs: DAY + 2 });
  removeTrainAgreement(middle);
  expect(trainAgreementsStore.get()).toHaveLength(2);
  setTrainAgreement(middle);
  expect(trainAgreementsStore.get()).toEqual(all);
});

test("the oldest agreements make room", () => {
  for (let order = 0; order <= MAX_AGREEMENTS; order += 1) {
    setTrainAgreement(agreement({ addedAtMs: DAY + order }));
  }
  expect(trainAgreementsStore.get()).toHaveLength(MAX_AGREEMENTS);
  expect(trainAgreementsStore.get().at(-1)?.addedAtMs).toBe(DAY + 1);
});

test("an unreadable agreement is dropped, here and in a backup", () => {
  const trainAgreements = [
    agreement(),
    { ...agreement(), trains: 0 },
    { ...agreement(), price: -1 },
  ];
  localStorage.setItem("trainAgreements", JSON.stringify(trainAgreements));
  expect(trainAgreementsStore.get()).toEqual([agreement()]);
  expect(parseUserData({ trainAgreements })).toEqual({ trainAgreements: [agreement()] });
});

test("the sample data has agreements of its own, and keeps those that the visitor changes", () => {
  setTrainAgreement(agreement());
  sampleStore.set(true);
  fillSampleAgreements(DAY);
  const [first, ...rest] = trainAgreementsStore.get();
  if (first === undefined) throw new Error("No agreements");
  removeTrainAgreement(first);
  fillSampleAgreements(DAY);
  expect(trainAgreementsStore.get()).toEqual(rest);
  sampleStore.set(false);
  expect(trainAgreementsStore.get()).toEqual([agreement()]);
});

test("outside of the sample data no agreement is set", () => {
  fillSampleAgreements(DAY);
  expect(localStorage.getItem("trainAgreements")).toBeNull();
});
