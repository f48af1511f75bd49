import { expect, test } from "vitest";

import { MINUTE_MS } from "@/lib/common/time";

import { standingOf } from "./obstacle";

const NOW = Date.UTC(2026, 10, 20, 12);
const NO_FLIGHT = { data: undefined, fetchedAtMs: 0 };

const status = (state: string, location: string | null, stateUntilMs: number | null = null) => ({
  data: { state, location, stateUntilMs },
  fetchedAtMs: NOW,
});

const flightTo = (destination: string | null, minutes: number) => ({
  data: { destination, arrivesAtMs: NOW + minutes * MINUTE_MS, secondsLeft: minutes * 60 },
  fetchedAtMs: NOW,
});

test.each([
  { state: "Okay", location: "Torn" },
  { state: "Abroad", location: "Japan" },
])("nothing is in the way of a player who is $state in $location", ({ state, location }) => {
  const standing = standingOf(status(state, location), NO_FLIGHT, NOW);
  expect(standing).toEqual({ obstacle: null, location });
});

test.each([
  { state: "Abroad", kind: "unknown location" },
  { state: "", kind: "unknown location" },
  { state: "Traveling", kind: "flight" },
  { state: "Federal", kind: "federal jail" },
  { state: "Hospital", kind: "hospital" },
])("“$state” without an end: $kind", ({ state, kind }) => {
  const standing = standingOf(status(state, null), NO_FLIGHT, NOW);
  expect(standing).toEqual({ obstacle: { kind, untilMs: null }, location: null });
});

test.each([
  { state: "Hospital", kind: "hospital" },
  { state: "Jail", kind: "jail" },
])("after a stay in $kind the player attacks where it was", ({ state, kind }) => {
  const untilMs = NOW + MINUTE_MS;
  const player = status(state, "Japan", untilMs);
  expect(standingOf(player, NO_FLIGHT, NOW)).toEqual({
    obstacle: { kind, untilMs },
    location: "Japan",
  });
  expect(standingOf(player, NO_FLIGHT, untilMs)).toEqual({ obstacle: null, location: "Japan" });
});

test("a player in the air attacks at the destination, from the landing on", () => {
  const player = status("Traveling", null);
  const flight = flightTo("Torn", 15);
  const untilMs = NOW + 15 * MINUTE_MS;
  expect(standingOf(player, flight, NOW)).toEqual({
    obstacle: { kind: "flight", untilMs },
    location: "Torn",
  });
  expect(standingOf(player, flight, untilMs)).toEqual({ obstacle: null, location: "Torn" });
});

test("a landing before the status was fetched is that of an earlier flight", () => {
  const earlier = {
    data: { destination: "Mexico", arrivesAtMs: NOW - MINUTE_MS, secondsLeft: 60 },
    fetchedAtMs: NOW - 2 * MINUTE_MS,
  };
  expect(standingOf(status("Traveling", null), earlier, NOW)).toEqual({
    obstacle: { kind: "flight", untilMs: null },
    location: null,
  });
});
