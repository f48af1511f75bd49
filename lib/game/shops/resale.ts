type SaleRouteId = "bazaar" | "market" | "anonymous";

/** A way to sell items to other players. */
export interface SaleRoute {
  id: SaleRouteId;
  name: string;
  /** What the game keeps of the price. */
  feePercent: number;
}

/** What the item market keeps of a sale, in percent. Source: the sale recorded in a player's log. */
export const MARKET_FEE = 5;

/** Selling in one's own bazaar is free; the item market keeps 10% more if the seller stays anonymous. */
export const SALE_ROUTES = [
  { id: "bazaar", name: "Bazaar", feePercent: 0 },
  { id: "market", name: "Item market", feePercent: MARKET_FEE },
  { id: "anonymous", name: "Anonymous", feePercent: MARKET_FEE + 10 },
] as const satisfies readonly SaleRoute[];

/** The route with that id, or the bazaar. */
export const saleRoute = (id: string): SaleRoute =>
  SALE_ROUTES.find((route) => route.id === id) ?? SALE_ROUTES[0];

/** What the game keeps of a sale at `price` dollars, in whole dollars, rounded up as the game does. */
export const routeFee = (price: number, route: SaleRoute): number =>
  Math.ceil((price * route.feePercent) / 100);

/** The ROI, in percent, above which we say that a purchase makes money after fees and a mug. Source: contract 12.2. */
export const SAFE_ROI = 20;

/** The least that a mugger takes of the cash on hand, in percent. Source of all three: the game's wiki. */
export const MIN_MUG = 5;

/** The most that a mugger without merits takes. */
export const PLAIN_MUG = 10;

/** The most that a mugger with all merits of Masterful Looting takes: half as much again. */
export const WORST_MUG = 15;

/** The proceeds of a dollar spent at that ROI, in percent. */
export const growth = (roi: number): number => 1 + roi / 100;

/** What is left of a dollar when a share of it, in percent, is taken. */
export const remainingFraction = (percent: number): number => 1 - percent / 100;

/** What is left of each dollar spent at that ROI, once the fee is paid and the mugger has been. All in percent. */
export const remainingOfDollar = (roi: number, fee: number, mug: number): number =>
  growth(roi) * remainingFraction(fee) * remainingFraction(mug);

/** The break-even ROI, in percent. */
export const breakEvenRoi = (fee: number, mug: number): number =>
  (1 / (remainingFraction(fee) * remainingFraction(mug)) - 1) * 100;

/** The share of the cash, in percent, that a mugger may take before a purchase at that ROI loses money. */
export const breakEvenMug = (roi: number, fee: number): number =>
  (1 - 1 / (growth(roi) * remainingFraction(fee))) * 100;

/** What the worst mug takes of proceeds, in whole dollars, rounded up. */
export const worstMug = (proceeds: number): number => Math.ceil((proceeds * WORST_MUG) / 100);
