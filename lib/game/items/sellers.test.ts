import { expect, test } from "vitest";

import type { CityShop } from "@/lib/game/shops/shop-rows";

import type { ItemShop } from "./item";
import { belowMarket, cheapestShop, sellersOf } from "./sellers";

const shop = (id: number, name: string, price: number, stock: number): CityShop => ({
  id,
  name,
  items: [
    { id: 856, name: "Spray Paint", price, stock },
    { id: 1, name: "Hammer", price: 75, stock: 10 },
  ],
});
const listed = (shopName: string, buyPrice: number | null, country = "Torn"): ItemShop => ({
  country,
  shop: shopName,
  buyPrice,
  sellPrice: 500,
});
const sellers = (soldBy: ItemShop[], cityShops: CityShop[]) =>
  sellersOf({ id: 856, soldBy }, cityShops).map(
    ({ shop: name, country, buyPrice, inCity }) =>
      `${name}, ${country}, ${buyPrice ?? "–"}, ${inCity === null ? "–" : `${inCity.stock} left`}`,
  );

test.each([
  {
    case: "a shop abroad, whose stock is unknown",
    soldBy: [listed("Black Market", 760, "Japan")],
    city: [],
    shown: ["Black Market, Japan, 760, –"],
  },
  {
    case: "a city shop with what it has left",
    soldBy: [listed("Bits 'n' Bobs", 400)],
    city: [shop(103, "Bits 'n' Bobs", 400, 7)],
    shown: ["Bits 'n' Bobs, Torn, 400, 7 left"],
  },
  {
    case: "one shop under two names, told by its price",
    soldBy: [listed("Print Shop", 2600)],
    city: [shop(113, "Print Store", 2600, 3)],
    shown: ["Print Store, Torn, 2600, 3 left"],
  },
  {
    case: "one shop in other letters, whatever it asks",
    soldBy: [listed("PRINT STORE", 2500)],
    city: [shop(113, "Print Store", 2600, 3)],
    shown: ["PRINT STORE, Torn, 2500, 3 left"],
  },
  {
    case: "two city shops with two prices",
    soldBy: [listed("Bits 'n' Bobs", 400)],
    city: [shop(113, "Print Store", 2600, 3)],
    shown: ["Bits 'n' Bobs, Torn, 400, –", "Print Store, Torn, 2600, 3 left"],
  },
  {
    case: "a city shop that the item does not name",
    soldBy: [],
    city: [shop(113, "Print Store", 2600, 0)],
    shown: ["Print Store, Torn, 2600, 0 left"],
  },
  {
    case: "a price abroad tells nothing of a shop in the city",
    soldBy: [listed("General Store", 2600, "Mexico")],
    city: [shop(113, "Print Store", 2600, 3)],
    shown: ["General Store, Mexico, 2600, –", "Print Store, Torn, 2600, 3 left"],
  },
  {
    case: "the cheapest first, and last who only takes it",
    soldBy: [
      listed("Pawn Shop", null),
      listed("Dear", 900, "Japan"),
      listed("Cheap", 100, "China"),
    ],
    city: [],
    shown: ["Cheap, China, 100, –", "Dear, Japan, 900, –", "Pawn Shop, Torn, –, –"],
  },
])("$case", ({ soldBy, city, shown }) => {
  expect(sellers(soldBy, city)).toEqual(shown);
});

test.each([
  { soldBy: [], cheapest: undefined },
  { soldBy: [listed("Pawn Shop", null)], cheapest: undefined },
  { soldBy: [listed("Dear", 900), listed("Cheap", 100), listed("None", null)], cheapest: "Cheap" },
  { soldBy: [listed("Cheap", 100), listed("Dear", 900)], cheapest: "Cheap" },
  { soldBy: [listed("First", 100), listed("Second", 100)], cheapest: "First" },
])("the cheapest of $soldBy.length shops is $cheapest", ({ soldBy, cheapest }) => {
  expect(cheapestShop(soldBy)?.shop).toBe(cheapest);
});

test.each([
  { marketPrice: 1_000, soldBy: [listed("Dear", 900), listed("Cheap", 100)], dollars: 900 },
  { marketPrice: 100, soldBy: [listed("Equal", 100)], dollars: undefined },
  { marketPrice: 50, soldBy: [listed("Dear", 100)], dollars: undefined },
  { marketPrice: null, soldBy: [listed("Cheap", 100)], dollars: undefined },
  { marketPrice: 1_000, soldBy: [listed("Pawn Shop", null)], dollars: undefined },
  { marketPrice: 1_000, soldBy: [], dollars: undefined },
])("at a market price of $marketPrice, $dollars are saved", ({ marketPrice, soldBy, dollars }) => {
  expect(belowMarket({ marketPrice, soldBy })?.dollars).toBe(dollars);
});
