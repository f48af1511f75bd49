import { describe, expect, test } from "vitest";

import { POINTS } from "@/lib/game/ledger/events";

import { ledgerEvent, LEDGER_TYPES } from "./ledger-events";

const AT = Date.UTC(2026, 10, 18, 12);

const BASE = { id: "Entry1", atMs: AT };

/** "cost_total", as the game writes it, for "costTotal". */
const wireName = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

/** The event of an entry with these fields, without its id and time. */
function read(
  id: number,
  fields: Record<string, unknown>,
  { title = "Something", category = "Item market" } = {},
): unknown {
  const wire = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [wireName(name), value]),
  );
  const found = ledgerEvent({ ...BASE, type: { id, title }, category, fields: wire, params: {} });
  expect(found).toMatchObject(BASE);
  return Object.fromEntries(Object.entries(found).filter(([name]) => !Object.hasOwn(BASE, name)));
}

const CAMELS = [{ id: 384, count: 28 }];
const pile = [{ id: 384, qty: 28, uid: null }];

describe("purchases and sales", () => {
  test.each([1103, 1112])("type %i buys on the market", (id) => {
    expect(read(id, { items: pile, costEach: 10, costTotal: 280, seller: 5 })).toEqual({
      kind: "buy",
      place: "market",
      items: CAMELS,
      cost: 280,
      country: null,
    });
  });

  test.each([1104, 1113])("type %i sells on the market, for what remains after the fee", (id) => {
    const fields = {
      fee: 101_446,
      buyer: 7,
      items: pile,
      costEach: 72_461,
      costTotal: 1_927_462,
    };
    expect(read(id, fields)).toEqual({
      kind: "sell",
      place: "market",
      items: CAMELS,
      proceeds: 1_927_462,
      fee: 101_446,
    });
  });

  test.each([
    [1220, "buy", "bazaar"],
    [1225, "buy", "bazaar"],
    [1221, "sell", "bazaar"],
    [1226, "sell", "bazaar"],
    [1501, "buy", "bunker"],
    [1500, "sell", "bunker"],
    [4200, "buy", "shop"],
  ])("type %i: %s, %s", (id, kind, place) => {
    expect(read(id, { item: 384, quantity: 28, costTotal: 280 })).toMatchObject({
      kind,
      place,
      items: CAMELS,
      [kind === "buy" ? "cost" : "proceeds"]: 280,
    });
  });

  test("a purchase abroad has its country", () => {
    const fields = { area: 11, item: 384, quantity: 28, costEach: 14_000, costTotal: 392_000 };
    expect(read(4201, fields)).toMatchObject({
      place: "abroad",
      cost: 392_000,
      country: "UAE",
    });
    expect(read(4201, { ...fields, area: 99 })).toMatchObject({ country: null });
  });

  test.each([
    [4210, { item: 384, quantity: 28, totalValue: 500 }, 500],
    [4322, { item: [{ id: 384, qty: 28 }], finalPrice: 700 }, 700],
    [4322, { item: [{ id: 384, qty: 28 }], costTotal: 600 }, 600],
    [4322, { item: [{ id: 384, qty: 28 }] }, null],
  ])("type %i with %j brings %s", (id, fields, proceeds) => {
    expect(read(id, fields)).toMatchObject({ kind: "sell", items: CAMELS, proceeds });
  });

  test("points are an item of their own", () => {
    const fields = { quantity: 100, costEach: 32_000, costTotal: 3_200_000, listingId: 9 };
    const points = { place: "points", items: [{ id: POINTS, count: 100 }] };
    expect(read(5010, fields)).toMatchObject({ kind: "buy", cost: 3_200_000, ...points });
    expect(read(5011, fields)).toMatchObject({ kind: "sell", proceeds: 3_200_000, ...points });
  });

  test.each([
    ["a number", { item: 384, quantity: 28 }],
    ["a list", { items: pile }],
    ["a list in “item”", { item: [{ id: 384, qty: 28 }] }],
    ["a map", { items: { 384: 28 } }],
    ["a number as text", { item: "384", quantity: "28" }],
    ["a list with ids as text", { items: [{ id: "384", qty: "28", uid: "5" }] }],
    [
      "a list with an item twice",
      {
        items: [
          { id: 384, qty: 20 },
          { id: 384, qty: 8 },
        ],
      },
    ],
  ])("items may be %s", (_, fields) => {
    expect(read(1112, { ...fields, costTotal: 5 })).toMatchObject({ items: CAMELS });
  });

  test.each([
    { item: 384, quantity: 0, costTotal: 280 },
    { items: [{ id: 384, qty: 0 }], costTotal: 280 },
    { costTotal: 280 },
    { item: "a plushie", quantity: 2, costTotal: 280 },
  ])("%j can’t be read", (fields) => {
    expect(read(1112, fields)).toEqual({ kind: "unreadable" });
  });

  test("without its money, a purchase has an unknown cost", () => {
    expect(read(1112, { items: pile })).toMatchObject({ kind: "buy", cost: null });
  });

  test.each([
    ...[1100, 1101, 1110, 1111, 1210, 1211, 1222, 1223, 1300, 1301, 1302, 1303],
    ...[5000, 5001, 4430, 8700, 8701],
  ])("listing, or another move of one’s own items, is no sale: type %i", (id) => {
    expect(read(id, { items: pile, price: 5, quantity: 28, costTotal: 140 })).toEqual({
      kind: "other",
    });
  });

  test.each([4442, 4443, 4447, 4448, 4480, 4493])("a draft of a trade: type %i", (id) => {
    expect(read(id, { items: pile, money: 5, parsedTradeId: 7 })).toEqual({ kind: "other" });
  });

  test.each([6745, 6746, 6747, 6748, 6749, 6750, 6751, 6753])(
    "a loan of the faction is no purchase: type %i",
    (id) => {
      expect(read(id, { items: pile, faction: 9001 })).toEqual({ kind: "other" });
      expect(read(id, { items: pile })).toEqual({ kind: "other" });
    },
  );

  test("the piggy bank stays after its use", () => {
    expect(read(2380, { item: 300, quantity: 1, money: 5 })).toEqual({ kind: "other" });
  });

  test.each([0, "", " ", undefined, null, "0"])(
    "of the faction %j, items are one’s own",
    (faction) => {
      expect(read(1112, { items: pile, costTotal: 280, faction })).toMatchObject({ kind: "buy" });
      expect(read(2390, { item: 370, item2: 196, faction })).toMatchObject({ kind: "exchange" });
    },
  );

  test.each([9001, "9001"])("of the faction %j, items aren’t one’s own", (faction) => {
    expect(read(1112, { items: pile, costTotal: 280, faction })).toEqual({ kind: "other" });
    expect(read(2390, { item: 370, item2: 196, faction })).toEqual({ kind: "other" });
    expect(read(6768, { item: 370, faction })).toEqual({ kind: "other" });
  });
});

describe("items without a price", () => {
  test.each([
    [4101, "receive"],
    [4103, "receive"],
    [4102, "give"],
    [2290, "give"],
    [6768, "give"],
    [6769, "give"],
  ])("type %i: %s", (id, kind) => {
    expect(read(id, { item: 384, quantity: 28 })).toEqual({ kind, items: CAMELS });
  });

  test("a dividend is a map of items", () => {
    expect(read(5530, { stock: 16, item: { 370: 2 } })).toEqual({
      kind: "receive",
      items: [{ id: 370, count: 2 }],
    });
  });

  test("Xanax taken needs no item", () => {
    expect(read(2291, {})).toEqual({ kind: "give", items: [{ id: 206, count: 1 }] });
  });

  test.each([
    [0, "give"],
    ["", "give"],
    [" ", "give"],
    [undefined, "give"],
    [null, "give"],
    [9001, "other"],
    ["9001", "other"],
  ])("of the faction %j: %s", (faction, kind) => {
    expect(read(2290, { item: 206, faction })).toMatchObject({ kind });
  });
});

describe("exchanges", () => {
  const CANNABIS = { id: 196, count: 30 };
  test.each([
    [
      "a drug pack, whose quantity is that of its content",
      2390,
      { item: 370, item2: 196, quantity: 30 },
    ],
    ["a safe", 2480, { item: 370, item2: 196, quantity: "30" }],
    ["a goodie bag with a list", 2400, { item: 370, items: [{ id: 196, qty: 30 }] }],
    ["a goodie bag with a map", 2400, { item: "370", items: { 196: 30 } }],
  ])("%s", (_, id, fields) => {
    expect(read(id, fields)).toEqual({
      kind: "exchange",
      place: "container",
      gone: [{ id: 370, count: 1 }],
      came: [CANNABIS],
    });
  });

  test("without its container, what was in it is free", () => {
    expect(read(2400, { items: { 196: 30 } })).toEqual({ kind: "receive", items: [CANNABIS] });
    expect(read(2480, { item: 370, item2: 196 })).toMatchObject({ came: [{ id: 196, count: 1 }] });
  });

  test.each([
    [{ item: 731, bloodBag: 732 }, "exchange"],
    [{ item: 731, bloodBag: 732, faction: " ", armoryDeposit: 0 }, "exchange"],
    [{ item: 731, bloodBag: 732, armoryDeposit: "" }, "exchange"],
    [{ item: 731, bloodBag: 732, armoryDeposit: "0" }, "exchange"],
    [{ item: 731, bloodBag: 732, armoryDeposit: false }, "exchange"],
    [{ item: 731, bloodBag: 732, armoryDeposit: true }, "give"],
    [{ item: 731, bloodBag: 732, armoryDeposit: 9001 }, "give"],
    [{ item: 731 }, "give"],
    [{ item: 731, bloodBag: 732, faction: 9001 }, "other"],
    [{ bloodBag: 732 }, "unreadable"],
  ])("a filled blood bag with %j: %s", (fields, kind) => {
    const found = read(2340, fields);
    expect(found).toMatchObject({ kind });
    if (kind === "exchange") {
      expect(found).toMatchObject({ gone: [{ id: 731, count: 1 }], came: [{ id: 732, count: 1 }] });
    }
  });

  test.each([
    [{ item: 384, quantity: 28, totalValue: 40 }, "exchange"],
    [{ item: 384, quantity: 28, costTotal: 40 }, "exchange"],
    [{ item: 384, quantity: 28 }, "give"],
    [{ totalValue: 40 }, "unreadable"],
  ])("sold to a shop for points with %j: %s", (fields, kind) => {
    const found = read(4220, fields);
    expect(found).toMatchObject({ kind });
    if (kind === "exchange") {
      const came = [{ id: POINTS, count: 40 }];
      expect(found).toMatchObject({ place: "shop", gone: CAMELS, came });
    }
  });

  test.each([
    [
      { set: "Plushies", quantity: 4, pointsReceived: 44 },
      { sets: 4, points: 44 },
    ],
    [
      { set: " Plushies ", quantity: "4", pointsReceived: "44" },
      { sets: 4, points: 44 },
    ],
    [
      { set: "Plushies", quantity: 4 },
      { sets: 4, points: null },
    ],
  ])("at the museum with %j", (fields, found) => {
    expect(read(7000, fields)).toEqual({ kind: "museum", set: "Plushies", ...found });
  });

  test.each([
    [7000, { quantity: 4, pointsReceived: 40 }],
    [7000, { set: 5, quantity: 4, pointsReceived: 40 }],
    [7000, { set: "Plushies", quantity: 0, pointsReceived: 40 }],
    [7000, { set: "Plushies", quantity: 1.5, pointsReceived: 40 }],
    [2390, { item: 370 }],
    [2390, { item: 370, items: {} }],
  ])("type %i with %j can’t be read", (id, fields) => {
    expect(read(id, fields)).toEqual({ kind: "unreadable" });
  });
});

describe("trades", () => {
  const trade = { user: 7, tradeId: "[view]", parsedTradeId: 12_345 };
  test.each([
    [4440, { money: 900 }, { isIncoming: false, money: 900, items: [] }],
    [4441, { money: 900 }, { isIncoming: true, money: 900, items: [] }],
    [4445, { items: pile }, { isIncoming: false, money: 0, items: CAMELS }],
    [4446, { items: pile }, { isIncoming: true, money: 0, items: CAMELS }],
  ])("type %i with %j", (id, fields, line) => {
    expect(read(id, { ...trade, ...fields })).toEqual({
      kind: "trade",
      tradeId: "12345",
      isProperty: false,
      ...line,
    });
  });

  test.each([
    [4450, false],
    [4451, true],
  ])("type %i is a property, without a price of its own", (id, isIncoming) => {
    const property = { money: 0, items: [], isProperty: true };
    const found = { kind: "trade", tradeId: "12345", isIncoming, ...property };
    expect(read(id, { ...trade, property: 12, item: 5 })).toEqual(found);
  });

  test.each([
    { ...trade, parsedTradeId: undefined, money: 5 },
    { tradeId: "[view]", money: 5 },
    trade,
  ])("%j can’t be read", (fields) => {
    expect(read(4440, fields)).toEqual({ kind: "unreadable" });
  });
});

describe("flights", () => {
  const travel = (title: string) => ({ title, category: "Travel" });

  test.each(["Travel depart", "Travel initiate"])("%s, under any number", (title) => {
    const fields = { origin: 1, destination: 11, duration: 10_860, travelMethod: "Airstrip" };
    expect(read(6000, fields, travel(title))).toEqual({
      kind: "depart",
      from: "Torn",
      to: "UAE",
      durationMs: 10_860_000,
      method: "airstrip",
    });
    expect(read(6000, { ...fields, travelMethod: "Balloon" }, travel(title))).not.toHaveProperty(
      "method",
    );
    expect(read(6017, { origin: 11, destination: 1 }, travel(title))).toEqual({
      kind: "depart",
      from: "UAE",
      to: "Torn",
      durationMs: null,
    });
    expect(read(6000, { origin: 77 }, travel(title))).toEqual({ kind: "unreadable" });
  });

  test("arrivals and fares", () => {
    expect(read(6018, { destination: 1 }, travel("Travel arrive"))).toEqual({
      kind: "arrive",
      at: "Torn",
    });
    expect(read(6001, { cost: 27_200 }, travel("Travel fee"))).toEqual({
      kind: "fare",
      cost: 27_200,
    });
  });

  test.each([
    ["Rehab", "Travel"],
    ["Offshore bank deposit", "Travel"],
    ["Travel depart", "Casino"],
  ])("%s in %s isn’t a flight", (title, category) => {
    expect(read(6005, { cost: 5, origin: 1 }, { title, category })).toEqual({ kind: "other" });
  });
});

test("no call asks for more than ten types, and none twice", () => {
  expect(Math.max(...LEDGER_TYPES.map((types) => types.length))).toBeLessThanOrEqual(10);
  expect(new Set(LEDGER_TYPES.flat()).size).toBe(LEDGER_TYPES.flat().length);
});
