import type { CityShop } from "@/lib/game/shops/shop-rows";

import type { Item, ItemShop } from "./item";

/** Who sells an item to players, or buys it from them. */
export interface Seller extends ItemShop {
  /** How many a city shop has left, and which one it is; null where the game does not say. */
  inCity: { shopId: number; stock: number } | null;
}

/**
 * The item's own list of shops, each city shop with what it has left. A city shop that is missing from the list is added.
 * The cheapest comes first; those that don't sell it come last.
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

/** Two that sell nothing are equal: infinity minus infinity would be NaN. */
function byPrice({ buyPrice: one }: ItemShop, { buyPrice: other }: ItemShop): number {
  if (one === other) return 0;
  return (one ?? Infinity) - (other ?? Infinity);
}

/** The shop that an item's list names where it is cheapest; null where it names none that sells it. */
export function cheapestShop(
  soldBy: readonly ItemShop[],
): (ItemShop & { buyPrice: number }) | null {
  return soldBy.reduce<(ItemShop & { buyPrice: number }) | null>((cheapest, shop) => {
    const { buyPrice } = shop;
    if (buyPrice === null || (cheapest !== null && cheapest.buyPrice <= buyPrice)) return cheapest;
    return { ...shop, buyPrice };
  }, null);
}

/** What the game calls the country of the city's own shops. */
const CITY = "Torn";

/** The game has two names for one of its shops, the Print Store; the price shows that it is the same. */
const isSameShop = ({ country, shop, buyPrice }: ItemShop, name: string, price: number) =>
  country === CITY && (shop.toLowerCase() === name.toLowerCase() || buyPrice === price);
