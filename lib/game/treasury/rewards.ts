import { rewardsWorth, type WarRewards } from "@/lib/game/war/report";

/** Today's value of a war's rewards. There are no past prices. */
export interface RewardsValue {
  /** Dollars: items at market value, points at the points market's price. */
  total: number;
  items: readonly { name: string; count: number; value: number | null }[];
  points: number;
  pointsValue: number | null;
  /** The number of items without a market value, which count $0. */
  unpriced: number;
}

/**
 * @param marketValues by item id; items without one are absent
 * @param pointsPrice of one point; null if it is unknown
 */
export function rewardsValue(
  rewards: WarRewards,
  marketValues: ReadonlyMap<number, number>,
  pointsPrice: number | null,
): RewardsValue {
  const { value, unknown } = rewardsWorth(rewards, marketValues);
  const pointsValue = pointsPrice === null ? null : rewards.points * pointsPrice;
  return {
    total: value + (pointsValue ?? 0),
    items: rewards.items.map(({ id, name, count }) => {
      const each = marketValues.get(id);
      return { name, count, value: each === undefined ? null : each * count };
    }),
    points: rewards.points,
    pointsValue,
    unpriced: unknown,
  };
}
