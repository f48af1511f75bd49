import { sum } from "@/lib/game/money/sum";

import type { Holding } from "./holding";
import { positions, type Position } from "./position";
import type { Stock } from "./stock";

/** One purchase that the game lists. Money in dollars. */
export interface PortfolioLot {
  id: number;
  shares: number;
  /** What one share cost. */
  price: number;
  atMs: number;
  cost: number;
  value: number;
  profit: number;
  /** Null where it cost nothing. */
  profitPercent: number | null;
}

export interface PortfolioRow {
  position: Position;
  /** Of the total value, 0 to 1. */
  share: number;
  /** Of the shares whose purchase is listed; null where none is, or more than are held. */
  cost: number | null;
  averagePrice: number | null;
  profit: number | null;
  profitPercent: number | null;
  /** Shares whose purchase the game does not list. */
  unexplainedShares: number;
  /** Newest first. */
  lots: readonly PortfolioLot[];
}

export interface Portfolio {
  /** Largest value first; only those with shares. */
  rows: readonly PortfolioRow[];
  value: number;
  /** Sums over the rows where they are known. */
  cost: number;
  profit: number;
  /** Holdings of stocks that are not in the list. */
  unlisted: readonly Holding[];
  /** Holdings of zero shares, left out. */
  empty: number;
}

export function portfolio(stocks: readonly Stock[], holdings: readonly Holding[]): Portfolio {
  const { positions: all, unlisted } = positions(stocks, holdings);
  const held = all.filter(({ shares }) => shares > 0).sort((a, b) => b.value - a.value);
  const value = sum(held.map((position) => position.value));
  const rows = held.map((position) => portfolioRow(position, value));
  return {
    rows,
    value,
    cost: sum(rows.map(({ cost }) => cost ?? 0)),
    profit: sum(rows.map(({ profit }) => profit ?? 0)),
    unlisted,
    empty: holdings.filter(({ shares }) => !(shares > 0)).length,
  };
}

function portfolioRow(position: Position, totalValue: number): PortfolioRow {
  const { stock, holding, shares, value } = position;
  const lots = portfolioLots(stock, holding);
  const lotShares = sum(lots.map((lot) => lot.shares));
  const lotCost = sum(lots.map((lot) => lot.cost));
  // Lots of more shares than are held: which of them are sold is not known, nor what the rest cost.
  const cost = lots.length === 0 || lotShares > shares ? null : lotCost;
  const profit = cost === null ? null : lotShares * stock.price - cost;
  return {
    position,
    share: totalValue > 0 ? value / totalValue : 0,
    cost,
    averagePrice: lots.length === 0 ? null : lotCost / lotShares,
    profit,
    profitPercent: percentOf(profit, cost),
    unexplainedShares: Math.max(0, shares - lotShares),
    lots,
  };
}

function portfolioLots(stock: Stock, holding: Holding | null): PortfolioLot[] {
  return (holding?.purchases ?? [])
    .filter(({ shares }) => shares > 0)
    .map((purchase) => {
      const cost = purchase.shares * purchase.price;
      const value = purchase.shares * stock.price;
      const profit = value - cost;
      return { ...purchase, cost, value, profit, profitPercent: percentOf(profit, cost) };
    })
    .sort((a, b) => b.atMs - a.atMs);
}

function percentOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole <= 0 ? null : (part / whole) * 100;
}
