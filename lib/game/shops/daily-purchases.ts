import { sum } from "@/lib/common/numbers";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { checkResult, type CheckResult, type DailyFacts } from "@/lib/game/checklist/check-result";

/** Number of items that a player may buy per day in all city shops together. Source: contract 12.3. */
export const DAILY_PURCHASE_LIMIT = 100;

/** A player's purchase of one item in a city shop, up to the day's limit. */
export interface CityShopPurchase {
  id: string;
  atMs: number;
  quantity: number;
}

/** The time left of the game's day, in whole hours and minutes. */
export function untilReset(atMs: number): { hours: number; minutes: number } {
  const minutes = Math.floor((dayStartMs(atMs) + DAY_MS - atMs) / MINUTE_MS);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** The number of items bought in city shops since then. */
export const itemsBoughtSince = (purchases: readonly CityShopPurchase[], sinceMs: number): number =>
  sum(purchases.filter(({ atMs }) => atMs >= sinceMs).map(({ quantity }) => quantity));

/** The number of items that may still be bought today; the full limit if today's purchases are unknown. */
export const remainingPurchases = (count: number | null): number =>
  Math.max(0, DAILY_PURCHASE_LIMIT - (count ?? 0));

/** Today's purchases in the city shops: number of purchases, number of items, and the limit for items. */
export interface PurchaseCount extends DailyFacts {
  purchases: number;
  count: number;
  limit: number;
}

/** Complete once the day's limit of the city shops is reached. */
export function checkPurchaseCount(
  cityShopPurchases: readonly CityShopPurchase[],
  { nowMs }: { nowMs: number },
): CheckResult<PurchaseCount> {
  const today = dayStartMs(nowMs);
  const count = itemsBoughtSince(cityShopPurchases, today);
  return checkResult(count >= DAILY_PURCHASE_LIMIT, {
    purchases: cityShopPurchases.filter(({ atMs }) => atMs >= today).length,
    count,
    limit: DAILY_PURCHASE_LIMIT,
    resetsAtMs: today + DAY_MS,
  });
}
