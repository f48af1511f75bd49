import type { Choice } from "@/components/window/choice";
import { findByName } from "@/components/list/name-search";
import type { Stock } from "@/lib/game/stocks/stock";

export type Benefit = Stock["benefit"]["kind"];

export const BENEFITS: readonly Choice<Benefit>[] = [
  ["active", "Active"],
  ["passive", "Passive"],
];

/** The stocks with this kind of benefit; an empty `benefit` allows both. */
export const filterStocks = (stocks: readonly Stock[], benefit: Benefit | ""): readonly Stock[] =>
  stocks.filter(({ benefit: { kind } }) => benefit === "" || kind === benefit);

export const SORTS = [
  ["listed", "As listed"],
  ["name", "Name"],
  ["price", "Price"],
  ["owned", "Value you own"],
  ["cap", "Market cap"],
  ["investors", "Investors"],
] as const satisfies readonly Choice[];

export type SortId = (typeof SORTS)[number][0];

/**
 * The stocks in an order: as the game lists them, names from A to Z, figures from the highest. Unknown figures come last.
 * @param owned the value of the player's shares, by stock id
 */
export function sortStocks(
  stocks: readonly Stock[],
  sort: SortId,
  owned: ReadonlyMap<number, { value: number }>,
): readonly Stock[] {
  const by = (valueOf: (stock: Stock) => number | null | undefined) =>
    stocks.toSorted((a, b) => (valueOf(b) ?? -1) - (valueOf(a) ?? -1));
  switch (sort) {
    case "listed":
      return stocks;
    case "name":
      return stocks.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
    case "price":
      return by(({ price }) => price);
    case "owned":
      return by(({ id }) => owned.get(id)?.value);
    case "cap":
      return by(({ marketCap }) => marketCap);
    case "investors":
      return by(({ investors }) => investors);
  }
}

/** The stocks whose name or acronym contains `text`, or may be meant by it. */
export const searchStocks = (stocks: readonly Stock[], text: string) =>
  findByName(stocks, text, ({ name, acronym }) => [name, acronym]);
