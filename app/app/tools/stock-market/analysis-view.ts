import { isPurchased, type TierRow } from "@/lib/game/stocks/analysis";

export const BENEFIT_TYPES = ["Fixed", "Random", "Variable", "Volatile"] as const;

interface Filter {
  /** In the name or the acronym, in any case. */
  text: string;
  /** Any of these; all where none is chosen. */
  types: readonly string[];
  withPurchased: boolean;
}

export function tiersShown(
  rows: readonly TierRow[],
  { text, types, withPurchased }: Filter,
): TierRow[] {
  const wanted = text.trim().toLowerCase();
  return rows.filter(
    (row) =>
      (withPurchased || !isPurchased(row)) &&
      (types.length === 0 || types.includes(row.value.type)) &&
      [row.stock.name, row.stock.acronym].some((name) => name.toLowerCase().includes(wanted)),
  );
}
