import { matches } from "@/components/list/search-field";
import type { Choice } from "@/components/window/choice";
import type { Stock } from "@/lib/game/stocks/stock";

export type Benefit = Stock["benefit"]["kind"];

export const BENEFITS: readonly Choice<Benefit>[] = [
  ["active", "Active"],
  ["passive", "Passive"],
];

/** The stocks with the text in their name or acronym and with this kind of benefit; an empty `benefit` allows both. */
export function filterStocks(
  stocks: readonly Stock[],
  text: string,
  benefit: Benefit | "",
): Stock[] {
  return stocks.filter(
    ({ name, acronym, benefit: { kind } }) =>
      matches(text, name, acronym) && (benefit === "" || kind === benefit),
  );
}
