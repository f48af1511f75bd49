import { beforeEach, expect, test, vi } from "vitest";

import type { NewsEntry } from "@/lib/game/faction/news";
import { resetDatabase, stored } from "@/lib/store/testing/fake-database";

import { addToFactionNews, readFactionNews } from "./faction-news";

vi.mock("idb-keyval", () => import("@/lib/store/testing/fake-database"));

beforeEach(resetDatabase);

const AT = Date.UTC(2026, 10, 1);
const LINE = { id: "n1", atMs: AT };
const ALPHA = { id: 3000001, name: "Alpha" };
const BRAVO = { id: 3000002, name: "Bravo" };
const ITEMS = { item: "Thompson", count: 2 };
const USED: NewsEntry = { ...LINE, kind: "used", player: ALPHA, ...ITEMS };

/** One entry of each kind. */
const ENTRIES: { readonly [K in NewsEntry["kind"]]: Extract<NewsEntry, { kind: K }> } = {
  used: { ...LINE, kind: "used", player: ALPHA, ...ITEMS },
  refilled: { ...LINE, kind: "refilled", player: ALPHA, bar: "nerve", points: 30 },
  filled: { ...LINE, kind: "filled", player: ALPHA, item: "Empty Blood Bag", bloodBag: null },
  loaned: { ...LINE, kind: "loaned", by: ALPHA, to: ALPHA, ...ITEMS },
  returned: { ...LINE, kind: "returned", player: ALPHA, ...ITEMS },
  retrieved: { ...LINE, kind: "retrieved", by: ALPHA, from: BRAVO, ...ITEMS },
  given: { ...LINE, kind: "given", by: ALPHA, to: BRAVO, ...ITEMS },
  itemShare: { ...LINE, kind: "itemShare", by: ALPHA, to: BRAVO, ...ITEMS, crimeId: 7 },
  opened: { ...LINE, kind: "opened", player: ALPHA, item: "Armor Cache" },
  itemDeposited: { ...LINE, kind: "itemDeposited", player: ALPHA, ...ITEMS },
  moneyDeposited: { ...LINE, kind: "moneyDeposited", player: ALPHA, money: 5 },
  balanceChanged: {
    ...LINE,
    kind: "balanceChanged",
    by: ALPHA,
    of: BRAVO,
    fromMoney: 5,
    toMoney: -5,
    change: -10,
    crimeId: null,
    isCrimeShare: false,
  },
  moneyGiven: { ...LINE, kind: "moneyGiven", by: ALPHA, to: BRAVO, money: 5 },
  pointsGiven: { ...LINE, kind: "pointsGiven", by: ALPHA, to: BRAVO, points: 5 },
  payday: { ...LINE, kind: "payday", by: ALPHA, to: BRAVO, money: 5 },
  other: { ...LINE, kind: "other", text: "Alpha enlisted the faction" },
};

const partOf = (...entries: unknown[]) => ({
  entries,
  dropped: 0,
  spans: [{ fromMs: 0, toMs: AT }],
  overfull: 0,
});

const readOf = (...entries: unknown[]) => {
  stored.set("factionNews armoury 9001", { ...partOf(...entries), savedAtMs: AT });
  return readFactionNews("armoury 9001");
};

test.each(Object.values(ENTRIES))("an entry of $kind is read as it was kept", async (entry) => {
  expect(await readOf(entry)).toEqual({
    state: "stored",
    data: partOf(entry),
    savedAtMs: AT,
    badEntries: 0,
  });
});

test.each([
  ["a kind that is none", { ...USED, kind: "eaten" }],
  ["the fields of another kind", { ...USED, kind: "balanceChanged" }],
  ["a count that is none", { ...USED, count: -1 }],
  ["a player without an id", { ...USED, player: { name: "Alpha" } }],
  ["a time before the game", { ...USED, atMs: 5 }],
])("an entry with %s is left out, and its time loads again", async (_, entry) => {
  expect(await readOf(entry)).toMatchObject({
    state: "stored",
    data: { entries: [], spans: [] },
    badEntries: 1,
  });
});

test("each subject of each faction has its own list, with the players who loaded it", async () => {
  const part = { ...partOf(USED), entries: [USED] };
  await addToFactionNews("armoury 9001", part, "3000001");
  await addToFactionNews("armoury 9001", part, "3000002");
  expect([...stored.keys()]).toEqual(["factionNews armoury 9001"]);
  expect(stored.get("factionNews armoury 9001")).toMatchObject({
    entries: [USED],
    players: ["3000001", "3000002"],
  });
  expect(await readFactionNews("armoury 9001")).toMatchObject({ state: "stored", data: part });
  expect(await readFactionNews("funds 9001")).toEqual({ state: "none" });
  expect(await readFactionNews("armoury 900")).toEqual({ state: "none" });
});
