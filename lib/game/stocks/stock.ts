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
