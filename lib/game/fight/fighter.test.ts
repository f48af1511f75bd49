import fc from "fast-check";
import { expect, test } from "vitest";

import { MINUTE_MS } from "@/lib/common/time";

import { availabilityOf, isInHospital, isInStay, readinessFrom, readinessOf } from "./fighter";

const TORN = "Torn";
const NOW = Date.UTC(2026, 10, 20, 12);

const target = (changes = {}) => ({
  state: "Okay",
  stateUntilMs: null,
  abroadIn: null,
  location: TORN,
  ...changes,
});
const hospital = (minutes: number | null, abroadIn: string | null = null) =>
  target({
    state: "Hospital",
    stateUntilMs: minutes === null ? null : NOW + minutes * MINUTE_MS,
    abroadIn,
    location: abroadIn === "" ? null : (abroadIn ?? TORN),
  });

const abroad = (location: string | null) => target({ state: "Abroad", location });
const FLYING = target({ state: "Traveling", location: null });

test.each([
  { state: "Okay", left: null, availability: "ready", readiness: "ready" },
  { state: "Hospital", left: 301, availability: "hospital", readiness: "later" },
  { state: "Hospital", left: 300, availability: "hospital", readiness: "soon" },
  { state: "Hospital", left: 1, availability: "hospital", readiness: "soon" },
  { state: "Hospital", left: 0, availability: "ready", readiness: "ready" },
  { state: "Hospital", left: null, availability: "hospital", readiness: "later" },
  { state: "Jail", left: 301, availability: "jail", readiness: "later" },
  { state: "Jail", left: 300, availability: "jail", readiness: "soon" },
  { state: "Jail", left: 59, availability: "jail", readiness: "soon" },
  { state: "Jail", left: null, availability: "jail", readiness: "later" },
  { state: "Jail", left: -1, availability: "ready", readiness: "ready" },
  { state: "Traveling", left: null, availability: "away", readiness: "later" },
  { state: "Abroad", left: null, availability: "away", readiness: "later" },
  // A stay in hospital or jail ends at its time. Any other state lasts until a response says otherwise.
  { state: "Traveling", left: -1, availability: "away", readiness: "later" },
  { state: "Federal", left: -1, availability: "gone", readiness: "later" },
  { state: "Federal", left: null, availability: "gone", readiness: "later" },
  { state: "Fallen", left: null, availability: "gone", readiness: "later" },
  { state: "Beamed up", left: null, availability: "unknown", readiness: "later" },
  { state: "", left: null, availability: "unknown", readiness: "later" },
])(
  "$state for another $left s: $availability, $when",
  ({ state, left, availability, readiness }) => {
    const stateUntilMs = left === null ? null : NOW + left * 1000;
    expect(availabilityOf({ state, stateUntilMs, abroadIn: null }, NOW)).toBe(availability);
    expect(readinessOf({ state, stateUntilMs, abroadIn: null }, NOW)).toBe(readiness);
  },
);

test.each([
  { state: "Hospital", left: 3600, isInStay: true },
  { state: "Hospital", left: 100, isInStay: true },
  { state: "Hospital", left: null, isInStay: true },
  { state: "Hospital", left: 0, isInStay: false },
  { state: "Jail", left: 100, isInStay: true },
  { state: "Jail", left: -1, isInStay: false },
])("$state abroad for another $left s: away, never out soon", ({ state, left, isInStay: is }) => {
  const stateUntilMs = left === null ? null : NOW + left * 1000;
  for (const abroadIn of ["Switzerland", ""]) {
    const fighter = { state, stateUntilMs, abroadIn };
    expect(availabilityOf(fighter, NOW)).toBe("away");
    expect(readinessOf(fighter, NOW)).toBe("later");
    expect(isInStay(fighter, NOW)).toBe(is);
  }
});

test.each(["Okay", "Traveling", "Abroad", "Federal", ""])("%s is no stay", (state) => {
  expect(isInStay({ state, stateUntilMs: NOW + 1000 }, NOW)).toBe(false);
});

test.each([
  { state: "Hospital", left: 1, is: true },
  { state: "Hospital", left: null, is: true },
  { state: "Hospital", left: 0, is: false },
  { state: "Jail", left: 1, is: false },
  { state: "Okay", left: null, is: false },
])("$state for another $left s, in hospital: $is", ({ state, left, is }) => {
  const stateUntilMs = left === null ? null : NOW + left * 1000;
  expect(isInHospital({ state, stateUntilMs }, NOW)).toBe(is);
});

test.each([
  { what: "okay", fighter: target(), is: "ready" },
  { what: "out in five minutes", fighter: hospital(5), is: "soon" },
  { what: "out a little later", fighter: hospital(5.01), is: "later" },
  { what: "out by now", fighter: hospital(0), is: "ready" },
  { what: "out in a moment", fighter: hospital(0.001), is: "soon" },
  { what: "in hospital for nobody knows how long", fighter: hospital(null), is: "later" },
  { what: "out of a Swiss hospital in a minute", fighter: hospital(1, "Switzerland"), is: "later" },
  { what: "out of it by now", fighter: hospital(-1, "Switzerland"), is: "later" },
  { what: "out of a hospital that we can't place", fighter: hospital(1, ""), is: "later" },
  { what: "out of jail in a minute", fighter: { ...hospital(1), state: "Jail" }, is: "soon" },
  { what: "out of jail in five minutes", fighter: { ...hospital(5), state: "Jail" }, is: "soon" },
  {
    what: "out of jail a little later",
    fighter: { ...hospital(5.01), state: "Jail" },
    is: "later",
  },
  { what: "out of jail by now", fighter: { ...hospital(-1), state: "Jail" }, is: "ready" },
  { what: "abroad", fighter: abroad("Japan"), is: "later" },
  { what: "flying", fighter: FLYING, is: "later" },
])("in Torn, $what is $is", ({ fighter, is }) => {
  expect(readinessFrom(TORN, fighter, NOW)).toBe(is);
});

test.each([
  { what: "okay in Torn", fighter: target(), is: "later" },
  { what: "in Japan too", fighter: abroad("Japan"), is: "ready" },
  { what: "in Mexico", fighter: abroad("Mexico"), is: "later" },
  { what: "out of a Japanese hospital in a minute", fighter: hospital(1, "Japan"), is: "soon" },
  { what: "out of it in an hour", fighter: hospital(60, "Japan"), is: "later" },
  { what: "out of it by now", fighter: hospital(-1, "Japan"), is: "ready" },
])("in Japan, $what is $is", ({ fighter, is }) => {
  expect(readinessFrom("Japan", fighter, NOW)).toBe(is);
});

test("while the player flies nobody is ready", () => {
  for (const fighter of [target(), hospital(1), hospital(1, ""), FLYING]) {
    expect(readinessFrom(null, fighter, NOW)).toBe("later");
  }
});

test("in Torn it is what the war room says, too", () => {
  const states = fc.constantFrom(
    ...["Okay", "Hospital", "Jail"].map((state) => ({ state, location: TORN })),
    ...["Traveling", "Abroad", "Federal", ""].map((state) => ({ state, location: null })),
  );
  const ends = fc.option(fc.integer({ min: -10, max: 10 }));
  fc.assert(
    fc.property(states, ends, (inState, minutes) => {
      const fighter = { ...hospital(minutes), ...inState };
      expect(readinessFrom(TORN, fighter, NOW)).toBe(readinessOf(fighter, NOW));
    }),
  );
});
