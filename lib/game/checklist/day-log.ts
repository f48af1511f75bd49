import { boughtSince, DAILY_LIMIT, type ShopBuy } from "@/lib/game/shops/bought-today";
import { DAY_MS, dayStartMs } from "@/lib/game/time/time";

import { judged, type OfToday, type Verdict } from "./verdict";

/** What a player may do once a day or more, read from the log: church visits, and spins of the casino's wheels. */
export type DayDeed = "prayer" | "donation" | "lame" | "mediocrity" | "awesome";

export interface DayEvent {
  id: string;
  atMs: number;
  deed: DayDeed;
}

/** Complete once it was done on this day of the game. Source: contract 7.9, 7.10 and 7.24 to 7.26. */
export function deedVerdict(
  events: readonly DayEvent[],
  deed: DayDeed,
  { nowMs }: { nowMs: number },
): Verdict<OfToday> {
  const today = dayStartMs(nowMs);
  const isDone = events.some((event) => event.deed === deed && event.atMs >= today);
  return judged(isDone, { resetsAtMs: today + DAY_MS });
}

/** Of the city's shops on this day: how often something was bought, how many items, and how many may be. */
export interface Purchases extends OfToday {
  purchases: number;
  count: number;
  of: number;
}

/** Complete once the day's allowance of the city's shops is used up. */
export function purchasesVerdict(
  buys: readonly ShopBuy[],
  { nowMs }: { nowMs: number },
): Verdict<Purchases> {
  const today = dayStartMs(nowMs);
  const count = boughtSince(buys, today);
  return judged(count >= DAILY_LIMIT, {
    purchases: buys.filter(({ atMs }) => atMs >= today).length,
    count,
    of: DAILY_LIMIT,
    resetsAtMs: today + DAY_MS,
  });
}
