import type { Item } from "@/lib/game/items/item";
import { sum } from "@/lib/game/money/sum";
import type { Property } from "@/lib/game/properties/property";

import type { PointsListing } from "./points-listing";
import type { Stock } from "./stock";

/** "Own": a stock without a cash value to which the player gave one. */
type BenefitType = "Fixed" | "Random" | "Variable" | "Volatile" | "Own";

export interface PricedItem {
  id: number;
  name: string;
  price: number;
}

/** Where the dollars come from. */
export type BenefitSource =
  | { kind: "fixed" }
  | { kind: "item"; item: PricedItem }
  | { kind: "mean of items"; items: readonly PricedItem[] }
  | {
      kind: "properties";
      properties: readonly { name: string; cost: number }[];
      factor: number;
    }
  | { kind: "points"; count: number; cost: number }
  /** `instead`: what it would be without the player's own value. */
  | { kind: "own"; instead: BenefitSource | null };

/** What one payment of one tier is worth. */
export interface BenefitValue {
  type: BenefitType;
  dollars: number;
  source: BenefitSource;
}

type WhyNoValue =
  | "not sellable"
  | "unknown benefit"
  | "no item price"
  | "no property costs"
  | "no points offered"
  | "never pays";

export interface NoValue {
  type: null;
  reason: WhyNoValue;
  itemName?: string;
}

/** Dollars for one payment of one tier, by stock id. */
type OwnValues = Readonly<Record<number, number>>;

export interface Prices {
  items: readonly Item[];
  properties: readonly Property[];
  points: readonly PointsListing[];
  own: OwnValues;
}

/** The part of a property's cost that it sells for. Source: specification, section 9. */
const PROPERTY_FACTOR = 0.75;
const POINTS_PER_PAYMENT = 100;

/** Dollars by stock id. Source: specification, section 9. */
const FIXED: ReadonlyMap<number, number> = new Map([
  [1, 50_000_000],
  [5, 12_000_000],
  [6, 4_000_000],
  [9, 1_000_000],
  [10, 80_000_000],
  [12, 25_000_000],
]);

/** The item that a stock pays, by stock id; its name for when the game's list lacks it. */
const ITEMS: ReadonlyMap<number, { id: number; name: string }> = new Map([
  [4, { id: 368, name: "Lawyer's Business Card" }],
  [7, { id: 365, name: "Box of Medical Supplies" }],
  [15, { id: 367, name: "Feathery Hotel Coupon" }],
  [16, { id: 370, name: "Drug Pack" }],
  [17, { id: 369, name: "Lottery Voucher" }],
  [18, { id: 366, name: "Erotic DVD" }],
  [19, { id: 364, name: "Box of Grenades" }],
  [24, { id: 818, name: "Six-Pack of Energy Drink" }],
  [32, { id: 817, name: "Six-Pack of Alcohol" }],
]);

const RANDOM_PROPERTY = 22;
/** The 13 that can be bought; the game lists more. */
const PROPERTY_NAMES = [
  "Trailer",
  "Apartment",
  "Semi-Detached House",
  "Detached House",
  "Beach House",
  "Chalet",
  "Villa",
  "Penthouse",
  "Mansion",
  "Ranch",
  "Palace",
  "Castle",
  "Private Island",
];

/** It pays one of seven caches; no item bears the name of its benefit. */
const CLOTHING_CACHE = 31;
const CACHE_IDS = [1057, 1112, 1113, 1114, 1115, 1116, 1117];

const POINTS = 35;

/** Ammunition, happiness, energy and nerve. */
const NOT_SELLABLE: ReadonlySet<number> = new Set([27, 28, 29, 33]);

/** By stock id; of active stocks only. */
export type BenefitValues = ReadonlyMap<number, BenefitValue | NoValue>;

/** What each active stock pays, by its id. Passive stocks are not in the map. */
export function benefitValues(stocks: readonly Stock[], prices: Prices): BenefitValues {
  const priced = pricedItems(prices.items);
  const active = stocks.filter(({ benefit }) => benefit.kind === "active");
  return new Map(active.map((stock) => [stock.id, valueOf(stock, prices, priced)]));
}

type PricedItems = ReadonlyMap<number, PricedItem>;

function valueOf(
  { id, benefit }: Stock,
  prices: Prices,
  priced: PricedItems,
): BenefitValue | NoValue {
  // Without days between payments nothing can be said of a year, own value or not.
  if (!(benefit.everyDays > 0)) return { type: null, reason: "never pays" };

  const type = typeOf(id);
  const market = marketValue(id, prices, priced);
  const own = prices.own[id];
  if (own !== undefined && Number.isFinite(own) && own >= 0) {
    const instead = "source" in market ? market.source : null;
    return { type, dollars: own, source: { kind: "own", instead } };
  }
  return "source" in market ? { type, ...market } : { type: null, ...market };
}

/** The type by the stock alone, which it keeps while a price is missing. */
function typeOf(stockId: number): BenefitType {
  if (FIXED.has(stockId)) return "Fixed";
  if (ITEMS.has(stockId) || stockId === CLOTHING_CACHE) return "Variable";
  if (stockId === RANDOM_PROPERTY) return "Random";
  return stockId === POINTS ? "Volatile" : "Own";
}

type MarketValue = Omit<BenefitValue, "type"> | Omit<NoValue, "type">;

function marketValue(
  stockId: number,
  { properties, points }: Prices,
  priced: PricedItems,
): MarketValue {
  const fixed = FIXED.get(stockId);
  if (fixed !== undefined) return { dollars: fixed, source: { kind: "fixed" } };

  const item = ITEMS.get(stockId);
  if (item) return itemValue(item, priced);
  if (stockId === CLOTHING_CACHE) return cacheValue(priced);
  if (stockId === RANDOM_PROPERTY) return propertyValue(properties);
  if (stockId === POINTS) return pointsValue(points);
  return { reason: NOT_SELLABLE.has(stockId) ? "not sellable" : "unknown benefit" };
}

function itemValue({ id, name }: { id: number; name: string }, priced: PricedItems): MarketValue {
  const item = priced.get(id);
  if (!item) return { reason: "no item price", itemName: name };
  return { dollars: item.price, source: { kind: "item", item } };
}

function cacheValue(priced: PricedItems): MarketValue {
  const items = CACHE_IDS.flatMap((id) => priced.get(id) ?? []);
  if (items.length === 0) return { reason: "no item price" };
  return {
    dollars: mean(items.map(({ price }) => price)),
    source: { kind: "mean of items", items },
  };
}

function propertyValue(all: readonly Property[]): MarketValue {
  const properties = PROPERTY_NAMES.flatMap((name) => {
    const cost = all.find((property) => property.name === name)?.cost ?? 0;
    return cost > 0 ? [{ name, cost }] : [];
  });
  if (properties.length === 0) return { reason: "no property costs" };
  return {
    dollars: PROPERTY_FACTOR * mean(properties.map(({ cost }) => cost)),
    source: { kind: "properties", properties, factor: PROPERTY_FACTOR },
  };
}

function pointsValue(points: readonly PointsListing[]): MarketValue {
  const costs = points.map(({ price }) => price).filter((cost) => cost > 0);
  if (costs.length === 0) return { reason: "no points offered" };
  const cost = Math.min(...costs);
  return {
    dollars: POINTS_PER_PAYMENT * cost,
    source: { kind: "points", count: POINTS_PER_PAYMENT, cost },
  };
}

function pricedItems(items: readonly Item[]): PricedItems {
  const priced = items.flatMap(({ id, name, marketPrice }) =>
    marketPrice === null ? [] : { id, name, price: marketPrice },
  );
  return new Map(priced.map((item) => [item.id, item]));
}

function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}
