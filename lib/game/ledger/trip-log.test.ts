import { describe, expect, test } from "vitest";

import { DAY_MS, MINUTE_MS } from "@/lib/common/time";

import type { LedgerEvent } from "./events";
import { flightMsOf, type Trip, tripsOf, tripState } from "./trips";

const at = (minutes: number) => minutes * MINUTE_MS;

type At = [id: string, minutes: number];
const dated = ([id, minutes]: At) => ({ id, atMs: at(minutes) });
const depart = (when: At, from: string | null, to: string | null, minutes: number | null = null) =>
  ({
    ...dated(when),
    kind: "depart",
    ...{ from, to, durationMs: minutes === null ? null : at(minutes) },
  }) as const;
const arrive = (when: At, place: string | null) =>
  ({ ...dated(when), kind: "arrive", at: place }) as const;
const fare = (when: At, cost = 500) => ({ ...dated(when), kind: "fare", cost }) as const;
const buy = (when: At, country: string | null, place: "abroad" | "market" = "abroad") =>
  ({
    ...dated(when),
    kind: "buy",
    ...{ place, items: [{ id: 384, count: 1 }], cost: 100, country },
  }) as const;

const EMPTY: Trip = {
  ...{ id: "a", country: null, departedMs: null, landedMs: null, leftMs: null, backMs: null },
  ...{ outMs: null, homeMs: null, fares: 0, purchaseIds: [], beganMs: 0, hasEnded: false },
};

const cases: { what: string; events: LedgerEvent[]; trips: Partial<Trip>[] }[] = [
  {
    what: "a whole trip, whose times are those of the arrivals",
    events: [
      depart(["a", 0], "Torn", "UAE", 180),
      arrive(["b", 181], "UAE"),
      buy(["c", 183], "UAE"),
      buy(["d", 184], null),
      depart(["e", 187], "UAE", "Torn", 180),
      arrive(["f", 369], "Torn"),
    ],
    trips: [
      {
        ...{ country: "UAE", departedMs: 0, landedMs: at(181), leftMs: at(187), backMs: at(369) },
        ...{ outMs: at(181), homeMs: at(182), purchaseIds: ["c", "d"] },
      },
    ],
  },
  { what: "an arrival in Torn alone", events: [arrive(["a", 0], "Torn")], trips: [] },
  {
    what: "an arrival in Torn after the trip has ended",
    events: [
      depart(["a", 0], "Torn", "UAE", 10),
      arrive(["b", 20], "Torn"),
      arrive(["c", 30], "Torn"),
    ],
    trips: [{ country: "UAE", departedMs: 0, backMs: at(20), outMs: at(10) }],
  },
  {
    what: "an arrival abroad alone",
    events: [arrive(["a", 0], "UAE")],
    trips: [{ country: "UAE", landedMs: 0 }],
  },
  {
    what: "an arrival in a second country without a flight from the first",
    events: [arrive(["a", 0], "UAE"), arrive(["b", 50], "Japan")],
    trips: [
      { country: "UAE", landedMs: 0, hasEnded: true },
      { id: "b", country: "Japan", landedMs: at(50), beganMs: at(50) },
    ],
  },
  {
    what: "an arrival abroad after leaving",
    events: [
      depart(["a", 0], "Torn", "UAE", 10),
      depart(["b", 20], "UAE", "Torn", 12),
      arrive(["c", 60], "Japan"),
    ],
    trips: [
      {
        ...{ country: "UAE", departedMs: 0, landedMs: at(10), leftMs: at(20), backMs: at(32) },
        ...{ outMs: at(10), homeMs: at(12), hasEnded: true },
      },
      { id: "c", country: "Japan", landedMs: at(60), beganMs: at(60) },
    ],
  },
  {
    what: "a country that only the arrival names",
    events: [depart(["a", 0], "Torn", null), arrive(["b", 10], "UAE")],
    trips: [{ country: "UAE", departedMs: 0, landedMs: at(10), outMs: at(10) }],
  },
  {
    what: "a country that only the purchase names",
    events: [depart(["a", 0], "Torn", null), buy(["b", 10], "UAE"), buy(["c", 11], "UAE")],
    trips: [{ country: "UAE", departedMs: 0, purchaseIds: ["b", "c"] }],
  },
  {
    what: "a country that only the flight back names",
    events: [depart(["a", 0], "Torn", null), depart(["b", 10], "UAE", "Torn")],
    trips: [{ country: "UAE", departedMs: 0, leftMs: at(10) }],
  },
  {
    what: "a flight back alone",
    events: [depart(["a", 0], "UAE", "Torn", 10)],
    trips: [{ country: "UAE", leftMs: 0, homeMs: at(10), backMs: at(10) }],
  },
  {
    what: "a flight from one country to another",
    events: [depart(["a", 0], "UAE", "Japan", 10)],
    trips: [{ country: "UAE", leftMs: 0, homeMs: at(10), backMs: at(10) }],
  },
  {
    what: "an arrival abroad after leaving, with unknown durations",
    events: [
      depart(["a", 0], "Torn", "UAE"),
      depart(["b", 20], "UAE", "Torn"),
      arrive(["c", 60], "Japan"),
    ],
    trips: [
      { country: "UAE", departedMs: 0, leftMs: at(20), hasEnded: true },
      { id: "c", country: "Japan", landedMs: at(60), beganMs: at(60) },
    ],
  },
  {
    what: "two flights back",
    events: [depart(["a", 0], "UAE", "Torn", 10), depart(["b", 50], "Japan", "Torn")],
    trips: [
      { country: "UAE", leftMs: 0, homeMs: at(10), backMs: at(10), hasEnded: true },
      { id: "b", country: "Japan", leftMs: at(50), beganMs: at(50) },
    ],
  },
  {
    what: "a flight back before the planned landing",
    events: [depart(["a", 0], "Torn", "UAE", 180), depart(["b", 100], "UAE", "Torn")],
    trips: [{ country: "UAE", departedMs: 0, outMs: at(180), landedMs: at(100), leftMs: at(100) }],
  },
  {
    what: "a purchase, then a flight back",
    events: [buy(["a", 0], "UAE"), depart(["b", 10], "UAE", "Torn", 20)],
    trips: [
      {
        ...{ country: "UAE", purchaseIds: ["a"], leftMs: at(10), homeMs: at(20) },
        backMs: at(30),
      },
    ],
  },
  {
    what: "a purchase in another country than that of the flight",
    events: [depart(["a", 0], "Torn", "UAE"), buy(["b", 10], "Japan")],
    trips: [
      { country: "UAE", departedMs: 0, hasEnded: true },
      { id: "b", country: "Japan", purchaseIds: ["b"], beganMs: at(10) },
    ],
  },
  {
    what: "a purchase days after the departure",
    events: [depart(["a", 0], "Torn", "UAE"), buy(["b", 4_000], "UAE")],
    trips: [{ country: "UAE", departedMs: 0, purchaseIds: ["b"] }],
  },
  {
    what: "purchases without flights, a day apart",
    events: [buy(["a", 0], "UAE"), buy(["b", 24 * 60], "UAE")],
    trips: [{ country: "UAE", purchaseIds: ["a", "b"] }],
  },
  {
    what: "purchases without flights, more than a day apart",
    events: [buy(["a", 0], "UAE"), buy(["b", 24 * 60 + 1], "UAE")],
    trips: [
      { country: "UAE", purchaseIds: ["a"], hasEnded: true },
      { id: "b", country: "UAE", purchaseIds: ["b"], beganMs: DAY_MS + MINUTE_MS },
    ],
  },
  {
    what: "a purchase in Torn",
    events: [depart(["a", 0], "Torn", "UAE"), buy(["b", 10], null, "market")],
    trips: [{ country: "UAE", departedMs: 0 }],
  },
  { what: "a purchase in Torn alone", events: [buy(["a", 0], null, "market")], trips: [] },
  {
    what: "a fare a minute before the departure",
    events: [fare(["z", 0]), depart(["a", 1], "Torn", "UAE")],
    trips: [{ country: "UAE", departedMs: at(1), beganMs: at(1), fares: 500 }],
  },
  {
    what: "a fare more than a minute before the departure",
    events: [fare(["z", 0]), depart(["a", 1.1], "Torn", "UAE")],
    trips: [{ country: "UAE", departedMs: at(1.1), beganMs: at(1.1) }],
  },
  {
    what: "two fares, a minute after the departure and later",
    events: [
      depart(["a", 0], "Torn", "UAE"),
      fare(["b", 1]),
      fare(["c", 1], 20),
      fare(["d", 1.1], 3),
    ],
    trips: [{ country: "UAE", departedMs: 0, fares: 520 }],
  },
  {
    what: "a fare of a later trip",
    events: [
      depart(["a", 0], "Torn", "UAE"),
      fare(["b", 60]),
      depart(["c", 60.5], "Torn", "Japan"),
      depart(["d", 60.9], "Torn", "China"),
    ],
    trips: [
      { country: "UAE", departedMs: 0, hasEnded: true },
      {
        ...{ id: "c", country: "Japan", departedMs: at(60.5), beganMs: at(60.5) },
        ...{ fares: 500, hasEnded: true },
      },
      { id: "d", country: "China", departedMs: at(60.9), beganMs: at(60.9) },
    ],
  },
  {
    what: "a fare in a trip without its departure",
    events: [buy(["a", 0], "UAE"), fare(["b", 0.5])],
    trips: [{ country: "UAE", purchaseIds: ["a"] }],
  },
  {
    what: "entries of one second: departure, fare, arrival, purchase",
    events: [
      buy(["b", 0], "UAE"),
      buy(["a2", 0], "UAE"),
      arrive(["c", 0], "UAE"),
      fare(["d", 0]),
      depart(["a", 0], "Torn", "UAE"),
    ],
    trips: [
      {
        ...{ country: "UAE", departedMs: 0, landedMs: 0, outMs: 0, fares: 500 },
        purchaseIds: ["a2", "b"],
      },
    ],
  },
];

test.each(cases)("$what", ({ events, trips }) => {
  const whole = trips.map((trip) => ({ ...EMPTY, ...trip }));
  expect(tripsOf(events)).toEqual(whole);
  expect(tripsOf(events.toReversed())).toEqual(whole);
});

describe("the state of a trip", () => {
  const FLOWN = { ...EMPTY, departedMs: 0, outMs: 100 };
  test.each([
    { what: "ended by a later one", trip: { ...FLOWN, hasEnded: true }, nowMs: 5, state: "back" },
    { what: "on the way there", trip: FLOWN, nowMs: 99, state: "outbound" },
    { what: "landing now", trip: FLOWN, nowMs: 100, state: "abroad" },
    { what: "landed", trip: { ...FLOWN, landedMs: 90 }, nowMs: 95, state: "abroad" },
    { what: "of unknown duration", trip: { ...FLOWN, outMs: null }, nowMs: 1e9, state: "outbound" },
    { what: "begun by a purchase", trip: EMPTY, nowMs: 5, state: "back" },
    {
      what: "on the way back",
      trip: { ...FLOWN, landedMs: 100, leftMs: 120, backMs: 220 },
      nowMs: 219,
      state: "returning",
    },
    {
      what: "landing in Torn now",
      trip: { ...FLOWN, landedMs: 100, leftMs: 120, backMs: 220 },
      nowMs: 220,
      state: "back",
    },
    {
      what: "on the way back for an unknown time",
      trip: { ...FLOWN, landedMs: 100, leftMs: 120 },
      nowMs: 130,
      state: "back",
    },
  ])("$what: $state", ({ trip, nowMs, state }) => {
    expect(tripState(trip, nowMs)).toBe(state);
  });

  test.each([
    { what: "both flights", trip: { ...FLOWN, homeMs: 70 }, flightMs: 170 },
    { what: "the flight there, twice, before the one back", trip: FLOWN, flightMs: 200 },
    { what: "unknown once back", trip: { ...FLOWN, hasEnded: true }, flightMs: null },
    {
      what: "unknown without a departure",
      trip: { ...EMPTY, homeMs: 70, outMs: 100 },
      flightMs: null,
    },
    {
      what: "unknown without a duration",
      trip: { ...EMPTY, departedMs: 0, homeMs: 70 },
      flightMs: null,
    },
  ])("the flights: $what", ({ trip, flightMs }) => {
    expect(flightMsOf(trip, 50)).toBe(flightMs);
  });
});
