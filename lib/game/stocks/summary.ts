import { sum } from "@/lib/game/money/sum";

import { type BenefitValue, type BenefitValues, isNotRead } from "./benefit-value";
import type { Position } from "./position";
import { annualBenefit } from "./roi";
import type { Stock } from "./stock";

export interface Summary {
  /** Dollars: shares × price over the held stocks that pay. */
  dividendValue: number;
  /** Dollars: the same over the held passive ones. */
  passiveValue: number;
  /** Dollars a year, of the tiers that the game counts; null where the prices of one of them could not be read. */
  annualBenefits: number | null;
  /** Percent; null when no dividend stock is held, or with `annualBenefits`. */
  totalReturn: number | null;
  /** The held ones behind the two values. */
  dividend: readonly Position[];
  passive: readonly Position[];
  /** The terms of the sum `annualBenefits`. */
  benefits: readonly StockBenefit[];
}

interface StockBenefit {
  stock: Stock;
  tiers: number;
  payment: BenefitValue;
  annual: number;
}

/** What the holdings are worth and return. Source: contract 11.8. */
export function summarise(positions: readonly Position[], values: BenefitValues): Summary {
  const held = positions.filter(({ shares }) => shares > 0);
  const dividend = held.filter(({ stock }) => stock.benefit.kind === "active");
  const passive = held.filter(({ stock }) => stock.benefit.kind === "passive");
  const benefits = positions.flatMap(({ stock, activeTiers }) =>
    stockBenefit(stock, activeTiers, values),
  );

  const dividendValue = sum(dividend.map(({ value }) => value));
  const isKnown = !positions.some(
    ({ stock, activeTiers }) => activeTiers > 0 && isNotRead(values.get(stock.id)),
  );
  const annualBenefits = isKnown ? sum(benefits.map(({ annual }) => annual)) : null;
  return {
    dividendValue,
    passiveValue: sum(passive.map(({ value }) => value)),
    annualBenefits,
    totalReturn:
      dividendValue > 0 && annualBenefits !== null ? (annualBenefits / dividendValue) * 100 : null,
    dividend,
    passive,
    benefits,
  };
}

function stockBenefit(stock: Stock, tiers: number, values: BenefitValues): StockBenefit[] {
  const payment = values.get(stock.id);
  if (!payment?.type || tiers <= 0) return [];
  const annual = annualBenefit(payment.dollars, stock.benefit.everyDays, tiers);
  return [{ stock, tiers, payment, annual }];
}
