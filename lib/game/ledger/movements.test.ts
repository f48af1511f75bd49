import { describe, expect, test } from "vitest";

import { type LedgerEvent, POINTS } from "./events";
import { movementsOf } from "./movements";

const marketValue = (item: number) => (item < 5 ? item * 100 : null);
const museumSets = (name: string) => (name === "Coins" ? [3, 3, 4] : null);
const moved = (...events: LedgerEvent[]) => movementsOf(events, marketValue, museumSets);

const items = (...piles: [id: number, count: number][]) =>
  piles.map(([id, count]) => ({ id, count }));

describe("one deal", () => {
  const base = { id: "a", atMs: 7, place: "market" } as const;

  test("a purchase has no fee, a sale has its own", () => {
    const found = { ...base, item: 2, quantity: 3, exchange: null };
    expect(moved({ ...base, kind: "buy", items: items([2, 3]), cost: 50, country: null })).toEqual([
      { ...found, isIncoming: true, money: 50, fee: 0 },
    ]);
    expect(moved({ ...base, kind: "sell", items: items([2, 3]), proceeds: 50, fee: 4 })).toEqual([
      { ...found, isIncoming: false, money: 50, fee: 4 },
    ]);
  });

  test("a sale for nothing still has its fee", () => {
    const sale = { ...base, items: items([1, 1], [2, 1]), proceeds: 0, fee: 30 };
    const found = moved({ ...sale, kind: "sell" });
    expect(found.map(({ money, fee }) => [money, fee])).toEqual([
      [0, 10],
      [0, 20],
    ]);
  });

  test("a gift costs nothing; what was given brings an unknown amount", () => {
    const found = { id: "a", atMs: 7, item: 2, quantity: 3, place: null, fee: 0, exchange: null };
    expect(moved({ id: "a", atMs: 7, kind: "receive", items: items([2, 3]) })).toEqual([
      { ...found, isIncoming: true, money: 0 },
    ]);
    expect(moved({ id: "a", atMs: 7, kind: "give", items: items([2, 3]) })).toEqual([
      { ...found, isIncoming: false, money: null },
    ]);
  });

  test.each([
    {
      what: "several items, by market value and in the order of their ids",
      piles: items([3, 1], [1, 2], [3, 1]),
      cost: 801,
      found: [
        [1, 2, 200],
        [3, 2, 601],
      ],
    },
    {
      what: "several items without a cost, whatever they are worth",
      piles: items([9, 1], [1, 2]),
      cost: 0,
      found: [
        [1, 2, 0],
        [9, 1, 0],
      ],
    },
    {
      what: "several items, one without a market value",
      piles: items([9, 1], [1, 2]),
      cost: 5,
      found: [
        [1, 2, null],
        [9, 1, null],
      ],
    },
    { what: "one item in two piles", piles: items([9, 1], [9, 2]), cost: 5, found: [[9, 3, 5]] },
    { what: "a pile of 0", piles: items([9, 0], [1, 2]), cost: 5, found: [[1, 2, 5]] },
    {
      what: "an unknown cost",
      piles: items([1, 1], [2, 1]),
      cost: null,
      found: [
        [1, 1, null],
        [2, 1, null],
      ],
    },
  ])("of $what", ({ piles, cost, found }) => {
    const result = moved({ ...base, kind: "buy", items: piles, cost, country: null });
    expect(result.map(({ item, quantity, money }) => [item, quantity, money])).toEqual(found);
  });
});

describe("a trade", () => {
  const line = (id: string, atMs: number, isIncoming: boolean, what: object): LedgerEvent => ({
    ...{ kind: "trade", id, atMs, tradeId: "5", isIncoming, money: 0, items: [] },
    isProperty: false,
    ...what,
  });

  test("has the smallest id and the latest time of its lines", () => {
    expect(
      moved(line("c", 7, true, { items: items([1, 2]) }), line("b", 9, false, { money: 500 })),
    ).toEqual([
      {
        ...{ id: "b", atMs: 9, item: 1, quantity: 2, isIncoming: true, money: 500 },
        ...{ fee: 0, place: "trade", exchange: null },
      },
    ]);
  });

  test("is shared out the same whatever order its lines have", () => {
    const lines = [
      line("a", 1, true, { items: items([2, 1]) }),
      line("b", 1, true, { items: items([1, 2]) }),
      line("c", 1, false, { money: 1 }),
    ];
    // Half a dollar each, rounded.
    for (const some of [lines, lines.toReversed()]) {
      expect(moved(...some).map(({ item, money }) => [item, money])).toEqual([
        [1, 1],
        [2, 0],
      ]);
    }
  });

  const came = (what: object) => line("a", 1, true, what);
  const went = (what: object) => line("b", 1, false, what);
  const A = { items: items([1, 2]) };
  const B = { items: items([2, 1]) };
  test.each([
    { what: "items for nothing", lines: [came(A)], money: [0] },
    { what: "items given for nothing", lines: [went(B)], money: [null] },
    { what: "items for money", lines: [came(A), went({ money: 5 })], money: [5] },
    { what: "money for items", lines: [went(B), came({ money: 5 })], money: [5] },
    { what: "items with money, for nothing", lines: [came({ ...A, money: 5 })], money: [null] },
    {
      what: "items and money for money",
      lines: [came({ ...A, money: 5 }), went({ money: 9 })],
      money: [null],
    },
    {
      what: "money for items and money",
      lines: [came({ money: 9 }), went({ ...B, money: 5 })],
      money: [null],
    },
    { what: "items and money given", lines: [went({ ...B, money: 5 })], money: [null] },
    { what: "items for items", lines: [came(A), went(B)], money: [null, null] },
    {
      what: "items for items and money",
      lines: [came(A), went({ ...B, money: 5 })],
      money: [null, null],
    },
    {
      what: "items and money for items",
      lines: [came({ ...A, money: 5 }), went(B)],
      money: [null, null],
    },
  ])("of $what: $money", ({ lines, money }) => {
    expect(moved(...lines).map((one) => one.money)).toEqual(money);
  });
});

describe("at the museum", () => {
  const event = { kind: "museum", id: "a", atMs: 7, sets: 2 } as const;
  const base = { id: "a", atMs: 7, money: null, fee: 0, place: "museum" };
  const out = { ...base, isIncoming: false, exchange: "given" };

  test("all items of the sets go, and the points come for them", () => {
    expect(moved({ ...event, set: "Coins", points: 25 })).toEqual([
      { ...out, item: 3, quantity: 4 },
      { ...out, item: 4, quantity: 2 },
      {
        ...{ ...base, item: POINTS, quantity: 25, isIncoming: true },
        exchange: { from: 0, to: 1, whole: 1 },
      },
    ]);
  });

  test("of an unknown set only the points are known, of unknown points only the set", () => {
    expect(moved({ ...event, set: "Stamps", points: 25 })).toEqual([
      { ...base, item: POINTS, quantity: 25, isIncoming: true, exchange: null },
    ]);
    expect(moved({ ...event, set: "Coins", points: null }).map(({ item }) => item)).toEqual([3, 4]);
    expect(moved({ ...event, set: "Stamps", points: null })).toEqual([]);
  });
});

test("time, then what comes, an exchange and what leaves, then the id", () => {
  const gift = (id: string, atMs: number): LedgerEvent => ({
    ...{ kind: "receive", id, atMs, items: items([1, 1]) },
  });
  const given = (id: string, atMs: number): LedgerEvent => ({
    ...{ kind: "give", id, atMs, items: items([1, 1]) },
  });
  const exchange = (id: string): LedgerEvent => ({
    ...{ kind: "exchange", id, atMs: 5, place: "container" },
    ...{ gone: items([1, 1]), came: items([2, 1]) },
  });
  const events = [
    ...[given("z", 5), given("b", 5), exchange("m"), exchange("l")],
    ...[gift("c", 5), gift("y", 4), gift("d", 5)],
  ];
  // First the items that both exchanges take, then those that both give.
  const order = ["y", "c", "d", "l", "m", "l", "m", "b", "z"];
  expect(moved(...events).map(({ id }) => id)).toEqual(order);
  expect(moved(...events.toReversed()).map(({ id }) => id)).toEqual(order);
});

test("flights, fares and entries without a meaning move nothing", () => {
  const dated = { id: "a", atMs: 5 };
  expect(
    moved(
      { ...dated, kind: "depart", from: "Torn", to: "UAE", durationMs: 5 },
      { ...dated, kind: "arrive", at: "UAE" },
      { ...dated, kind: "fare", cost: 5 },
      { ...dated, kind: "other" },
      { ...dated, kind: "unreadable" },
    ),
  ).toEqual([]);
});
