import { expect, test } from "vitest";

import { aProperty } from "@/lib/game/testing/builders";

import {
  bestForHappiness,
  costPerExtraHappy,
  costPerHappy,
  netCost,
  nextAbove,
  nextHappier,
} from "./property";

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

const PROPERTIES = [
  aProperty({ name: "Castle", cost: 200_000_000, happy: 1_500 }),
  aProperty({ name: "Eagle Island", cost: null, happy: 3_500 }),
  aProperty({ name: "Trailer", cost: 5_000, happy: 100 }),
  aProperty({ name: "Ranch", cost: 7_500_000, happy: 600 }),
  aProperty({ name: "Grand Ranch", cost: 7_500_000, happy: 650 }),
  aProperty({ name: "Ruin", cost: 9_000_000, happy: 50 }),
];

test.each([
  { own: "Trailer", next: "Grand Ranch", why: "of two at one cost, the one that gives more" },
  { own: "Ruin", next: "Trailer", why: "by happiness, whatever the own one cost" },
  { own: "Grand Ranch", next: "Castle", why: "the only one above that has a price" },
  { own: "Castle", next: null, why: "the one above can’t be bought" },
  { own: "Eagle Island", next: null, why: "none gives more" },
])("above the $own comes $next: $why", ({ own, next }) => {
  expect(nextAbove(PROPERTIES, own)).toMatchObject({ own: { name: own } });
  expect(nextAbove(PROPERTIES, own)?.next?.name ?? null).toBe(next);
});

test("nothing is known above a property that the game doesn’t list, or that isn’t known", () => {
  expect(nextAbove(PROPERTIES, "Shack")).toBeNull();
  expect(nextAbove(PROPERTIES, null)).toBeNull();
  expect(nextAbove([], "Trailer")).toBeNull();
});

test.each([
  // 75% of $500,000,000 come back.
  { own: 500_000_000, next: 500_000_000, net: 125_000_000 },
  { own: 5_000, next: 2_000_000, net: 1_996_250 },
  { own: null, next: 2_000_000, net: null },
  { own: 5_000, next: null, net: null },
])("after the sale of one for $own, one for $next costs $net", ({ own, next, net }) => {
  expect(netCost({ own: aProperty({ cost: own }), next: aProperty({ cost: next }) })).toBe(net);
});

test("without a next property there is no cost", () => {
  expect(netCost({ own: aProperty({ cost: 5_000 }), next: null })).toBeNull();
});

test.each([
  // From a Private Island: ($500,000,000 − 75% of it) ÷ 1,500.
  { own: [500_000_000, 2_000], property: [500_000_000, 3_500], dollars: 125_000_000 / 1_500 },
  { own: [400_000, 100], property: [500_000, 300], dollars: 1_000 },
  { own: [500_000, 300], property: [400_000, 300], dollars: null },
  { own: [500_000, 300], property: [400_000, 100], dollars: null },
  { own: [null, 100], property: [500_000, 300], dollars: null },
  { own: [400_000, 100], property: [null, 300], dollars: null },
] as const)("from $own to $property, a point of extra happiness costs $dollars", (each) => {
  const [own, property] = [each.own, each.property].map(([cost, happy]) =>
    aProperty({ cost, happy }),
  );
  expect(own && property && costPerExtraHappy(own, property)).toBe(each.dollars);
});

test.each([
  { happy: 100, name: "Ranch" },
  { happy: 600, name: "Grand Ranch" },
  { happy: 3_500, name: undefined },
])("the next happier than $happy is $name", ({ happy, name }) => {
  expect(nextHappier(PROPERTIES, aProperty({ happy }))?.name).toBe(name);
});
