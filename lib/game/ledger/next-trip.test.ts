import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { DAY_MS, HOUR_MS, MINUTE_MS } from "@/lib/common/time";
import type { Item } from "@/lib/game/items/item";
import type { LogItem } from "@/lib/game/logs/log-entry";
import { anItem } from "@/lib/game/testing/builders";
import type { Flight } from "@/lib/game/travel/flight";
import { FLIGHT_KINDS, flightKind, type FlightKindId } from "@/lib/game/travel/flight-kinds";
import { ROUTES } from "@/lib/game/travel/routes";

import type { LedgerEvent } from "./events";
import { backMs, lastFlownKind, leavingOf, type TripOption, tripOptions } from "./next-trip";

const NOW = Date.UTC(2026, 10, 20, 10, 42);

const soldIn = (
  country: string,
  id: number,
  buyPrice: number | null,
  marketPrice: number | null,
): Item =>
  anItem({ id, marketPrice, soldBy: [{ country, shop: "A shop", buyPrice, sellPrice: null }] });

const XANAX = 206;
const WOLVERINE = 261;
const CROCUS = 263;

const CANADA = [
  soldIn("Canada", XANAX, null, 841_500),
  soldIn("Canada", WOLVERINE, 30, 6_110),
  soldIn("Canada", CROCUS, 600, 3_960),
];

let count = 0;
const boughtAs = (
  days: number,
  items: readonly LogItem[],
  cost: number | null,
  country: string | null,
): LedgerEvent => ({
  kind: "buy",
  id: `b${(count += 1)}`,
  atMs: NOW - days * DAY_MS,
  place: "abroad",
  items,
  cost,
  country,
});

const bought = (
  days: number,
  item: number,
  quantity: number,
  cost: number | null,
  country: string | null = "Canada",
) => boughtAs(days, [{ id: item, count: quantity }], cost, country);

const flown = (
  days: number,
  from: string,
  to: string,
  minutes: number | null,
  method: FlightKindId | null = "airstrip",
): LedgerEvent => ({
  kind: "depart",
  id: `d${(count += 1)}`,
  atMs: NOW - days * DAY_MS,
  from,
  to,
  durationMs: minutes === null ? null : minutes * MINUTE_MS,
  method,
});

const AIRSTRIP = { kind: flightKind("airstrip"), capacity: 28 };

function optionOf(options: readonly TripOption[], country: string): TripOption {
  const found = options.find((option) => option.country === country);
  if (found === undefined) throw new Error(`No trip to ${country}`);
  return found;
}

const toCanada = (events: readonly LedgerEvent[], choice = AIRSTRIP, items = CANADA) =>
  optionOf(tripOptions(items, events, choice), "Canada");

describe("a cargo from Canada", () => {
  const events = [bought(10, XANAX, 20, 20 * 786_000)];

  test("at the player’s own last price and at list prices, the best item first", () => {
    expect(toCanada(events).items).toEqual([
      {
        item: XANAX,
        price: { kind: "own", each: 786_000, atMs: NOW - 10 * DAY_MS },
        marketPrice: 841_500,
        cost: 22_008_000,
        proceeds: 22_383_900,
        profit: 375_900,
        perHour: 417_667,
      },
      {
        item: WOLVERINE,
        price: { kind: "list", each: 30 },
        marketPrice: 6_110,
        cost: 840,
        proceeds: 162_526,
        profit: 161_686,
        perHour: 179_651,
      },
      {
        item: CROCUS,
        price: { kind: "list", each: 600 },
        marketPrice: 3_960,
        cost: 16_800,
        proceeds: 105_336,
        profit: 88_536,
        perHour: 98_373,
      },
    ]);
  });

  test("a drug that was never bought there has no price and no profit, and comes last", () => {
    expect(toCanada([]).items.at(-1)).toMatchObject({
      item: XANAX,
      price: null,
      marketPrice: 841_500,
      cost: null,
      profit: null,
      perHour: null,
    });
  });

  test("an item without a market value has no profit, not one of 0", () => {
    const items = [soldIn("Canada", CROCUS, 600, null)];
    expect(toCanada([], AIRSTRIP, items).items).toMatchObject([
      { cost: 16_800, proceeds: null, profit: null, perHour: null },
    ]);
  });

  test("without the game’s items, what the player bought is there", () => {
    expect(toCanada(events, AIRSTRIP, []).items).toMatchObject([
      { item: XANAX, price: { each: 786_000 }, marketPrice: null, profit: null },
    ]);
  });

  test.each([
    { what: "the cheaper of two shops", prices: [600, 500], each: 500 },
    { what: "in either order", prices: [500, 600], each: 500 },
    { what: "the one that has a price", prices: [500, null], each: 500 },
    { what: "none of $0", prices: [0], each: null },
  ])("the list price is $what", ({ prices, each }) => {
    const soldBy = prices.map((buyPrice) => ({
      ...{ country: "Canada", shop: "A shop", buyPrice, sellPrice: null },
    }));
    const [item] = toCanada([], AIRSTRIP, [anItem({ id: CROCUS, soldBy })]).items;
    expect(item?.price?.each ?? null).toBe(each);
  });

  test("items of unknown profit come in the order of their ids", () => {
    const items = [9, 7, 8].map((id) => soldIn("Canada", id, null, 100));
    expect(toCanada([], AIRSTRIP, items).items.map(({ item }) => item)).toEqual([7, 8, 9]);
  });

  test("a Standard flight costs its fare", () => {
    const standard = { kind: flightKind("standard"), capacity: 28 };
    const { fare, flights, items } = toCanada([], standard);
    expect(fare).toBe(7_650);
    expect(flights).toEqual({ outMs: 39 * MINUTE_MS, homeMs: 39 * MINUTE_MS, isOwn: false });
    expect(items[0]?.profit).toBe(161_686 - 7_650);
  });
});

describe("the player’s own price", () => {
  test.each([
    {
      what: "the last one counts, in any order of the log",
      events: [
        bought(9, XANAX, 2, 1_400_000),
        bought(3, XANAX, 1, 790_000),
        bought(5, XANAX, 1, 1),
      ],
      each: 790_000,
    },
    {
      what: "one of an unknown cost doesn’t count",
      events: [bought(3, XANAX, 2, null)],
      each: null,
    },
    { what: "nor one in an unknown country", events: [bought(3, XANAX, 2, 9, null)], each: null },
    { what: "nor one of nothing", events: [boughtAs(3, [], 9, "Canada")], each: null },
    {
      what: "nor one on the market",
      events: [{ ...bought(3, XANAX, 2, 9), place: "market" as const }],
      each: null,
    },
    { what: "nor one in another country", events: [bought(3, XANAX, 2, 9, "Japan")], each: null },
    {
      what: "nor several items for one sum",
      events: [
        boughtAs(
          3,
          [XANAX, CROCUS].map((id) => ({ id, count: 1 })),
          9,
          "Canada",
        ),
      ],
      each: null,
    },
  ])("$what", ({ events, each }) => {
    const xanax = toCanada(events).items.find(({ item }) => item === XANAX);
    expect(xanax?.price?.each ?? null).toBe(each);
  });
});

describe("the flights", () => {
  test.each([
    { kind: "standard", minutes: [282, 127, 33] },
    { kind: "airstrip", minutes: [197, 89, 23] },
    { kind: "private", minutes: [141, 64, 17] },
    { kind: "business", minutes: [85, 38, 10] },
  ] as const)("of the table by $kind, in whole minutes", ({ kind, minutes }) => {
    const options = tripOptions([], [], { kind: flightKind(kind), capacity: 1 });
    const found = ["South Africa", "Hawaii", "Cayman Islands"].map(
      (country) => optionOf(options, country).flights.outMs / MINUTE_MS,
    );
    expect(found).toEqual(minutes);
  });

  test.each([
    {
      what: "the last there and the last back",
      events: [
        flown(9, "Torn", "Canada", 30),
        flown(3, "Torn", "Canada", 27),
        flown(2, "Canada", "Torn", 28),
      ],
      out: 27,
      home: 28,
    },
    { what: "one counts for both", events: [flown(3, "Torn", "Canada", 26)], out: 26, home: 26 },
    { what: "the one back too", events: [flown(3, "Canada", "Torn", 26)], out: 26, home: 26 },
    {
      what: "another kind doesn’t count",
      events: [flown(3, "Torn", "Canada", 39, "standard")],
      out: null,
      home: null,
    },
    {
      what: "nor an unknown kind",
      events: [flown(3, "Torn", "Canada", 39, null)],
      out: null,
      home: null,
    },
    {
      what: "one without a duration doesn’t count",
      events: [flown(2, "Torn", "Canada", null), flown(3, "Torn", "Canada", 26)],
      out: 26,
      home: 26,
    },
    {
      what: "nor one of no time",
      events: [flown(2, "Torn", "Canada", 0), flown(3, "Torn", "Canada", 26)],
      out: 26,
      home: 26,
    },
    {
      what: "the last, in any order of the log",
      events: [flown(3, "Torn", "Canada", 26), flown(9, "Torn", "Canada", 30)],
      out: 26,
      home: 26,
    },
    {
      what: "nor one to another country",
      events: [flown(3, "Torn", "Mexico", 17)],
      out: null,
      home: null,
    },
  ])("the player’s own: $what", ({ events, out, home }) => {
    expect(toCanada(events).flights).toEqual({
      outMs: (out ?? 27) * MINUTE_MS,
      homeMs: (home ?? 27) * MINUTE_MS,
      isOwn: out !== null,
    });
  });

  test("the kind is that of the last flight which names it", () => {
    const events = [
      flown(5, "Torn", "Canada", 26, "private"),
      flown(4, "Canada", "Torn", 26, "airstrip"),
      flown(1, "Torn", "Canada", 26, null),
    ];
    expect(lastFlownKind(events)).toBe("airstrip");
    expect(lastFlownKind(events.toReversed())).toBe("airstrip");
    expect(lastFlownKind([])).toBeNull();
  });
});

describe("the time of leaving", () => {
  const options = tripOptions([], [], AIRSTRIP);
  const flight = (destination: string | null, minutes: number): Flight => ({
    destination,
    arrivesAtMs: NOW + minutes * MINUTE_MS,
    secondsLeft: Math.max(0, minutes * 60),
  });

  test.each([
    { what: "at home", flight: flight("Torn", -60), minutes: 0, after: "now" },
    { what: "unknown", flight: undefined, minutes: 0, after: "now" },
    { what: "returning", flight: flight("Torn", 41), minutes: 41, after: "landing" },
    { what: "in an unknown place", flight: flight(null, 41), minutes: 41, after: "landing" },
    { what: "outbound", flight: flight("Canada", 10), minutes: 37, after: "return" },
    { what: "abroad", flight: flight("Canada", -5), minutes: 27, after: "return" },
    {
      what: "in a country without a table",
      flight: flight("Narnia", 5),
      minutes: 5,
      after: "landing",
    },
  ])("$what", ({ flight: current, minutes, after }) => {
    const leaving = leavingOf(current, NOW, options, NOW);
    expect(leaving).toEqual({ atMs: NOW + minutes * MINUTE_MS, after });
    expect(backMs(optionOf(options, "Canada"), leaving)).toBe(NOW + (minutes + 54) * MINUTE_MS);
  });
});

test.each([
  { what: "still in the air", minutes: 10, after: "landing" },
  { what: "landing at this moment", minutes: 0, after: "now" },
  { what: "landed since it was loaded", minutes: -10, after: "now" },
])("a flight to Torn that is $what: $after", ({ minutes, after }) => {
  const [loadedMs, atMs] = [NOW - 20 * MINUTE_MS, NOW + minutes * MINUTE_MS];
  const flight = { destination: "Torn", arrivesAtMs: atMs, secondsLeft: (minutes + 20) * 60 };
  expect(leavingOf(flight, loadedMs, [], NOW)).toEqual({ atMs: Math.max(NOW, atMs), after });
});

test("countries are in the order of their best profit per hour, and those without one come last", () => {
  const price = fc.option(fc.integer({ min: 1, max: 1e6 }), { nil: null });
  const anyItem = fc
    .tuple(
      fc.constantFrom(...ROUTES.map(({ country }) => country)),
      fc.integer({ min: 1, max: 60 }),
      price,
      price,
    )
    .map(([country, id, buyPrice, market]) => soldIn(country, id, buyPrice, market));
  fc.assert(
    fc.property(
      fc.uniqueArray(anyItem, { selector: ({ id }) => id, maxLength: 30 }),
      fc.constantFrom(...FLIGHT_KINDS),
      fc.integer({ min: 1, max: 60 }),
      (items, kind, capacity) => {
        const options = tripOptions(items, [], { kind, capacity });
        expect(options.map(({ country }) => country).sort()).toEqual(
          ROUTES.map(({ country }) => country).sort(),
        );
        const rates = options.map((option) => option.items[0]?.perHour ?? -Infinity);
        expect(rates).toEqual(rates.toSorted((a, b) => (a === b ? 0 : b - a)));
        for (const { items: its, fare, flights } of options) {
          const hours = (flights.outMs + flights.homeMs) / HOUR_MS;
          for (const { price: paid, marketPrice, proceeds, cost, profit, perHour } of its) {
            const isKnown = paid !== null && marketPrice !== null;
            expect(profit === null).toBe(!isKnown);
            if (profit === null) continue;
            expect(profit).toBe((proceeds ?? 0) - (cost ?? 0) - fare);
            expect(Math.abs((perHour ?? NaN) - profit / hours)).toBeLessThanOrEqual(0.5001);
            expect(its[0]?.profit).toBeGreaterThanOrEqual(profit);
          }
        }
      },
    ),
  );
});
