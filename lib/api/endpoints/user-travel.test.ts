import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-travel.json";
import older from "@/lib/api/testing/fixtures/user-travel.legacy.json";

import { travelWire } from "./user-travel";

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads a player at home in $shape shape", ({ wire }) => {
  expect(travelWire.parse(wire)).toEqual({
    destination: "Torn",
    arrivesAtMs: 1_795_150_000_000,
    secondsLeft: 0,
  });
});

test("reads a flight", () => {
  const travel = {
    destination: "South Africa",
    method: "Airstrip",
    departed_at: 1_795_170_000,
    arrival_at: 1_795_181_844,
    time_left: 5844,
  };
  expect(travelWire.parse({ travel })).toEqual({
    destination: "South Africa",
    arrivesAtMs: 1_795_181_844_000,
    secondsLeft: 5844,
  });
});

test("a player who has never flown is in Torn", () => {
  const travel = {
    destination: "Torn",
    method: null,
    departed_at: null,
    arrival_at: null,
    time_left: 0,
  };
  expect(travelWire.parse({ travel })).toEqual({
    destination: "Torn",
    arrivesAtMs: null,
    secondsLeft: 0,
  });
  expect(
    travelWire.parse({ travel: { destination: "", timestamp: 0, departed: 0, time_left: 0 } }),
  ).toEqual({ destination: null, arrivesAtMs: null, secondsLeft: 0 });
});

test("an empty response is invalid", () => {
  expect(travelWire.safeParse({}).error?.issues[0]?.path).toEqual(["travel"]);
});
