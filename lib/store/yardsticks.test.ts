import { afterEach, expect, test } from "vitest";

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

test("an excuse holds until it is taken back", () => {
  const excuse = { untilMs: Date.UTC(2026, 11, 1), reason: "Holiday" };
  setExcuse(excusesStore, 7, excuse);
  expect(excusesStore.get()).toEqual({ 7: excuse });
  setExcuse(excusesStore, 7, null);
  expect(excusesStore.get()).toEqual({});
});
