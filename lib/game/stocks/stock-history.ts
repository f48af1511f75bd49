import { DAY_MS } from "@/lib/common/time";

/** The price history of one stock. */
export interface StockHistory {
  stockId: number;
  /** Oldest first. */
  prices: readonly PricePoint[];
  /** Null if the game doesn't say. */
  performance: Readonly<Record<StockPeriod, Performance | null>>;
}

export interface PricePoint {
  atMs: number;
  price: number;
}

export type StockPeriod =
  | "lastHour"
  | "lastDay"
  | "lastWeek"
  | "lastMonth"
  | "lastYear"
  | "allTime";

/** Prices in dollars at the start and the end of a period, and the extremes within. */
export interface Performance {
  change: number;
  changePercent: number;
  start: number;
  end: number;
  high: number;
  low: number;
}

/** Number of days of prices in a chart; "all" goes back to the oldest price. */
const SPAN_DAYS = { day: 1, week: 7, month: 30 } as const;

export type PriceSpan = keyof typeof SPAN_DAYS | "all";

/** The prices, oldest first, of a span that ends with the last one. */
export function pricesWithin(prices: readonly PricePoint[], span: PriceSpan): PricePoint[] {
  const fromMs = span === "all" ? -Infinity : (prices.at(-1)?.atMs ?? 0) - SPAN_DAYS[span] * DAY_MS;
  return prices.filter(({ atMs }) => atMs >= fromMs);
}

/** The available spans. Each except "all" has at least two prices, enough for a line, and leaves some out. */
export function priceSpans(prices: readonly PricePoint[]): PriceSpan[] {
  const spans = ["month", "week", "day"] as const;
  return [
    "all",
    ...spans.filter((span) => {
      const { length } = pricesWithin(prices, span);
      return length > 1 && length < prices.length;
    }),
  ];
}

/** The prices for a table, newest first, each with its change since the previous one; null for the oldest. */
export const priceChanges = (prices: readonly PricePoint[]) =>
  prices
    .map((point, index) => {
      const before = prices[index - 1];
      return { ...point, change: before === undefined ? null : point.price - before.price };
    })
    .reverse();
