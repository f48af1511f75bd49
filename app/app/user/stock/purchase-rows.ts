import type { PortfolioLot, PortfolioRow } from "@/lib/game/stocks/portfolio";
import type { Stock } from "@/lib/game/stocks/stock";

export interface PurchaseRow {
  stock: Stock;
  lot: PortfolioLot;
}

/** The purchases of every holding in one list. */
export const purchaseRows = (rows: readonly PortfolioRow[]): PurchaseRow[] =>
  rows.flatMap(({ position, lots }) => lots.map((lot) => ({ stock: position.stock, lot })));

const gameDate = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** "21 Sep 2026", in game time. */
export const formatGameDate = (ms: number) => gameDate.format(ms);
