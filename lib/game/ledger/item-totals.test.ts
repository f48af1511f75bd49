import fc from "fast-check";
import { expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";
import { HOUR_MS } from "@/lib/common/time";

import { type LedgerEvent, type Place, POINTS, type Purchase, type Sale } from "./events";
import { byPlace, itemTotals, salesByWeek, tradeTotal } from "./item-totals";
import { matchLots } from "./lots";
import { movementsOf } from "./movements";

const XANAX = 206;
const CAMEL = 384;

let ids = 0;

function deal(
  kind: "buy" | "sell",
  hours: number,
  [item, count, money]: readonly [item: number, count: number, money: number],
  place: Place = "market",
): Purchase | Sale {
  ids += 1;
  const base = { id: `Entry${ids}`, atMs: hours * HOUR_MS, place, items: [{ id: item, count }] };
  return kind === "buy"
    ? { ...base, kind, cost: money, country: null }
    : { ...base, kind, proceeds: money, fee: 1 };
}

const prices = (item: number) => (item === XANAX ? 1_000 : null);
const totalsOf = (events: readonly LedgerEvent[], fromHours = 0) =>
  itemTotals(matchLots(movementsOf(events, prices, () => null)), fromHours * HOUR_MS, prices);

test("a sale in the period may use up a purchase before it", () => {
  const events = [
    deal("buy", 1, [XANAX, 10, 8_000]),
    deal("sell", 2, [XANAX, 4, 4_000]),
    deal("buy", 11, [XANAX, 2, 1_800]),
    deal("sell", 12, [XANAX, 7, 7_000]),
  ];
  expect(totalsOf(events, 10)).toMatchObject([
    { item: XANAX, bought: 2, spent: 1_800, sold: 7, fees: 1, matchedCost: 5_700, profit: 1_300 },
  ]);
  // Six were held for 11 hours, one for an hour.
  expect(totalsOf(events, 10)[0]?.heldMs).toBe((67 / 7) * HOUR_MS);
});

test("what was bought in the period is sold, gone or left", () => {
  const [total] = totalsOf([
    deal("buy", 1, [XANAX, 10, 8_000]),
    deal("sell", 2, [XANAX, 4, 4_000]),
    { kind: "give", id: "Given", atMs: 3 * HOUR_MS, items: [{ id: XANAX, count: 3 }] },
  ]);
  expect(total).toMatchObject({ bought: 10, matched: 4, gone: 3, left: 3 });
});

test("an item of earlier purchases is listed while some of it is left", () => {
  const events = [deal("buy", 1, [XANAX, 3, 3_000]), deal("buy", 1, [CAMEL, 1, 5])];
  expect(totalsOf([...events, deal("sell", 2, [CAMEL, 1, 9])], 10)).toMatchObject([
    { item: XANAX, bought: 0, sold: 0, profit: null, left: 3, leftCost: 3_000, leftValue: 2_850 },
  ]);
});

test("a gift that is left is no purchase, nor is what came for other items", () => {
  const gift = { ...deal("buy", 1, [XANAX, 3, 0]), cost: 0 };
  const traded = { ...deal("buy", 1, [CAMEL, 2, 0]), cost: null };
  expect(totalsOf([gift, traded])).toEqual([]);
  const sold = [deal("sell", 2, [XANAX, 2, 900]), deal("sell", 2, [CAMEL, 1, 70])];
  const totals = totalsOf([gift, traded, deal("buy", 1.5, [XANAX, 1, 500]), ...sold]);
  expect(totals).toMatchObject([
    {
      ...{ item: XANAX, places: ["market"], bought: 1, spent: 500, sold: 2, proceeds: 900 },
      ...{ matched: 0, matchedCost: 0, profit: null, free: 2, freeProceeds: 900, unknown: 0 },
      ...{ heldMs: null, left: 1, leftCost: 500, leftValue: 950 },
    },
    {
      ...{ item: CAMEL, places: [], bought: 0, spent: 0, sold: 1, profit: null, unknown: 1 },
      ...{ unknownProceeds: 70, free: 0, heldMs: null, left: 0, leftCost: 0, leftValue: 0 },
    },
  ]);
  expect(byPlace(totals)).toEqual([]);
  expect(salesByWeek(totals)).toEqual([]);
});

test("free, unknown and bought ones of a sale are told apart", () => {
  const events = [
    { ...deal("buy", 1, [XANAX, 1, 0]), cost: 0 },
    deal("buy", 2, [XANAX, 2, 1_000]),
    deal("sell", 3, [XANAX, 4, 4_000]),
  ];
  const [total] = totalsOf(events);
  expect(total).toMatchObject({
    ...{ sold: 4, matched: 2, matchedProceeds: 2_000, matchedCost: 1_000, profit: 1_000 },
    ...{ free: 1, freeProceeds: 1_000, unknown: 1, unknownProceeds: 1_000 },
    heldMs: HOUR_MS,
  });
  expect(tradeTotal(total ? [total] : [])).toEqual({
    ...{ profit: 1_000, matched: 2, matchedProceeds: 2_000, matchedCost: 1_000 },
    ...{ unknown: 1, unknownProceeds: 1_000, free: 1, freeProceeds: 1_000 },
    ...{ left: 0, leftCost: 0, leftValue: 0, unvalued: 0 },
  });
});

test("the period begins with its first moment, and an item bought in it is listed though none is left", () => {
  const gone: LedgerEvent = {
    ...{ kind: "give", id: "Given", atMs: 10.5 * HOUR_MS, items: [{ id: CAMEL, count: 1 }] },
  };
  const events = [
    deal("buy", 10, [CAMEL, 1, 100]),
    gone,
    deal("buy", 9.9, [XANAX, 1, 500]),
    deal("sell", 10, [XANAX, 1, 700]),
  ];
  expect(totalsOf(events, 10)).toMatchObject([
    { item: XANAX, bought: 0, sold: 1, profit: 200 },
    { item: CAMEL, bought: 1, spent: 100, sold: 0, profit: null, left: 0, leftValue: 0 },
  ]);
  expect(totalsOf(events, 10.01)).toEqual([]);
});

test("highest profit first, unknown ones last, the same by their ids", () => {
  const trade = (item: number, profit: number) => [
    deal("buy", 1, [item, 1, 1_000]),
    deal("sell", 2, [item, 1, 1_000 + profit]),
  ];
  const events = [
    ...[deal("sell", 3, [12, 1, 5]), deal("sell", 3, [11, 1, 5])],
    ...[...trade(5, -50), ...trade(3, 10), ...trade(8, 0), ...trade(2, 10), ...trade(9, 300)],
  ];
  const order = [9, 2, 3, 8, 5, 11, 12];
  expect(totalsOf(events).map(({ item }) => item)).toEqual(order);
  expect(totalsOf(events.toReversed()).map(({ item }) => item)).toEqual(order);
});

test("places by profit, weeks by time, whatever order their sales have", () => {
  const trade = (item: number, hours: number, profit: number, place: Place) => [
    deal("buy", hours, [item, 1, 100], place),
    deal("sell", hours, [item, 1, 100 + profit]),
  ];
  const events = [
    ...trade(1, 900, 10, "shop"),
    ...trade(2, 100, 70, "bazaar"),
    ...trade(3, 500, 30, "abroad"),
  ];
  for (const log of [events, events.toReversed()]) {
    // Sorted by profit, the items are in another order than the weeks.
    const totals = totalsOf(log).toSorted((a, b) => a.item - b.item);
    expect(byPlace(totals).map(({ place }) => place)).toEqual(["bazaar", "abroad", "shop"]);
    expect(salesByWeek(totals).map(({ profit }) => profit)).toEqual([70, 30, 10]);
    expect(byPlace(totals.toReversed()).map(({ profit }) => profit)).toEqual([70, 30, 10]);
    expect(salesByWeek(totals.toReversed()).map(({ profit }) => profit)).toEqual([70, 30, 10]);
  }
});

test("points have no fee", () => {
  const price = () => 34_120;
  const events = [deal("buy", 1, [POINTS, 20, 669_600], "points")];
  expect(itemTotals(matchLots(movementsOf(events, price, () => null)), 0, price)).toMatchObject([
    { item: POINTS, left: 20, leftCost: 669_600, leftValue: 682_400 },
  ]);
});

test("all items together, with those that have no market value apart", () => {
  const events = [
    deal("buy", 1, [XANAX, 3, 3_000], "bazaar"),
    deal("buy", 1, [CAMEL, 5, 500], "abroad"),
    deal("sell", 2, [CAMEL, 2, 1_000]),
    deal("sell", 3, [XANAX, 1, 900]),
    deal("sell", 4, [7, 5, 50]),
  ];
  const totals = totalsOf(events);
  expect(tradeTotal(totals)).toMatchObject({
    profit: 700,
    matched: 3,
    unknown: 5,
    unknownProceeds: 50,
    left: 5,
    leftCost: 2_300,
    leftValue: 1_900,
    unvalued: 3,
  });
  expect(byPlace(totals)).toEqual([
    { place: "abroad", sold: 2, proceeds: 1_000, cost: 200, profit: 800 },
    { place: "bazaar", sold: 1, proceeds: 900, cost: 1_000, profit: -100 },
  ]);
});

test("sales by week, from Monday, oldest first", () => {
  // Thursday, 1 January 1970; Monday was the 5th.
  const events = [
    deal("buy", 1, [XANAX, 10, 8_000]),
    deal("sell", 95, [XANAX, 1, 1_000]),
    deal("sell", 96, [XANAX, 2, 1_000]),
    deal("sell", 500, [XANAX, 3, 3_000]),
    deal("sell", 500, [CAMEL, 3, 3_000]),
  ];
  const monday = 96 * HOUR_MS;
  expect(salesByWeek(totalsOf(events))).toEqual([
    { fromMs: monday - 168 * HOUR_MS, sold: 1, proceeds: 1_000, cost: 800, profit: 200 },
    { fromMs: monday, sold: 2, proceeds: 1_000, cost: 1_600, profit: -600 },
    { fromMs: monday + 336 * HOUR_MS, sold: 3, proceeds: 3_000, cost: 2_400, profit: 600 },
  ]);
});

const place = fc.constantFrom<Place>("abroad", "bazaar", "market", "shop");
const row = fc.tuple(
  fc.constantFrom<"buy" | "sell">("buy", "sell"),
  fc.integer({ min: 1, max: 50 }),
  fc.tuple(
    fc.constantFrom(XANAX, CAMEL),
    fc.integer({ min: 1, max: 20 }),
    fc.integer({ min: 1, max: 100_000 }),
  ),
  place,
);

test("items, places and the whole earn the same, in one period or in two", () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 40 }), fc.integer({ min: 0, max: 50 }), (rows, from) => {
      const events = rows.map((one) => deal(...one));
      const all = totalsOf(events);
      const total = tradeTotal(all);
      expect(sum(byPlace(all).map(({ profit }) => profit))).toBe(total.profit);
      expect(sum(byPlace(all).map(({ sold }) => sold))).toBe(total.matched);
      expect(sum(salesByWeek(all).map(({ profit }) => profit))).toBe(total.profit);
      const later = tradeTotal(totalsOf(events, from));
      const earlier = all
        .flatMap(({ sales }) => sales)
        .filter(({ atMs, cost }) => atMs < from * HOUR_MS && cost !== null);
      const before = sum(earlier.map(({ proceeds, cost }) => (proceeds ?? 0) - (cost ?? 0)));
      expect(later.profit + before).toBe(total.profit);
      expect(later.left).toBe(total.left);
    }),
  );
});
