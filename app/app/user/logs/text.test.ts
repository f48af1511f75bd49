import { expect, test } from "vitest";

import type { LogField } from "@/lib/game/logs/log-entry";

import { entryText, fieldLabel, type LogNames, searchText } from "./text";

const NO_NAMES: LogNames = {
  items: new Map(),
  shops: new Map(),
  stocks: new Map(),
  players: new Map(),
};
const NAMES: LogNames = {
  items: new Map([[209, "Box of Sweet Hearts"]]),
  shops: new Map([[101, "Sally's Sweet Shop"]]),
  stocks: new Map([[9, "TCT The Torn City Times"]]),
  players: new Map([[3000001, "Alpha"]]),
};

test.each([
  ["money", "Money"],
  ["costTotal", "Cost total"],
  ["item2", "Item2"],
  ["hospitalTimeIncreased", "Hospital time increased"],
  ["", ""],
])("the field %s is called '%s'", (name, label) => {
  expect(fieldLabel({ name, value: { kind: "count", count: 1 } })).toBe(label);
});

const FIELDS: readonly LogField[] = [
  { name: "area", value: { kind: "shop", id: 101 } },
  { name: "item", value: { kind: "items", items: [{ id: 209, count: 100 }] } },
  { name: "costTotal", value: { kind: "money", dollars: 50_000 } },
  { name: "price", value: { kind: "money", dollars: 736.36 } },
  { name: "stock", value: { kind: "stock", id: 9 } },
  { name: "receivers", value: { kind: "players", ids: [3000001, 3000002] } },
  { name: "strengthIncreased", value: { kind: "count", count: 450.3 } },
  { name: "points", value: { kind: "count", count: 2_500 } },
  { name: "faction", value: { kind: "faction", id: 9001 } },
  { name: "until", value: { kind: "moment", atMs: Date.UTC(2026, 10, 20, 10, 36, 40) } },
  { name: "hospitalTimeIncreased", value: { kind: "span", ms: 300_000 } },
  { name: "wheel", value: { kind: "text", text: "the Wheel of Lame" } },
];

test("an entry in words, with the names that are known", () => {
  expect(entryText(FIELDS, NAMES)).toBe(
    [
      "Shop: Sally's Sweet Shop",
      "Item: 100 × Box of Sweet Hearts",
      "Cost total: $50,000",
      "Price: $736.36",
      "Stock: TCT The Torn City Times",
      "Receivers: Alpha [3000001], [3000002]",
      "Strength increased: 450.30",
      "Points: 2,500",
      "Faction: [9001]",
      "Until: 20 Nov 2026, 10:36:40",
      "Hospital time increased: 5 min",
      "Wheel: the Wheel of Lame",
    ].join("; "),
  );
});

test("without names, ids say what they belong to", () => {
  expect(entryText(FIELDS.slice(0, 2), NO_NAMES)).toBe("Shop: shop [101]; Item: 100 × item [209]");
  expect(entryText(FIELDS.slice(4, 6), NO_NAMES)).toBe(
    "Stock: stock [9]; Receivers: [3000001], [3000002]",
  );
});

test("a single item has no count", () => {
  const field: LogField = {
    name: "item",
    value: { kind: "items", items: [{ id: 209, count: 1 }] },
  };
  expect(entryText([field], NAMES)).toBe("Item: Box of Sweet Hearts");
  expect(fieldLabel(field)).toBe("Item");
});

test("a search looks through the same text, with numbers without commas", () => {
  expect(searchText(FIELDS.slice(0, 4), NAMES)).toBe(
    "Shop Sally's Sweet Shop Item 100 × Box of Sweet Hearts Cost total $50000 Price $736.36",
  );
});
