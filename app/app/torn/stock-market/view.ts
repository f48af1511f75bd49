import type { Stock } from "@/lib/game/stocks/stock";

/** The stocks whose name or acronym holds the text, of one kind of benefit or, where it is empty, of both. */
export function stocksShown(stocks: readonly Stock[], text: string, benefit: string): Stock[] {
  const wanted = text.trim().toLowerCase();
  return stocks.filter(
    ({ name, acronym, benefit: { kind } }) =>
      (name.toLowerCase().includes(wanted) || acronym.toLowerCase().includes(wanted)) &&
      (benefit === "" || kind === benefit),
  );
}
