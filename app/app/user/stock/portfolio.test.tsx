import { expect, test } from "vitest";

import { portfolio } from "@/lib/game/stocks/portfolio";
import { aHolding, aStock } from "@/lib/game/testing/builders";

import { allocationBars } from "./portfolio";

/** Holdings of so many stocks: one share of each, the first at the highest price. */
const barsOf = (count: number, largest?: number) => {
  const stocks = Array.from({ length: count }, (_, i) =>
    aStock({ id: i + 1, acronym: `S${i + 1}`, price: 100 - i }),
  );
  const holdings = stocks.map(({ id }) => aHolding({ stockId: id, shares: 1 }));
  return allocationBars(portfolio(stocks, holdings).rows, largest);
};

test("the eight largest stocks have a bar each, and the rest share one", () => {
  const bars = barsOf(12);
  expect(bars.map(({ label }) => label)).toEqual([
    ..."S1 S2 S3 S4 S5 S6 S7 S8".split(" "),
    "Other",
  ]);
  expect(bars[8]?.value).toBe(92 + 91 + 90 + 89);
});

test("a phone has fewer bars, so that each has its name", () => {
  expect(barsOf(12, 5).map(({ label }) => label)).toEqual([
    ..."S1 S2 S3 S4 S5".split(" "),
    "Other",
  ]);
});

test("a single ninth stock has its own bar, not Other", () => {
  expect(barsOf(9).map(({ label }) => label)).not.toContain("Other");
});

test("a bar’s readout has its percentage of the total", () => {
  expect(barsOf(2)[0]?.title).toBe("S1, The Torn City Times: $100, 50.25%");
});
