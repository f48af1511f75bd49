import { ALL } from "@/components/window/choice";
import { findByName } from "@/components/list/name-search";
import type { Item } from "@/lib/game/items/item";

/** The option for items without a type. */
const NO_TYPE = "No type";

/** The selected filters, without the search text. */
interface ItemFilters {
  /** One of the game's types, NO_TYPE or ALL. */
  type: string;
  subType: string;
  tradable: string;
}

export const TRADABLE = [
  [ALL, "All items"],
  ["yes", "Tradable only"],
  ["no", "Non-tradable only"],
] as const;

export const SORTS = [
  ["name", "Name"],
  ["type", "Type"],
  ["price", "Market Price"],
] as const;

const { compare } = new Intl.Collator("en");
const byName = (a: Item, b: Item) => compare(a.name, b.name);

/** Name and type from A to Z, market price from the highest; items that aren't traded come last. */
const ORDER: Record<string, (a: Item, b: Item) => number> = {
  type: (a, b) => compare(a.type, b.type) || byName(a, b),
  price: (a, b) => (b.marketPrice ?? 0) - (a.marketPrice ?? 0) || byName(a, b),
};

/** All items in order. Independent of the search text and the filters. */
export const sortItems = (items: readonly Item[], sort: string): readonly Item[] =>
  items.toSorted(ORDER[sort] ?? byName);

/** The items that pass the filters, in the same order. Independent of the search text. */
export const filterItems = (
  ordered: readonly Item[],
  { type, subType, tradable }: ItemFilters,
): readonly Item[] =>
  ordered.filter(
    (item) =>
      (type === ALL || typeOf(item) === type) &&
      (subType === ALL || item.subType === subType) &&
      (tradable === ALL || item.isTradable === (tradable === "yes")),
  );

/** The items whose name contains `text`, or may be meant by it, in the same order. */
export const searchItems = (chosen: readonly Item[], text: string) =>
  findByName(chosen, text, ({ name }) => [name]);

/** The type of each item. */
export const typesOf = (items: readonly Item[]) => items.map(typeOf);

/** The sub types of all items of a type. */
export const subTypesOf = (items: readonly Item[], type: string) =>
  items
    .filter((item) => type === ALL || typeOf(item) === type)
    .flatMap(({ subType }) => subType ?? []);

const typeOf = ({ type }: Item): string => type || NO_TYPE;
