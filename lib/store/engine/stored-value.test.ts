import { beforeEach, describe, expect, test, vi } from "vitest";

import { checklistProgressStore } from "@/lib/store/user/checklist";
import { npcStaysStore } from "@/lib/store/user/npc-stays";
import { payoutRunsStore } from "@/lib/store/user/payout-runs";
import { settledCrimesStore } from "@/lib/store/user/payout-terms";
import { playerNotesStore } from "@/lib/store/user/player-notes";
import { NO_CHOICES, trainingStore } from "@/lib/store/user/training";
import { exemptionsStore } from "@/lib/store/user/weekly-minimums";
import * as z from "@/lib/zod";

import { jsonValue, type SessionStore, storeFor } from "./stored-value";

const schema = z.object({ dark: z.boolean() });
const stored = () => jsonValue("messageDraft", schema, { dark: false });

test("returns what was set, and calls its listeners", () => {
  const store = stored();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);

  store.set({ dark: true });
  unsubscribe();

  expect(store.get()).toEqual({ dark: true });
  expect(listener).toHaveBeenCalledOnce();
});

test("returns one identity while nothing changed", () => {
  localStorage.setItem("messageDraft", '{"dark":true}');
  const store = stored();
  expect(store.get()).toBe(store.get());
});

test.each(["not json", '{"dark":"yes"}', "null"])("falls back from %s", (raw) => {
  localStorage.setItem("messageDraft", raw);
  expect(stored().get()).toEqual({ dark: false });
});

test("follows another tab until unsubscribed", () => {
  const store = stored();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);

  localStorage.setItem("messageDraft", '{"dark":true}');
  window.dispatchEvent(new StorageEvent("storage", { key: "messageDraft" }));
  expect(store.get()).toEqual({ dark: true });
  expect(listener).toHaveBeenCalledOnce();

  unsubscribe();
  window.dispatchEvent(new StorageEvent("storage", { key: "messageDraft" }));
  expect(listener).toHaveBeenCalledOnce();
});

test("keeps working when the browser refuses to show its storage", () => {
  const storage = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const store = stored();
  expect(store.get()).toEqual({ dark: false });
  store.set({ dark: true });
  expect(store.get()).toEqual({ dark: true });
  store.clear();
  expect(store.get()).toEqual({ dark: false });
  storage.mockRestore();
});

test("keeps working when storage is blocked", () => {
  const blocked = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(blocked);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(blocked);

  const store = stored();
  store.set({ dark: true });
  expect(store.get()).toEqual({ dark: true });
});

const withValue = <T>(store: SessionStore<T>, value: T) =>
  [store as SessionStore<unknown>, value] as const;

/** Each value that the sample data has its own of, by its key. */
const SESSION_STORES = {
  exemptions: withValue(exemptionsStore, {
    3000001: [{ fromMs: 1, untilMs: 2, reason: "Holiday" }],
  }),
  memberNotes: withValue(playerNotesStore, { 3000001: "Owes us" }),
  npcStays: withValue(npcStaysStore, { 4: { untilMs: 100 } }),
  payoutRuns: withValue(payoutRunsStore, [{ crimeIds: [7], percent: 80, paidIds: [3000001] }]),
  settledCrimes: withValue(settledCrimesStore, { 9001: { crimes: { 7: 100 }, upTo: [] } }),
  checklistProgress: withValue(checklistProgressStore, { dayMs: 86_400_000, done: 12, of: 24 }),
  training: withValue(trainingStore, { ...NO_CHOICES, highestGymId: 24 }),
};

const kept = () => Object.fromEntries(Object.entries<string>(localStorage));

describe.each(Object.entries(SESSION_STORES))("%s", (key, [store, value]) => {
  beforeEach(() => {
    localStorage.clear();
  });

  test.each([
    { data: "the player's own data", isSample: false, name: key },
    { data: "the sample data", isSample: true, name: `${key}OfSample` },
  ])("stores $data under its own key, and nowhere else", ({ isSample, name }) => {
    const own = storeFor({ isSample }, store);
    own.set(value);
    expect(kept()).toEqual({ [name]: JSON.stringify(value) });
    expect(own.get()).toEqual(value);
    expect(storeFor({ isSample: !isSample }, store).get()).toEqual(store.fallback);
    own.clear();
    expect(kept()).toEqual({});
  });

  test("calls only the listeners of that data", () => {
    const [shown, other] = [vi.fn(), vi.fn()];
    const ends = [store.sample.subscribe(shown), store.subscribe(other)];
    storeFor({ isSample: true }, store).set(value);
    for (const end of ends) end();
    expect(shown).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
  });
});
