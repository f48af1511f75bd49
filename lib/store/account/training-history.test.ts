import { get, set } from "idb-keyval";
import { expect, test, vi } from "vitest";

import { readTrainingHistory, writeTrainingHistory } from "./training-history";

vi.mock("idb-keyval", () => ({ get: vi.fn(), set: vi.fn() }));

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
const HISTORY = {
  entries: [SESSION],
  dropped: 0,
  spans: [{ fromMs: 0, toMs: AT }],
  overfull: 0,
  savedAtMs: AT,
};

const readOf = (kept: unknown) => {
  vi.mocked(get).mockResolvedValueOnce(kept);
  return readTrainingHistory("3000001");
};

const withSession = (changes: object) => ({ ...HISTORY, entries: [{ ...SESSION, ...changes }] });

test.each([
  { what: "a history", kept: HISTORY },
  { what: "a session whose happy isn't known", kept: withSession({ happyUsed: null }) },
])("$what is read as it was kept", async ({ kept }) => {
  expect(await readOf(kept)).toEqual(kept);
});

test.each([
  ["nothing", undefined],
  ["a text", "sessions"],
  ["no entries", { ...HISTORY, entries: null }],
  ["a stat that is none", withSession({ stat: "luck" })],
  ["a time before the game", withSession({ atMs: 5 })],
  ["a text for a figure", withSession({ energy: "100" })],
  ["a session without its gym", withSession({ gymId: undefined })],
  ["a stretch that is none", { ...HISTORY, spans: [{ fromMs: -1, toMs: AT }] }],
])("%s is read again from the game", async (_, kept) => {
  expect(await readOf(kept)).toBeNull();
});

test("a browser that refuses has none", async () => {
  vi.mocked(get).mockRejectedValueOnce(new Error("refused"));
  expect(await readTrainingHistory("3000001")).toBeNull();
  vi.mocked(set).mockRejectedValueOnce(new Error("refused"));
  await expect(writeTrainingHistory("3000001", HISTORY)).resolves.toBeUndefined();
});

test("each player has their own, with the time of saving", async () => {
  vi.useFakeTimers({ now: AT + 5, toFake: ["Date"] });
  await writeTrainingHistory("3000001", { ...HISTORY, savedAtMs: undefined });
  expect(set).toHaveBeenLastCalledWith("trainingHistory 3000001", {
    ...HISTORY,
    savedAtMs: AT + 5,
  });
  await readOf(HISTORY);
  expect(get).toHaveBeenLastCalledWith("trainingHistory 3000001");
  vi.useRealTimers();
});
