import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { portfolio } from "@/lib/game/stocks/portfolio";
import { aHolding, aStock } from "@/lib/game/testing/builders";

import { HoldingCard } from "./holding-cards";

/** A hundred shares at 300 dollars, bought at this price. */
function show(price: number) {
  const purchases = [{ id: 1, shares: 100, price, atMs: null }];
  const { rows } = portfolio([aStock({ price: 300 })], [aHolding({ shares: 100, purchases })]);
  for (const row of rows) render(<HoldingCard row={row} state={undefined} />);
}

test.each([
  { price: 250, words: "+$5,000 (+20.00%) profit" },
  { price: 400, words: "−$10,000 (−25.00%) loss" },
])("bought at $price, its profit has a sign: $words", ({ price, words }) => {
  show(price);
  expect(screen.getByText(words)).toBeVisible();
});
