/** Percent of the price that a sale of shares costs; buying is free. Source: the game's wiki. */
export const SALE_FEE_PERCENT = 0.1;

/** Dollars that selling shares for this many dollars costs. */
export const saleFee = (dollars: number): number => (dollars * SALE_FEE_PERCENT) / 100;
