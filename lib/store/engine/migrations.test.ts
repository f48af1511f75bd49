import { beforeEach, expect, test, vi } from "vitest";

import { parseStoredUserData, parseUserData } from "@/lib/store/backup/user-data";
import { checklistConfigStore } from "@/lib/store/user/checklist";
import { NO_CHOICES } from "@/lib/store/user/training";

import { migrateStorage, migrateValues } from "./migrations";

beforeEach(() => {
  localStorage.clear();
});

const stored = () => Object.fromEntries(Object.entries<string>(localStorage));

test.each([
  {
    old: { yardsticks: '{"":{"timeplayed":60}}' },
    now: { weeklyMinimums: '{"":{"timeplayed":60}}' },
  },
  {
    old: { excuses: "{}", excusesOfSample: "{}" },
    now: { exemptions: "{}", exemptionsOfSample: "{}" },
  },
  { old: { followedStats: '["networth"]' }, now: { trackedStats: '["networth"]' } },
  { old: { dayMarks: "off" }, now: { progressBadges: "off" } },
  {
    old: { today: "{}", todayOfSample: "{}" },
    now: { checklistProgress: "{}", checklistProgressOfSample: "{}" },
  },
  { old: { reads: "{}" }, now: { fetchTimes: "{}" } },
  { old: { readingCalls: "[]", rowsRead: "{}" }, now: { backfillCalls: "[]", backfillRows: "{}" } },
  {
    old: { warReading: '{"isOn":true,"slower":4}' },
    now: { polling: '{"isOn":true,"slowdown":4}' },
  },
  { old: { "madeBy 7": '{"yardsticks":"{}"}' }, now: { "archive 7": '{"yardsticks":"{}"}' } },
  {
    old: { checklistConfig: '{"ocPassRate":80,"enabledItems":{"ocMissingItems":false}}' },
    now: { checklistConfig: '{"ocPassRate":80,"enabledItems":{"ocItems":false}}' },
  },
  {
    old: { training: '{"goal":"own","targets":{"speed":7}}' },
    now: { training: '{"goal":"own","goals":{"speed":7}}' },
  },
  { old: { warReading: '{"slower":' }, now: { polling: '{"slower":' } },
  {
    old: { apiKey: "slower", theme: "dark", odd: "1" },
    now: { apiKey: "slower", theme: "dark", odd: "1" },
  },
])("$old is stored under today's names", ({ old, now }) => {
  for (const [name, raw] of Object.entries(old)) localStorage.setItem(name, raw);
  migrateStorage();
  expect(stored()).toEqual(now);
});

test("the database of the earlier responses is deleted, even where no name has changed", () => {
  const deleteDatabase = vi.fn();
  vi.stubGlobal("indexedDB", { deleteDatabase });
  migrateStorage();
  vi.unstubAllGlobals();
  expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith("answers");
});

test("what is stored under today's name counts", () => {
  localStorage.setItem("exemptions", '{"7":[]}');
  localStorage.setItem("excuses", "{}");
  migrateStorage();
  expect(stored()).toEqual({ exemptions: '{"7":[]}' });
  expect(migrateValues({ exemptions: 1, excuses: 2 })).toEqual({ exemptions: 1 });
  expect(migrateValues({ excuses: 2, exemptions: 1 })).toEqual({ exemptions: 1 });
});

test("without room for a longer name, the old one stays", () => {
  localStorage.setItem("dayMarks", "off");
  const set = vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  migrateStorage();
  set.mockRestore();
  expect(stored()).toEqual({ dayMarks: "off" });
});

test("a backup and a rescue file of before are read", () => {
  const minimums = { "": { timeplayed: 60 } };
  const config = { ...checklistConfigStore.fallback, enabledItems: { ocItems: false } };
  const goals = { strength: 5, defense: 0, speed: 7, dexterity: 0 };
  const training = { ...NO_CHOICES, goals };
  const old = {
    yardsticks: minimums,
    checklistConfig: { ...config, enabledItems: { ocMissingItems: false } },
    dayMarks: false,
    training: JSON.parse(JSON.stringify(training).replace('"goals"', '"targets"')) as unknown,
  };
  const now = {
    weeklyMinimums: minimums,
    checklistConfig: config,
    progressBadges: false,
    training,
  };
  expect(parseUserData(old)).toEqual(now);
  const texts = {
    yardsticks: JSON.stringify(old.yardsticks),
    checklistConfig: JSON.stringify(old.checklistConfig),
    dayMarks: "off",
    training: JSON.stringify(old.training),
  };
  expect(parseStoredUserData(texts)).toEqual(now);
});
