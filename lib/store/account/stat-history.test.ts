import { beforeEach, expect, test, vi } from "vitest";

import { storeDailyStats, mergeStatHistory, readStatHistories } from "./stat-history";
import {
  allStatHistories,
  removeStatHistories,
  listStatHistories,
  writeStatHistories,
} from "./stored-histories";

const kept = vi.hoisted(() => new Map<string, unknown>());

vi.mock("idb-keyval", () => ({
  delMany(names: string[]) {
    for (const name of names) kept.delete(name);
    return Promise.resolve();
  },
  entries: () => Promise.resolve([...kept]),
  getMany: (names: string[]) => Promise.resolve(names.map((name) => kept.get(name))),
  setMany(all: [string, unknown][]) {
    for (const [name, value] of all) kept.set(name, value);
    return Promise.resolve();
  },
  update(name: string, change: (before: unknown) => unknown) {
    kept.set(name, change(kept.get(name)));
    return Promise.resolve();
  },
}));

beforeEach(() => {
  kept.clear();
});

const ME = "3000001";
const MONDAY = Date.UTC(2026, 10, 16);
const TUESDAY = Date.UTC(2026, 10, 17);

test("a day's stats are stored under the owner, and added to", async () => {
  await storeDailyStats(ME, 3_000_001, MONDAY, { xantaken: 5, refills: null });
  await storeDailyStats(ME, 3_000_001, TUESDAY, { xantaken: 7 });
  await storeDailyStats(ME, 3_000_001, MONDAY, { networth: 9 });
  await storeDailyStats("3000009", 3_000_001, MONDAY, { xantaken: 1 });
  expect(await readStatHistories(ME, [3_000_001, 3_000_002])).toEqual([
    { [MONDAY]: { xantaken: 5, refills: null, networth: 9 }, [TUESDAY]: { xantaken: 7 } },
    {},
  ]);
});

test.each([
  { what: "a value that is no number", days: { [MONDAY]: { xantaken: "5" } } },
  { what: "a day that is none", days: { monday: { xantaken: 5 } } },
  { what: "a text", days: "here" },
])("a record with $what counts as missing, and is replaced", async ({ days }) => {
  kept.set(`stats ${ME} 3000001`, days);
  expect(await readStatHistories(ME, [3_000_001])).toEqual([{}]);
  await storeDailyStats(ME, 3_000_001, TUESDAY, { xantaken: 7 });
  expect(await readStatHistories(ME, [3_000_001])).toEqual([{ [TUESDAY]: { xantaken: 7 } }]);
});

test.each([
  { here: { 1: { a: 1 } }, other: { 2: { a: 2 } }, both: { 1: { a: 1 }, 2: { a: 2 } } },
  { here: { 1: { a: 1 } }, other: { 1: { b: 2 } }, both: { 1: { a: 1, b: 2 } } },
  { here: { 1: { a: 1 } }, other: { 1: { a: 2 } }, both: { 1: { a: 1 } } },
  { here: { 1: { a: null } }, other: { 1: { a: 2 } }, both: { 1: { a: 2 } } },
  { here: { 1: { a: 1 } }, other: { 1: { a: null } }, both: { 1: { a: 1 } } },
])("$here with $other is $both", ({ here, other, both }) => {
  expect(mergeStatHistory(here, other)).toEqual(both);
});

test("stored days are counted, replaced and deleted by owner; the rest stays", async () => {
  kept.set("crimeHistory 9001", {});
  await storeDailyStats("3000009", 3_000_009, MONDAY, { xantaken: 1 });
  await storeDailyStats(ME, 3_000_001, MONDAY, { xantaken: 5 });
  await storeDailyStats(ME, 3_000_002, MONDAY, { xantaken: 6 });
  expect(await listStatHistories()).toEqual([
    { owner: "3000009", players: 1, bytes: 32 },
    { owner: ME, players: 2, bytes: 64 },
  ]);
  await writeStatHistories(ME, { 3000002: { [TUESDAY]: { xantaken: 8 } } });
  expect(await allStatHistories(ME)).toEqual({ 3000002: { [TUESDAY]: { xantaken: 8 } } });
  await removeStatHistories(ME);
  expect([...kept.keys()]).toEqual(["crimeHistory 9001", "stats 3000009 3000009"]);
});
