import { expect, test } from "vitest";

import { aHolding, aStock } from "@/lib/game/testing/builders";

import { positions } from "./position";

const STOCKS = [aStock({ id: 9 }), aStock({ id: 1 })];

test("one position for every stock, in the list's order", () => {
  const held = [aHolding({ stockId: 1, shares: 300_000 })];
  expect(positions(STOCKS, held).positions).toMatchObject([
    { stock: { id: 9 }, holding: null, shares: 0, value: 0, activeTiers: 0, pendingTiers: 0 },
    { stock: { id: 1 }, shares: 300_000, value: 90_000_000, activeTiers: 1, pendingTiers: 1 },
  ]);
});

test("a stock no longer in the list is told of while shares are held", () => {
  const held = [aHolding({ stockId: 98 }), aHolding({ stockId: 99, shares: 0 })];
  expect(positions(STOCKS, held).unlisted).toEqual([aHolding({ stockId: 98 })]);
});

test("a stock that the list or the holdings name twice counts once", () => {
  const twice = [aStock(), aStock()];
  const { positions: all, unlisted } = positions(twice, [
    aHolding({ shares: 5 }),
    aHolding({ shares: 7 }),
    aHolding({ stockId: 99, shares: 1 }),
    aHolding({ stockId: 99, shares: 2 }),
  ]);
  expect(all.map(({ shares }) => shares)).toEqual([7]);
  expect(unlisted.map(({ shares }) => shares)).toEqual([2]);
});
