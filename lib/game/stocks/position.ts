import type { Holding, Stock } from "./stock";

/** A stock of the list and the player's holding of it, if any. */
export interface Position extends Ownership {
  stock: Stock;
  holding: Holding | null;
  shares: number;
  /** Dollars: shares × price. */
  value: number;
}

/**
 * One position for every stock of the list, held or not, in the list's order and without duplicates; `unlisted` are the holdings
 * with shares of a stock that is not in the list.
 */
export function positions(
  stocks: readonly Stock[],
  holdings: readonly Holding[],
): { positions: Position[]; unlisted: Holding[] } {
  const byStock = new Map(holdings.map((holding) => [holding.stockId, holding]));
  const listed = new Map(stocks.map((stock) => [stock.id, stock]));
  return {
    positions: [...listed.values()].map((stock) => position(stock, byStock.get(stock.id))),
    unlisted: [...byStock.values()].filter(
      ({ stockId, shares }) => shares > 0 && !listed.has(stockId),
    ),
  };
}

/** The positions with shares, largest value first. */
export const heldOf = (all: readonly Position[]): Position[] =>
  all.filter(({ shares }) => shares > 0).sort((a, b) => b.value - a.value);

function position(stock: Stock, holding: Holding | undefined): Position {
  const shares = holding?.shares ?? 0;
  return {
    stock,
    holding: holding ?? null,
    shares,
    value: shares * stock.price,
    ...ownership(stock, holding),
  };
}

/** Dollars. A tier that costs more by itself is not listed. Source: contract 11.4. */
const MAX_TIER_COST = 100_000_000_000;

/** The game limits this stock (Mc Smoogle Corp) to ten tiers. */
const MAX_TIERS_OF: ReadonlyMap<number, number> = new Map([[29, 10]]);

/** Far above any real stock; it ends the count if a requirement is tiny. */
const MAX_TIERS = 60;

/** The shares of tier n by itself: requirement × 2^(n-1). */
export function sharesOfTier(requirement: number, tier: number): number {
  return requirement * 2 ** (tier - 1);
}

/** The shares of the first n tiers together: requirement × (2^n - 1). */
export function sharesForTiers(requirement: number, tiers: number): number {
  return requirement * (2 ** tiers - 1);
}

/** The cost of a tier by itself, in dollars. */
export function tierCost(stock: Stock, tier: number): number {
  return sharesOfTier(stock.benefit.requirement, tier) * stock.price;
}

/** The maximum number of tiers: a passive stock has only one. */
function maxTiers({ id, benefit }: Stock): number {
  return benefit.kind === "passive" ? 1 : (MAX_TIERS_OF.get(id) ?? MAX_TIERS);
}

function countTiers(stock: Stock, reached: (tier: number) => boolean): number {
  if (!(stock.benefit.requirement > 0)) return 0;
  let tiers = 0;
  while (tiers < maxTiers(stock) && reached(tiers + 1)) tiers += 1;
  return tiers;
}

/** The number of tiers that cost at most MAX_TIER_COST each; 0 without a price or a requirement. */
export function listedTiers(stock: Stock): number {
  if (!(stock.price > 0)) return 0;
  return countTiers(stock, (tier) => tierCost(stock, tier) <= MAX_TIER_COST);
}

/** The number of complete tiers by the number of shares, even if the game doesn't count them. */
export function paidTiers(stock: Stock, shares: number): number {
  return countTiers(stock, (tier) => sharesForTiers(stock.benefit.requirement, tier) <= shares);
}

interface Ownership {
  /** Tiers that the game counts. */
  activeTiers: number;
  /** Tiers that the shares pay for but the game doesn't count yet. */
  pendingTiers: number;
}

/** The tiers by the game's own count or, if it gives none, by the share test of contract 11.6. */
export function ownership(stock: Stock, holding: Holding | undefined): Ownership {
  if (!holding) return { activeTiers: 0, pendingTiers: 0 };
  const { shares } = holding;
  const { kind, requirement } = stock.benefit;
  const counted =
    holding.countedTiers ?? countTiers(stock, (tier) => sharesOfTier(requirement, tier) <= shares);
  const activeTiers = kind === "passive" ? Math.min(1, counted) : counted;
  return { activeTiers, pendingTiers: Math.max(0, paidTiers(stock, shares) - activeTiers) };
}

/** Active: the game counts the tier. Pending: its shares are bought, but it doesn't count yet. */
export type TierStatus = "Active" | "Pending" | "Inactive";

/** The state of one of a stock's tiers, which are numbered from 1. */
export function tierStatus({ activeTiers, pendingTiers }: Ownership, tier: number): TierStatus {
  if (tier <= activeTiers) return "Active";
  return tier <= activeTiers + pendingTiers ? "Pending" : "Inactive";
}

/** Part of a tier's own shares that is bought, after the shares of the tiers below it, 0 to 1. */
export function tierFraction({ benefit }: Stock, shares: number, tier: number): number {
  if (!(benefit.requirement > 0)) return 0;
  const bought = shares - sharesForTiers(benefit.requirement, tier - 1);
  return Math.min(1, Math.max(0, bought / sharesOfTier(benefit.requirement, tier)));
}

export interface NextTier {
  tier: number;
  missingShares: number;
  /** Dollars for the missing shares. */
  missingCost: number;
  /** Dollars for all shares of the tier by itself. */
  ownCost: number;
}

/** The smallest tier whose total exceeds the shares; null if it isn't listed any more. */
export function nextTier(stock: Stock, shares: number): NextTier | null {
  const tier = paidTiers(stock, shares) + 1;
  if (tier > listedTiers(stock)) return null;
  const missingShares = sharesForTiers(stock.benefit.requirement, tier) - shares;
  return {
    tier,
    missingShares,
    missingCost: missingShares * stock.price,
    ownCost: tierCost(stock, tier),
  };
}
