import fc from "fast-check";
import { expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";

import { stockTotals } from "./stock-totals";
import { aProduct } from "./testing/company-facts";

const CHAIR = aProduct({
  ...{ name: "Chair", cost: 10, price: 40 },
  ...{ inStock: 100, onOrder: 50, soldAmount: 100, soldWorth: 4000 },
});
const SERVICE = aProduct({
  ...{ name: "Haircut", cost: 0, price: 30 },
  ...{ inStock: null, onOrder: null, soldAmount: 10, soldWorth: 300 },
});

// Sofas: 6,000 − 300 × 5 = 4,500 of 6,000. Chairs: 4,000 − 100 × 10 = 3,000 of 4,000.
test("pieces, sales and the margin of the day", () => {
  expect(stockTotals([aProduct(), CHAIR])).toEqual({
    ...{ inStock: 700, onOrder: 50, soldAmount: 400 },
    ...{ dayMargin: 7500, margin: 0.75 },
  });
});

test("a service is sold, but takes no storage", () => {
  expect(stockTotals([CHAIR, SERVICE])).toEqual({
    ...{ inStock: 100, onOrder: 50, soldAmount: 110 },
    ...{ dayMargin: 3300, margin: 3300 / 4300 },
  });
  expect(stockTotals([SERVICE])).toMatchObject({ inStock: null, onOrder: null, soldAmount: 10 });
});

test("one unknown value makes its total unknown, and no other", () => {
  const unknown = aProduct({ inStock: null, soldWorth: null });
  expect(stockTotals([CHAIR, unknown])).toEqual({
    ...{ inStock: null, onOrder: 50, soldAmount: 400 },
    ...{ dayMargin: null, margin: null },
  });
});

test("without sales there is no margin", () => {
  const unsold = aProduct({ soldAmount: 0, soldWorth: 0 });
  expect(stockTotals([unsold])).toMatchObject({ soldAmount: 0, dayMargin: 0, margin: null });
});

test("figures beyond counting have no margin", () => {
  const huge = aProduct({ cost: 1e300, soldAmount: 1e10, soldWorth: 1 });
  expect(stockTotals([huge]).margin).toBeNull();
});

test("the margin lies between those of the items", () => {
  const item = fc.record({
    cost: fc.nat(100),
    each: fc.integer({ min: 1, max: 500 }),
    sold: fc.nat(50),
  });
  fc.assert(
    fc.property(fc.array(item, { minLength: 1 }), (items) => {
      const { margin, dayMargin } = stockTotals(
        items.map(({ cost, each, sold }) =>
          aProduct({ cost, price: each, soldAmount: sold, soldWorth: sold * each }),
        ),
      );
      expect(dayMargin).toBe(sum(items.map(({ cost, each, sold }) => sold * (each - cost))));
      const margins = items.filter(({ sold }) => sold > 0).map(({ cost, each }) => 1 - cost / each);
      if (margin === null) return;
      expect(margin).toBeGreaterThanOrEqual(Math.min(...margins) - 1e-9);
      expect(margin).toBeLessThanOrEqual(Math.max(...margins) + 1e-9);
    }),
  );
});
