import { afterEach, expect, test } from "vitest";

import {
  readUserData,
  parseUserData,
  parseStoredUserData,
  writeUserData,
} from "@/lib/store/backup/user-data";

import {
  addExemption,
  exemptionsStore,
  removeExemption,
  setWeeklyMinimum,
  weeklyMinimumsStore,
} from "./weekly-minimums";

afterEach(() => {
  weeklyMinimumsStore.clear();
  exemptionsStore.clear();
});

test("at first everyone has an hour to play", () => {
  expect(weeklyMinimumsStore.get()).toEqual({ "": { timeplayed: 3600 } });
});

test("a line is drawn, moved and taken away, each position for itself", () => {
  setWeeklyMinimum("Council", "xantaken", 14);
  setWeeklyMinimum("Council", "xantaken", 21);
  expect(weeklyMinimumsStore.get()).toEqual({
    "": { timeplayed: 3600 },
    Council: { xantaken: 21 },
  });
  setWeeklyMinimum("", "timeplayed", null);
  expect(weeklyMinimumsStore.get()).toEqual({ "": {}, Council: { xantaken: 21 } });
});

test("a member is exempt for a range of days, until the exemption is removed", () => {
  const exemption = {
    fromMs: Date.UTC(2026, 10, 20),
    untilMs: Date.UTC(2026, 11, 1),
    reason: "Holiday",
  };
  addExemption(7, exemption);
  expect(exemptionsStore.get()).toEqual({ 7: [exemption] });
  removeExemption(7, exemption);
  expect(exemptionsStore.get()).toEqual({});
});

test("a member has several exemptions, by their first days; one of the same days is replaced", () => {
  const later = { fromMs: 3_000, untilMs: 4_000, reason: "Exams" };
  const earlier = { fromMs: 1_000, untilMs: 2_000, reason: "Holiday" };
  addExemption(7, later);
  addExemption(7, earlier);
  addExemption(8, later);
  expect(exemptionsStore.get()).toEqual({ 7: [earlier, later], 8: [later] });
  addExemption(7, { ...earlier, reason: "Ill" });
  removeExemption(7, later);
  expect(exemptionsStore.get()).toEqual({ 7: [{ ...earlier, reason: "Ill" }], 8: [later] });
});

test("keeps at most fifty exemptions of a member, dropping the earliest", () => {
  for (let at = 1; at <= 52; at++) {
    addExemption(7, { fromMs: at * 1_000, untilMs: at * 1_000 + 1, reason: "" });
  }
  const kept = exemptionsStore.get()[7];
  expect([kept?.length, kept?.[0]?.fromMs, kept?.at(-1)?.fromMs]).toEqual([50, 3_000, 52_000]);
});

const UNTIL = Date.UTC(2026, 11, 1);

test.each([
  {
    when: "exemptions had a first day",
    older: { 7: { untilMs: UNTIL, reason: "Holiday" } },
    read: { 7: [{ fromMs: null, untilMs: UNTIL, reason: "Holiday" }] },
  },
  {
    when: "a member had several",
    older: { 7: { fromMs: 1, untilMs: UNTIL, reason: "Holiday" } },
    read: { 7: [{ fromMs: 1, untilMs: UNTIL, reason: "Holiday" }] },
  },
  {
    when: "a broken one came among them",
    older: { 7: [{ fromMs: 1, untilMs: UNTIL, reason: "Holiday" }, { untilMs: "soon" }], 8: 5 },
    read: { 7: [{ fromMs: 1, untilMs: UNTIL, reason: "Holiday" }] },
  },
])("reads what was stored before $when, here and in a back-up", ({ older, read }) => {
  localStorage.setItem("exemptions", JSON.stringify(older));
  expect(exemptionsStore.get()).toEqual(read);
  expect(readUserData().exemptions).toEqual(read);
  const made = parseUserData({ exemptions: older });
  expect(made).toEqual({ exemptions: read });
  exemptionsStore.clear();
  expect(writeUserData(made ?? {})).toBe(true);
  expect(exemptionsStore.get()).toEqual(read);
  expect(parseStoredUserData({ exemptions: JSON.stringify(older) })).toEqual({ exemptions: read });
});
