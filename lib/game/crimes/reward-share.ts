import {
  type CrimeRewards,
  filledCount,
  type OrganisedCrime,
  type RewardItem,
  slotCount,
} from "./organised-crime";

/** Dollars by item id; null or absent if the item isn't traded. */
export type ItemPrices = ReadonlyMap<number, number | null>;

/** One person's share of the rewards. */
export interface RewardShare {
  money: number;
  respect: number;
  /** Dollars: the market value of the items. */
  itemsValue: number;
}

export const NO_SHARE: RewardShare = { money: 0, respect: 0, itemsValue: 0 };

export const addShares = (a: RewardShare, b: RewardShare): RewardShare => ({
  money: a.money + b.money,
  respect: a.respect + b.respect,
  itemsValue: a.itemsValue + b.itemsValue,
});

export const multiplyShare = (share: RewardShare, times: number): RewardShare => ({
  money: share.money * times,
  respect: share.respect * times,
  itemsValue: share.itemsValue * times,
});

export const subtractShares = (share: RewardShare, taken: RewardShare): RewardShare =>
  addShares(share, multiplyShare(taken, -1));

/** The total of the rewards, and the items without a price, which the value leaves out. */
export function valueRewards(
  { money, respect, items }: CrimeRewards,
  prices: ItemPrices,
): { total: RewardShare; unpriced: readonly RewardItem[] } {
  const unpriced: RewardItem[] = [];
  let itemsValue = 0;
  for (const item of items) {
    const price = prices.get(item.id) ?? null;
    if (price === null) unpriced.push(item);
    else itemsValue += item.quantity * price;
  }
  return { total: { money, respect, itemsValue }, unpriced };
}

/** `perSlot` for each held slot, and `remainder`, add up to `total`, to the dollar. */
export interface DividedRewards {
  total: RewardShare;
  perSlot: RewardShare;
  /** The remainder of the division, and the shares of slots that are empty or whose member is unknown. */
  remainder: RewardShare;
  /** Records of items without a price. */
  unpriced: readonly RewardItem[];
  /** Fractions of each item, in the order of the rewards; empty if there are no slots. */
  itemsPerSlot: readonly { id: number; quantity: number }[];
}

/**
 * Divides money, respect and the value of the items equally among all slots, rounded down to whole dollars and whole respect.
 * Null if the rewards are unknown. Source: the players' agreement, not a rule of the game.
 */
export function divideRewards(
  crime: Pick<OrganisedCrime, "rewards" | "slots" | "unreadSlots">,
  prices: ItemPrices,
): DividedRewards | null {
  const { rewards } = crime;
  const slots = slotCount(crime);
  if (rewards === null) return null;
  const { total, unpriced } = valueRewards(rewards, prices);
  const perSlot = slots > 0 ? divideShare(total, slots) : NO_SHARE;
  return {
    total,
    perSlot,
    remainder: subtractShares(total, multiplyShare(perSlot, filledCount(crime))),
    unpriced,
    itemsPerSlot:
      slots > 0
        ? rewards.items.map(({ id, quantity }) => ({ id, quantity: quantity / slots }))
        : [],
  };
}

const divideShare = ({ money, respect, itemsValue }: RewardShare, slots: number): RewardShare => ({
  money: Math.floor(money / slots),
  respect: Math.floor(respect / slots),
  itemsValue: Math.floor(itemsValue / slots),
});
