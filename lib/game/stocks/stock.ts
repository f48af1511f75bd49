/** A company listed at the stock exchange. Money in dollars. */
export interface Stock {
  id: number;
  acronym: string;
  name: string;
  price: number;
  benefit: Benefit;
  marketCap: number | null;
  totalShares: number | null;
  investors: number | null;
  logoUrl: string | null;
}

export interface Benefit {
  /** An active benefit pays again and again; a passive one applies while the shares are held. */
  kind: "active" | "passive";
  /** Days from one payment to the next; for a passive benefit, days until it begins; 0 if unknown. */
  everyDays: number;
  /** Shares for the first tier. */
  requirement: number;
  description: string;
}

/** A player's holding of one stock. */
export interface Holding {
  stockId: number;
  shares: number;
  /** Tiers that the game counts; undefined if its response doesn't say. */
  countedTiers: number | undefined;
  /** True if a payout waits to be collected; for a passive stock, true if its benefit applies. */
  isReady: boolean;
  /** Days passed of `everyDays`. They may run before the first tier counts; null if the game doesn't say. */
  progressDays: number | null;
  everyDays: number | null;
  purchases: readonly Purchase[];
}

export interface Purchase {
  id: number;
  shares: number;
  /** Dollars for one share. */
  price: number;
  /** Null if unknown. */
  atMs: number | null;
}

/** The fee for selling shares, in percent of the price; buying is free. Source: the game's wiki. */
export const SALE_FEE_PERCENT = 0.1;

/** The fee in dollars for selling shares for this many dollars. */
export const saleFee = (dollars: number): number => (dollars * SALE_FEE_PERCENT) / 100;
