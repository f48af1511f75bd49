import { expect, test } from "vitest";

import live from "@/lib/api/testing/fixtures/market-points.json";
import older from "@/lib/api/testing/fixtures/market-points.legacy.json";

import { pointsMarketWire } from "./market-points";

const read = (wire: unknown) => pointsMarketWire.parse(wire).pointsmarket;

test.each([
  { shape: "today's", wire: live },
  { shape: "the older", wire: older },
])("reads the offers of $shape shape", ({ wire }) => {
  const { entries, dropped } = read(wire);
  expect(dropped).toBe(0);
  expect(entries.toSorted((one, other) => one.price - other.price)).toEqual([
    { id: 20085593, price: 33_395, quantity: 500 },
    { id: 20085594, price: 33_400, quantity: 1 },
    { id: 20085590, price: 34_000, quantity: 200_000 },
  ]);
});

test("a market without offers is empty", () => {
  expect(read({ pointsmarket: [] })).toEqual({ entries: [], dropped: 0 });
});

test("a broken record costs that record only", () => {
  const pointsmarket = live.pointsmarket.with(1, { id: 20085594 } as never);
  const { entries, dropped } = read({ pointsmarket });
  expect(entries.map(({ id }) => id)).toEqual([20085590, 20085593]);
  expect(dropped).toBe(1);
});
