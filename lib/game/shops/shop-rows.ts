import type { Item } from "@/lib/game/items/item";

import { worstMug } from "./resale";
import { routeFee, type SaleRoute } from "./sale-routes";

/** A shop in Torn City. */
export interface CityShop {
  id: number;
  name: string;
  /** Sold-out items may be missing. */
  items: readonly ShopItem[];
}

export interface ShopItem {
  id: number;
  name: string;
  /** Dollars. */
  price: number;
  /** Number of pieces left. */
  stock: number;
}

/** An item in a city shop. Dollars. */
export interface ShopRow {
  shopId: number;
  /** As the game writes it, in capitals or not. */
  shopName: string;
  itemId: number;
  name: string;
  price: number;
  stock: number;
  /** Null if the item isn't traded. */
  sale: Sale | null;
}

/** The result of selling one piece to players. Dollars. */
export interface Sale {
  marketPrice: number;
  /** The fee that the game takes. */
  fee: number;
  /** Market price minus fee minus shop price. */
  profit: number;
  /** Percent of the price; null if the price is 0. */
  roi: number | null;
  /** The profit that remains after the worst mug. */
  afterWorstMug: number;
}

/** Every item of every shop, sold at its market price by that route. */
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
      sale: saleOf(price, marketPrices.get(id) ?? null, route),
    })),
  );
}

function saleOf(price: number, marketPrice: number | null, route: SaleRoute): Sale | null {
  if (marketPrice === null) return null;
  const fee = routeFee(marketPrice, route);
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
export type ProfitableRow = ShopRow & { sale: Sale };

/** True if the item sells for more than it costs; false also if it isn't traded. */
export const isProfitable = (row: ShopRow): row is ProfitableRow =>
  row.sale !== null && row.sale.profit > 0;

/** The names of the shops that have nothing to sell. */
export const emptyShops = (shops: readonly CityShop[]): string[] =>
  shops.filter(({ items }) => items.length === 0).map(({ name }) => name);
