import type { Item } from "@/lib/game/items/item";
import { countSet, type HeldCounts, type MuseumSet, type SetCount } from "@/lib/game/ledger/sets";

/** An item of a set as the page shows it. */
export interface ItemRow {
  id: number;
  name: string;
  /** The country or the city that sells it; null if no shop does. */
  country: string | null;
  needed: number;
  /** Null if unknown. */
  held: number | null;
  /** For the next set. */
  missing: number;
  price: number | null;
}

export interface SetRow extends Pick<MuseumSet, "name" | "points"> {
  /** Its place in the museum's list: names may repeat. */
  id: string;
  /** Scarcest first. */
  items: readonly ItemRow[];
  /** Null if the inventory is unknown. */
  count: SetCount | null;
}

/** The sets with the names of their items and what the player holds. */
export const setRows = (
  sets: readonly MuseumSet[],
  items: ReadonlyMap<number, Item>,
  heldOf: HeldCounts,
  pointPrice: number | null,
): readonly SetRow[] =>
  sets.map((set, index) => {
    const priceOf = (id: number) => items.get(id)?.marketPrice ?? null;
    const count = countSet(set, heldOf, priceOf, pointPrice);
    const named = (id: number) => ({
      id,
      name: items.get(id)?.name ?? `[${id}]`,
      country: items.get(id)?.soldBy.find(({ buyPrice }) => buyPrice !== null)?.country ?? null,
    });
    const { name, points } = set;
    const row = { id: String(index), name, points };
    if (count !== null) {
      const counted = count.items.map(({ item, ...its }) => ({ ...named(item), ...its }));
      return { ...row, items: counted, count };
    }
    const listed = [...new Set(set.items)].map((id) => ({
      ...named(id),
      needed: set.items.filter((other) => other === id).length,
      held: heldOf(id),
      missing: 0,
      price: priceOf(id),
    }));
    return { ...row, items: listed, count };
  });

/** Sets of more items than this have a list of their own. */
const FEW_ITEMS = 6;

export const isLarge = ({ items }: Pick<SetRow, "items">): boolean => items.length > FEW_ITEMS;
