import fc from "fast-check";
import { expect, test } from "vitest";

import {
  breakEvenMug,
  breakEvenRoi,
  PLAIN_MUG,
  remainingOfDollar,
  SAFE_ROI,
  WORST_MUG,
  worstMug,
} from "./resale";
import { MARKET_FEE } from "./sale-routes";

test.each([
  { roi: 20, fee: 5, mug: 10, dollars: 1.026 }, // 1.20 × 0.95 × 0.90
  { roi: 20, fee: 5, mug: 15, dollars: 0.969 }, // 1.20 × 0.95 × 0.85
  { roi: 20, fee: 5, mug: 0, dollars: 1.14 },
  { roi: 20, fee: 0, mug: 15, dollars: 1.02 },
  { roi: 0, fee: 0, mug: 0, dollars: 1 },
  { roi: 100, fee: 15, mug: 15, dollars: 1.445 },
  { roi: -50, fee: 0, mug: 10, dollars: 0.45 },
])("at $roi% ROI, $fee% fee and a mug of $mug%, $dollars of $1 is left", (row) => {
  expect(remainingOfDollar(row.roi, row.fee, row.mug)).toBeCloseTo(row.dollars, 10);
});

test.each([
  { fee: 5, mug: 15, roi: "23.8" },
  { fee: 5, mug: 10, roi: "17.0" },
  { fee: 0, mug: 0, roi: "0.0" },
  { fee: 0, mug: 10, roi: "11.1" },
  { fee: 15, mug: 15, roi: "38.4" },
])("a $fee% fee and a mug of $mug% ask for $roi% ROI", ({ fee, mug, roi }) => {
  expect(breakEvenRoi(fee, mug).toFixed(1)).toBe(roi);
});

test.each([
  { roi: 20, fee: 5, mug: "12.3" },
  { roi: 20, fee: 0, mug: "16.7" },
  { roi: 0, fee: 0, mug: "0.0" },
  { roi: 0, fee: 5, mug: "-5.3" }, // a loss before any mugger comes
])("at $roi% ROI and a $fee% fee, a mugger may take $mug%", ({ roi, fee, mug }) => {
  expect(breakEvenMug(roi, fee).toFixed(1)).toBe(mug);
});

test.each([
  { proceeds: 0, dollars: 0 },
  { proceeds: 100, dollars: 15 },
  { proceeds: 1000, dollars: 150 },
  { proceeds: 101, dollars: 16 }, // 15.15
])("the worst mug takes $dollars of $proceeds", ({ proceeds, dollars }) => {
  expect(worstMug(proceeds)).toBe(dollars);
});

test("20% is safe from a plain mugger, not from the worst", () => {
  expect(remainingOfDollar(SAFE_ROI, MARKET_FEE, PLAIN_MUG)).toBeGreaterThan(1);
  expect(remainingOfDollar(SAFE_ROI, MARKET_FEE, WORST_MUG)).toBeLessThan(1);
});

test("at the ROI that breaks even, a dollar is left of a dollar", () => {
  const share = fc.integer({ min: 0, max: 90 });
  fc.assert(
    fc.property(share, share, (fee, mug) => {
      expect(remainingOfDollar(breakEvenRoi(fee, mug), fee, mug)).toBeCloseTo(1, 9);
    }),
  );
});
