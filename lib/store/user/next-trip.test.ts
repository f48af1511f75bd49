import { afterEach, expect, test } from "vitest";

import { nextTripStore, setNextTrip } from "./next-trip";

afterEach(() => {
  nextTripStore.clear();
});

test("each choice is kept for itself, and can be taken back", () => {
  expect(nextTripStore.get()).toEqual({ flight: null, capacity: null });
  setNextTrip({ flight: "airstrip" });
  setNextTrip({ capacity: 34 });
  expect(nextTripStore.get()).toEqual({ flight: "airstrip", capacity: 34 });
  setNextTrip({ capacity: null });
  expect(nextTripStore.get()).toEqual({ flight: "airstrip", capacity: null });
});

test.each([
  ["0", 1],
  ["34.9", 34],
  ["1000", 100],
  ['"34"', null],
  ["null", null],
])("a stored capacity of %s is read as %s", (capacity, read) => {
  localStorage.setItem("nextTrip", `{"flight":"balloon","capacity":${capacity}}`);
  expect(nextTripStore.get()).toEqual({ flight: null, capacity: read });
});
