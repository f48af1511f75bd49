import { beforeEach, expect, test, vi } from "vitest";

import { resetDatabase, stored } from "@/lib/store/testing/fake-database";

import { storeDailyStats, mergeStatHistory, readStatHistories } from "./stat-history";
import { listStatHistories, removeStatHistories } from "./listed-histories";

vi.mock("idb-keyval", () => import("@/lib/store/testing/fake-database"));

beforeEach(resetDatabase);

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
  {
    what: "a value that is no number",
    days: { [MONDAY]: { xantaken: "5", refills: 2 } },
    read: { [MONDAY]: { refills: 2 } },
  },
  {
    what: "a day that is none",
    days: { monday: { xantaken: 5 }, [MONDAY]: { refills: 2 } },
    read: { [MONDAY]: { refills: 2 } },
  },
  { what: "a day that is a text", days: { [MONDAY]: "here" }, read: {} },
  { what: "no days", days: "here", read: {} },
])("$what is left out alone, and the rest stays when a day is added", async ({ days, read }) => {
  stored.set(`stats ${ME} 3000001`, days);
  expect(await readStatHistories(ME, [3_000_001])).toEqual([read]);
  await storeDailyStats(ME, 3_000_001, TUESDAY, { xantaken: 7 });
  expect(await readStatHistories(ME, [3_000_001])).toEqual([
    { ...read, [TUESDAY]: { xantaken: 7 } },
  ]);
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

test("stored days are counted and deleted by owner; the rest stays", async () => {
  stored.set("crimeHistory 9001", {});
  await storeDailyStats("3000009", 3_000_009, MONDAY, { xantaken: 1 });
  await storeDailyStats(ME, 3_000_001, MONDAY, { xantaken: 5 });
  await storeDailyStats(ME, 3_000_002, MONDAY, { xantaken: 6 });
  expect(await listStatHistories()).toEqual([
    { owner: "3000009", players: 1, bytes: 32 },
    { owner: ME, players: 2, bytes: 64 },
  ]);
  await removeStatHistories(ME);
  expect([...stored.keys()]).toEqual(["crimeHistory 9001", "stats 3000009 3000009"]);
});
