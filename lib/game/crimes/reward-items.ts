import {
  isFinished,
  type OrganisedCrime,
  type RewardItem,
  slotCount,
  slotsByMember,
} from "./organised-crime";
import type { ItemPrices } from "./reward-share";

/** A quantity of one item; a single member's quantity may be a fraction. */
export interface RewardSum extends RewardItem {
  /** Market price in dollars; null if the item isn't traded. */
  value: number | null;
}

/** The items that finished crimes brought, the most valuable first, those without a price last. */
export function rewardItems(crimes: readonly OrganisedCrime[], prices: ItemPrices): RewardSum[] {
  const items = new Map<number, RewardItem>();
  for (const crime of crimes) {
    if (!isFinished(crime)) continue;
    for (const item of crime.rewards?.items ?? []) add(items, item, item.quantity);
  }
  return valued(items, prices);
}

/** Each member's part of these items, by member id: equal parts for all slots of a crime. */
export function rewardItemsByMember(
  crimes: readonly OrganisedCrime[],
  prices: ItemPrices,
): ReadonlyMap<number, RewardSum[]> {
  const members = new Map<number, Map<number, RewardItem>>();
  for (const crime of crimes) {
    if (!isFinished(crime)) continue;
    for (const [memberId, slots] of slotsByMember(crime)) {
      const items = members.get(memberId) ?? new Map<number, RewardItem>();
      members.set(memberId, items);
      for (const item of crime.rewards?.items ?? []) {
        add(items, item, (item.quantity * slots.length) / slotCount(crime));
      }
    }
  }
  return new Map([...members].map(([memberId, items]) => [memberId, valued(items, prices)]));
}

function add(items: Map<number, RewardItem>, { id, name }: RewardItem, quantity: number) {
  const known = items.get(id);
  items.set(id, {
    id,
    name: known?.name ?? name,
    quantity: (known?.quantity ?? 0) + quantity,
  });
}

const valued = (items: ReadonlyMap<number, RewardItem>, prices: ItemPrices): RewardSum[] =>
  [...items.values()]
    .map((item) => {
      const price = prices.get(item.id) ?? null;
      return { ...item, value: price === null ? null : price * item.quantity };
    })
    .sort((a, b) => (b.value ?? -1) - (a.value ?? -1) || a.id - b.id);
