/** How the price of one stock has moved. */
export interface StockHistory {
  stockId: number;
  /** Oldest first. */
  prices: readonly PricePoint[];
  /** Null where the game does not say. */
  performance: Readonly<Record<StockPeriod, Performance | null>>;
}

export interface PricePoint {
  atMs: number;
  price: number;
}

type StockPeriod = "lastHour" | "lastDay" | "lastWeek" | "lastMonth" | "lastYear" | "allTime";

/** Prices in dollars at the start and the end of a period, and the extremes within. */
export interface Performance {
  change: number;
  changePercent: number;
  start: number;
  end: number;
  high: number;
  low: number;
}
