import { groupBy } from "@/lib/common/group-by";
import { sum } from "@/lib/common/numbers";

import type { MissingItem } from "./organised-crime";
import type { ItemPrices } from "./reward-share";

export interface ItemToBuy {
  itemId: number;
  quantity: number;
  /** Market price of one, in dollars; null if the item isn't traded. */
  price: number | null;
  /** Dollars for the whole quantity; null if the price is null. */
  cost: number | null;
  /** The members who need it, without duplicates. */
  memberIds: readonly number[];
}

interface ShoppingList {
  /** Highest cost first, items without a price last. */
  items: readonly ItemToBuy[];
  /** Dollars for the items that have a price. */
  cost: number;
  /** Number of pieces without a price. */
  unpriced: number;
}

/** The items to buy so that none is missing, one entry for each item. */
export function shoppingList(missing: readonly MissingItem[], prices: ItemPrices): ShoppingList {
  const items = [...groupBy(missing, ({ slot }) => slot.item.id)]
    .map(([itemId, all]) => {
      const memberIds = all.map(({ slot }) => slot.member.id);
      return itemToBuy(itemId, memberIds, prices.get(itemId) ?? null);
    })
    .sort((a, b) => (b.cost ?? -1) - (a.cost ?? -1) || a.itemId - b.itemId);
  return {
    items,
    cost: sum(items.map(({ cost }) => cost ?? 0)),
    unpriced: sum(items.map(({ cost, quantity }) => (cost === null ? quantity : 0))),
  };
}

const itemToBuy = (
  itemId: number,
  memberIds: readonly number[],
  price: number | null,
): ItemToBuy => ({
  itemId,
  quantity: memberIds.length,
  price,
  cost: price === null ? null : price * memberIds.length,
  memberIds: [...new Set(memberIds)],
});
