import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/user-stocks.json";
import older from "@/lib/api/testing/fixtures/user-stocks.legacy.json";

import { holdingsWire } from "./user-stocks";

const none = { isReady: false, progressDays: null, everyDays: null };

test("reads holdings of today's shape", () => {
  const { entries, dropped } = holdingsWire.parse(live);
  expect(dropped).toBe(0);
  expect(entries).toEqual([
    {
      stockId: 1,
      shares: 9_000_000,
      countedTiers: 2,
      isReady: false,
      progressDays: 25,
      everyDays: 31,
      purchases: [
        { id: 1680534, shares: 3_000_000, price: 885.61, atMs: 1_790_000_000_000 },
        { id: 1712001, shares: 6_000_000, price: 901.2, atMs: 1_792_000_000_000 },
      ],
    },
    expect.objectContaining({ stockId: 6, isReady: true, progressDays: 31 }),
    expect.objectContaining({ stockId: 25, countedTiers: 1, everyDays: 7 }),
    expect.objectContaining({ stockId: 22, countedTiers: 0, ...none }),
    expect.objectContaining({ stockId: 12, countedTiers: undefined, ...none, purchases: [] }),
  ]);
});

test("reads the same from the older shape, for each kind of bonus", () => {
  const byId = holdingsWire.parse(live).entries.toSorted((a, b) => a.stockId - b.stockId);
  expect(holdingsWire.parse(older)).toEqual({ entries: byId, dropped: 0 });
});

test.each([
  { bonus: { available: false, increment: null }, countedTiers: 0 },
  { bonus: { available: false }, countedTiers: undefined },
  { bonus: null, countedTiers: undefined },
])("a bonus of $bonus counts $countedTiers tiers", ({ bonus, countedTiers }) => {
  const { entries } = holdingsWire.parse({ stocks: [{ id: 1, shares: 5, bonus }] });
  expect(entries[0]).toMatchObject({ countedTiers, isReady: false });
});

test.each([{ stocks: [] }, { stocks: {} }, { stocks: null }])("%j is nothing held", (wire) => {
  expect(holdingsWire.parse(wire)).toEqual({ entries: [], dropped: 0 });
});

test("a broken holding or purchase costs itself only, and both count", () => {
  const [first, ...rest] = live.stocks;
  const stocks = [{ ...first, transactions: [{ id: "x" }, ...(first?.transactions ?? [])] }, 7];
  const { entries, dropped } = holdingsWire.parse({ stocks: [...stocks, ...rest] });
  expect(entries).toEqual(holdingsWire.parse(live).entries);
  expect(dropped).toBe(2);
});
