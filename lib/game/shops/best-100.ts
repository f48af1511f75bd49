import { solveKnapsack } from "@/lib/common/knapsack";
import { sum } from "@/lib/common/numbers";
import type { Steps } from "@/lib/common/steps";

import { isProfitable, type ProfitableRow, type ShopRow } from "./shop-rows";

export interface PurchaseSuggestion {
  row: ProfitableRow;
  quantity: number;
  /** Dollars for the whole quantity. */
  cost: number;
  profit: number;
}

export interface BestPurchases {
  /** Greatest profit first. */
  purchases: readonly PurchaseSuggestion[];
  items: number;
  cost: number;
  profit: number;
  isExact: boolean;
  /** An upper bound, in dollars, on how much better another list could be. */
  gapBound: number;
}

/**
 * The purchases with the greatest profit: at most `items` pieces, within each shop's stock, for at most `cash` dollars (Infinity:
 * any sum). Works in short steps.
 */
export function* bestPurchases(
  rows: readonly ShopRow[],
  { items, cash }: { items: number; cash: number },
): Steps<BestPurchases> {
  const worthwhile = rows.filter(isProfitable).filter(({ stock }) => stock > 0);
  const choices = worthwhile.map(({ price, sale, stock }) => ({
    cost: price,
    gain: sale.profit,
    max: stock,
  }));
  const { counts, cost, gain, isExact, gapBound } = yield* solveKnapsack(choices, {
    maxCount: items,
    maxCost: cash,
  });
  const purchases = worthwhile
    .map((row, i) => purchase(row, counts[i] ?? 0))
    .filter(({ quantity }) => quantity > 0)
    .sort((a, b) => b.profit - a.profit);
  return {
    purchases,
    items: sum(counts),
    cost,
    profit: gain,
    isExact,
    gapBound,
  };
}

const purchase = (row: ProfitableRow, quantity: number): PurchaseSuggestion => ({
  row,
  quantity,
  cost: row.price * quantity,
  profit: row.sale.profit * quantity,
});
