import type { PortfolioLot, PortfolioRow } from "@/lib/game/stocks/portfolio";
import type { Stock } from "@/lib/game/stocks/stock";

export interface PurchaseRow {
  stock: Stock;
  lot: PortfolioLot;
}

/** The purchases of every holding in one list. */
export const purchaseRows = (rows: readonly PortfolioRow[]): PurchaseRow[] =>
  rows.flatMap(({ position, lots }) => lots.map((lot) => ({ stock: position.stock, lot })));
