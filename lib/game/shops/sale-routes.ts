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
