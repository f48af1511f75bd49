import { matches } from "@/components/list/search-field";
import type { Choice } from "@/components/window/choice";
import { isPurchased, type TierRow } from "@/lib/game/stocks/returns";

type BenefitType = TierRow["payment"]["type"];

/** "Own" is a value that the player has set; offered only if there is one. */
const BENEFIT_TYPES = [
  ["Fixed", "Fixed"],
  ["Random", "Random"],
  ["Variable", "Variable"],
  ["Volatile", "Volatile"],
  ["Own", "Your value"],
] as const satisfies readonly Choice<BenefitType>[];

/** The label of the type on the page. */
export const benefitTypeText = (type: BenefitType): string =>
  BENEFIT_TYPES.find(([value]) => value === type)?.[1] ?? type;

export const benefitTypes = (rows: readonly TierRow[]): readonly Choice<BenefitType>[] =>
  BENEFIT_TYPES.filter(([type]) => type !== "Own" || rows.some(isOwn));

const isOwn = ({ payment }: TierRow) => payment.source.kind === "own";

interface TierFilters {
  /** Matched against the name and the acronym, ignoring case. */
  text: string;
  /** Matches any of these types; all types if none is selected. */
  types: readonly BenefitType[];
  withPurchased: boolean;
}

export function filterTiers(
  rows: readonly TierRow[],
  { text, types, withPurchased }: TierFilters,
): TierRow[] {
  return rows.filter(
    (row) =>
      (withPurchased || !isPurchased(row)) &&
      (types.length === 0 ||
        types.includes(row.payment.type) ||
        (types.includes("Own") && isOwn(row))) &&
      matches(text, row.stock.name, row.stock.acronym),
  );
}
