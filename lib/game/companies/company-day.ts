import { sum } from "@/lib/common/numbers";
import { sumOrNull } from "@/lib/common/sums";
import { DAY_MS, dayStartMs, HOUR_MS, MINUTE_MS } from "@/lib/common/time";

/** An item or a service that a company sells. Money in dollars; null is unknown. */
export interface Product {
  name: string;
  /** The cost of one piece. Null or 0 for a service, which the company doesn't buy. */
  cost: number | null;
  rrp: number | null;
  price: number | null;
  inStock: number | null;
  onOrder: number | null;
  /** The number sold on the last day. */
  soldAmount: number | null;
  soldWorth: number | null;
}

/** True for a product that has no cost, and that is never ordered. */
export const isService = ({ cost }: Pick<Product, "cost">): boolean => (cost ?? 0) === 0;

/** The parts of a day's profit, in dollars; null is unknown. */
export interface DayProfit {
  income: number | null;
  costOfSold: number | null;
  wages: number | null;
  advertising: number | null;
  /** Null if one of the parts is unknown. */
  profit: number | null;
}

/** Profit = income − cost of what was sold − wages − advertising. `products` is null if the stock is unknown. */
export function dayProfit({
  income,
  wages,
  advertising,
  products,
}: Pick<DayProfit, "income" | "wages" | "advertising"> & {
  products: readonly Product[] | null;
}): DayProfit {
  const costOfSold = products === null ? null : costOf(products);
  const isKnown = income !== null && costOfSold !== null && wages !== null && advertising !== null;
  return {
    income,
    costOfSold,
    wages,
    advertising,
    profit: isKnown ? income - costOfSold - wages - advertising : null,
  };
}

/** The cost of all that was sold; null if one of the amounts is unknown. */
function costOf(products: readonly Product[]): number | null {
  return sumOrNull(
    products
      .filter((product) => !isService(product))
      .map(({ soldAmount, cost }) => (soldAmount === null ? null : soldAmount * (cost ?? 0))),
  );
}

/** The days that the stock lasts at the last day's sales; null if unknown, if nothing was sold, or for a service. */
export function daysLeft(product: Product, withOrders = false): number | null {
  const { inStock, onOrder, soldAmount } = product;
  if (isService(product) || inStock === null || !soldAmount) return null;
  return (inStock + (withOrders ? (onOrder ?? 0) : 0)) / soldAmount;
}

/** True if an item lasts fewer days than that, orders included. False if unknown. */
export function isLow(product: Product, minimumDays: number): boolean {
  const days = daysLeft(product, true);
  return days !== null && days < minimumDays;
}

/** The part of the price that isn't cost, 0 to 1, below 0 for a loss; null without a price. */
export const marginOf = ({ price, cost }: Pick<Product, "price" | "cost">): number | null =>
  price === null || price === 0 ? null : (price - (cost ?? 0)) / price;

/** The worth of what was sold minus its cost; null if unknown. */
export const marginOfDay = ({ soldWorth, soldAmount, cost }: Product): number | null =>
  soldWorth === null || soldAmount === null ? null : soldWorth - soldAmount * (cost ?? 0);

/** The days that the funds last at the costs per day; null if unknown, or if there are no costs. */
export const fundsLastDays = (funds: number | null, costsPerDay: number | null): number | null =>
  funds === null || costsPerDay === null || costsPerDay === 0 ? null : funds / costsPerDay;

/** An order that fills the storage. */
export interface StorageOrder {
  /** Pieces of each product, in the order of the products. */
  pieces: readonly number[];
  total: number;
  /** Dollars. */
  cost: number;
  /** The days that every ordered item then lasts; null if nothing is ordered. */
  lastsDays: number | null;
}

/**
 * The order that fills the storage so that every item lasts equally long. Items that last longer already get none, nor do
 * services and items that weren't sold. Null if the capacity or an amount in stock is unknown.
 */
export function orderToFill(
  products: readonly Product[],
  capacity: number | null,
): StorageOrder | null {
  const goods = products.map((product) => ({
    has: isService(product) ? 0 : stored(product),
    perDay: isService(product) ? 0 : (product.soldAmount ?? 0),
    cost: product.cost ?? 0,
  }));
  const held = goods.map(({ has }) => has).filter((has) => has !== null);
  if (capacity === null || held.length < goods.length) return null;
  const free = Math.max(0, capacity - sum(held));
  const lastsDays = levelOf(
    goods.map(({ has, perDay }) => ({ has: has ?? 0, perDay })),
    free,
  );
  const exact = goods.map(({ has, perDay }) => Math.max(0, (lastsDays ?? 0) * perDay - (has ?? 0)));
  const pieces = wholePieces(exact, free);
  return {
    pieces,
    total: sum(pieces),
    cost: sum(pieces.map((count, index) => count * (goods[index]?.cost ?? 0))),
    lastsDays: sum(pieces) === 0 ? null : lastsDays,
  };
}

const stored = ({ inStock, onOrder }: Product) =>
  inStock === null ? null : inStock + (onOrder ?? 0);

/** The number of days up to which the free pieces fill every item; null if nothing was sold. */
function levelOf(goods: readonly { has: number; perDay: number }[], free: number): number | null {
  const byDays = goods
    .filter(({ perDay }) => perDay > 0)
    .toSorted((a, b) => a.has / a.perDay - b.has / b.perDay);
  let has = free;
  let perDay = 0;
  for (const [index, item] of byDays.entries()) {
    has += item.has;
    perDay += item.perDay;
    const next = byDays[index + 1];
    if (next === undefined || has / perDay <= next.has / next.perDay) return has / perDay;
  }
  return null;
}

/** Rounds down, then gives the pieces that are missing to the greatest remainders. */
function wholePieces(exact: readonly number[], free: number): number[] {
  const pieces = exact.map(Math.floor);
  const missing = Math.min(free, Math.round(sum(exact))) - sum(pieces);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % 1 }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, Math.max(0, missing))) {
    pieces[index] = (pieces[index] ?? 0) + 1;
  }
  return pieces;
}

/** The time after 00:00 at which the company's day turns, and at which its report has arrived. */
const TURN_MS = 18 * HOUR_MS;
const REPORT_MS = TURN_MS + 7 * MINUTE_MS;

/** The next time that the company's day turns. */
export function nextTurnMs(nowMs: number): number {
  const today = dayStartMs(nowMs) + TURN_MS;
  return today > nowMs ? today : today + DAY_MS;
}

/** The time of the last report that had arrived. */
export function lastReportMs(nowMs: number): number {
  const today = dayStartMs(nowMs) + REPORT_MS;
  return today <= nowMs ? today : today - DAY_MS;
}

/** 00:00 UTC of the day that a report is about: the company's day turns at 18:00 UTC, and its report may arrive late. */
export const reportDayMs = (atMs: number): number => dayStartMs(atMs - TURN_MS);

/** The time after the turn for which a response may mix two days: the report comes about 7 minutes after it. */
const UNSETTLED_MS = 10 * MINUTE_MS;

/** True if what loads at that time is about one day, from soon after its report until the next turn. */
export const isBetweenReports = (atMs: number): boolean =>
  atMs - reportDayMs(atMs) - TURN_MS >= UNSETTLED_MS;
