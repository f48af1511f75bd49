import { expect, test } from "vitest";

import { rewardsValue } from "./rewards";

/** Prices of November 2025. */
const PRICES = new Map([
  [1118, 315_735_155],
  [1119, 145_199_999],
  [1120, 120_261_733],
  [1121, 191_822_000],
]);

const cache = (id: number, name: string, count: number) => ({ id, name: `${name} Cache`, count });

test.each([
  {
    what: "the winner’s rewards of a Platinum faction",
    rewards: {
      points: 0,
      items: [
        cache(1118, "Armor", 4),
        cache(1121, "Medium Arms", 1),
        cache(1119, "Melee", 1),
        cache(1120, "Small Arms", 2),
      ],
    },
    pointsPrice: 32_055,
    total: 1_840_486_085,
  },
  {
    what: "points and a cache",
    rewards: { points: 350, items: [cache(1121, "Medium Arms", 1)] },
    pointsPrice: 32_055,
    total: 203_041_250,
  },
  {
    what: "points without a price",
    rewards: { points: 350, items: [cache(1121, "Medium Arms", 1)] },
    pointsPrice: null,
    total: 191_822_000,
  },
  { what: "no rewards", rewards: { points: 0, items: [] }, pointsPrice: 32_055, total: 0 },
])("$what", ({ rewards, pointsPrice, total }) => {
  expect(rewardsValue({ respect: 0, ...rewards }, PRICES, pointsPrice).total).toBe(total);
});

test("an item without a market value counts $0, and is named", () => {
  const items = [cache(1121, "Medium Arms", 2), cache(1122, "Heavy Arms", 3)];
  expect(rewardsValue({ respect: 0, points: 10, items }, PRICES, null)).toEqual({
    total: 383_644_000,
    items: [
      { name: "Medium Arms Cache", count: 2, value: 383_644_000 },
      { name: "Heavy Arms Cache", count: 3, value: null },
    ],
    points: 10,
    pointsValue: null,
    unpriced: 3,
  });
});
