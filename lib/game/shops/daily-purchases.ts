import { sum } from "@/lib/common/numbers";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { checkResult, type CheckResult, type DailyFacts } from "@/lib/game/checklist/check-result";

/** Items that a player may buy a day in all city shops together. Source: contract 12.3. */
export const DAILY_PURCHASE_LIMIT = 100;

/** What a player bought at once of one item in a city shop: up to the day's limit. */
export interface CityShopPurchase {
  id: string;
  atMs: number;
  quantity: number;
}

/** What is left of the game's day, in whole hours and minutes. */
export function untilReset(atMs: number): { hours: number; minutes: number } {
  const minutes = Math.floor((dayStartMs(atMs) + DAY_MS - atMs) / MINUTE_MS);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** How many items were bought in city shops since then. */
export const itemsBoughtSince = (purchases: readonly CityShopPurchase[], sinceMs: number): number =>
  sum(purchases.filter(({ atMs }) => atMs >= sinceMs).map(({ quantity }) => quantity));

/** How many more may be bought today; the full limit if today's purchases are unknown. */
export const remainingPurchases = (count: number | null): number =>
  Math.max(0, DAILY_PURCHASE_LIMIT - (count ?? 0));

/** Of the city's shops on this day: in how many purchases how many items were bought, and how many may be. */
export interface PurchaseCount extends DailyFacts {
  purchases: number;
  count: number;
  limit: number;
}

/** Complete once the day's allowance of the city's shops is used up. */
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
