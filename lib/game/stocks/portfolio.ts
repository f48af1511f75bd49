import { sum } from "@/lib/common/numbers";

import { heldOf, positions, type Position } from "./position";
import { type Holding, type Purchase, saleFee, type Stock } from "./stock";

/** One purchase that the game lists, valued at today's price. Money in dollars. */
export interface ValuedPurchase extends Purchase {
  cost: number;
  value: number;
  profit: number;
  /** Null if it cost nothing. */
  profitPercent: number | null;
}

/** The gain of the shares whose purchase is listed; all null if unknown. */
interface Gain {
  cost: number | null;
  profit: number | null;
  /** Null also if they cost nothing. */
  profitPercent: number | null;
}

export interface PortfolioRow extends Gain {
  position: Position;
  /** Part of the total value, 0 to 1. */
  fraction: number;
  averagePrice: number | null;
  /** Shares whose purchase the game does not list. */
  unexplainedShares: number;
  /** Newest first. */
  purchases: readonly ValuedPurchase[];
}

/** Cost and profit are totals of the rows for which they are known. */
export interface Portfolio extends Gain {
  /** Largest value first; only stocks with shares. */
  rows: readonly PortfolioRow[];
  value: number;
  /** Fee for selling the shares that cost and profit count; null if these are null. */
  saleFee: number | null;
  profitAfterFee: number | null;
  /** Holdings of stocks that are not in the list. */
  unlisted: readonly Holding[];
  /** Number of holdings of zero shares, which are left out. */
  empty: number;
}

/** The holdings, with cost and gain of those whose purchases the API lists. */
export function portfolio(stocks: readonly Stock[], holdings: readonly Holding[]): Portfolio {
  const { positions: all, unlisted } = positions(stocks, holdings);
  const held = heldOf(all);
  const value = sum(held.map((position) => position.value));
  const rows = held.map((position) => portfolioRow(position, value));
  return {
    rows,
    value,
    ...gainOfAll(rows),
    unlisted,
    empty: holdings.filter(({ shares }) => !(shares > 0)).length,
  };
}

function gainOfAll(rows: readonly PortfolioRow[]) {
  const costs = rows.flatMap(({ cost }) => cost ?? []);
  if (costs.length === 0) {
    return { cost: null, profit: null, profitPercent: null, saleFee: null, profitAfterFee: null };
  }
  const cost = sum(costs);
  const profit = sum(rows.flatMap((row) => row.profit ?? []));
  const fee = saleFee(cost + profit);
  return {
    cost,
    profit,
    profitPercent: percentOf(profit, cost),
    saleFee: fee,
    profitAfterFee: profit - fee,
  };
}

function portfolioRow(position: Position, totalValue: number): PortfolioRow {
  const { stock, holding, shares, value } = position;
  const purchases = valuedPurchases(stock, holding);
  const boughtShares = sum(purchases.map((purchase) => purchase.shares));
  const paid = sum(purchases.map((purchase) => purchase.cost));
  // More shares were bought than are held: it is unknown which ones were sold, and how much the others cost.
  const cost = purchases.length === 0 || boughtShares > shares ? null : paid;
  const profit = cost === null ? null : boughtShares * stock.price - cost;
  return {
    position,
    fraction: totalValue > 0 ? value / totalValue : 0,
    cost,
    averagePrice: purchases.length === 0 ? null : paid / boughtShares,
    profit,
    profitPercent: percentOf(profit, cost),
    unexplainedShares: Math.max(0, shares - boughtShares),
    purchases,
  };
}

function valuedPurchases(stock: Stock, holding: Holding | null): ValuedPurchase[] {
  return (holding?.purchases ?? [])
    .filter(({ shares }) => shares > 0)
    .map((purchase) => {
      const cost = purchase.shares * purchase.price;
      const value = purchase.shares * stock.price;
      const profit = value - cost;
      return { ...purchase, cost, value, profit, profitPercent: percentOf(profit, cost) };
    })
    .sort((a, b) => (b.atMs ?? 0) - (a.atMs ?? 0));
}

function percentOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole <= 0 ? null : (part / whole) * 100;
}
