import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";
import { DAY_MS, MINUTE_MS } from "@/lib/common/time";

import type { LedgerEvent } from "./events";
import { matchLots } from "./lots";
import { movementsOf } from "./movements";
import { byCountry, marketPart, newestCounted, totalOf, tripResults } from "./trip-results";
import { byWeek } from "./trip-totals";
import { tripsOf } from "./trips";

let ids = 0;
const next = () => `Entry${String((ids += 1)).padStart(6, "0")}`;

/** Friday, 20 November 2026, 00:00 UTC. */
const DAY = Date.UTC(2026, 10, 20);
const at = (minutes: number) => DAY + minutes * MINUTE_MS;

const depart = (minutes: number, from: string | null, to: string, duration: number | null = null) =>
  ({
    kind: "depart",
    id: next(),
    atMs: at(minutes),
    from,
    to,
    durationMs: duration === null ? null : duration * MINUTE_MS,
  }) as const;
const arrive = (minutes: number, place: string) =>
  ({ kind: "arrive", id: next(), atMs: at(minutes), at: place }) as const;
const fare = (minutes: number, cost: number) =>
  ({ kind: "fare", id: next(), atMs: at(minutes), cost }) as const;
const buy = (minutes: number, count: number, cost: number, country = "UAE", item = 384) =>
  ({
    kind: "buy",
    id: next(),
    atMs: at(minutes),
    place: "abroad",
    items: [{ id: item, count }],
    cost,
    country,
  }) as const;
const sell = (minutes: number, count: number, proceeds: number, item = 384) =>
  ({
    kind: "sell",
    id: next(),
    atMs: at(minutes),
    place: "market",
    items: [{ id: item, count }],
    proceeds,
    fee: 0,
  }) as const;

const LATER = DAY + 30 * DAY_MS;

function resultsOf(
  events: readonly LedgerEvent[],
  {
    value = () => null,
    nowMs = LATER,
  }: { value?: (item: number) => number | null; nowMs?: number } = {},
) {
  return tripResults(
    tripsOf(events),
    matchLots(movementsOf(events, value, (set) => (set === "Camels" ? [384] : null))),
    value,
    nowMs,
  );
}

/** Two flights of 181 minutes with six minutes abroad. */
const flights = (from: number, country = "UAE") => [
  depart(from, "Torn", country, 181),
  arrive(from + 181, country),
  depart(from + 187, country, "Torn", 181),
  arrive(from + 368, "Torn"),
];

describe("a trip", () => {
  test("28 Camel Plushies for $392,000, sold for $1,927,462: $254,496 an hour", () => {
    const [trip, ...others] = resultsOf([
      ...flights(0),
      buy(183, 28, 392_000),
      sell(600, 28, 1_927_462),
    ]);
    expect(others).toEqual([]);
    expect(trip).toMatchObject({
      state: "back",
      bought: 28,
      sold: 28,
      unsold: 0,
      cost: 392_000,
      proceeds: 1_927_462,
      profit: 1_535_462,
      flightMs: 2 * 10_860_000,
      perHour: 254_496,
    });
  });

  test("unsold items count at market value less the fee, rounded up", () => {
    const events = [...flights(0), buy(183, 28, 392_000), sell(600, 16, 1_154_288)];
    expect(resultsOf(events, { value: () => 76_300 })).toMatchObject([
      { unsold: 12, unsoldValue: 869_820, profit: 1_632_108, perHour: 270_515 },
    ]);
    expect(resultsOf(events)).toMatchObject([
      { unsold: 12, unsoldValue: null, profit: null, perHour: null },
    ]);
  });

  test("the fare is a cost, logged just before or after the departure", () => {
    const events = [...flights(0), buy(183, 28, 392_000), sell(600, 28, 1_927_462)];
    for (const minutes of [0, 0.5, -0.5]) {
      expect(resultsOf([...events, fare(minutes, 27_200)])).toMatchObject([
        { profit: 1_508_262, trip: { fares: 27_200 } },
      ]);
    }
    expect(resultsOf([...events, fare(-5, 27_200)])).toMatchObject([{ profit: 1_535_462 }]);
  });

  test("what was given away counts at its cost", () => {
    const given: LedgerEvent = {
      kind: "give",
      id: next(),
      atMs: at(500),
      items: [{ id: 384, count: 1 }],
    };
    const events = [...flights(0), buy(183, 2, 200), given, sell(600, 1, 500)];
    expect(resultsOf(events)).toMatchObject([{ profit: 400, unsold: 0, sold: 1 }]);
  });

  describe("items in museum sets", () => {
    const museum: LedgerEvent = {
      kind: "museum",
      id: next(),
      atMs: at(500),
      set: "Camels",
      sets: 2,
      points: 20,
    };
    const bought = [...flights(0), buy(183, 28, 392_000), museum];

    test("count like unsold ones: 26 sold, 2 of 28 exchanged", () => {
      const events = [...bought, sell(600, 26, 1_800_000)];
      expect(resultsOf(events, { value: () => 76_300 })).toMatchObject([
        {
          sold: 26,
          unsold: 0,
          inSets: 2,
          unsoldValue: 144_970,
          profit: 1_800_000 + 144_970 - 392_000,
          lots: [{ inSets: 2, goneQuantity: 0, goneCost: 0 }],
        },
      ]);
    });

    test("together with what is unsold, they have one fee", () => {
      const [result] = resultsOf(bought, { value: () => 76_301 });
      expect(result).toMatchObject({ unsold: 26, inSets: 2, unsoldValue: 2_029_606 });
      expect(totalOf(result ? [result] : [])).toMatchObject({
        unsold: 26,
        inSets: 2,
        goneValue: 0,
      });
    });

    test("without a market value the profit is unknown", () => {
      expect(resultsOf([...bought, sell(600, 26, 1_800_000)])).toMatchObject([
        { unsoldValue: null, profit: null },
      ]);
    });
  });

  test("a purchase without its cost has an unknown profit, never a cost of 0", () => {
    const events = [
      ...flights(0),
      { ...buy(183, 28, 0), cost: null },
      buy(184, 1, 500),
      sell(600, 29, 1_927_462),
    ];
    expect(resultsOf(events)).toMatchObject([{ cost: null, profit: null, perHour: null }]);
    expect(totalOf(resultsOf(events))).toMatchObject({ trips: 0, cost: 0 });
  });

  test.each([
    { profit: 1_632_108, unsoldValue: 869_820, part: 869_820 / 1_632_108 },
    { profit: 100, unsoldValue: 0, part: 0 },
    { profit: 100, unsoldValue: 500, part: 1 },
    { profit: -100, unsoldValue: 500, part: 0 },
    { profit: 0, unsoldValue: 500, part: 0 },
    { profit: null, unsoldValue: null, part: 0 },
  ])(
    "of a profit of $profit, with $unsoldValue unsold, $part isn’t money yet",
    ({ part, ...result }) => {
      expect(marketPart(result)).toBe(part);
    },
  );

  test("a trip on which nothing was bought earns nothing, and its time counts", () => {
    const results = resultsOf(flights(0));
    expect(results).toMatchObject([{ profit: 0, perHour: 0, bought: 0 }]);
    expect(totalOf(results)).toMatchObject({ trips: 1, flightMs: 362 * MINUTE_MS });
  });

  test("without its departure it has a profit and no time", () => {
    const [, ...rest] = flights(0);
    const events = [...rest, buy(183, 1, 100), sell(600, 1, 300)];
    expect(resultsOf(events)).toMatchObject([
      { state: "back", profit: 200, flightMs: null, perHour: null, trip: { departedMs: null } },
    ]);
  });

  test("without any flight in the log, purchases of a day in one country are one trip", () => {
    const events = [
      buy(0, 1, 100),
      buy(5, 1, 100),
      buy(6, 1, 100, "Japan"),
      buy(3_000, 1, 100, "Japan"),
    ];
    expect(resultsOf(events).map(({ bought, trip }) => [bought, trip.country])).toEqual([
      [2, "UAE"],
      [1, "Japan"],
      [1, "Japan"],
    ]);
  });

  test("without entries of arrivals, the durations of the departures count", () => {
    const events = [depart(0, "Torn", "UAE", 181), depart(187, "UAE", "Torn", 180)];
    expect(resultsOf(events)).toMatchObject([{ flightMs: 361 * MINUTE_MS, state: "back" }]);
    expect(tripsOf(events)).toMatchObject([{ landedMs: at(181), backMs: at(367) }]);
  });

  test("a departure from nowhere known is from Torn, unless it goes there", () => {
    const trips = tripsOf([depart(0, null, "UAE", 181), depart(187, null, "Torn", 181)]);
    expect(trips).toMatchObject([{ country: "UAE", leftMs: at(187) }]);
  });
});

describe("the trip in progress", () => {
  const events = [...flights(0), buy(183, 28, 392_000)];
  const states = [
    { minutes: 100, entries: 1, state: "outbound" },
    { minutes: 182, entries: 2, state: "abroad" },
    { minutes: 190, entries: 3, state: "returning" },
    { minutes: 369, entries: 4, state: "back" },
  ];
  test.each(states)("after $minutes minutes it is $state", ({ minutes, entries, state }) => {
    const results = resultsOf(events.slice(0, entries), { nowMs: at(minutes) });
    expect(results).toMatchObject([{ state, flightMs: 362 * MINUTE_MS }]);
    expect(totalOf(results).trips).toBe(state === "back" ? 1 : 0);
  });

  test("a trip that another one follows has ended", () => {
    const trips = [depart(0, "Torn", "UAE", 181), ...flights(1_000)];
    expect(resultsOf(trips)).toMatchObject([{ state: "back", flightMs: null }, { state: "back" }]);
  });
});

describe("several trips", () => {
  const events = [
    ...flights(0),
    buy(183, 10, 100_000),
    sell(500, 10, 1_000_000),
    ...flights(4_320, "China"),
    buy(4_503, 10, 500_000, "China", 274),
    sell(4_900, 10, 300_000, 274),
  ];

  test("all profit by all hours, by country and by week", () => {
    const results = resultsOf(events);
    const hours = (2 * 362) / 60;
    expect(totalOf(results)).toMatchObject({
      trips: 2,
      profit: 700_000,
      perHour: Math.round(700_000 / hours),
    });
    expect(byCountry(results).map(({ country, profit }) => [country, profit])).toEqual([
      ["UAE", 900_000],
      ["China", -200_000],
    ]);
    // Friday, and Monday three days later.
    expect(byWeek(results).map(({ fromMs, trips }) => [fromMs, trips])).toEqual([
      [Date.UTC(2026, 10, 16), 1],
      [Date.UTC(2026, 10, 23), 1],
    ]);
    expect(newestCounted(results, 1)).toMatchObject([{ trip: { country: "China" } }]);
  });

  test("a sale takes what the first trip brought, then what the second did", () => {
    const two = [
      ...flights(0),
      buy(183, 10, 1_000),
      ...flights(1_000),
      buy(1_183, 10, 2_000),
      sell(2_000, 15, 15_000),
    ];
    expect(resultsOf(two, { value: () => 0 })).toMatchObject([
      { sold: 10, profit: 9_000 },
      { sold: 5, unsold: 5, profit: 3_000 },
    ]);
  });
});

test("the totals of trips have all figures, with fares and what was given away", () => {
  const given: LedgerEvent = {
    ...{ kind: "give", id: next(), atMs: at(590), items: [{ id: 384, count: 2 }] },
  };
  const events = [
    ...[fare(0, 27_200), ...flights(0), buy(183, 28, 392_000), given],
    ...[sell(600, 20, 1_000_000), ...flights(10_000), buy(10_183, 1, 500)],
  ];
  const results = resultsOf(events, { value: () => 1_000 });
  expect(results[0]).toMatchObject({ lots: [{ goneQuantity: 2, goneCost: 28_000 }] });
  // 6 of the first and 1 of the second trip are left.
  expect(totalOf(results)).toEqual({
    ...{ trips: 2, bought: 29, unsold: 7, inSets: 0, cost: 392_500, fares: 27_200 },
    ...{ proceeds: 1_000_000, unsoldValue: 6_650, goneValue: 28_000, profit: 614_950 },
    ...{ flightMs: 724 * MINUTE_MS, perHour: Math.round((614_950 * 60) / 724) },
  });
});

test("a trip whose flights took no time has no profit per hour", () => {
  const events = [
    ...[depart(0, "Torn", "UAE"), arrive(0, "UAE"), depart(0.5, "UAE", "Torn")],
    arrive(0.5, "Torn"),
  ];
  expect(resultsOf(events)).toMatchObject([{ flightMs: 0, perHour: null }]);
});

test("countries by profit per hour, weeks and the newest trips by time, without those in progress", () => {
  const trip = (day: number, country: string, item: number, profit: number) => [
    ...flights(day * 1_440, country),
    buy(day * 1_440 + 183, 1, 100, country, item),
    sell(day * 1_440 + 390, 1, 100 + profit, item),
  ];
  const events = [
    ...[...trip(0, "UAE", 1, 10), ...trip(3, "China", 2, 900), ...trip(10, "Japan", 3, -50)],
    ...[...trip(20, "Canada", 4, 500), depart(40_000, "Torn", "Mexico", 20)],
  ];
  const results = resultsOf(events, { nowMs: at(40_001) });
  expect(results.map(({ state }) => state)).toEqual(["back", "back", "back", "back", "outbound"]);
  const countries = ["China", "Canada", "UAE", "Japan"];
  for (const some of [results, results.toReversed()]) {
    expect(byCountry(some).map(({ country }) => country)).toEqual(countries);
    expect(byWeek(some).map(({ profit }) => profit)).toEqual([10, 900, -50, 500]);
    expect(newestCounted(some, 3).map(({ trip: { country } }) => country)).toEqual([
      "Canada",
      "Japan",
      "China",
    ]);
  }
});

const trips = fc.array(
  fc.record({
    bought: fc.integer({ min: 1, max: 29 }),
    price: fc.integer({ min: 1, max: 10_000 }),
    sold: fc.integer({ min: 1, max: 40 }),
    brings: fc.integer({ min: 1, max: 1_000_000 }),
  }),
  { minLength: 1, maxLength: 12 },
);

test("the trips together spend what was paid abroad, and bring what was sold of it", () => {
  fc.assert(
    fc.property(trips, fc.boolean(), (rows, isReversed) => {
      const events: LedgerEvent[] = rows.flatMap(({ bought, price, sold, brings }, index) => [
        ...flights(index * 1_000),
        buy(index * 1_000 + 183, bought, bought * price),
        sell(index * 1_000 + 500, sold, brings),
      ]);
      const results = resultsOf(isReversed ? events.toReversed() : events, { value: () => 100 });
      expect(results.map(({ bought }) => bought)).toEqual(rows.map(({ bought }) => bought));
      expect(sum(results.map(({ cost }) => cost ?? NaN))).toBe(
        sum(rows.map(({ bought, price }) => bought * price)),
      );
      for (const { bought, sold, unsold } of results) expect(sold + unsold).toBe(bought);
      const brought = sum(results.map(({ proceeds }) => proceeds));
      expect(brought).toBeLessThanOrEqual(sum(rows.map(({ brings }) => brings)));
      const total = totalOf(results);
      expect(total.profit).toBe(sum(results.map(({ profit }) => profit ?? 0)));
      expect(total.goneValue).toBe(0);
    }),
  );
});
