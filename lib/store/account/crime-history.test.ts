import { beforeEach, expect, test, vi } from "vitest";

import { resetDatabase, stored } from "@/lib/store/testing/fake-database";

import { readCrimeHistory } from "./crime-history";

vi.mock("idb-keyval", () => import("@/lib/store/testing/fake-database"));

beforeEach(resetDatabase);

const AT = Date.UTC(2026, 10, 1);
const CRIME = {
  id: 1,
  name: "Bidding War",
  status: "Successful",
  difficulty: 6,
  createdAtMs: AT,
  readyAtMs: AT,
  executedAtMs: AT,
  expiresAtMs: null,
  slots: [{ position: "Robber", passRate: 80, member: { id: 3000001, outcome: null }, item: null }],
  unreadSlots: 0,
  rewards: {
    money: 1_000_000,
    respect: 10,
    items: [{ id: 206, quantity: 1, name: null }],
    payout: { percentage: 80, paidAtMs: AT },
  },
};
const DATA = { entries: [CRIME], dropped: 0, spans: [{ fromMs: 0, toMs: AT }], overfull: 0 };
const HISTORY = { ...DATA, savedAtMs: AT };

const readOf = (kept: unknown) => {
  stored.set("crimeHistory 9001", kept);
  return readCrimeHistory(9001);
};

const STORED = { state: "stored", data: DATA, savedAtMs: AT, badEntries: 0 };

test.each([
  { what: "a history", kept: HISTORY },
  { what: "one with a crime of no known creation", kept: withCrime({ createdAtMs: null }) },
  { what: "one with a crime of no known execution", kept: withCrime({ executedAtMs: null }) },
])("$what is read as it was kept", async ({ kept: { savedAtMs, ...data } }) => {
  expect(await readOf({ ...data, savedAtMs })).toEqual({ ...STORED, data });
});

test("data of an earlier version has no number of invalid slots", async () => {
  expect(await readOf(withCrime({ unreadSlots: undefined }))).toEqual(STORED);
});

test("what an earlier version kept has no age", async () => {
  expect(await readOf({ ...HISTORY, savedAtMs: undefined })).toEqual({ ...STORED, savedAtMs: 0 });
});

test.each([
  ["nothing", undefined],
  ["a text", "crimes"],
  ["a list", []],
  ["no entries", { ...HISTORY, entries: null }],
])("%s is no history", async (_, kept) => {
  expect(await readOf(kept)).toEqual({ state: "none" });
});

test.each([
  ["a crime that is none", null],
  ["a crime without a time", { ...CRIME, createdAtMs: null, executedAtMs: null }],
  ["a time that was milliseconds twice", { ...CRIME, executedAtMs: AT * 1000 }],
  ["a time of 1e300", { ...CRIME, executedAtMs: 1e300 }],
  ["a time that is no number", { ...CRIME, executedAtMs: NaN }],
  ["an endless time", { ...CRIME, createdAtMs: Infinity }],
  ["a time before the game", { ...CRIME, readyAtMs: 1 }],
  ["a time as text", { ...CRIME, expiresAtMs: "2026-11-01" }],
  ["a payment in the far future", paid({ payout: { percentage: 80, paidAtMs: 1e15 } })],
  ["endless money", paid({ money: Infinity })],
])("%s is left out alone, and its time loads again", async (_, bad) => {
  const before = { ...CRIME, id: 2, executedAtMs: AT - 60_000 };
  const later = { ...CRIME, id: 3, executedAtMs: AT + 60_000 };
  const kept = {
    ...HISTORY,
    entries: [later, bad, before],
    spans: [{ fromMs: 0, toMs: AT + 60_000 }],
  };
  expect(await readOf(kept)).toEqual({
    ...STORED,
    data: { ...DATA, entries: [later, before], spans: [{ fromMs: 0, toMs: AT - 61_000 }] },
    badEntries: 1,
  });
});

test.each([
  ["a stretch of no time", { spans: [{ fromMs: NaN, toMs: AT }] }],
  ["an endless stretch", { spans: [{ fromMs: 0, toMs: 1e300 }] }],
  ["no stretches", { spans: null }],
])("%s: its crimes stay, and load again", async (_, changes) => {
  expect(await readOf({ ...HISTORY, ...changes })).toEqual({
    ...STORED,
    data: { ...DATA, spans: [] },
  });
});

test.each([
  ["less than nothing dropped", { dropped: -1 }],
  ["a part overfull", { overfull: 0.5 }],
])("%s counts as 0", async (_, changes) => {
  expect(await readOf({ ...HISTORY, ...changes })).toEqual(STORED);
});

function withCrime(changes: object) {
  return { ...HISTORY, entries: [{ ...CRIME, ...changes }] };
}

function paid(changes: object) {
  return { ...CRIME, rewards: { ...CRIME.rewards, ...changes } };
}
