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
  /** An active one pays again and again, a passive one holds while the shares are held. */
  kind: "active" | "passive";
  /** Days from one payment to the next; for a passive benefit, until it begins; 0 where it is not known. */
  everyDays: number;
  /** Shares for the first tier. */
  requirement: number;
  description: string;
}

/** What one player owns of one stock. */
export interface Holding {
  stockId: number;
  shares: number;
  /** Tiers that the game counts; undefined where its answer does not say. */
  countedTiers: number | undefined;
  /** Whether a payout waits to be collected; of a passive stock, whether its benefit is in force. */
  isReady: boolean;
  /** Days passed of `everyDays`, which may run before the first tier counts; null where the game does not say. */
  progressDays: number | null;
  everyDays: number | null;
  purchases: readonly Purchase[];
}

export interface Purchase {
  id: number;
  shares: number;
  /** Dollars for one share. */
  price: number;
  /** Null where it is not known. */
  atMs: number | null;
}

/** Percent of the price that a sale of shares costs; buying is free. Source: the game's wiki. */
export const SALE_FEE_PERCENT = 0.1;

/** Dollars that selling shares for this many dollars costs. */
export const saleFee = (dollars: number): number => (dollars * SALE_FEE_PERCENT) / 100;
