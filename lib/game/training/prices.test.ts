import { expect, test } from "vitest";

import { candyChoices, jumpPrices } from "./prices";

const candy = (name: string, happy: number, marketPrice: number | null) => ({
  name,
  candyHappy: happy,
  marketPrice,
});
const other = (name: string, marketPrice: number | null) => candy(name, 0, marketPrice);

const ITEMS = [
  candy("Jawbreaker", 150, 40_000),
  candy("Lollipop", 25, 760),
  candy("Bag of Bon Bons", 25, 820),
  candy("Pixie Sticks", 150, 39_000),
  candy("Birthday Cupcake", 250, null),
  other("Broken sweet", 5),
  other("Xanax", 840_000),
  other("Erotic DVD", 3_900_000),
  other("Ecstasy", 43_000),
  other("Feathery Hotel Coupon", null),
];

test("candy by its effect, each at its lowest price", () => {
  expect(candyChoices(ITEMS)).toEqual([
    { happy: 25, name: "Lollipop", price: 760 },
    { happy: 150, name: "Pixie Sticks", price: 39_000 },
    { happy: 250, name: "Birthday Cupcake", price: null },
  ]);
});

test("a priced candy comes before one without a price, whichever is listed first", () => {
  const [untraded, traded] = [candy("A", 50, null), candy("B", 50, 9)];
  expect(candyChoices([untraded, traded])).toEqual([{ happy: 50, name: "B", price: 9 }]);
  expect(candyChoices([traded, untraded])).toEqual([{ happy: 50, name: "B", price: 9 }]);
});

test("without items there is a plain candy", () => {
  expect(candyChoices([])).toEqual([{ happy: 25, name: "Candy", price: null }]);
});

test("ingredients at market value, a refill at 30 of the cheapest points", () => {
  const points = [{ price: 33_000 }, { price: 32_500 }, { price: 0 }];
  expect(jumpPrices(ITEMS, points, 150)).toEqual({
    xanax: 840_000,
    dvd: 3_900_000,
    candy: 39_000,
    ecstasy: 43_000,
    coupon: null,
    refill: 975_000,
  });
});

test("what isn't listed or offered has no price", () => {
  expect(jumpPrices([], [{ price: 0 }], 25)).toEqual({
    xanax: null,
    dvd: null,
    candy: null,
    ecstasy: null,
    coupon: null,
    refill: null,
  });
  expect(jumpPrices(ITEMS, [], 75).candy).toBeNull();
});
