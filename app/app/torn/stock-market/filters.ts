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

/** The stocks whose name or acronym contains `text`, or may be meant by it. */
export const searchStocks = (stocks: readonly Stock[], text: string) =>
  findByName(stocks, text, ({ name, acronym }) => [name, acronym]);
