import type { Item } from "@/lib/game/items/item";

import { type JumpPrices } from "./jump";
import { INGREDIENTS, INGREDIENT_KINDS, PLAIN_CANDY_HAPPY, REFILL_POINTS } from "./ingredients";

/** A type of candy by its effect; of several with the same effect, the cheapest. */
export interface Candy {
  happy: number;
  name: string;
  /** Dollars; null if none is traded. */
  price: number | null;
}

/** The required data of an item; `candyHappy` is the happy that one adds, 0 unless it is candy. */
type Priced = Pick<Item, "name" | "marketPrice"> & { candyHappy: number };

/** The game's candy by the happy that one adds, lowest first. If there is none, a plain candy of unknown price. */
export function candyChoices(items: readonly Priced[]): readonly Candy[] {
  const best = new Map<number, Candy>();
  for (const { name, candyHappy: happy, marketPrice: price } of items) {
    const known = best.get(happy);
    const isCheaper = (price ?? Infinity) < (known?.price ?? Infinity);
    if (happy > 0 && (known === undefined || isCheaper)) best.set(happy, { happy, name, price });
  }
  const choices = [...best.values()].sort((a, b) => a.happy - b.happy);
  return choices.length > 0 ? choices : [{ happy: PLAIN_CANDY_HAPPY, name: "Candy", price: null }];
}

/** Market prices of all ingredients; null if unknown. A refill costs points at the lowest offer. */
export function jumpPrices(
  items: readonly Priced[],
  points: readonly { price: number }[],
  candyHappy: number,
): JumpPrices {
  const byName = new Map(items.map(({ name, marketPrice }) => [name, marketPrice]));
  const offers = points.map(({ price }) => price).filter((price) => price > 0);
  const candy = candyChoices(items).find(({ happy }) => happy === candyHappy)?.price ?? null;
  const prices = INGREDIENT_KINDS.map((kind) => {
    const { item } = INGREDIENTS[kind];
    return [kind, item === null ? null : (byName.get(item) ?? null)] as const;
  });
  const refill = offers.length === 0 ? null : REFILL_POINTS * Math.min(...offers);
  return { ...(Object.fromEntries(prices) as JumpPrices), candy, refill };
}
