import type { Item } from "@/lib/game/items/item";

import type { CityShop } from "./city-shop";
import { worstMug } from "./mugging";
import { type SaleRoute, saleFee } from "./sale-routes";

/** An item in a city shop, and what selling one to players brings. Dollars. */
export interface ShopRow {
  shopId: number;
  /** As the game writes it, in capitals or not. */
  shopName: string;
  itemId: number;
  name: string;
  price: number;
  stock: number;
  /** Null where nobody trades the item; then so is all that follows from it. */
  marketPrice: number | null;
  /** What the game keeps of the sale. */
  fee: number | null;
  /** Market value, less the fee, less the price. */
  profit: number | null;
  /** Percent of the price; null too where the shop asks nothing. */
  roi: number | null;
  /** What is left of the profit after the worst mug. */
  afterWorstMug: number | null;
}

/** Every item of every shop, sold at its market value by that route. */
export function shopRows(
  shops: readonly CityShop[],
  items: readonly Item[],
  route: SaleRoute,
): ShopRow[] {
  const marketPrices = new Map(items.map(({ id, marketPrice }) => [id, marketPrice]));
  return shops.flatMap((shop) =>
    shop.items.map(({ id, name, price, stock }) => ({
      shopId: shop.id,
      shopName: shop.name,
      itemId: id,
      name,
      price,
      stock,
      ...sale(price, marketPrices.get(id) ?? null, route),
    })),
  );
}

type Sale = Pick<ShopRow, "marketPrice" | "fee" | "profit" | "roi" | "afterWorstMug">;

const NO_SALE: Sale = {
  marketPrice: null,
  fee: null,
  profit: null,
  roi: null,
  afterWorstMug: null,
};

function sale(price: number, marketPrice: number | null, route: SaleRoute): Sale {
  if (marketPrice === null) return NO_SALE;
  const fee = saleFee(marketPrice, route);
  const profit = marketPrice - fee - price;
  return {
    marketPrice,
    fee,
    profit,
    roi: price > 0 ? (profit / price) * 100 : null,
    afterWorstMug: profit - worstMug(marketPrice - fee),
  };
}

/** An item that sells for more than it costs. */
export type ProfitableRow = ShopRow & { profit: number };

/** False also where nobody trades the item, so that its profit is not known. */
export const isProfitable = (row: ShopRow): row is ProfitableRow =>
  row.profit !== null && row.profit > 0;

/** The shops that have nothing to sell. */
export const emptyShops = (shops: readonly CityShop[]): string[] =>
  shops.filter(({ items }) => items.length === 0).map(({ name }) => name);
