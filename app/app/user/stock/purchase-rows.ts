import type { PortfolioRow, ValuedPurchase } from "@/lib/game/stocks/portfolio";
import type { Stock } from "@/lib/game/stocks/stock";

export interface PurchaseRow extends ValuedPurchase {
  stock: Stock;
}

/** The purchases of every holding in one list. */
export const purchaseRows = (rows: readonly PortfolioRow[]): PurchaseRow[] =>
  rows.flatMap(({ position, purchases }) =>
    purchases.map((purchase) => ({ ...purchase, stock: position.stock })),
  );
