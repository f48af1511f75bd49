import type { BenefitValue, BenefitValues } from "./benefit-value";
import type { Position } from "./position";
import { annualBenefit, MIN_ROI, roi } from "./roi";
import type { Stock } from "./stock";
import { listedTiers, tierFraction, tierCost, type TierStatus, tierStatus } from "./tiers";

export interface TierRow {
  stock: Stock;
  tier: number;
  status: TierStatus;
  /** Dollars, of the tier by itself. */
  cost: number;
  payment: BenefitValue;
  /** Dollars a year with all tiers up to this one. */
  annualBenefit: number;
  /** Percent a year, of one benefit over the tier's own cost. */
  roi: number;
  /** Part of the tier's own shares already bought, 0 to 1. */
  fraction: number;
}

/**
 * Every listed tier of every active stock with a cash value, ROI highest first; none under MIN_ROI.
 * Source: contract 11.10.
 */
export function analyse(positions: readonly Position[], values: BenefitValues): TierRow[] {
  return positions
    .flatMap((position) => {
      const payment = values.get(position.stock.id);
      if (!payment?.type) return [];
      return Array.from({ length: listedTiers(position.stock) }, (_, index) =>
        tierRow(position, index + 1, payment),
      );
    })
    .filter((row) => row.roi >= MIN_ROI)
    .sort((a, b) => b.roi - a.roi);
}

/** Whether the tier is bought: it counts, or will. */
export const isPurchased = (row: Pick<TierRow, "status">) => row.status !== "Inactive";

function tierRow(position: Position, tier: number, payment: BenefitValue): TierRow {
  const { stock, shares } = position;
  const { everyDays } = stock.benefit;
  const cost = tierCost(stock, tier);
  return {
    stock,
    tier,
    status: tierStatus(position, tier),
    cost,
    payment,
    annualBenefit: annualBenefit(payment.dollars, everyDays, tier),
    roi: roi(payment.dollars, everyDays, cost),
    fraction: tierFraction(stock, shares, tier),
  };
}
