import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { ownListingsQuery, userItemMarketWire } from "@/lib/api/endpoints/user-item-market";
import { API } from "@/lib/api/testing/answers";
import market from "@/lib/api/testing/fixtures/user-item-market.json";
import { aQueryClient } from "@/lib/api/testing/query-client";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

const [camels, xanax] = market.itemmarket;

test("a listing has its item, its quantity and its price", () => {
  expect(userItemMarketWire.parse(market)).toEqual({
    entries: [
      {
        id: 100_001,
        itemId: 384,
        name: "Camel Plushie",
        amount: 28,
        price: 72_461,
        averagePrice: 70_000,
        isAnonymous: false,
      },
      {
        id: 100_002,
        itemId: 206,
        name: "Xanax",
        amount: 2,
        price: 850_000,
        averagePrice: 862_000,
        isAnonymous: true,
      },
    ],
    dropped: 0,
    hasMore: false,
  });
});

test("a listing without a price is dropped and counted; the rest has defaults", () => {
  const plain = { ...xanax, is_anonymous: null, average_price: null };
  const body = { itemmarket: [{ ...camels, price: null }, plain], _metadata: null };
  expect(userItemMarketWire.parse(body)).toMatchObject({
    entries: [{ averagePrice: null, isAnonymous: false }],
    dropped: 1,
    hasMore: false,
  });
});

/** Answers with pages of two, and returns the offsets that were requested. */
function servePages(pages: number, isEmpty = false): (string | null)[] {
  const offsets: (string | null)[] = [];
  server.use(
    http.get(`${API}/user/itemmarket`, ({ request }) => {
      offsets.push(new URL(request.url).searchParams.get("offset"));
      const next = offsets.length < pages ? "next" : null;
      return HttpResponse.json({
        itemmarket: isEmpty ? [] : [camels, { ...xanax, price: null }],
        _metadata: { links: { next, prev: null } },
      });
    }),
  );
  return offsets;
}

test.each([
  { pages: 3, isEmpty: false, offsets: ["0", "2", "4"], entries: 3 },
  { pages: Infinity, isEmpty: true, offsets: ["0"], entries: 0 },
])(
  "of $pages pages, loads those from $offsets on",
  async ({ pages, isEmpty, offsets, entries }) => {
    const requested = servePages(pages, isEmpty);
    const found = await aQueryClient().query(ownListingsQuery(aSession()));
    expect(requested).toEqual(offsets);
    expect(found.entries).toHaveLength(entries);
    expect(found.dropped).toBe(entries);
  },
);

test("ends after ten pages, even if the game names ever more", async () => {
  const requested = servePages(Infinity);
  await aQueryClient().query(ownListingsQuery(aSession()));
  expect(requested).toHaveLength(10);
});
