import type { Holding, Stock } from "./stock";

/** One stock of the list and what the player owns of it, if anything. */
export interface Position extends Ownership {
  stock: Stock;
  holding: Holding | null;
  shares: number;
  /** Dollars: shares × price. */
  value: number;
}

/**
 * One position for every stock, held or not, in the list's order, a stock that it names twice once; `unlisted` are the holdings with
 * shares of a stock that is not in the list.
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

/** Those with shares, the largest value first. */
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

/** Dollars. A tier whose own cost is higher is not listed. Source: contract 11.4. */
const MAX_TIER_COST = 100_000_000_000;

/** The game stops this stock (Mc Smoogle Corp) at ten tiers. */
const MAX_TIERS_OF: ReadonlyMap<number, number> = new Map([[29, 10]]);

/** No real stock comes near it; it ends the count if a requirement is tiny. */
const MAX_TIERS = 60;

/** A tier n costs requirement × 2^(n-1) shares of its own. */
export function sharesOfTier(requirement: number, tier: number): number {
  return requirement * 2 ** (tier - 1);
}

/** The first n tiers need requirement × (2^n - 1) shares in all. */
export function sharesForTiers(requirement: number, tiers: number): number {
  return requirement * (2 ** tiers - 1);
}

/** What a tier costs by itself, in dollars. */
export function tierCost(stock: Stock, tier: number): number {
  return sharesOfTier(stock.benefit.requirement, tier) * stock.price;
}

/** Tiers that make sense: a passive stock has only one. */
function maxTiers({ id, benefit }: Stock): number {
  return benefit.kind === "passive" ? 1 : (MAX_TIERS_OF.get(id) ?? MAX_TIERS);
}

function countTiers(stock: Stock, reached: (tier: number) => boolean): number {
  if (!(stock.benefit.requirement > 0)) return 0;
  let tiers = 0;
  while (tiers < maxTiers(stock) && reached(tiers + 1)) tiers += 1;
  return tiers;
}

/** How many tiers cost at most MAX_TIER_COST each; none without a price or a requirement. */
export function listedTiers(stock: Stock): number {
  if (!(stock.price > 0)) return 0;
  return countTiers(stock, (tier) => tierCost(stock, tier) <= MAX_TIER_COST);
}

/** Complete tiers by the number of shares, whether the game counts them or not. */
export function paidTiers(stock: Stock, shares: number): number {
  return countTiers(stock, (tier) => sharesForTiers(stock.benefit.requirement, tier) <= shares);
}

interface Ownership {
  /** Tiers that the game counts. */
  activeTiers: number;
  /** Tiers that the shares pay for and the game does not count yet. */
  pendingTiers: number;
}

/** The game's own count; only where it gives none, the share test of contract 11.6. */
export function ownership(stock: Stock, holding: Holding | undefined): Ownership {
  if (!holding) return { activeTiers: 0, pendingTiers: 0 };
  const { shares } = holding;
  const { kind, requirement } = stock.benefit;
  const counted =
    holding.countedTiers ?? countTiers(stock, (tier) => sharesOfTier(requirement, tier) <= shares);
  const activeTiers = kind === "passive" ? Math.min(1, counted) : counted;
  return { activeTiers, pendingTiers: Math.max(0, paidTiers(stock, shares) - activeTiers) };
}

/** Active: the game counts the tier. Pending: its shares are bought and it does not count yet. */
export type TierStatus = "Active" | "Pending" | "Inactive";

/** The state of one of a stock's tiers, which are counted from the first. */
export function tierStatus({ activeTiers, pendingTiers }: Ownership, tier: number): TierStatus {
  if (tier <= activeTiers) return "Active";
  return tier <= activeTiers + pendingTiers ? "Pending" : "Inactive";
}

/** Part of a tier's own shares that is bought once those below it are, 0 to 1. */
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

/** The smallest tier whose total exceeds the shares; null where it is not listed any more. */
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
