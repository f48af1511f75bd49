/** What one player owns of one stock. */
export interface Holding {
  stockId: number;
  shares: number;
  /** Tiers that the game counts; undefined where its answer does not say. */
  increment: number | undefined;
  /** Whether a payout waits to be collected. */
  isReady: boolean;
  /** Days passed since the last payout, out of `everyDays`; null while no tier counts. */
  progressDays: number | null;
  everyDays: number | null;
  purchases: readonly Purchase[];
}

interface Purchase {
  id: number;
  shares: number;
  /** Dollars for one share. */
  price: number;
  atMs: number;
}
