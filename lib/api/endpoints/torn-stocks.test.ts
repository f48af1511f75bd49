import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/torn-stocks.json";
import older from "@/lib/api/testing/fixtures/torn-stocks.legacy.json";

import { stocksWire } from "./torn-stocks";

const read = (wire: unknown) => stocksWire.parse(wire).stocks;

test("reads a stock of today's shape", () => {
  expect(read(live).entries[1]).toEqual({
    id: 2,
    acronym: "TCI",
    name: "Torn City Investments",
    price: 1165.92,
    benefit: {
      kind: "passive",
      everyDays: 7,
      requirement: 1_500_000,
      description: "a 10% bank interest bonus",
    },
    marketCap: 21_219_600_000_000,
    totalShares: 18_199_900_000,
    investors: 28_176,
    logoUrl: "https://www.torn.com/images/v2/stock-market/logos/TCI.svg",
  });
});

test("reads the same from the older shape, which has no logos", () => {
  const withoutLogos = read(live).entries.map((stock) => ({ ...stock, logoUrl: null }));
  expect(read(older)).toEqual({ entries: withoutLogos, dropped: 0 });
});

test("a stock without logo, figures and description is a stock all the same", () => {
  const stock = {
    ...live.stocks[2],
    images: null,
    market: { price: 300 },
    bonus: { passive: false, frequency: 31, requirement: 100_000 },
  };
  expect(read({ stocks: [stock] }).entries).toMatchObject([
    { name: "The Torn City Times", marketCap: null, logoUrl: null, benefit: { description: "" } },
  ]);
});

test("a broken record costs that record only", () => {
  const stocks = live.stocks.with(0, { ...live.stocks[0], market: {} } as never);
  const { entries, dropped } = read({ stocks });
  expect(entries.map(({ id }) => id)).toEqual([2, 9, 35]);
  expect(dropped).toBe(1);
});
