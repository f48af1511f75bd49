import { sum } from "@/lib/common/numbers";

import { type BenefitValue, type BenefitValues, isNotLoaded } from "./benefit-value";
import {
  listedTiers,
  nextTier,
  type NextTier,
  type Position,
  tierCost,
  tierFraction,
  type TierStatus,
  tierStatus,
} from "./position";
import type { Stock } from "./stock";

// Multiply before dividing: whole dollars and days stay exact, so that exactly 1 % is exactly 1.

export const ANNUAL_DAYS = 365;

/** Percent. Tiers with a lower return are not listed. Source: contract 11.3. */
export const MIN_ROI = 1;

/** Dollars a year: 365 ÷ days × dollars × tiers. Source: contract 11.1. */
export function annualBenefit(dollars: number, everyDays: number, tiers: number): number {
  return (ANNUAL_DAYS * dollars * tiers) / everyDays;
}

/** Percent a year: 365 ÷ days × dollars ÷ cost × 100. Source: contract 11.2. */
export function roi(dollars: number, everyDays: number, cost: number): number {
  return (ANNUAL_DAYS * dollars * 100) / (everyDays * cost);
}

/** Days until payments of `dollars` have returned the cost. */
export function paybackDays(dollars: number, everyDays: number, cost: number): number {
  return (cost * everyDays) / dollars;
}

/**
 * Days until the benefits of the owned tiers, in dollars a year, have paid the missing dollars: 0 if none are missing, null if the
 * benefits are unknown or pay nothing.
 */
export function savingDays(missing: number, annualBenefits: number | null): number | null {
  if (missing <= 0) return 0;
  if (annualBenefits === null || annualBenefits <= 0) return null;
  return (missing * ANNUAL_DAYS) / annualBenefits;
}

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
  /** Of a tier bought in part: the dollars for the missing shares, and the return on these, percent a year. Null for others. */
  missing: { cost: number; roi: number } | null;
}

/**
 * Every listed tier of every active stock with a cash value, highest ROI first, without those below MIN_ROI. Source: contract
 * 11.10.
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

/** True if the tier is bought: it counts, or will. */
export const isPurchased = (row: Pick<TierRow, "status">) => row.status !== "Inactive";

function tierRow(position: Position, tier: number, payment: BenefitValue): TierRow {
  const { stock, shares } = position;
  const { everyDays } = stock.benefit;
  const cost = tierCost(stock, tier);
  const fraction = tierFraction(stock, shares, tier);
  const missingCost =
    fraction > 0 && fraction < 1 ? (nextTier(stock, shares)?.missingCost ?? null) : null;
  return {
    stock,
    tier,
    status: tierStatus(position, tier),
    cost,
    payment,
    annualBenefit: annualBenefit(payment.dollars, everyDays, tier),
    roi: roi(payment.dollars, everyDays, cost),
    fraction,
    missing:
      missingCost === null
        ? null
        : { cost: missingCost, roi: roi(payment.dollars, everyDays, missingCost) },
  };
}

export interface NextTierRow extends NextTier {
  stock: Stock;
  shares: number;
  payment: BenefitValue;
  /** Dollars a year that the tier adds: one benefit. */
  annualGain: number;
  /** Percent a year of the tier's own cost, spare shares included. */
  roi: number;
  /** Percent a year of the missing cost. */
  roiOfMissing: number;
  /** Days until the payments have returned the missing cost. */
  paybackDays: number;
}

/**
 * The next tier to buy of each active stock that pays something. Shortest payback first, which is the highest return on the
 * missing cost.
 */
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
        roiOfMissing: roi(dollars, everyDays, next.missingCost),
        paybackDays: paybackDays(dollars, everyDays, next.missingCost),
      };
    })
    .sort((a, b) => a.paybackDays - b.paybackDays);
}

export interface Summary {
  /** Dollars: shares × price over the held stocks that pay. */
  dividendValue: number;
  /** Dollars: the same for the held passive stocks. */
  passiveValue: number;
  /** Dollars a year, of the tiers that the game counts; null if the prices of one of them couldn't be loaded. */
  annualBenefits: number | null;
  /** Percent; null if no dividend stock is held, or if `annualBenefits` is null. */
  totalReturn: number | null;
  /** The held positions behind the two values. */
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

/** The value and the return of the holdings. Source: contract 11.8. */
export function summarise(positions: readonly Position[], values: BenefitValues): Summary {
  const held = positions.filter(({ shares }) => shares > 0);
  const dividend = held.filter(({ stock }) => stock.benefit.kind === "active");
  const passive = held.filter(({ stock }) => stock.benefit.kind === "passive");
  const benefits = positions.flatMap(({ stock, activeTiers }) =>
    stockBenefit(stock, activeTiers, values),
  );

  const dividendValue = sum(dividend.map(({ value }) => value));
  const isKnown = !positions.some(
    ({ stock, activeTiers }) => activeTiers > 0 && isNotLoaded(values.get(stock.id)),
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
