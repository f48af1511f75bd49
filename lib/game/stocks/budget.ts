import { solveKnapsack } from "@/lib/common/knapsack";
import { sum } from "@/lib/common/numbers";
import type { Steps } from "@/lib/common/steps";

import type { BenefitValues } from "./benefit-value";
import { listedTiers, paidTiers, type Position, sharesOfTier, tierCost } from "./position";
import { annualBenefit, type NextTierRow, nextTiers, paybackDays } from "./returns";
import { saleFee, type Stock } from "./stock";

/** One tier to buy. */
export interface TierToBuy {
  stock: Stock;
  tier: number;
  shares: number;
  cost: number;
  annualGain: number;
  paybackDays: number;
}

export interface Plan {
  /** In the order to buy: shortest payback first, which also puts the tiers of a stock in their order. */
  tiers: readonly TierToBuy[];
  spent: number;
  remaining: number;
  annualGain: number;
  isExact: boolean;
  /** An upper bound, in dollars a year, on how much better another plan could be; 0 when exact. */
  gapBound: number;
}

/** The tiers with the highest yearly return for at most this many dollars. Works in short steps. */
export function* planPurchases(
  positions: readonly Position[],
  values: BenefitValues,
  dollars: number,
): Steps<Plan> {
  const budget = Number.isFinite(dollars) ? dollars : 0;
  const candidates = nextTiers(positions, values).map(tiersToBuy);
  const choices = candidates
    .flat()
    .map(({ cost, annualGain }) => ({ cost, gain: annualGain, max: 1 }));
  const { counts, isExact, gapBound } = yield* solveKnapsack(choices, {
    maxCount: Infinity,
    maxCost: budget,
  });

  // All tiers of a stock earn the same, and each costs more than the one before. So the same number of its first tiers earns as
  // much and costs no more: the selection doesn't need to know their order.
  let next = 0;
  const tiers = candidates
    .flatMap((ofStock) => {
      const selected = counts.slice(next, (next += ofStock.length));
      return ofStock.slice(0, sum(selected));
    })
    .sort((a, b) => a.paybackDays - b.paybackDays);

  const spent = sum(tiers.map(({ cost }) => cost));
  return {
    tiers,
    spent,
    // Cents are not exact, so the difference could be negative.
    remaining: Math.max(0, budget - spent),
    annualGain: sum(tiers.map(({ annualGain }) => annualGain)),
    isExact,
    gapBound,
  };
}

/** The tiers from the next one upwards. Of the first, only the missing shares are bought. */
function tiersToBuy({ stock, tier: first, ...next }: NextTierRow): TierToBuy[] {
  const { everyDays, requirement } = stock.benefit;
  const { dollars } = next.payment;
  return Array.from({ length: listedTiers(stock) - first + 1 }, (_, index) => {
    const tier = first + index;
    const cost = index === 0 ? next.missingCost : tierCost(stock, tier);
    return {
      stock,
      tier,
      shares: index === 0 ? next.missingShares : sharesOfTier(requirement, tier),
      cost,
      annualGain: next.annualGain,
      paybackDays: paybackDays(dollars, everyDays, cost),
    };
  });
}

/** A tier to sell, and the purchases for its proceeds. */
export interface Swap {
  stock: Stock;
  tier: number;
  /** Shares of the tier by itself; the tiers below and spare shares stay. */
  shares: number;
  /** Dollars after the fee. */
  proceeds: number;
  fee: number;
  /** Dollars a year that the sold tier earned. */
  annualLoss: number;
  plan: Plan;
  /** Whole dollars a year that the plan earns more than the sold tier; above 0. */
  netGain: number;
}

/**
 * More than the game has. With more stocks, only those that earn least are sold and only those that pay back soonest are bought.
 */
const MAX_STOCKS = 50;

/**
 * The last tier of each held stock with a cash value, if selling it and buying tiers of other stocks for the proceeds earns more.
 * Greatest gain first. Works in short steps, because there are up to `MAX_STOCKS` searches.
 */
export function* findSwaps(positions: readonly Position[], values: BenefitValues): Steps<Swap[]> {
  const toBuy = new Set(
    nextTiers(positions, values)
      .slice(0, MAX_STOCKS)
      .map(({ stock }) => stock),
  );
  const candidates = positions.filter(({ stock }) => toBuy.has(stock));
  const tiers = positions
    .flatMap((position) => lastTier(position, values))
    .sort((a, b) => a.annualLoss / a.price - b.annualLoss / b.price)
    .slice(0, MAX_STOCKS);
  const swaps: Swap[] = [];
  for (const sold of tiers) swaps.push(yield* swapFrom(sold, candidates, values));
  return swaps.filter(({ netGain }) => netGain > 0).sort((a, b) => b.netGain - a.netGain);
}

type LastTier = Pick<Swap, "stock" | "tier" | "annualLoss"> & { price: number };

/** The last held tier of a stock with a cash value; empty if there is none. */
function lastTier({ stock, shares }: Position, values: BenefitValues): LastTier[] {
  const payment = values.get(stock.id);
  const tier = paidTiers(stock, shares);
  if (!payment?.type || tier === 0) return [];
  const annualLoss = annualBenefit(payment.dollars, stock.benefit.everyDays, 1);
  return [{ stock, tier, annualLoss, price: tierCost(stock, tier) }];
}

function* swapFrom(
  { price, ...sold }: LastTier,
  candidates: readonly Position[],
  values: BenefitValues,
): Steps<Swap> {
  const fee = saleFee(price);
  const others = candidates.filter(({ stock }) => stock !== sold.stock);
  const plan = yield* planPurchases(others, values, price - fee);
  return {
    ...sold,
    shares: sharesOfTier(sold.stock.benefit.requirement, sold.tier),
    proceeds: price - fee,
    fee,
    plan,
    // Of whole dollars, so that the difference on screen is that of the figures beside it.
    netGain: Math.round(plan.annualGain) - Math.round(sold.annualLoss),
  };
}
