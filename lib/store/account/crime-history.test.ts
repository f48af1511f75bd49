import { get, set } from "idb-keyval";
import { expect, test, vi } from "vitest";

import { readCrimeHistory, writeCrimeHistory } from "./crime-history";

vi.mock("idb-keyval", () => ({ get: vi.fn(), set: vi.fn() }));

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
const HISTORY = {
  entries: [CRIME],
  dropped: 0,
  spans: [{ fromMs: 0, toMs: AT }],
  overfull: 0,
  savedAtMs: AT,
};

const readOf = (kept: unknown) => {
  vi.mocked(get).mockResolvedValueOnce(kept);
  return readCrimeHistory(9001);
};

test.each([
  { what: "a history", kept: HISTORY },
  { what: "one with a crime of no known creation", kept: withCrime({ createdAtMs: null }) },
  { what: "one with a crime of no known execution", kept: withCrime({ executedAtMs: null }) },
])("$what is read as it was kept", async ({ kept }) => {
  expect(await readOf(kept)).toEqual(kept);
});

test("data of an earlier version has no number of invalid slots", async () => {
  expect(await readOf(withCrime({ unreadSlots: undefined }))).toEqual(HISTORY);
});

test("what an earlier version kept has no age", async () => {
  expect(await readOf({ ...HISTORY, savedAtMs: undefined })).toEqual({ ...HISTORY, savedAtMs: 0 });
});

test.each([
  ["nothing", undefined],
  ["a text", "crimes"],
  ["a list", []],
  ["no entries", { ...HISTORY, entries: null }],
  ["a crime that is none", { ...HISTORY, entries: [CRIME, null] }],
  ["a crime without a time", withCrime({ createdAtMs: null, executedAtMs: null })],
  ["a time that was milliseconds twice", withCrime({ executedAtMs: AT * 1000 })],
  ["a time of 1e300", withCrime({ executedAtMs: 1e300 })],
  ["a time that is no number", withCrime({ executedAtMs: NaN })],
  ["an endless time", withCrime({ createdAtMs: Infinity })],
  ["a time before the game", withCrime({ readyAtMs: 1 })],
  ["a time as text", withCrime({ expiresAtMs: "2026-11-01" })],
  ["a payment in the far future", withRewards({ payout: { percentage: 80, paidAtMs: 1e15 } })],
  ["endless money", withRewards({ money: Infinity })],
  ["a stretch of no time", { ...HISTORY, spans: [{ fromMs: NaN, toMs: AT }] }],
  ["an endless stretch", { ...HISTORY, spans: [{ fromMs: 0, toMs: 1e300 }] }],
  ["less than nothing dropped", { ...HISTORY, dropped: -1 }],
  ["a part overfull", { ...HISTORY, overfull: 0.5 }],
])("%s is no history: everything loads again", async (_, kept) => {
  expect(await readOf(kept)).toBeNull();
});

function withCrime(changes: object) {
  return { ...HISTORY, entries: [{ ...CRIME, ...changes }] };
}

function withRewards(changes: object) {
  return withCrime({ rewards: { ...CRIME.rewards, ...changes } });
}

test("a browser without IndexedDB stores nothing, and crimes still load", async () => {
  const missing = () => {
    throw new ReferenceError("indexedDB is not defined");
  };
  vi.mocked(get).mockImplementationOnce(missing);
  vi.mocked(set).mockImplementationOnce(missing);
  expect(await readCrimeHistory(9001)).toBeNull();
  await expect(writeCrimeHistory(9001, HISTORY)).resolves.toBeUndefined();
});
