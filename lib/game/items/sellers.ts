import type { CityShop } from "@/lib/game/shops/shop-rows";

import type { Item, ItemShop } from "./item";

/** A shop that sells an item to players, or buys it from them. */
export interface Seller extends ItemShop {
  /** The id and the remaining stock of a city shop; null if the game doesn't say. */
  inCity: { shopId: number; stock: number } | null;
}

/**
 * The item's own list of shops, with the remaining stock of each city shop. City shops that are missing from the list are added.
 * Cheapest first; shops that don't sell the item come last.
 */
export function sellersOf(
  { id, soldBy }: Pick<Item, "id" | "soldBy">,
  cityShops: readonly CityShop[],
): Seller[] {
  const offers = cityShops.flatMap((shop) =>
    shop.items.filter((item) => item.id === id).map(({ price, stock }) => ({ shop, price, stock })),
  );
  const listed = soldBy.map((seller): Seller => {
    const at = offers.findIndex(({ shop, price }) => isSameShop(seller, shop.name, price));
    const [offer] = at < 0 ? [] : offers.splice(at, 1);
    return {
      ...seller,
      shop: shopName(seller.shop),
      inCity: offer === undefined ? null : { shopId: offer.shop.id, stock: offer.stock },
    };
  });
  const unlisted = offers.map(({ shop, price, stock }): Seller => ({
    country: CITY,
    shop: shop.name,
    buyPrice: price,
    sellPrice: null,
    inCity: { shopId: shop.id, stock },
  }));
  return [...listed, ...unlisted].sort(byPrice);
}

/** Two shops that don't sell the item are equal: Infinity minus Infinity would be NaN. */
function byPrice({ buyPrice: one }: ItemShop, { buyPrice: other }: ItemShop): number {
  if (one === other) return 0;
  return (one ?? Infinity) - (other ?? Infinity);
}

/** The cheapest shop of an item's list; null if none of them sells it. */
export function cheapestShop(
  soldBy: readonly ItemShop[],
): (ItemShop & { buyPrice: number }) | null {
  return soldBy.reduce<(ItemShop & { buyPrice: number }) | null>((cheapest, shop) => {
    const { buyPrice } = shop;
    if (buyPrice === null || (cheapest !== null && cheapest.buyPrice <= buyPrice)) return cheapest;
    return { ...shop, buyPrice };
  }, null);
}

/** The cheapest shop of an item and by how many dollars it is below the market price; null if no shop is. */
export function belowMarket({ soldBy, marketPrice }: Pick<Item, "soldBy" | "marketPrice">) {
  const shop = cheapestShop(soldBy);
  const dollars = (marketPrice ?? 0) - (shop?.buyPrice ?? Infinity);
  return shop !== null && dollars > 0 ? { shop, dollars } : null;
}

/** The game's country name for the city's own shops. */
export const CITY = "Torn";

/** A shop's name in the city: an item's own list calls the Print Store by another one. */
export const shopName = (shop: string) => (shop === "Print Shop" ? "Print Store" : shop);

/** A shop may have another name in the city; an equal price shows that it is the same shop. */
const isSameShop = ({ country, shop, buyPrice }: ItemShop, name: string, price: number) =>
  country === CITY && (shop.toLowerCase() === name.toLowerCase() || buyPrice === price);
