/** How the money of a war is divided among those who fought. */
export type SharedBy = "respect" | "hits" | "equal";

export interface WarContribution {
  memberId: number;
  hits: number;
  respect: number;
}

export interface WarPayout {
  members: readonly { memberId: number; money: number }[];
  /** What the faction keeps. With it the members' shares are the total, to the dollar. */
  kept: number;
}

const WEIGHTS: Readonly<Record<SharedBy, (fought: WarContribution) => number>> = {
  respect: ({ respect }) => respect,
  hits: ({ hits }) => hits,
  equal: ({ hits }) => (hits > 0 ? 1 : 0),
};

/**
 * Divides whole dollars. The dollars that no division gives go one each to those who lost most to rounding. Whoever didn't
 * fight gets nothing; if nobody did, the faction keeps all of it.
 * @param keptPercent what the faction keeps, 0 to 100
 */
export function warPayout(
  contributions: readonly WarContribution[],
  { total, by, keptPercent }: { total: number; by: SharedBy; keptPercent: number },
): WarPayout {
  const weights = contributions.map((one) => Math.max(0, WEIGHTS[by](one)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const toShare = all > 0 ? Math.floor((total * (100 - keptPercent)) / 100) : 0;
  const exact = weights.map((weight) => (all > 0 ? (toShare * weight) / all : 0));
  const money = exact.map(Math.floor);
  const remainder = toShare - money.reduce((sum, dollars) => sum + dollars, 0);
  const byLoss = exact
    .map((dollars, index) => ({ index, loss: dollars - Math.floor(dollars) }))
    .filter(({ index }) => (weights[index] ?? 0) > 0)
    .sort((a, b) => b.loss - a.loss);
  for (const { index } of byLoss.slice(0, remainder)) money[index] = (money[index] ?? 0) + 1;
  return {
    members: contributions.map(({ memberId }, index) => ({ memberId, money: money[index] ?? 0 })),
    kept: total - toShare,
  };
}
