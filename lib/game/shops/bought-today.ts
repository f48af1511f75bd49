import type { LogEntry } from "@/lib/game/logs/log-entry";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/game/time/time";

/** Items that a player may buy a day in all city shops together. */
export const DAILY_LIMIT = 100;
/** The log type "Item shop buy". Purchases abroad have another one and count for nothing here. */
export const ITEM_SHOP_BUY = 4200;

/** What is left of the game's day, in whole hours and minutes. */
export function untilReset(atMs: number): { hours: number; minutes: number } {
  const minutes = Math.floor((dayStartMs(atMs) + DAY_MS - atMs) / MINUTE_MS);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** How many items were bought in city shops since then: one entry can be up to 100 items. */
export function boughtSince(entries: readonly LogEntry[], sinceMs: number): number {
  return entries
    .filter(({ type, atMs }) => type.id === ITEM_SHOP_BUY && atMs >= sinceMs)
    .reduce((sum, entry) => sum + quantityOf(entry), 0);
}

/** 1 where the game does not say. */
function quantityOf({ fields }: LogEntry): number {
  const { quantity } = fields;
  return typeof quantity === "number" && Number.isInteger(quantity) && quantity > 0 ? quantity : 1;
}

/** How many more may be bought today; all of them where nobody knows how many were. */
export const leftToday = (bought: number | null): number =>
  Math.max(0, DAILY_LIMIT - (bought ?? 0));
