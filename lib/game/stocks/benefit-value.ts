import { sum } from "@/lib/common/numbers";
import type { Item } from "@/lib/game/items/item";
import type { Property } from "@/lib/game/properties/property";
import { RESALE_FACTOR } from "@/lib/game/properties/resale";

import type { Stock } from "./stock";

/** An offer on the points market. */
export interface PointsListing {
  id: number;
  /** Dollars for one point. */
  price: number;
  quantity: number;
}

/** The content of one payment of an active stock, regardless of its value. */
type Payment =
  | { kind: "dollars"; dollars: number }
  /** The item's name is for the case that the game's list lacks it. */
  | { kind: "item"; id: number; name: string }
  /** One of these items, all equally likely. */
  | { kind: "cache"; itemIds: readonly number[] }
  /** One of these properties, all equally likely. It sells for a part of its cost. */
  | { kind: "property"; names: readonly string[]; factor: number }
  | { kind: "points"; count: number }
  | { kind: "not sellable" };

/** "Own": a stock without a cash value, for which the player has entered one. */
type BenefitType = "Fixed" | "Random" | "Variable" | "Volatile" | "Own";

/** The type of each kind of payment; it stays the same while a price is missing. */
const TYPE_OF: Readonly<Record<Payment["kind"], BenefitType>> = {
  dollars: "Fixed",
  item: "Variable",
  cache: "Variable",
  property: "Random",
  points: "Volatile",
  "not sellable": "Own",
};

export interface PricedItem {
  id: number;
  name: string;
  price: number;
}

/** The source of the dollars. */
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
  | { kind: "own" };

/** The value of one payment of one tier. */
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
  | "prices not read"
  | "never pays";

export interface NoValue {
  type: null;
  reason: WhyNoValue;
  itemName?: string;
}

/** Dollars for one payment of one tier, by stock id. */
type OwnValues = Readonly<Record<number, number>>;

/** A list is null if it couldn't be loaded. */
export interface Prices {
  items: readonly Item[] | null;
  properties: readonly Property[] | null;
  points: readonly PointsListing[] | null;
  own: OwnValues;
}

/** By stock id; of active stocks only. */
export type BenefitValues = ReadonlyMap<number, BenefitValue | NoValue>;

/** The value of each active stock's payment, by stock id. Passive stocks are not in the map. */
export function benefitValues(stocks: readonly Stock[], prices: Prices): BenefitValues {
  const priced = prices.items && pricedItems(prices.items);
  const active = stocks.filter(({ benefit }) => benefit.kind === "active");
  return new Map(active.map((stock) => [stock.id, valueOf(stock, prices, priced)]));
}

type PricedItems = ReadonlyMap<number, PricedItem>;

function valueOf(
  { id, benefit }: Stock,
  prices: Prices,
  priced: PricedItems | null,
): BenefitValue | NoValue {
  // Without the days between payments there is no yearly amount, even with the player's own value.
  if (!(benefit.everyDays > 0)) return { type: null, reason: "never pays" };

  const payment = PAYMENTS.get(id);
  const type = payment ? TYPE_OF[payment.kind] : "Own";
  const own = prices.own[id];
  if (own !== undefined && Number.isFinite(own) && own >= 0) {
    return { type, dollars: own, source: { kind: "own" } };
  }
  const market = payment ? marketValue(payment, prices, priced) : UNKNOWN;
  return "source" in market ? { type, ...market } : { type: null, ...market };
}

type MarketValue = Omit<BenefitValue, "type"> | Omit<NoValue, "type">;

const UNKNOWN: MarketValue = { reason: "unknown benefit" };

const NOT_READ: MarketValue = { reason: "prices not read" };

function marketValue(
  payment: Payment,
  { properties, points }: Prices,
  priced: PricedItems | null,
): MarketValue {
  switch (payment.kind) {
    case "dollars":
      return { dollars: payment.dollars, source: { kind: "fixed" } };
    case "item":
      return priced ? itemValue(payment, priced) : NOT_READ;
    case "cache":
      return priced ? cacheValue(payment.itemIds, priced) : NOT_READ;
    case "property":
      return properties ? propertyValue(payment, properties) : NOT_READ;
    case "points":
      return points ? pointsValue(payment.count, points) : NOT_READ;
    case "not sellable":
      return { reason: "not sellable" };
  }
}

/** True if a value is missing only because its prices couldn't be loaded. */
export const isNotLoaded = (value: BenefitValue | NoValue | undefined): boolean =>
  value?.type === null && value.reason === "prices not read";

function itemValue({ id, name }: { id: number; name: string }, priced: PricedItems): MarketValue {
  const item = priced.get(id);
  if (!item) return { reason: "no item price", itemName: name };
  return { dollars: item.price, source: { kind: "item", item } };
}

function cacheValue(itemIds: readonly number[], priced: PricedItems): MarketValue {
  const items = itemIds.flatMap((id) => priced.get(id) ?? []);
  if (items.length === 0) return { reason: "no item price" };
  return {
    dollars: mean(items.map(({ price }) => price)),
    source: { kind: "mean of items", items },
  };
}

function propertyValue(
  { names, factor }: Extract<Payment, { kind: "property" }>,
  all: readonly Property[],
): MarketValue {
  const properties = names.flatMap((name) => {
    const cost = all.find((property) => property.name === name)?.cost ?? 0;
    return cost > 0 ? [{ name, cost }] : [];
  });
  if (properties.length === 0) return { reason: "no property costs" };
  return {
    dollars: factor * mean(properties.map(({ cost }) => cost)),
    source: { kind: "properties", properties, factor },
  };
}

/** The lowest price of a point, in dollars; null if none is offered. */
export function pointPrice(points: readonly PointsListing[]): number | null {
  const prices = points.map(({ price }) => price).filter((price) => price > 0);
  // A spread could pass more arguments than a call allows.
  return prices.length === 0 ? null : prices.reduce((lowest, each) => Math.min(lowest, each));
}

function pointsValue(count: number, points: readonly PointsListing[]): MarketValue {
  const cost = pointPrice(points);
  if (cost === null) return { reason: "no points offered" };
  return {
    dollars: count * cost,
    source: { kind: "points", count, cost },
  };
}

function pricedItems(items: readonly Item[]): PricedItems {
  const priced = items.flatMap(({ id, name, marketPrice }) =>
    marketPrice === null ? [] : { id, name, price: marketPrice },
  );
  return new Map(priced.map((item) => [item.id, item]));
}

const dollars = (amount: number): Payment => ({ kind: "dollars", dollars: amount });

const item = (id: number, name: string): Payment => ({ kind: "item", id, name });

/** By stock id. Source: contract 11.7. The payment of any other stock is unknown. */
const PAYMENTS: ReadonlyMap<number, Payment> = new Map([
  [1, dollars(50_000_000)],
  [4, item(368, "Lawyer's Business Card")],
  [5, dollars(12_000_000)],
  [6, dollars(4_000_000)],
  [7, item(365, "Box of Medical Supplies")],
  [9, dollars(1_000_000)],
  [10, dollars(80_000_000)],
  [12, dollars(25_000_000)],
  [15, item(367, "Feathery Hotel Coupon")],
  [16, item(370, "Drug Pack")],
  [17, item(369, "Lottery Voucher")],
  [18, item(366, "Erotic DVD")],
  [19, item(364, "Box of Grenades")],
  // The 13 properties that can be bought; the game lists more.
  [
    22,
    {
      kind: "property",
      factor: RESALE_FACTOR,
      names: [
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
      ],
    },
  ],
  [24, item(818, "Six-Pack of Energy Drink")],
  // Ammunition, happiness, energy and nerve.
  [27, { kind: "not sellable" }],
  [28, { kind: "not sellable" }],
  [29, { kind: "not sellable" }],
  // A clothing cache; no item has the name of this benefit.
  [31, { kind: "cache", itemIds: [1057, 1112, 1113, 1114, 1115, 1116, 1117] }],
  [32, item(817, "Six-Pack of Alcohol")],
  [33, { kind: "not sellable" }],
  [35, { kind: "points", count: 100 }],
]);

function mean(numbers: readonly number[]): number {
  return sum(numbers) / numbers.length;
}
