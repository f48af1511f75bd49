import { describe, expect, test } from "vitest";

import { userLogWire } from "@/lib/api/endpoints/user-log";
import live from "@/lib/api/testing/fixtures/user-log.json";
import older from "@/lib/api/testing/fixtures/user-log.legacy.json";

import { logFields, rawLogEntry } from "./log-fields";

/** The fields of an entry of a type, from their names and values as the game writes them. */
const read = (fields: readonly (readonly [string, unknown])[], id = 1, title = "Some type") =>
  logFields({ type: { id, title }, fields: Object.fromEntries(fields) }).map(({ name, value }) => ({
    name,
    ...value,
  }));

test("a purchase in a city shop: a shop, how many of the item, what it cost", () => {
  const fields = [
    ["area", 101],
    ["item", 209],
    ["quantity", 100],
    ["cost_each", 500],
    ["cost_total", 50_000],
  ] as const;
  expect(read(fields, 4200, "Item shop buy")).toEqual([
    { name: "area", kind: "shop", id: 101 },
    { name: "item", kind: "items", items: [{ id: 209, count: 100 }] },
    { name: "costEach", kind: "money", dollars: 500 },
    { name: "costTotal", kind: "money", dollars: 50_000 },
  ]);
});

test("a purchase abroad: its area is a country", () => {
  const fields = [
    ["area", 11],
    ["item", 384],
    ["quantity", 28],
  ] as const;
  expect(read(fields, 4201, "Item abroad buy")).toEqual([
    { name: "area", kind: "text", text: "UAE" },
    { name: "item", kind: "items", items: [{ id: 384, count: 28 }] },
  ]);
});

test.each([
  { wire: 206, items: [{ id: 206, count: 1 }] },
  { wire: "206", items: [{ id: 206, count: 1 }] },
  {
    wire: { 365: 1, 368: 2 },
    items: [
      { id: 365, count: 1 },
      { id: 368, count: 2 },
    ],
  },
  { wire: [{ id: 384, uid: null, qty: 28 }], items: [{ id: 384, count: 28 }] },
  {
    wire: [
      { id: 9, uid: 10, qty: 1 },
      { id: 9, uid: 11, qty: 1 },
    ],
    items: [{ id: 9, count: 2 }],
  },
  {
    wire: [206, 180],
    items: [
      { id: 206, count: 1 },
      { id: 180, count: 1 },
    ],
  },
])("items as $wire", ({ wire, items }) => {
  expect(read([["items", wire]])).toEqual([{ name: "items", kind: "items", items }]);
});

test("a share: the price is a text in the game, the amount counts shares", () => {
  const fields = [
    ["stock", 16],
    ["amount", 384_000],
    ["price", "736.36"],
    ["worth", 282_762_240],
  ] as const;
  expect(read(fields, 5510, "Stock buy")).toEqual([
    { name: "stock", kind: "stock", id: 16 },
    { name: "amount", kind: "count", count: 384_000 },
    { name: "price", kind: "money", dollars: 736.36 },
    { name: "worth", kind: "money", dollars: 282_762_240 },
  ]);
});

test("a bank's amount is money, and its duration a span", () => {
  const fields = [
    ["amount", 148_000_000],
    ["duration", 1_209_600],
  ] as const;
  expect(read(fields, 5450, "Bank invest")).toEqual([
    { name: "amount", kind: "money", dollars: 148_000_000 },
    { name: "duration", kind: "span", ms: 1_209_600_000 },
  ]);
});

test("points aren't dollars, though their fields have the same names", () => {
  expect(read([["total_value", 5]], 4220, "Item shop sell points")).toEqual([
    { name: "totalValue", kind: "count", count: 5 },
  ]);
  expect(read([["balance_after", 5]], 6743, "Faction points balance change receive")).toEqual([
    { name: "balanceAfter", kind: "count", count: 5 },
  ]);
  expect(read([["cost", 5]], 8800, "Token shop honor")).toEqual([
    { name: "cost", kind: "count", count: 5 },
  ]);
});

test("players, factions and companies by id; missing ones are left out", () => {
  const fields = [
    ["sender", 3000002],
    ["receivers", [3000003, 3000004]],
    ["faction", 9001],
    ["company", 8999],
  ] as const;
  expect(read(fields)).toEqual([
    { name: "sender", kind: "players", ids: [3000002] },
    { name: "receivers", kind: "players", ids: [3000003, 3000004] },
    { name: "faction", kind: "faction", id: 9001 },
    { name: "company", kind: "company", id: 8999 },
  ]);
  const zeros = ["attacker", "stock", "item", "anonymous"].map((name) => [name, 0] as const);
  const empty = [
    ["faction", " "],
    ["message", ""],
    ["uid", null],
    ["list", []],
  ] as const;
  expect(read([...zeros, ...empty])).toEqual([]);
  const hidden = [
    ["opponent", "Bravo"],
    ["anonymous", 1],
  ] as const;
  expect(read(hidden)).toEqual([
    { name: "opponent", kind: "text", text: "Bravo" },
    { name: "anonymous", kind: "text", text: "yes" },
  ]);
});

test("times: moments in seconds since 1970, and spans in seconds", () => {
  const fields = [
    ["until", 1_795_175_000],
    ["hospital_time_increased", 300],
  ] as const;
  expect(read(fields)).toEqual([
    { name: "until", kind: "moment", atMs: 1_795_175_000_000 },
    { name: "hospitalTimeIncreased", kind: "span", ms: 300_000 },
  ]);
  expect(read([["until", 5]])).toEqual([{ name: "until", kind: "count", count: 5 }]);
});

test("links are read as their words, and one that only says “view” not at all", () => {
  const link = '[<a href = "/loader.php?sid=attackLog">view</a>]';
  const fields = [
    ["log", link],
    ["message", "Thanks <b>a lot</b>!"],
  ] as const;
  expect(read(fields)).toEqual([{ name: "message", kind: "text", text: "Thanks a lot!" }]);
});

test("an unknown name is a count or a text, an inner record a field for each part", () => {
  const fields = [
    ["new_thing", 7],
    ["words", "0,49,25"],
    ["code", "1234"],
    ["numbers", [1, 2]],
    ["winnings", [{ dontPass: 500 }]],
    ["place", { town: "Torn", deep: { er: 1 } }],
  ] as const;
  expect(read(fields)).toEqual([
    { name: "newThing", kind: "count", count: 7 },
    { name: "words", kind: "text", text: "0,49,25" },
    { name: "code", kind: "text", text: "1234" },
    { name: "numbers", kind: "text", text: "1, 2" },
    { name: "winningsDontPass", kind: "count", count: 500 },
    { name: "placeTown", kind: "text", text: "Torn" },
    { name: "placeDeep", kind: "text", text: '{"er":1}' },
  ]);
});

test("a stat before training is a count, though the game sends it as text", () => {
  const fields = [
    ["speed_before", "1000.5"],
    ["speed_after", 1006.25],
    ["note_before", "none"],
  ] as const;
  expect(read(fields)).toEqual([
    { name: "speedBefore", kind: "count", count: 1000.5 },
    { name: "speedAfter", kind: "count", count: 1006.25 },
    { name: "noteBefore", kind: "text", text: "none" },
  ]);
});

test("any value of a field can be read", () => {
  for (const wire of [true, false, 1.5, -3, "x", [], {}, [[1]], [null], { a: null }]) {
    for (const name of ["money", "item", "user", "faction", "area", "until", "duration", "other"]) {
      expect(() => read([[name, wire]])).not.toThrow();
    }
  }
});

test("an infinite number is left out, and an absurd time is a count", () => {
  const fields = [
    ["area", Infinity],
    ["sender", [Infinity]],
    ["cost_total", -Infinity],
  ] as const;
  expect(read(fields)).toEqual([]);
  expect(read([["until", 1_795_175_000_000]])).toEqual([
    { name: "until", kind: "count", count: 1_795_175_000_000 },
  ]);
});

describe("an entry in JSON", () => {
  test.each([
    { shape: "today's", wire: live },
    { shape: "the older", wire: older },
  ])("an entry of $shape shape is written as the game writes it today", ({ wire }) => {
    const [entry] = userLogWire.parse(wire).log.entries;
    expect(entry && JSON.parse(rawLogEntry(entry))).toEqual(live.log[0]);
  });
});
