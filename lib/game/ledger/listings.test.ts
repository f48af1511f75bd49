import { expect, test } from "vitest";

import { aboveAverage, listingsValue, listingValue, type OwnListing } from "./listings";

const CAMELS: OwnListing = {
  id: 1,
  itemId: 384,
  name: "Camel Plushie",
  amount: 28,
  price: 72_461,
  averagePrice: 70_000,
  isAnonymous: false,
};

test("28 at $72,461 bring $1,927,462: the fee of 5% is rounded up", () => {
  expect(listingValue(CAMELS)).toBe(1_927_462);
});

test("an anonymous listing pays 15%, rounded up", () => {
  expect(listingValue({ ...CAMELS, isAnonymous: true })).toBe(2_028_908 - 304_337);
  expect(listingsValue([CAMELS, { ...CAMELS, isAnonymous: true }])).toBe(1_927_462 + 1_724_571);
  expect(listingsValue([])).toBe(0);
});

test.each([
  [77_000, 70_000, 0.1],
  [63_000, 70_000, -0.1],
  [70_000, 70_000, 0],
  [70_000, null, null],
  [70_000, 0, null],
])("$%i with an average of %s is %s above it", (price, averagePrice, part) => {
  const found = aboveAverage({ ...CAMELS, price, averagePrice });
  if (part === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(part);
});
