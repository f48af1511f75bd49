import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { factionInventoryWire, inventoryQuery, LENT } from "@/lib/api/endpoints/faction-inventory";
import { API } from "@/lib/api/testing/answers";
import { query } from "@/lib/api/testing/endpoint";
import inventory from "@/lib/api/testing/fixtures/faction-inventory.json";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

test("what is lent, and what lies in the armoury", () => {
  expect(factionInventoryWire.parse(inventory)).toEqual({
    entries: [
      { itemId: 22, name: "Thompson", count: 1, holder: { id: 3000002, name: "Bravo" } },
      { itemId: 22, name: "Thompson", count: 3, holder: null },
    ],
    dropped: 0,
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
      const records = [...Array<unknown>(items).fill(ITEM), ...Array<unknown>(broken).fill({})];
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

test("four kinds of items are lent", () => {
  expect(LENT).toEqual(["weapons", "armor", "temporary", "utilities"]);
});
