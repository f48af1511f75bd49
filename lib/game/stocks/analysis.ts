import type { BenefitValue, BenefitValues } from "./benefit-value";
import type { Position } from "./position";
import { annualBenefit, MIN_ROI, roi } from "./roi";
import type { Stock } from "./stock";
import { listedTiers, sharesForTiers, sharesOfTier, tierCost } from "./tiers";

/** Active: the game counts the tier. Pending: its shares are bought and it does not count yet. */
export type TierStatus = "Active" | "Pending" | "Inactive";

export interface TierRow {
  stock: Stock;
  tier: number;
  status: TierStatus;
  /** Dollars, of the tier by itself. */
  cost: number;
  value: BenefitValue;
  /** Dollars a year with all tiers up to this one. */
  annualBenefit: number;
  /** Percent a year, of one benefit over the tier's own cost. */
  roi: number;
  /** Part of the tier's own shares already bought, 0 to 1. */
  part: number;
}

/**
 * Every listed tier of every active stock with a cash value, ROI highest first; none under MIN_ROI.
 * Source: specification, section 2, "Stock ROI Analysis".
 */
export function analyse(positions: readonly Position[], values: BenefitValues): TierRow[] {
  return positions
    .flatMap((position) => {
      const value = values.get(position.stock.id);
      if (!value?.type) return [];
      return Array.from({ length: listedTiers(position.stock) }, (_, index) =>
        tierRow(position, index + 1, value),
      );
    })
    .filter((row) => row.roi >= MIN_ROI)
    .sort((a, b) => b.roi - a.roi);
}

export const isPurchased = (row: Pick<TierRow, "status">) => row.status !== "Inactive";

function tierRow(position: Position, tier: number, value: BenefitValue): TierRow {
  const { stock, shares } = position;
  const { everyDays, requirement } = stock.benefit;
  const cost = tierCost(stock, tier);
  const bought = shares - sharesForTiers(requirement, tier - 1);
  return {
    stock,
    tier,
    status: status(position, tier),
    cost,
    value,
    annualBenefit: annualBenefit(value.dollars, everyDays, tier),
    roi: roi(value.dollars, everyDays, cost),
    part: Math.min(1, Math.max(0, bought / sharesOfTier(requirement, tier))),
  };
}

function status({ owned, pending }: Position, tier: number): TierStatus {
  if (tier <= owned) return "Active";
  return tier <= owned + pending ? "Pending" : "Inactive";
}
