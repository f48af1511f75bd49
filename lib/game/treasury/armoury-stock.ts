import { groupBy } from "@/lib/common/group-by";
import { sum } from "@/lib/common/numbers";

/** Items of one kind in the armoury, or in a member's hands. */
export interface ArmouryItem {
  itemId: number;
  name: string;
  count: number;
  /** Null if they are in the armoury. */
  holder: { id: number; name: string } | null;
}

/** The copies of an item that a member has on loan. */
interface Borrowed {
  id: number;
  name: string;
  count: number;
}

/** All copies of one item that belong to the faction. */
export interface ItemStock {
  itemId: number;
  name: string;
  /** Copies in the armoury. */
  inStock: number;
  /** Copies on loan to members. */
  onLoan: number;
  /** The members who have copies, the one with the most first. */
  borrowers: readonly Borrowed[];
  /** Market value of a copy, in dollars. Null if the item has none, or prices aren't known. */
  price: number | null;
  /** Market value of all copies, those on loan included. Null without a price. */
  value: number | null;
}

/** Dollars by item id. Items without a market value are absent. */
export type ItemPrices = ReadonlyMap<number, number>;

/**
 * Adds up the rows of each item: the game lists those in the armoury and those of each borrower apart. The most valuable item
 * comes first, those without a price last.
 */
export function itemStocks(rows: readonly ArmouryItem[], prices: ItemPrices): ItemStock[] {
  const stocks = [...groupBy(rows, ({ itemId }) => itemId)].map(([itemId, same]) => {
    const borrowers = borrowersOf(same);
    const onLoan = countOf(borrowers);
    const inStock = countOf(same.filter(({ holder }) => holder === null));
    const price = prices.get(itemId) ?? null;
    return {
      itemId,
      name: same[0]?.name ?? "",
      inStock,
      onLoan,
      borrowers,
      price,
      value: price === null ? null : price * (inStock + onLoan),
    };
  });
  return stocks.sort((a, b) => (b.value ?? -1) - (a.value ?? -1) || byName(a, b));
}

const countOf = (rows: readonly { count: number }[]) => sum(rows.map(({ count }) => count));

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);

function borrowersOf(rows: readonly ArmouryItem[]): Borrowed[] {
  const lent = rows.flatMap(({ holder, count }) => (holder === null ? [] : [{ ...holder, count }]));
  return [...groupBy(lent, ({ id }) => id)]
    .map(([id, same]) => ({ id, name: same[0]?.name ?? "", count: countOf(same) }))
    .sort((a, b) => b.count - a.count || byName(a, b));
}

interface StockTotals {
  /** Kinds of items. */
  items: number;
  inStock: number;
  onLoan: number;
  /** The value of the items that have a price, in dollars. */
  value: number;
  /** Kinds of items without a price, which `value` doesn't contain. */
  unpriced: number;
}

/** The totals of these items. */
export const stockTotals = (stocks: readonly ItemStock[]): StockTotals => ({
  items: stocks.length,
  inStock: sum(stocks.map(({ inStock }) => inStock)),
  onLoan: sum(stocks.map(({ onLoan }) => onLoan)),
  value: sum(stocks.map(({ value }) => value ?? 0)),
  unpriced: stocks.filter(({ value }) => value === null).length,
});

/** The player's own minimum of an item in the armoury, by item id. */
export type ArmouryMinimums = Readonly<Record<string, number>>;

/** An item of which the armoury holds less than the player's minimum. */
export interface RestockRow {
  itemId: number;
  name: string;
  inStock: number;
  minimum: number;
  /** Copies to buy. */
  missing: number;
  price: number | null;
  /** The market value of the missing copies. Null without a price. */
  cost: number | null;
}

/** The number of copies below the minimum, without those on loan. */
export const missingOf = (
  { itemId, inStock }: Pick<ItemStock, "itemId" | "inStock">,
  minimums: ArmouryMinimums,
) => Math.max(0, (minimums[String(itemId)] ?? 0) - Math.max(0, inStock));

/**
 * The items below their minimum, the most costly first, then those without a price.
 * @param isWhole true if every category was read without a gap. Only then is an item that isn't listed out of stock: the game
 * leaves out items of which the armoury has none.
 * @param known names and prices of the game's items by id, for those that aren't listed
 */
export function restockList(
  stocks: readonly ItemStock[],
  minimums: ArmouryMinimums,
  isWhole: boolean,
  known: ReadonlyMap<number, { name: string; price: number | null }>,
): RestockRow[] {
  const listed = new Set(stocks.map(({ itemId }) => itemId));
  const unlisted = Object.keys(minimums)
    .map(Number)
    .filter((id) => isWhole && !listed.has(id));
  const outOfStock = unlisted.map((itemId) => ({
    itemId,
    inStock: 0,
    name: known.get(itemId)?.name ?? `[${itemId}]`,
    price: known.get(itemId)?.price ?? null,
  }));
  return [...stocks, ...outOfStock]
    .flatMap(({ itemId, name, inStock, price }) => {
      const missing = missingOf({ itemId, inStock }, minimums);
      if (missing === 0) return [];
      const cost = price === null ? null : missing * price;
      return [
        { itemId, name, inStock, minimum: minimums[String(itemId)] ?? 0, missing, price, cost },
      ];
    })
    .sort((a, b) => (b.cost ?? -1) - (a.cost ?? -1) || byName(a, b));
}

/** The sums of a restock list. */
export const restockTotals = (rows: readonly RestockRow[]) => ({
  missing: sum(rows.map(({ missing }) => missing)),
  /** Null if no row has a price. */
  cost: rows.some(({ cost }) => cost !== null) ? sum(rows.map(({ cost }) => cost ?? 0)) : null,
  unpriced: rows.filter(({ cost }) => cost === null).length,
});
