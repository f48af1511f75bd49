import { beforeEach, expect, test, vi } from "vitest";

import type { LedgerEvent } from "@/lib/game/ledger/events";
import { playerStore } from "@/lib/store/account/player";
import { clearUserData } from "@/lib/store/backup/clear";
import { resetDatabase, stored } from "@/lib/store/testing/fake-database";

import { addToLedgerHistory, readLedgerHistory } from "./ledger-history";
import { listLedgerHistories, removeLedgerHistory } from "./listed-histories";

vi.mock("idb-keyval", () => import("@/lib/store/testing/fake-database"));

beforeEach(() => {
  resetDatabase();
  playerStore.clear();
});

const AT = Date.UTC(2026, 10, 1);
const dated = (index: number) => ({ id: `Entry${index}`, atMs: AT - index * 1000 });
const items = [{ id: 258, count: 28 }];

const EVENTS: readonly LedgerEvent[] = [
  { ...dated(0), kind: "buy", place: "abroad", items, cost: 392_000, country: "UAE" },
  { ...dated(1), kind: "buy", place: "auction", items, cost: null, country: null },
  { ...dated(2), kind: "sell", place: "market", items, proceeds: 1_927_462, fee: 101_446 },
  { ...dated(3), kind: "receive", items },
  { ...dated(4), kind: "give", items },
  {
    ...dated(5),
    kind: "trade",
    tradeId: "5",
    isIncoming: true,
    money: 5,
    items: [],
    isProperty: false,
  },
  {
    ...dated(6),
    kind: "depart",
    from: "Torn",
    to: "UAE",
    durationMs: 10_860_000,
    method: "airstrip",
  },
  { ...dated(7), kind: "arrive", at: null },
  { ...dated(8), kind: "fare", cost: 27_200 },
  { ...dated(9), kind: "other" },
  { ...dated(10), kind: "unreadable" },
  {
    ...dated(11),
    kind: "exchange",
    place: "container",
    gone: [{ id: 370, count: 1 }],
    came: [{ id: 206, count: 4 }],
  },
  { ...dated(12), kind: "museum", set: "Plushies", sets: 2, points: null },
];
const spans = [{ fromMs: 0, toMs: AT }];
const PART = { entries: EVENTS, dropped: 0, spans, overfull: 0 };

test("every kind of event is read as it was stored", async () => {
  await addToLedgerHistory("3000001", PART);
  expect(await readLedgerHistory("3000001")).toMatchObject({
    state: "stored",
    data: PART,
    badEntries: 0,
  });
  expect(await readLedgerHistory("30000012")).toEqual({ state: "none" });
});

test.each([
  ["a quantity of 0", { ...EVENTS[0], items: [{ id: 258, count: 0 }] }],
  ["a text for the cost", { ...EVENTS[0], cost: "392000" }],
  ["a place that is none", { ...EVENTS[2], place: "moon" }],
  ["a time before the game", { ...EVENTS[9], atMs: 5 }],
  ["a kind that is none", { ...EVENTS[9], kind: "stolen" }],
])("an entry with %s is left out", async (_, entry) => {
  stored.set("ledgerHistory 3000001", { ...PART, entries: [entry], savedAtMs: AT });
  expect(await readLedgerHistory("3000001")).toMatchObject({
    data: { entries: [], spans: [] },
    badEntries: 1,
  });
});

test("Settings lists the histories, and deletes one", async () => {
  await addToLedgerHistory("3000001", PART);
  await addToLedgerHistory("3000009", { ...PART, entries: EVENTS.slice(0, 2) });
  expect(await listLedgerHistories()).toMatchObject([
    { owner: "3000001", entries: 13, badEntries: 0 },
    { owner: "3000009", entries: 2, badEntries: 0 },
  ]);
  await removeLedgerHistory("3000009");
  expect([...stored.keys()]).toEqual(["ledgerHistory 3000001"]);
});

test("deleting a player’s data deletes their ledger, and no other player’s", async () => {
  await addToLedgerHistory("3000001", PART);
  await addToLedgerHistory("3000009", PART);
  playerStore.set("3000001");
  await clearUserData();
  expect([...stored.keys()]).toEqual(["ledgerHistory 3000009"]);
});
