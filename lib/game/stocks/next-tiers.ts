import type { BenefitValue, BenefitValues } from "./benefit-value";
import type { Position } from "./position";
import { annualBenefit, paybackDays, roi } from "./roi";
import type { Stock } from "./stock";
import { nextTier, type NextTier } from "./tiers";

export interface NextTierRow extends NextTier {
  stock: Stock;
  shares: number;
  payment: BenefitValue;
  /** Dollars a year that the tier adds: one benefit. */
  annualGain: number;
  /** Percent a year of the tier's own cost, spare shares included. */
  roi: number;
  /** Days until the missing cost has returned. */
  paybackDays: number;
}

/** The tier to buy next of each active stock that pays something, shortest payback first. */
export function nextTiers(positions: readonly Position[], values: BenefitValues): NextTierRow[] {
  return positions
    .flatMap(({ stock, shares }) => {
      const payment = values.get(stock.id);
      const next = nextTier(stock, shares);
      if (!payment?.type || payment.dollars <= 0 || !next) return [];

      const { dollars } = payment;
      const { everyDays } = stock.benefit;
      return {
        ...next,
        stock,
        shares,
        payment,
        annualGain: annualBenefit(dollars, everyDays, 1),
        roi: roi(dollars, everyDays, next.ownCost),
        paybackDays: paybackDays(dollars, everyDays, next.missingCost),
      };
    })
    .sort((a, b) => a.paybackDays - b.paybackDays);
}
