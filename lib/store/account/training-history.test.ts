import { beforeEach, expect, test, vi } from "vitest";

import { resetDatabase, stored } from "@/lib/store/testing/fake-database";

import { addToTrainingHistory, readTrainingHistory } from "./training-history";

vi.mock("idb-keyval", () => import("@/lib/store/testing/fake-database"));

beforeEach(resetDatabase);

const AT = Date.UTC(2026, 10, 1);
const SESSION = {
  id: "Session1",
  atMs: AT,
  stat: "speed",
  trains: 10,
  energy: 100,
  before: 1_000,
  after: 1_100.25,
  gain: 100.25,
  happyUsed: 50,
  gymId: 24,
};
const DATA = { entries: [SESSION], dropped: 0, spans: [{ fromMs: 0, toMs: AT }], overfull: 0 };
const HISTORY = { ...DATA, savedAtMs: AT };

const readOf = (kept: unknown) => {
  stored.set("trainingHistory 3000001", kept);
  return readTrainingHistory("3000001");
};

const withSession = (changes: object) => ({ ...HISTORY, entries: [{ ...SESSION, ...changes }] });

test.each([
  { what: "a history", kept: HISTORY },
  { what: "a session whose happy isn't known", kept: withSession({ happyUsed: null }) },
])("$what is read as it was kept", async ({ kept: { savedAtMs, ...data } }) => {
  expect(await readOf({ ...data, savedAtMs })).toEqual({
    state: "stored",
    data,
    savedAtMs,
    badEntries: 0,
  });
});

test.each([
  ["a stat that is none", { stat: "luck" }],
  ["a time before the game", { atMs: 5 }],
  ["a text for a figure", { energy: "100" }],
  ["a session without its gym", { gymId: undefined }],
])("a session with %s is left out", async (_, changes) => {
  expect(await readOf(withSession(changes))).toMatchObject({
    state: "stored",
    data: { entries: [], spans: [] },
    badEntries: 1,
  });
});

test("each player has their own, with the time of saving", async () => {
  vi.useFakeTimers({ now: AT + 5, toFake: ["Date"] });
  await addToTrainingHistory("3000001", DATA as never);
  expect(Object.fromEntries(stored)).toEqual({
    "trainingHistory 3000001": { ...HISTORY, savedAtMs: AT + 5, players: ["3000001"] },
  });
  expect(await readTrainingHistory("3000001")).toMatchObject({ data: DATA, savedAtMs: AT + 5 });
  expect(await readTrainingHistory("30000012")).toEqual({ state: "none" });
  vi.useRealTimers();
});
