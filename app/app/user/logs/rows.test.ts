import { expect, test } from "vitest";

import type { LogEntry } from "@/lib/game/logs/log-entry";
import { aLogEntry } from "@/lib/game/logs/testing/a-log-entry";

import { logRange, logRows, searchIn } from "./rows";
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

test("a row has its fields, money and items", () => {
  expect(rows.map(({ flow }) => flow.money)).toEqual([-50_000, 0, 8_012, 0]);
  expect(rows[0]?.flow.items).toBe(100);
  expect(rows[2]?.fields).toEqual([
    { name: "defender", value: { kind: "players", ids: [3000201] } },
    { name: "moneyMugged", value: { kind: "money", dollars: 8_012 } },
  ]);
});

test("an entry that is loaded again keeps its row", () => {
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
  { text: "mugged an opponent", ids: ["mug"] },
  { text: "attack mug", ids: ["mug"] },
  { text: "item attack", ids: [] },
])("a search for '$text' finds $ids", ({ text, ids }) => {
  expect(idsOf(searchIn(NAMES)(rows, text))).toEqual(ids);
});

const NOW = Date.UTC(2026, 10, 20, 12);
const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

test.each([
  { from: "", to: "", fromMs: day("2004-01-01"), toMs: undefined, isPaged: true },
  {
    from: "",
    to: "2026-11-19",
    fromMs: day("2004-01-01"),
    toMs: day("2026-11-20") - 1000,
    isPaged: true,
  },
  { from: "2026-11-01", to: "", fromMs: day("2026-11-01"), toMs: undefined, isPaged: false },
  {
    from: "2026-11-20",
    to: "2026-11-20",
    fromMs: day("2026-11-20"),
    toMs: day("2026-11-21") - 1000,
    isPaged: false,
  },
])("from '$from' to '$to': read page by page: $isPaged", ({ from, to, ...range }) => {
  expect(logRange({ from, to }, NOW)).toEqual(range);
});

test.each([
  { why: "the last day before the first", from: "2026-11-07", to: "2026-11-01" },
  { why: "a year that is still being typed", from: "0202-11-01", to: "" },
  { why: "a day to come", from: "2026-11-21", to: "" },
  { why: "a last day to come", from: "", to: "2027-01-01" },
  { why: "no day", from: "yesterday", to: "" },
])("$why is refused with a text that says what to do", ({ from, to }) => {
  expect(logRange({ from, to }, NOW)).toMatch(/Choose/);
});
