import { expect, test } from "vitest";

import { aProperty } from "@/lib/game/testing/builders";

import { bestForHappiness, costPerHappy } from "./happiness";

test.each([
  { cost: 5_000, happy: 100, dollars: 50 },
  { cost: 500_000_000, happy: 2_000, dollars: 250_000 },
  { cost: 0, happy: 100, dollars: 0 },
  { cost: null, happy: 100, dollars: null },
  { cost: 5_000, happy: 0, dollars: null },
])("$cost for $happy happiness is $dollars a point", ({ cost, happy, dollars }) => {
  expect(costPerHappy(aProperty({ cost, happy }))).toBe(dollars);
});

test("the best is the cheapest point, the first of those that cost the same", () => {
  const properties = [
    aProperty({ name: "Castle", cost: 200_000_000, happy: 1_500 }),
    aProperty({ name: "Trailer", cost: 5_000, happy: 100 }),
    aProperty({ name: "Caravan", cost: 10_000, happy: 200 }),
    aProperty({ name: "Eagle Island", cost: null, happy: 3_500 }),
  ];
  expect(bestForHappiness(properties)).toMatchObject({
    property: { name: "Trailer" },
    dollars: 50,
  });
});

test("without a price there is no best", () => {
  expect(bestForHappiness([aProperty({ cost: null })])).toBeNull();
  expect(bestForHappiness([])).toBeNull();
});
