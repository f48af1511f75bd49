import { expect, test } from "vitest";

import { pointsOfType, specialUse } from "./job-points";

const POINTS = { companies: [{ typeId: 3, name: "Flower Shop", points: 62 }], city: [] };

test("job points belong to a type of company", () => {
  expect(pointsOfType(POINTS, 3)).toBe(62);
  expect(pointsOfType(POINTS, 21)).toBe(0);
});

test.each([
  { says: "enough stars", cost: 10, points: 143, stars: 3, use: { kind: "usable", times: 14 } },
  { says: "too few points", cost: 10, points: 9, stars: 3, use: { kind: "usable", times: 0 } },
  {
    says: "unknown points",
    cost: 10,
    points: null,
    stars: 3,
    use: { kind: "usable", times: null },
  },
  { says: "no cost", cost: 0, points: 0, stars: 3, use: { kind: "active" } },
  { says: "a star too few", cost: 0, points: 143, stars: 2, use: { kind: "locked", stars: 3 } },
  { says: "unknown stars", cost: 1, points: 5, stars: null, use: { kind: "usable", times: 5 } },
])("a special from 3 stars, with $says", ({ cost, points, stars, use }) => {
  expect(specialUse({ cost, rating: 3 }, points, stars)).toEqual(use);
});
