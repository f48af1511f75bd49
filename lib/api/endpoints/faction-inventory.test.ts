import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import {
  ARMOURY_CATEGORIES,
  factionInventoryWire,
  inventoryQuery,
} from "@/lib/api/endpoints/faction-inventory";
import { API } from "@/lib/api/testing/answers";
import { query } from "@/lib/api/testing/endpoint";
import inventory from "@/lib/api/testing/fixtures/faction-inventory.json";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";
import { sum } from "@/lib/common/numbers";

test("what is lent, and what lies in the armoury", () => {
  expect(factionInventoryWire.parse(inventory)).toEqual({
    entries: [
      {
        itemId: 22,
        name: "Thompson",
        count: 1,
        holder: { id: 3000002, name: "Bravo" },
        copyIds: ["11"],
      },
      { itemId: 22, name: "Thompson", count: 3, holder: null, copyIds: ["12", "13", "14"] },
    ],
    dropped: 0,
    listedAtMs: 1_795_170_000_000,
    total: 2,
  });
});

test("nobody with the number 0 holds anything", () => {
  const [item] = inventory.inventory;
  const body = { inventory: [{ ...item, loaned: { id: 0, name: "" } }] };
  expect(factionInventoryWire.parse(body).entries).toMatchObject([{ holder: null }]);
});

const [ITEM] = inventory.inventory;

/** Pages of so many items and of so many that can't be read. */
async function read(...pages: { items: number; broken?: number }[]) {
  const asked: string[] = [];
  server.use(
    http.get(`${API}/faction/inventory`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.get("offset") ?? "");
      const { items, broken = 0 } = pages[asked.length - 1] ?? pages.at(-1) ?? { items: 0 };
      const first = asked.length * 1000;
      const copies = Array.from({ length: items }, (_, at) => ({ ...ITEM, uids: [first + at] }));
      const records = [...copies, ...Array<unknown>(broken).fill({})];
      return HttpResponse.json({ inventory: records });
    }),
  );
  const list = await query(inventoryQuery, "weapons").send(aSession());
  return { asked, list: list as { entries: readonly unknown[]; dropped: number } };
}

test.each([
  { what: "a page that isn't full", pages: [{ items: 99 }], asked: 1, entries: 99, dropped: 0 },
  { what: "an empty armoury", pages: [{ items: 0 }], asked: 1, entries: 0, dropped: 0 },
  {
    what: "a full page and the rest",
    pages: [{ items: 100 }, { items: 7 }],
    asked: 2,
    entries: 107,
    dropped: 0,
  },
  {
    what: "a page that is full with those that can't be read",
    pages: [
      { items: 98, broken: 2 },
      { items: 3, broken: 1 },
    ],
    asked: 2,
    entries: 101,
    dropped: 3,
  },
  { what: "no end", pages: [{ items: 100 }], asked: 20, entries: 2_000, dropped: 0 },
])("an answer of $what takes $asked calls", async ({ pages, asked, entries, dropped }) => {
  const found = await read(...pages);
  expect(found.asked).toEqual(Array.from({ length: asked }, (_, at) => String(at * 100)));
  expect(found.list.entries).toHaveLength(entries);
  expect(found.list.dropped).toBe(dropped);
});

test("the time is that of the list, not of the call", async () => {
  expect((await readLists({ rows: [ITEM], listedAt: 1_795_173_600 })).listedAtMs).toBe(
    1_795_173_600_000,
  );
});

test("nine categories are read, each by its own name", async () => {
  const asked: (string | null)[] = [];
  server.use(
    http.get(`${API}/faction/inventory`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("cat"));
      return HttpResponse.json(inventory);
    }),
  );
  for (const category of ARMOURY_CATEGORIES) {
    await query(inventoryQuery, category).send(aSession());
  }
  expect(asked).toEqual([
    "weapons",
    "armor",
    "temporary",
    "medical",
    "consumables",
    "drugs",
    "boosters",
    "utilities",
    "loot",
  ]);
});

interface Row {
  amount?: number;
  uids?: (number | string)[];
  loaned?: { id: number; name: string } | null;
}

const rowsOf = (count: number, of: (at: number) => Row) =>
  Array.from({ length: count }, (_, at) => ({
    ...ITEM,
    id: 1,
    amount: 1,
    loaned: null,
    ...of(at),
  }));

/** Serves lists one after the other: each call is answered from the next one, or else from the last. */
async function readLists(...lists: { listedAt?: number; rows: readonly unknown[] }[]) {
  let calls = 0;
  server.use(
    http.get(`${API}/faction/inventory`, ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get("offset"));
      const { rows = [], listedAt = 1_795_170_000 } = lists[calls] ?? lists.at(-1) ?? {};
      calls += 1;
      return HttpResponse.json({
        inventory: rows.slice(offset, offset + 100),
        inventory_timestamp: listedAt,
        _metadata: { links: { next: "there is always one", prev: null }, total: rows.length },
      });
    }),
  );
  const list = await query(inventoryQuery, "weapons").send(aSession());
  const { entries, listedAtMs } = list as {
    entries: readonly { count: number }[];
    listedAtMs: number | null;
  };
  return { calls, count: sum(entries.map(({ count }) => count)), listedAtMs };
}

test("a full last page is not followed by a call", async () => {
  const rows = rowsOf(200, (at) => ({ uids: [at] }));
  expect(await readLists({ rows })).toMatchObject({ calls: 2, count: 200 });
});

test("a copy that a page repeats counts once, by its uid, and beyond 2^32", async () => {
  const rows = rowsOf(120, (at) => ({ uids: [15_757_130_220 + at] }));
  const moved = [{ ...rows[0], uids: ["15757130500"] }, ...rows];
  expect(await readLists({ rows }, { rows: moved })).toMatchObject({ calls: 2, count: 120 });
});

test("a row of copies counts those that no page had", async () => {
  const rows = rowsOf(101, (at) => ({ amount: 2, uids: [2 * at, 2 * at + 1] }));
  rows[100] = { ...rows[100], amount: 3, uids: [0, 1, 500] } as never;
  expect(await readLists({ rows })).toMatchObject({ calls: 2, count: 201 });
});

test("items without copies count once for each holder, also if a page repeats a row", async () => {
  const rows = rowsOf(101, (at) => ({ amount: 5, uids: [], loaned: { id: at + 1, name: "" } }));
  const moved = [{ ...rows[0], loaned: null }, ...rows];
  expect(await readLists({ rows }, { rows: moved })).toMatchObject({ calls: 2, count: 101 * 5 });
});

test("pages of two lists are read again, since they skip rows", async () => {
  const before = { listedAt: 1_795_170_000, rows: rowsOf(150, (at) => ({ uids: [at] })) };
  const after = { listedAt: 1_795_173_600, rows: before.rows.slice(10) };
  expect(await readLists(before, after)).toMatchObject({ calls: 4, count: 140 });
});

test("a full page that adds nothing is the last one, if the game doesn't state how many there are", async () => {
  let calls = 0;
  server.use(
    http.get(`${API}/faction/inventory`, () => {
      calls += 1;
      return HttpResponse.json({ inventory: rowsOf(100, (at) => ({ uids: [at] })) });
    }),
  );
  const list = await query(inventoryQuery, "weapons").send(aSession());
  expect((list as { entries: readonly unknown[] }).entries).toHaveLength(100);
  expect(calls).toBe(2);
});

test("a list that changes with every call is read three times at most", async () => {
  const rows = rowsOf(150, (at) => ({ uids: [at] }));
  const lists = Array.from({ length: 9 }, (_, at) => ({ listedAt: 1_795_170_000 + at, rows }));
  expect(await readLists(...lists)).toMatchObject({ calls: 6, count: 150 });
});
