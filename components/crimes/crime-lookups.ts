import { formatHundredths, formatMoney, formatWhole } from "@/lib/format/numbers";
import type { RewardItem } from "@/lib/game/crimes/organised-crime";
import type { ItemPrices } from "@/lib/game/crimes/reward-share";
import type { KnownMembers, Member } from "@/lib/game/faction/member";
import type { Item } from "@/lib/game/items/item";

/** The lookups with which crimes are displayed: members, items and prices. */
export interface CrimeLookups {
  members: ReadonlyMap<number, Member> & KnownMembers;
  items: ReadonlyMap<number, Item>;
  prices: ItemPrices;
}

/** "Alpha", or "[3000001]" for a player who is not among the members. */
export const memberName = ({ members }: Pick<CrimeLookups, "members">, id: number): string =>
  members.get(id)?.name ?? `[${id}]`;

/** "Alpha [3000001]" in the game's own format, or "[3000001]" for a player who is not among the members. */
export const memberWithId = ({ members }: Pick<CrimeLookups, "members">, id: number): string => {
  const name = members.get(id)?.name;
  return name === undefined ? `[${id}]` : `${name} [${id}]`;
};

/** "Hand Drill", or "Item [1331]" if it isn't in the game's list. */
export const itemName = ({ items }: Pick<CrimeLookups, "items">, id: number): string =>
  items.get(id)?.name ?? `Item [${id}]`;

/** True once the game's list of items has loaded; without it no item has a name or a value. */
export const areItemsLoaded = ({ items }: Pick<CrimeLookups, "items">): boolean => items.size > 0;

/** "at least $5" if the sum leaves out items without a price, else "$5". */
export const atLeast = (money: string, unpriced: number): string =>
  unpriced > 0 ? `at least ${money}` : money;

/**
 * The market value of items: "at least $5" if some of them have no price, "no market value" if all lack a price, or a dash if
 * prices aren't loaded.
 */
export function itemsMoney(
  lookups: Pick<CrimeLookups, "items">,
  dollars: number,
  unpriced: number,
): string {
  if (!areItemsLoaded(lookups)) return "–";
  if (unpriced > 0 && dollars === 0) return unpricedText(lookups);
  return atLeast(formatMoney(dollars), unpriced);
}

/** The text shown instead of the price of an item without a price. */
export const unpricedText = (lookups: Pick<CrimeLookups, "items">): string =>
  areItemsLoaded(lookups) ? "no market value" : "price unknown";

/** "2 × Xanax"; "Xanax" for a single item; "Item [206]" if neither the crime nor the game's list has its name. */
export function rewardText(
  { items }: Pick<CrimeLookups, "items">,
  { id, name, quantity }: RewardItem,
): string {
  const words = name ?? items.get(id)?.name ?? `Item [${id}]`;
  if (quantity === 1) return words;
  const count = Number.isInteger(quantity) ? formatWhole(quantity) : formatHundredths(quantity);
  return `${count} × ${words}`;
}
