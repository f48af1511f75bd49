type SaleRouteId = "bazaar" | "market" | "anonymous";

/** A way to sell items to other players. */
export interface SaleRoute {
  id: SaleRouteId;
  name: string;
  /** Percentage of the price that the game takes. */
  feePercent: number;
}

/** Percentage of a sale that the item market takes. Source: the sale recorded in a player's log. */
export const MARKET_FEE = 5;

/** Selling in one's own bazaar is free. The item market takes 10 percentage points more from an anonymous seller. */
export const SALE_ROUTES = [
  { id: "bazaar", name: "Bazaar", feePercent: 0 },
  { id: "market", name: "Item market", feePercent: MARKET_FEE },
  { id: "anonymous", name: "Anonymous", feePercent: MARKET_FEE + 10 },
] as const satisfies readonly SaleRoute[];

/** The route with that id, or the bazaar if there is none. */
export const saleRoute = (id: string): SaleRoute =>
  SALE_ROUTES.find((route) => route.id === id) ?? SALE_ROUTES[0];

/** The game's fee for a sale at `price` dollars, in whole dollars, rounded up as the game does. */
export const routeFee = (price: number, route: SaleRoute): number =>
  Math.ceil((price * route.feePercent) / 100);
