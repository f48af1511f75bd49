import type { Holding } from "./holding";
import type { Stock } from "./stock";
import { type Ownership, ownership } from "./tiers";

/** One stock of the list and what the player owns of it, if anything. */
export interface Position extends Ownership {
  stock: Stock;
  holding: Holding | null;
  shares: number;
  /** Dollars: shares × price. */
  value: number;
}

/**
 * One position for every stock, held or not, in the list's order, a stock that it names twice once; `unlisted` are the holdings with
 * shares of a stock that is not in the list.
 */
export function positions(
  stocks: readonly Stock[],
  holdings: readonly Holding[],
): { positions: Position[]; unlisted: Holding[] } {
  const byStock = new Map(holdings.map((holding) => [holding.stockId, holding]));
  const listed = new Map(stocks.map((stock) => [stock.id, stock]));
  return {
    positions: [...listed.values()].map((stock) => position(stock, byStock.get(stock.id))),
    unlisted: [...byStock.values()].filter(
      ({ stockId, shares }) => shares > 0 && !listed.has(stockId),
    ),
  };
}

function position(stock: Stock, holding: Holding | undefined): Position {
  const shares = holding?.shares ?? 0;
  return {
    stock,
    holding: holding ?? null,
    shares,
    value: shares * stock.price,
    ...ownership(stock, holding),
  };
}
