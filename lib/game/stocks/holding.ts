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
