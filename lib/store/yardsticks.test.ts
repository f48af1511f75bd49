import { afterEach, expect, test } from "vitest";

import { madeHere, readMade, writeMade } from "./made";
import { excusesStore, setExcuse, setYardstick, yardsticksStore } from "./yardsticks";

afterEach(() => {
  yardsticksStore.clear();
  excusesStore.clear();
});

test("at first everyone has an hour to play", () => {
  expect(yardsticksStore.get()).toEqual({ "": { timeplayed: 3600 } });
});

test("a line is drawn, moved and taken away, each position for itself", () => {
  setYardstick("Council", "xantaken", 14);
  setYardstick("Council", "xantaken", 21);
  expect(yardsticksStore.get()).toEqual({
    "": { timeplayed: 3600 },
    Council: { xantaken: 21 },
  });
  setYardstick("", "timeplayed", null);
  expect(yardsticksStore.get()).toEqual({ "": {}, Council: { xantaken: 21 } });
});

test("a member is exempt from a day to another, until that is taken back", () => {
  const exemption = {
    fromMs: Date.UTC(2026, 10, 20),
    untilMs: Date.UTC(2026, 11, 1),
    reason: "Holiday",
  };
  setExcuse(excusesStore, 7, exemption);
  expect(excusesStore.get()).toEqual({ 7: exemption });
  setExcuse(excusesStore, 7, null);
  expect(excusesStore.get()).toEqual({});
});

test("what was kept before exemptions had a first day is read whole, here and in a back-up", () => {
  const untilMs = Date.UTC(2026, 11, 1);
  const older = { 7: { untilMs, reason: "Holiday" } };
  const read = { 7: { fromMs: null, untilMs, reason: "Holiday" } };
  localStorage.setItem("excuses", JSON.stringify(older));
  expect(excusesStore.get()).toEqual(read);
  expect(madeHere().excuses).toEqual(read);
  const made = readMade({ excuses: older });
  expect(made).toEqual({ excuses: read });
  excusesStore.clear();
  expect(writeMade(made ?? {})).toBe(true);
  expect(excusesStore.get()).toEqual(read);
});
