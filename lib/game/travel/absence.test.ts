import { expect, test } from "vitest";

import { MINUTE_MS } from "@/lib/common/time";
import type { Profile } from "@/lib/game/account/account";
import { aProfile } from "@/lib/game/testing/builders";

import { type Absence, absenceOf, freeFromMs } from "./absence";
import type { Flight } from "./flight";

const READ = Date.UTC(2026, 10, 20, 12);
const LANDING = READ + 41 * MINUTE_MS;

const aFlight = (changes: Partial<Flight> = {}): Flight => ({
  destination: "Mexico",
  arrivesAtMs: LANDING,
  secondsLeft: 2460,
  ...changes,
});

const IN_AIR = { state: "Traveling", location: null };
const TO_TORN = aFlight({ destination: "Torn" });

test.each<{
  case: string;
  profile: Partial<Profile>;
  flight?: Flight;
  nowMs?: number;
  found: [kind: Absence["kind"], untilMs: number | null, freeAtMs: number | null] | null;
}>([
  { case: "in Torn", profile: {}, found: null },
  { case: "in a state that isn’t known", profile: { state: "Awoken" }, found: null },
  {
    case: "on the way to Torn",
    profile: IN_AIR,
    flight: TO_TORN,
    found: ["flight", LANDING, LANDING],
  },
  {
    case: "back since",
    profile: IN_AIR,
    flight: TO_TORN,
    nowMs: LANDING,
    found: null,
  },
  {
    case: "on the way to Mexico",
    profile: IN_AIR,
    flight: aFlight(),
    found: ["flight", LANDING, null],
  },
  {
    case: "landed in Mexico since",
    profile: IN_AIR,
    flight: aFlight(),
    nowMs: LANDING,
    found: ["abroad", null, null],
  },
  { case: "in the air, to where isn’t known", profile: IN_AIR, found: ["flight", null, null] },
  {
    case: "in Mexico",
    profile: { state: "Abroad", location: "Mexico" },
    found: ["abroad", null, null],
  },
  {
    case: "in hospital",
    profile: { state: "Hospital", stateUntilMs: LANDING },
    found: ["hospital", LANDING, LANDING],
  },
  {
    case: "out of hospital since",
    profile: { state: "Hospital", stateUntilMs: LANDING },
    nowMs: LANDING,
    found: null,
  },
  { case: "in jail", profile: { state: "Jail", stateUntilMs: null }, found: ["jail", null, null] },
  {
    case: "in a hospital of Mexico",
    profile: { state: "Hospital", stateUntilMs: LANDING, abroadIn: "Mexico" },
    found: ["hospital", LANDING, null],
  },
  {
    case: "out of a hospital of Mexico since",
    profile: { state: "Hospital", stateUntilMs: LANDING, abroadIn: "Mexico" },
    nowMs: LANDING,
    found: ["abroad", null, null],
  },
])("somebody $case", ({ profile, flight, nowMs = READ, found }) => {
  const known = { data: flight, fetchedAtMs: READ };
  const absence = absenceOf(aProfile(profile), known, nowMs);
  expect(absence && [absence.kind, absence.untilMs, absence.freeAtMs]).toEqual(found);
});

test("without a profile nothing is known of an absence", () => {
  expect(absenceOf(undefined, { data: aFlight(), fetchedAtMs: READ }, READ)).toBeNull();
});

test.each([
  { what: "a landing in Torn", freeAtMs: LANDING, fromMs: LANDING + 5000 },
  { what: "an absence of unknown length", freeAtMs: null, fromMs: READ },
  { what: "a stay that is just over", freeAtMs: READ - 5000, fromMs: READ },
])("after $what, a tick of the same moment counts", ({ freeAtMs, fromMs }) => {
  const away: Absence = { kind: "flight", untilMs: freeAtMs, freeAtMs, isAbroad: false };
  expect(freeFromMs(away, READ)).toBe(fromMs);
  expect(freeFromMs(null, READ)).toBe(READ);
});
