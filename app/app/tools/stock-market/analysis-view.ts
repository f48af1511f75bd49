import type { Choice } from "@/components/list/choice";
import { matches } from "@/components/list/matches";
import { isPurchased, type TierRow } from "@/lib/game/stocks/analysis";

type BenefitType = TierRow["payment"]["type"];

export const BENEFIT_TYPES = [
  ["Fixed", "Fixed"],
  ["Random", "Random"],
  ["Variable", "Variable"],
  ["Volatile", "Volatile"],
] as const satisfies readonly Choice<BenefitType>[];

interface Filter {
  /** In the name or the acronym, in any case. */
  text: string;
  /** Any of these; all where none is chosen. */
  types: readonly BenefitType[];
  withPurchased: boolean;
}

export function tiersShown(
  rows: readonly TierRow[],
  { text, types, withPurchased }: Filter,
): TierRow[] {
  return rows.filter(
    (row) =>
      (withPurchased || !isPurchased(row)) &&
      (types.length === 0 || types.includes(row.payment.type)) &&
      matches(text, row.stock.name, row.stock.acronym),
  );
}
