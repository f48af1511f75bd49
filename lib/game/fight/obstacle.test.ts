import { expect, test } from "vitest";

import { MINUTE_MS } from "@/lib/common/time";
import type { Profile } from "@/lib/game/account/account";
import { aProfile } from "@/lib/game/testing/builders";
import { type Absence, absenceOf } from "@/lib/game/travel/absence";
import type { Flight } from "@/lib/game/travel/flight";

import { type Obstacle, standingOf } from "./obstacle";

const NOW = Date.UTC(2026, 10, 20, 12);
const END = NOW + 41 * MINUTE_MS;

const aFlight = (changes: Partial<Flight> = {}): Flight => ({
  destination: "Mexico",
  arrivesAtMs: END,
  secondsLeft: 2460,
  ...changes,
});
const TO_TORN = aFlight({ destination: "Torn" });
const IN_AIR = { state: "Traveling", location: null };
const IN_MEXICO = { location: "Mexico", abroadIn: "Mexico" };
const IN_HOSPITAL = { state: "Hospital", stateUntilMs: END };

interface Case {
  case: string;
  profile: Partial<Profile>;
  flight?: Flight;
  /** The time at which the flight was fetched; the profile is of `NOW`. */
  flightMs?: number;
  nowMs?: number;
  /** An obstacle to an attack, and where the player can attack after it. */
  obstacle: [kind: Obstacle["kind"], untilMs: number | null] | null;
  location: string | null;
  /** An absence from the city. */
  absence: [kind: Absence["kind"], untilMs: number | null, freeAtMs: number | null] | null;
}

test.each<Case>([
  { case: "in Torn", profile: {}, obstacle: null, location: "Torn", absence: null },
  {
    case: "in Mexico",
    profile: { state: "Abroad", location: "Mexico" },
    obstacle: null,
    location: "Mexico",
    absence: ["abroad", null, null],
  },
  {
    case: "in a country that we can’t name",
    profile: { state: "Abroad", location: null },
    obstacle: ["unknown location", null],
    location: null,
    absence: ["abroad", null, null],
  },
  {
    case: "in a state that isn’t known",
    profile: { state: "Awoken", location: null },
    obstacle: ["unknown location", null],
    location: null,
    absence: null,
  },
  {
    case: "in federal jail",
    profile: { state: "Federal", location: null },
    obstacle: ["federal jail", null],
    location: null,
    absence: null,
  },
  {
    case: "in hospital",
    profile: IN_HOSPITAL,
    obstacle: ["hospital", END],
    location: "Torn",
    absence: ["hospital", END, END],
  },
  {
    case: "in hospital until nobody knows when",
    profile: { state: "Hospital", stateUntilMs: null },
    obstacle: ["hospital", null],
    location: null,
    absence: ["hospital", null, null],
  },
  {
    case: "out of hospital since",
    profile: IN_HOSPITAL,
    nowMs: END,
    obstacle: null,
    location: "Torn",
    absence: null,
  },
  {
    case: "in jail",
    profile: { state: "Jail", stateUntilMs: END },
    obstacle: ["jail", END],
    location: "Torn",
    absence: ["jail", END, END],
  },
  {
    case: "in a hospital of Mexico",
    profile: { ...IN_HOSPITAL, ...IN_MEXICO },
    obstacle: ["hospital", END],
    location: "Mexico",
    absence: ["hospital", END, null],
  },
  {
    case: "out of a hospital of Mexico since",
    profile: { ...IN_HOSPITAL, ...IN_MEXICO },
    nowMs: END,
    obstacle: null,
    location: "Mexico",
    absence: ["abroad", null, null],
  },
  {
    case: "out of a hospital in a country that we can’t name",
    profile: { ...IN_HOSPITAL, location: null, abroadIn: "" },
    nowMs: END,
    obstacle: ["unknown location", null],
    location: null,
    absence: ["abroad", null, null],
  },
  {
    case: "on the way to Torn",
    profile: IN_AIR,
    flight: TO_TORN,
    obstacle: ["flight", END],
    location: "Torn",
    absence: ["flight", END, END],
  },
  {
    case: "back in Torn since",
    profile: IN_AIR,
    flight: TO_TORN,
    nowMs: END,
    obstacle: null,
    location: "Torn",
    absence: null,
  },
  {
    case: "on the way to Mexico",
    profile: IN_AIR,
    flight: aFlight(),
    obstacle: ["flight", END],
    location: "Mexico",
    absence: ["flight", END, null],
  },
  {
    case: "landed in Mexico since",
    profile: IN_AIR,
    flight: aFlight(),
    nowMs: END,
    obstacle: null,
    location: "Mexico",
    absence: ["abroad", null, null],
  },
  {
    case: "on a flight that was over when it was fetched, after the profile",
    profile: IN_AIR,
    flight: aFlight({ arrivesAtMs: NOW, secondsLeft: 0 }),
    obstacle: ["flight", null],
    location: null,
    absence: ["abroad", null, null],
  },
  {
    case: "in the air, to where isn’t known",
    profile: IN_AIR,
    obstacle: ["flight", null],
    location: null,
    absence: ["flight", null, null],
  },
  {
    case: "in the air, with a landing before the profile: an earlier flight’s",
    profile: IN_AIR,
    flight: aFlight({ arrivesAtMs: NOW - MINUTE_MS, secondsLeft: 60 }),
    flightMs: NOW - 2 * MINUTE_MS,
    obstacle: ["flight", null],
    location: null,
    absence: ["flight", null, null],
  },
  {
    case: "in the air, with a flight that was over before the profile",
    profile: IN_AIR,
    flight: aFlight({ arrivesAtMs: NOW - MINUTE_MS, secondsLeft: 0 }),
    flightMs: NOW - MINUTE_MS,
    obstacle: ["flight", null],
    location: null,
    absence: ["flight", null, null],
  },
])("somebody $case", ({ profile, flight, flightMs = NOW, nowMs = NOW, ...expected }) => {
  const status = { data: aProfile(profile), fetchedAtMs: NOW };
  const known = { data: flight, fetchedAtMs: flightMs };
  const standing = standingOf(status, known, nowMs);
  const absence = absenceOf(status, known, nowMs);
  expect({
    obstacle: standing.obstacle && [standing.obstacle.kind, standing.obstacle.untilMs],
    location: standing.location,
    absence: absence && [absence.kind, absence.untilMs, absence.freeAtMs],
  }).toMatchObject({
    obstacle: expected.obstacle,
    location: expected.location,
    absence: expected.absence,
  });
});
