import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";

import { type LedgerEvent, POINTS } from "./events";
import { itemTotals } from "./item-totals";
import { matchLots } from "./lots";
import { movementsOf } from "./movements";

let ids = 0;
const next = () => `Entry${(ids += 1)}`;

const buy = (atMs: number, count: number, cost: number, { item = 258 } = {}): LedgerEvent => ({
  kind: "buy",
  id: next(),
  atMs,
  place: "market",
  items: [{ id: item, count }],
  cost,
  country: null,
});

const sell = (
  atMs: number,
  count: number,
  proceeds: number,
  { item = 258, fee = 0 } = {},
): LedgerEvent => ({
  kind: "sell",
  id: next(),
  atMs,
  place: "market",
  items: [{ id: item, count }],
  proceeds,
  fee,
});

const unknown = () => null;

/** The items of the set of plushies. */
const PLUSHIES = [186, 187, 215, 258, 261, 266, 268, 269, 273, 274, 281, 384, 618];
const museumSets = (name: string) => (name === "Plushies" ? PLUSHIES : null);
const ledgerOf = (
  events: readonly LedgerEvent[],
  value: (item: number) => number | null = unknown,
) => matchLots(movementsOf(events, value, museumSets));
const totalOf = (events: readonly LedgerEvent[]) => itemTotals(ledgerOf(events), 0, unknown)[0];

describe("oldest lots first", () => {
  test("12 sold for $1,800: 10 at $100 and 2 at $120, not the mean cost of 1,280", () => {
    const events = [buy(1, 10, 1_000), buy(2, 5, 600), sell(3, 12, 1_800)];
    expect(totalOf(events)).toMatchObject({
      matchedCost: 1_240,
      profit: 560,
      left: 3,
      leftCost: 360,
    });
    const meanCost = Math.round((12 * (1_000 + 600)) / 15);
    expect(1_800 - meanCost).toBe(520);
  });

  test("20 sold, 15 bought in the log: a profit of 15, and 5 bought earlier without a cost", () => {
    const total = totalOf([buy(1, 15, 1_500), sell(2, 20, 4_000)]);
    expect(total).toMatchObject({
      sold: 20,
      matched: 15,
      matchedProceeds: 3_000,
      profit: 1_500,
      unknown: 5,
      unknownProceeds: 1_000,
    });
  });

  test("a purchase after the sale isn’t what was sold", () => {
    expect(totalOf([sell(1, 5, 500), buy(2, 5, 100)])).toMatchObject({
      profit: null,
      unknown: 5,
      left: 5,
    });
  });

  test("of the same second, the purchase comes first", () => {
    expect(totalOf([sell(1, 5, 500), buy(1, 5, 100)])).toMatchObject({ profit: 400, left: 0 });
  });

  test("a sale over two lots splits the proceeds and the fee by quantity", () => {
    const { matches } = ledgerOf([buy(1, 1, 100), buy(2, 2, 300), sell(3, 3, 1_000, { fee: 50 })]);
    expect(
      matches.map(({ quantity, cost, proceeds, fee }) => [quantity, cost, proceeds, fee]),
    ).toEqual([
      [1, 100, 333, 17],
      [2, 300, 667, 33],
    ]);
  });
});

describe("items without a price", () => {
  test("a free item that is sold is no profit of trading", () => {
    const gift: LedgerEvent = {
      kind: "receive",
      id: next(),
      atMs: 1,
      items: [{ id: 258, count: 2 }],
    };
    expect(totalOf([gift, sell(2, 2, 900)])).toMatchObject({
      profit: null,
      free: 2,
      freeProceeds: 900,
      unknown: 0,
    });
  });

  test("an item that was given away has no proceeds, and takes the oldest lot", () => {
    const given: LedgerEvent = {
      kind: "give",
      id: next(),
      atMs: 2,
      items: [{ id: 258, count: 1 }],
    };
    expect(totalOf([buy(1, 2, 200), given, sell(3, 1, 150)])).toMatchObject({
      sold: 1,
      profit: 50,
      left: 0,
    });
  });
});

describe("exchanges", () => {
  const museum = (
    atMs: number,
    sets = 1,
    points: number | null = 10,
    set = "Plushies",
  ): LedgerEvent => ({
    kind: "museum",
    id: next(),
    atMs,
    set,
    sets,
    points,
  });
  /** One of each plushie, for $332,931 together. */
  const wholeSet = (atMs: number): LedgerEvent[] =>
    PLUSHIES.map((item, index) => buy(atMs, 1, index === 0 ? 332_919 : 1, { item }));
  const points = (events: readonly LedgerEvent[]) =>
    itemTotals(ledgerOf(events), 0, unknown).find(({ item }) => item === POINTS);
  const sellPoints = (atMs: number, count: number, proceeds: number) =>
    sell(atMs, count, proceeds, { item: POINTS });

  test("a set that cost $332,931, exchanged for 10 points sold at $32,055 each: −$12,381", () => {
    const events = [...wholeSet(1), museum(2), sellPoints(3, 10, 320_550)];
    expect(points(events)).toMatchObject({
      places: ["museum"],
      matchedCost: 332_931,
      profit: -12_381,
      unknown: 0,
    });
    expect(itemTotals(ledgerOf(events), 0, unknown).filter(({ left }) => left > 0)).toEqual([]);
  });

  test("the points received count, which a bonus raises, not 10 for each set", () => {
    const events = [...wholeSet(1), ...wholeSet(1), museum(2, 2, 22), sellPoints(3, 11, 400_000)];
    expect(points(events)).toMatchObject({ matchedCost: 332_931, left: 11, leftCost: 332_931 });
  });

  test.each([
    ["an item bought before the log", wholeSet(1).slice(1), "Plushies"],
    ["a set that the museum doesn’t have", wholeSet(1), "Teddies"],
  ])("with %s, the cost of the points is unknown", (_, bought, set) => {
    const events = [...bought, museum(2, 1, 10, set), sellPoints(3, 10, 320_550)];
    expect(points(events)).toMatchObject({ profit: null, unknown: 10 });
  });

  test("of a set whose points are unknown, the items are gone", () => {
    const { lots } = ledgerOf([...wholeSet(1), museum(2, 1, null)]);
    expect(lots.map(({ left }) => left)).toEqual(PLUSHIES.map(() => 0));
  });

  test("within a second: purchase, exchange, sale", () => {
    const events = [sellPoints(1, 10, 320_550), museum(1), ...wholeSet(1)];
    expect(points(events)).toMatchObject({ profit: -12_381 });
  });

  test("points of a set that was free are free", () => {
    const gifts = PLUSHIES.map((item): LedgerEvent => ({
      kind: "receive",
      id: next(),
      atMs: 1,
      items: [{ id: item, count: 1 }],
    }));
    expect(points([...gifts, museum(2), sellPoints(3, 10, 320_550)])).toMatchObject({
      profit: null,
      free: 10,
      unknown: 0,
    });
  });

  const opened = (came: { id: number; count: number }[]): LedgerEvent => ({
    kind: "exchange",
    id: next(),
    atMs: 2,
    place: "container",
    gone: [{ id: 258, count: 1 }],
    came,
  });

  test("what was in a container costs what the container did, split by market value", () => {
    const contents = [
      { id: 1, count: 2 },
      { id: 2, count: 1 },
    ];
    const costs = (value: (item: number) => number | null) =>
      ledgerOf([buy(1, 1, 1_000), opened(contents)], value).lots.map(({ item, cost }) => [
        item,
        cost,
      ]);
    expect(costs(() => 100)).toEqual([
      [258, 1_000],
      [1, 667],
      [2, 333],
    ]);
    expect(costs((item) => (item === 1 ? 100 : null))).toEqual([
      [258, 1_000],
      [1, null],
      [2, null],
    ]);
  });

  test("the content of a container from before the log has no cost", () => {
    expect(ledgerOf([opened([{ id: 1, count: 2 }])]).lots).toMatchObject([
      { cost: null, isFree: false },
    ]);
  });
});

describe("trades", () => {
  const line = (changes: object): LedgerEvent => ({
    kind: "trade",
    id: next(),
    atMs: 5,
    tradeId: "9001",
    isIncoming: true,
    money: 0,
    items: [],
    isProperty: false,
    ...changes,
  });
  const A = { id: 1, count: 1 };
  const B = { id: 2, count: 3 };
  const values = (item: number) => (item === 1 ? 600_000 : item === 2 ? 100_000 : null);
  const moved = (lines: LedgerEvent[], value: (item: number) => number | null = values) =>
    movementsOf(lines, value, () => null).map(({ item, quantity, isIncoming, money }) => [
      item,
      quantity,
      isIncoming,
      money,
    ]);

  test.each([
    {
      what: "$900,000 for items worth 600,000 and 300,000",
      lines: [line({ money: 900_000 }), line({ isIncoming: false, items: [A, B] })],
      found: [
        [1, 1, false, 600_000],
        [2, 3, false, 300_000],
      ],
    },
    {
      what: "items for money",
      lines: [line({ items: [A] }), line({ isIncoming: false, money: 500_000 })],
      found: [[1, 1, true, 500_000]],
    },
    {
      what: "several items, one without a market value",
      lines: [
        line({ money: 900_000 }),
        line({ isIncoming: false, items: [A, { id: 7, count: 1 }] }),
      ],
      found: [
        [1, 1, false, null],
        [7, 1, false, null],
      ],
    },
    {
      what: "an item and a property for money",
      lines: [
        line({ items: [A] }),
        line({ isProperty: true }),
        line({ isIncoming: false, money: 500_000 }),
      ],
      found: [[1, 1, true, null]],
    },
    {
      what: "an item for a property",
      lines: [line({ items: [A] }), line({ isIncoming: false, isProperty: true })],
      found: [[1, 1, true, null]],
    },
    {
      what: "money for an item and a property",
      lines: [
        line({ money: 900_000 }),
        line({ isIncoming: false, items: [B] }),
        line({ isIncoming: false, isProperty: true }),
      ],
      found: [[2, 3, false, null]],
    },
    {
      what: "items for items",
      lines: [line({ items: [A] }), line({ isIncoming: false, items: [B] })],
      found: [
        [1, 1, true, null],
        [2, 3, false, null],
      ],
    },
    { what: "items for nothing", lines: [line({ items: [A] })], found: [[1, 1, true, 0]] },
    {
      what: "money and items in one direction",
      lines: [line({ items: [A], money: 5 }), line({ isIncoming: false, items: [B] })],
      found: [
        [1, 1, true, null],
        [2, 3, false, null],
      ],
    },
  ])("$what", ({ lines, found }) => {
    expect(moved(lines)).toEqual(found);
  });
});

const entry = fc.record({
  isPurchase: fc.boolean(),
  atMs: fc.integer({ min: 1, max: 40 }),
  count: fc.integer({ min: 1, max: 30 }),
  item: fc.integer({ min: 1, max: 3 }),
  money: fc.integer({ min: 1, max: 1_000_000 }),
});
const logs = fc
  .array(entry, { maxLength: 40 })
  .map((entries) =>
    entries.map(({ isPurchase, atMs, count, item, money }) =>
      isPurchase
        ? buy(atMs, count, money, { item })
        : sell(atMs, count, money, { item, fee: count }),
    ),
  );

test("no lot is sold twice, and all quantities and all money are kept", () => {
  fc.assert(
    fc.property(logs, (events) => {
      const { lots, matches } = ledgerOf(events);
      for (const lot of lots) {
        const its = matches.filter((match) => match.lot === lot);
        expect(sum(its.map(({ quantity }) => quantity)) + lot.left).toBe(lot.quantity);
        expect(sum(its.map(({ cost }) => cost ?? 0)) + (lot.leftCost ?? 0)).toBe(lot.cost);
        expect(its.every(({ atMs }) => atMs >= lot.atMs)).toBe(true);
      }
      const sales = events.flatMap((event) => (event.kind === "sell" ? event : []));
      for (const sale of sales) {
        const its = matches.filter(({ outId }) => outId === sale.id);
        expect(sum(its.map(({ quantity }) => quantity))).toBe(sale.items[0]?.count);
        expect(sum(its.map(({ proceeds }) => proceeds ?? 0))).toBe(sale.proceeds);
        expect(sum(its.map(({ fee }) => fee))).toBe(sale.fee);
      }
    }),
  );
});

test("a lot that is a little older is never left while a newer one of its item is sold", () => {
  fc.assert(
    fc.property(logs, (events) => {
      const { lots } = ledgerOf(events);
      for (const item of [1, 2, 3]) {
        const its = lots.filter((lot) => lot.item === item);
        const first = its.findIndex(({ left }) => left > 0);
        const later = first < 0 ? [] : its.slice(first + 1);
        expect(later.every(({ left, quantity }) => left === quantity)).toBe(true);
      }
    }),
  );
});
