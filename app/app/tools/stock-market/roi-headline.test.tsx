import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { benefitValues } from "@/lib/game/stocks/benefit-value";
import { positions } from "@/lib/game/stocks/position";
import { analyse, nextTiers } from "@/lib/game/stocks/returns";
import { aHolding, aStock } from "@/lib/game/testing/builders";

import { RoiHeadline } from "./stock-roi";

/** $1 m every 31 days for $30 m, $60 m…: stock 100 at a price of half of that. */
const STOCKS = [
  aStock({ id: 9, acronym: "TCT" }),
  aStock({ id: 100, acronym: "MUN", benefit: { requirement: 50_000 } }),
];

function show(stocks: typeof STOCKS, held: Record<number, number> = {}) {
  const holdings = Object.entries(held).map(([id, shares]) =>
    aHolding({ stockId: Number(id), shares, countedTiers: undefined }),
  );
  const owned = positions(stocks, holdings);
  const own = { 100: 1_000_000 };
  const values = benefitValues(stocks, { items: [], properties: [], points: [], own });
  const market = {
    ...owned,
    values,
    tiers: analyse(owned.positions, values),
    nextTiers: nextTiers(owned.positions, values),
    fetchedAtMs: 0,
  };
  render(<RoiHeadline market={market} dividends={[]} />);
  return screen.getByRole("region", { name: "At a glance" });
}

test("without a listed tier, it says that none left returns 1%", () => {
  const headline = show([]);
  expect(headline).toHaveTextContent("0 tiers left at 1%+ ROI");
  expect(headline).toHaveTextContent(
    "At current prices, no ranked tier that you don’t own returns 1% or more per year.",
  );
});

test("without shares, the lead is the tier with the highest ROI", () => {
  const headline = show(STOCKS);
  expect(headline).toHaveTextContent("78.49% per year");
  expect(headline).toHaveTextContent("MUN tier 1 costs $15.0m");
  expect(headline).toHaveTextContent(
    "The best tier you don’t own: MUN tier 1, which costs $15,000,000.",
  );
});

test("shares held count: the lead is the tier that returns most on the money still needed", () => {
  // 95,000 of 100,000: the last $1.5 m bring as much a year as the $15 m of the other.
  const headline = show(STOCKS, { 9: 95_000 });
  expect(headline).toHaveTextContent("784.95% per year");
  expect(headline).toHaveTextContent("$1.50m more buys TCT tier 1");
  expect(headline).toHaveTextContent(
    "The best tier you don’t own, on the money still needed: TCT tier 1, which needs $1,500,000 more of $30,000,000.",
  );
});

test("a tier that returns less than 1% is no lead, unless the money still needed returns more", () => {
  const dear = [aStock({ price: 20_000 })];
  expect(show(dear)).toHaveTextContent("0 tiers left at 1%+ ROI");
});

test("nearly bought, even a tier under 1% is the lead", () => {
  const dear = [aStock({ price: 20_000 })];
  expect(show(dear, { 9: 90_000 })).toHaveTextContent("5.89% per year");
});
