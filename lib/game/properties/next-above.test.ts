import { expect, test } from "vitest";

import { aProperty } from "@/lib/game/testing/builders";

import { nextAbove } from "./next-above";

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
