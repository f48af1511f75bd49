import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/company-stock.json";
import older from "@/lib/api/testing/fixtures/company-stock.legacy.json";

import { companyStockWire } from "./company-stock";

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the stock of $shape shape", ({ wire }) => {
  const { entries, dropped } = companyStockWire.parse(wire);
  expect(dropped).toBe(0);
  expect(entries).toHaveLength(3);
  expect(entries[1]).toEqual({
    name: "Pillar Candle",
    cost: 12,
    rrp: 40,
    price: 41,
    inStock: 1200,
    onOrder: 1500,
    soldAmount: 600,
    soldWorth: 24_600,
  });
});

test.each([{ stock: [] }, { stock: null }, { company_stock: [] }, {}])("%j is empty", (wire) => {
  expect(companyStockWire.parse(wire)).toEqual({ entries: [], dropped: 0 });
});

test("a service without cost and amounts is a product all the same", () => {
  const stock = [{ id: 39, name: "Per Hour", cost: null, rrp: 900, price: 950, in_stock: "" }];
  expect(companyStockWire.parse({ stock }).entries).toEqual([
    {
      name: "Per Hour",
      cost: null,
      rrp: 900,
      price: 950,
      inStock: null,
      onOrder: null,
      soldAmount: null,
      soldWorth: null,
    },
  ]);
});
