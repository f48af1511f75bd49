import { matches } from "@/components/list/matches";
import type { Item } from "@/lib/game/items/item";

export const ALL = "all";

/** What the page shows of the items, and in which order. */
export interface ItemsView {
  text: string;
  /** A type of the game, or ALL. */
  type: string;
  subType: string;
  tradable: string;
  sort: string;
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

const byName = (a: Item, b: Item) => a.name.localeCompare(b.name, "en");

/** By name and type from A, by market price from the highest; what nobody trades comes last. */
const ORDER: Record<string, (a: Item, b: Item) => number> = {
  type: (a, b) => a.type.localeCompare(b.type, "en") || byName(a, b),
  price: (a, b) => (b.marketPrice ?? 0) - (a.marketPrice ?? 0) || byName(a, b),
};

export function itemsShown(items: readonly Item[], view: ItemsView): Item[] {
  return items
    .filter(
      (item) =>
        matches(view.text, item.name) &&
        (view.type === ALL || item.type === view.type) &&
        (view.subType === ALL || item.subType === view.subType) &&
        (view.tradable === ALL || item.isTradable === (view.tradable === "yes")),
    )
    .sort(ORDER[view.sort] ?? byName);
}

/** The types there are, from A to Z. */
export const typesOf = (items: readonly Item[]) => sorted(items.map(({ type }) => type));

/** The sub types that the items of a type have, from A to Z. */
export const subTypesOf = (items: readonly Item[], type: string) =>
  sorted(
    items
      .filter((item) => type === ALL || item.type === type)
      .flatMap(({ subType }) => subType ?? []),
  );

const sorted = (words: readonly string[]) => [...new Set(words)].sort((a, b) => a.localeCompare(b));
