import { expect, test } from "vitest";

import { aProfile } from "@/lib/game/testing/builders";

import { type Flight, isAway, landsAtMs } from "./flight";

const READ = Date.UTC(2026, 10, 20, 12);
const LANDING = READ + 41 * 60_000;

const aFlight = (changes: Partial<Flight> = {}): Flight => ({
  destination: "Mexico",
  arrivesAtMs: LANDING,
  secondsLeft: 2460,
  ...changes,
});

test.each([
  { case: "in the air", flight: {}, atMs: LANDING },
  { case: "in the air, without seconds", flight: { secondsLeft: null }, atMs: LANDING },
  { case: "in the air, without an arrival", flight: { arrivesAtMs: null }, atMs: LANDING },
  // By a device whose clock is wrong: the seconds hold.
  { case: "in the air, ahead", flight: { arrivesAtMs: LANDING - 7_200_000 }, atMs: LANDING },
  { case: "in the air, behind", flight: { arrivesAtMs: LANDING + 7_200_000 }, atMs: LANDING },
  // A response that the game has kept for half a minute.
  { case: "kept", flight: { arrivesAtMs: LANDING - 30_000 }, atMs: LANDING - 30_000 },
  // The device's clock may be ahead of the game's: the seconds decide.
  { case: "landed", flight: { secondsLeft: 0 }, atMs: null },
  { case: "never flown", flight: { arrivesAtMs: null, secondsLeft: 0 }, atMs: null },
  { case: "unknown", flight: { arrivesAtMs: null, secondsLeft: null }, atMs: null },
])("a flight that is $case lands at $atMs", ({ flight, atMs }) => {
  expect(landsAtMs(aFlight(flight), READ)).toBe(atMs);
});

test.each([
  { flight: {}, nowMs: READ, away: true, case: "on the way to Mexico" },
  { flight: {}, nowMs: LANDING, away: true, case: "landed in Mexico since" },
  { flight: { secondsLeft: 0 }, nowMs: READ, away: true, case: "in Mexico" },
  { flight: { destination: "Torn" }, nowMs: LANDING - 1, away: true, case: "on the way back" },
  { flight: { destination: "Torn" }, nowMs: LANDING, away: false, case: "back since" },
  {
    flight: { destination: "Torn", arrivesAtMs: READ - 1, secondsLeft: 0 },
    nowMs: READ,
    away: false,
    case: "at home",
  },
  {
    flight: { destination: "Torn", arrivesAtMs: null, secondsLeft: 0 },
    nowMs: READ,
    away: false,
    case: "at home, never having flown",
  },
  {
    flight: { destination: null, arrivesAtMs: null, secondsLeft: null },
    nowMs: READ,
    away: false,
    case: "unknown",
  },
])("$case: away is $away", ({ flight, nowMs, away }) => {
  const known = { data: aFlight(flight), fetchedAtMs: READ };
  expect(isAway(known, undefined, nowMs)).toBe(away);
});

test.each([
  { profile: { state: "Okay" }, away: false },
  { profile: { state: "Hospital" }, away: false },
  { profile: { state: "Hospital", abroadIn: "Japan" }, away: true },
  { profile: { state: "Jail", abroadIn: "" }, away: true },
  { profile: { state: "Traveling" }, away: true },
  { profile: { state: "Abroad" }, away: true },
])(
  "if the flight is unknown, the profile decides: $profile, away is $away",
  ({ profile, away }) => {
    const unknown = { data: undefined, fetchedAtMs: 0 };
    expect(isAway(unknown, aProfile(profile), READ)).toBe(away);
    const atHome = { data: aFlight({ destination: "Torn", secondsLeft: 0 }), fetchedAtMs: READ };
    expect(isAway(atHome, aProfile(profile), READ)).toBe(false);
  },
);

test("if neither is known, nobody is away", () => {
  expect(isAway({ data: undefined, fetchedAtMs: 0 }, undefined, READ)).toBe(false);
});
