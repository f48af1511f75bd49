import { sum } from "@/lib/common/numbers";
import { routeFee, saleRoute } from "@/lib/game/shops/sale-routes";

/** Items that the player offers on the item market. */
export interface OwnListing {
  id: number;
  itemId: number;
  name: string;
  amount: number;
  /** In dollars, for one. */
  price: number;
  /** The game's average price of the item; null if unknown. */
  averagePrice: number | null;
  /** The fee is higher without a name. */
  isAnonymous: boolean;
}

/** The proceeds of a listing in dollars, after the fee, if all of it is sold. */
export function listingValue({ price, amount, isAnonymous }: OwnListing): number {
  const route = saleRoute(isAnonymous ? "anonymous" : "market");
  return price * amount - routeFee(price * amount, route);
}

/** The fraction by which the price is above its item's average; negative if below, null if unknown. */
export const aboveAverage = ({ price, averagePrice }: OwnListing): number | null =>
  averagePrice === null || averagePrice <= 0 ? null : price / averagePrice - 1;

/** The proceeds of all listings in dollars, after fees. */
export const listingsValue = (listings: readonly OwnListing[]): number =>
  sum(listings.map(listingValue));
