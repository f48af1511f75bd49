import { isService, marginOfDay, type Product } from "./company-day";
import { sumOrNull } from "@/lib/common/sums";

/** The totals of a company's stock. Null is unknown, or none. */
export interface StockTotals {
  /** Pieces of the goods; services take no storage. */
  inStock: number | null;
  onOrder: number | null;
  soldAmount: number | null;
  /** The money from sales minus the cost of what was sold, in dollars. */
  dayMargin: number | null;
  /** The part of what was sold that isn't cost, 0 to 1, below 0 for a loss. */
  margin: number | null;
}

/** Adds up what a company has, has ordered and has sold on the last day. */
export function stockTotals(products: readonly Product[]): StockTotals {
  const goods = products.filter((product) => !isService(product));
  const dayMargin = sumOrNull(products.map(marginOfDay));
  const worth = sumOrNull(products.map(({ soldWorth }) => soldWorth));
  const margin = dayMargin === null || worth === null ? null : dayMargin / worth;
  return {
    inStock: goods.length === 0 ? null : sumOrNull(goods.map(({ inStock }) => inStock)),
    // An unknown order counts as none, as in the order that fills the storage.
    onOrder: goods.length === 0 ? null : sumOrNull(goods.map(({ onOrder }) => onOrder ?? 0)),
    soldAmount: sumOrNull(products.map(({ soldAmount }) => soldAmount)),
    dayMargin,
    // Without sales, and with impossible figures, there is none.
    margin: Number.isFinite(margin) ? margin : null,
  };
}
