import type { ItemPrices } from "@/lib/game/crimes/share";
import type { Member } from "@/lib/game/faction/member";
import type { Item } from "@/lib/game/items/item";

/** Who the crimes name, and what their items are. */
export interface Book {
  members: ReadonlyMap<number, Member>;
  items: ReadonlyMap<number, Item>;
  prices: ItemPrices;
}

/** "Alpha", or "[3000001]" of somebody who has left the faction. */
export const memberName = ({ members }: Pick<Book, "members">, id: number): string =>
  members.get(id)?.name ?? `[${id}]`;

/** "Alpha [3000001]" as the game writes a player, or "[3000001]" of somebody who has left the faction. */
export const memberWithId = ({ members }: Pick<Book, "members">, id: number): string => {
  const name = members.get(id)?.name;
  return name === undefined ? `[${id}]` : `${name} [${id}]`;
};

/** "Hand Drill", or "item [1331]" where the game's list does not have it. */
export const itemName = ({ items }: Pick<Book, "items">, id: number): string =>
  items.get(id)?.name ?? `item [${id}]`;
