import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import {
  ownInventoryQuery,
  type OwnInventory,
  userInventoryWire,
} from "@/lib/api/endpoints/user-inventory";
import { API } from "@/lib/api/testing/answers";
import { query } from "@/lib/api/testing/endpoint";
import inventory from "@/lib/api/testing/fixtures/user-inventory.json";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

const [LION] = inventory.inventory.items;

const items = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ ...LION, id: from + index + 1, amount: 1 }));

/** Answers with these pages; further ones are empty. */
async function read(...pages: readonly object[]) {
  const asked: string[] = [];
  server.use(
    http.get(`${API}/user/inventory`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const offset = Number(searchParams.get("offset"));
      asked.push(`${searchParams.get("cat")} ${offset}`);
      const page = pages[offset / 250] ?? [];
      return HttpResponse.json({ inventory: { items: page, timestamp: 1_795_169_520 } });
    }),
  );
  const list = await query(ownInventoryQuery, "Energy Drink").send(aSession());
  return { asked, list: list as OwnInventory };
}

test("a row has its item and its count, and who owns it", () => {
  expect(userInventoryWire.parse(inventory)).toEqual({
    entries: [
      { itemId: 281, count: 3, isFactions: false },
      { itemId: 186, count: 118, isFactions: false },
      { itemId: 281, count: 2, isFactions: true },
    ],
    dropped: 0,
    listedAtMs: 1_795_169_520_000,
    total: 3,
  });
});

test("the faction’s items aren’t the player’s", async () => {
  const { list } = await read(inventory.inventory.items);
  expect(list).toEqual({
    entries: [
      { itemId: 281, count: 3 },
      { itemId: 186, count: 118 },
    ],
    dropped: 0,
    listedAtMs: 1_795_169_520_000,
  });
});

test.each([
  { what: "a short page is the last", pages: [items(12)], offsets: [0], count: 12 },
  { what: "a full page has another", pages: [items(250), items(3)], offsets: [0, 250], count: 253 },
  { what: "an empty page ends it", pages: [items(250), []], offsets: [0, 250], count: 250 },
])("$what", async ({ pages, offsets, count }) => {
  const { asked, list } = await read(...pages);
  expect(asked).toEqual(offsets.map((offset) => `Energy Drink ${offset}`));
  expect(list.entries).toHaveLength(count);
});

test("rows that can’t be read are counted, and pages without end stop", async () => {
  const broken = Array<object>(250).fill({});
  const { asked, list } = await read(...Array<object[]>(30).fill(broken));
  expect(asked).toHaveLength(20);
  expect(list).toMatchObject({ entries: [], dropped: 5_000 });
});
