import type { Balance } from "@/lib/game/faction/member";
import type { ArmouryMinimums, ItemStock } from "./armoury-stock";

/** The stock of an item that has a minimum. */
export interface StockLevel {
  itemId: number;
  /** Empty for an item that the armoury has none of. */
  name: string;
  inStock: number;
  minimum: number;
}

const isLow = ({ inStock, minimum }: StockLevel) => inStock < minimum;

/**
 * The stock of each item that has a minimum, by its id. Items whose stock isn't known are absent.
 * @param isWhole true if all categories were read without a gap. Only then does an item that isn't listed count as 0.
 */
export function stockLevels(
  stocks: readonly Pick<ItemStock, "itemId" | "name" | "inStock">[],
  minimums: ArmouryMinimums,
  isWhole: boolean,
): ReadonlyMap<number, StockLevel> {
  const listed = new Map(stocks.map((stock) => [stock.itemId, stock]));
  return new Map(
    Object.entries(minimums).flatMap(([id, minimum]) => {
      const itemId = Number(id);
      const stock = listed.get(itemId) ?? (isWhole ? { name: "", inStock: 0 } : null);
      if (stock === null) return [];
      const { name, inStock } = stock;
      return [[itemId, { itemId, name, inStock, minimum }] as const];
    }),
  );
}

/**
 * The items that were at their minimum before and are below it now, with the name that they had then. A minimum that the player
 * has changed since is no news.
 */
export const fallenBelow = (
  before: ReadonlyMap<number, StockLevel>,
  now: ReadonlyMap<number, StockLevel>,
): readonly StockLevel[] =>
  [...now.values()].flatMap((level) => {
    const earlier = before.get(level.itemId);
    const isNews =
      earlier !== undefined && earlier.minimum === level.minimum && !isLow(earlier) && isLow(level);
    return isNews ? [{ ...level, name: earlier.name }] : [];
  });

/** The balances that are negative now and weren't before, the largest debt first. Someone without a balance before had none. */
export function newlyNegative<B extends Balance>(
  before: readonly Balance[],
  now: readonly B[],
): readonly B[] {
  const negative = new Set(before.filter(({ money }) => money < 0).map(({ memberId }) => memberId));
  return now
    .filter(({ memberId, money }) => money < 0 && !negative.has(memberId))
    .toSorted((a, b) => a.money - b.money);
}
