import { expect, test } from "vitest";

import type { LogEntry } from "@/lib/game/logs/log-entry";
import { aLogEntry } from "@/lib/game/logs/testing/a-log-entry";

import { logRows, searchIn } from "./rows";
import type { LogNames } from "./text";

const NAMES: LogNames = {
  items: new Map([[209, "Box of Sweet Hearts"]]),
  shops: new Map([[101, "Sally's Sweet Shop"]]),
  stocks: new Map(),
  players: new Map(),
};

const ENTRIES: readonly LogEntry[] = [
  aLogEntry({
    id: "purchase",
    atMs: 4000,
    type: { id: 4200, title: "Item shop buy" },
    category: "Shops",
    fields: { area: 101, item: 209, quantity: 100, costTotal: 50_000 },
  }),
  aLogEntry({ id: "prayer", atMs: 3000 }),
  aLogEntry({
    id: "mug",
    atMs: 2000,
    type: { id: 8155, title: "Attack mug" },
    category: "Attacking",
    fields: { defender: 3000201, moneyMugged: 8_012 },
  }),
  aLogEntry({ id: "prayer before", atMs: 1000 }),
];
const ALL = { typeId: null, fromMs: 0, toMs: undefined };
const rows = logRows(ENTRIES, ALL);
const idsOf = (found: ReturnType<typeof logRows>) => found.map(({ entry }) => entry.id);

test("a row has its fields and what came by it", () => {
  expect(rows.map(({ flow }) => flow.money)).toEqual([-50_000, 0, 8_012, 0]);
  expect(rows[0]?.flow.items).toBe(100);
  expect(rows[2]?.fields).toEqual([
    { name: "defender", value: { kind: "players", ids: [3000201] } },
    { name: "moneyMugged", value: { kind: "money", dollars: 8_012 } },
  ]);
});

test("an entry that is read again with others keeps its row", () => {
  expect(logRows(ENTRIES.slice(0, 1), ALL)[0]).toBe(rows[0]);
});

test.each([
  { wanted: ALL, ids: ["purchase", "prayer", "mug", "prayer before"] },
  { wanted: { ...ALL, fromMs: 2000 }, ids: ["purchase", "prayer", "mug"] },
  { wanted: { ...ALL, fromMs: 2000, toMs: 3000 }, ids: ["prayer", "mug"] },
  { wanted: { ...ALL, typeId: 5971 }, ids: ["prayer", "prayer before"] },
])("$wanted holds $ids", ({ wanted, ids }) => {
  expect(idsOf(logRows(ENTRIES, wanted))).toEqual(ids);
});

test.each([
  { text: "", ids: ["purchase", "prayer", "mug", "prayer before"] },
  { text: "  ", ids: ["purchase", "prayer", "mug", "prayer before"] },
  { text: "church", ids: ["prayer", "prayer before"] },
  { text: "SWEET hearts", ids: ["purchase"] },
  { text: "sally's", ids: ["purchase"] },
  { text: "50,000", ids: ["purchase"] },
  { text: "$50000", ids: ["purchase"] },
  { text: "3000201", ids: ["mug"] },
  { text: "money mugged", ids: ["mug"] },
  { text: "item attack", ids: [] },
])("a search for '$text' finds $ids", ({ text, ids }) => {
  expect(idsOf(searchIn(NAMES)(rows, text))).toEqual(ids);
});
